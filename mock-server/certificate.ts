/**
 * A certificate made on the spot, for HTTPS on this machine: ECDSA on P-256, signed by itself. Node can read
 * certificates but not write them, and packages that can bring a dozen others; DER takes the few lines below.
 */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';
import { rangeOf } from '../src/outbound/public-address.ts';

export interface Certificate {
  /** PEM. */
  readonly cert: string;
  /** PEM. */
  readonly key: string;
}

const day = 86_400_000;
/** Some systems accept no certificate that is valid for longer than 398 days. */
const valid = 365 * day;

/** A certificate for these host names and IP addresses. */
export function makeCertificate(hosts: readonly string[]): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(set(sequence(oid('550403'), der(0x0c, Buffer.from('koa-marketplace mock')))));
  // The system's clock, whatever the clock of the mock says: clients compare with theirs.
  const now = Date.now();
  const certificate = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([0x40]), randomBytes(15)])),
    ecdsaWithSha256,
    name,
    sequence(time(now - day), time(now + valid)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        // No authority: anyone who trusts it trusts nothing but this server.
        extension('551d13', sequence(), true),
        // It signs the key exchange (the first bit), and nothing else.
        extension('551d0f', der(0x03, Buffer.from([7, 0x80])), true),
        extension('551d25', sequence(oid('2b06010505070301'))),
        extension('551d11', sequence(...[...new Set(hosts)].map(alternativeName))),
      ),
    ),
  );
  const signature = sign('sha256', certificate, privateKey);
  const whole = sequence(certificate, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
  return {
    cert: pem('CERTIFICATE', whole),
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}

/** One value: its tag, its length, its content. */
function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = body.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...content: readonly Buffer[]) => der(0x30, ...content);
const set = (...content: readonly Buffer[]) => der(0x31, ...content);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const integer = (bytes: Buffer) => der(0x02, bytes);
/** `YYMMDDHHMMSSZ`: X.509 prescribes two digits for years before 2050. */
const time = (at: number) =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));

const extension = (id: string, value: Buffer, isCritical = false) =>
  sequence(oid(id), ...(isCritical ? [der(0x01, Buffer.from([0xff]))] : []), der(0x04, value));

function alternativeName(host: string): Buffer {
  const plain = host.replace(/^\[|\]$/g, '');
  if (isIP(plain) === 0) return der(0x82, Buffer.from(plain));
  const [address] = rangeOf(plain.includes(':') ? `${plain}/128` : `${plain}/32`);
  return der(0x87, Buffer.from(address.toByteArray()));
}

const pem = (label: string, bytes: Buffer) =>
  `-----BEGIN ${label}-----\n${bytes.toString('base64').replace(/.{1,64}/g, '$&\n')}-----END ${label}-----\n`;
