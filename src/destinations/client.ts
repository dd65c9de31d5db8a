/** What the clients of all brokers have in common: they are loaded when they are used, and connect to allowed addresses. */
import { isIP, type Socket } from 'node:net';
import { clearInterval, setInterval } from 'node:timers';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import type { DestinationContext, DestinationMessage } from './destination.ts';

/** A client that is not installed: the operator can help, and no workspace. */
export class MissingPackageError extends Error {
  override readonly name = 'MissingPackageError';
}

/** The last parameter is for tests. */
export async function loaded<Library>(name: string, load: () => Promise<Library>): Promise<Library> {
  try {
    return await load();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new MissingPackageError(`this destination needs the package ${name}: npm install ${name}`, {
      cause: error,
    });
  }
}

/** How long a broker may take to accept a connection, in milliseconds. */
export const timeoutMs = 10_000;

/** A text that brokers take as a name. */
export const nameSetting = (description: string, example: string) => ({
  type: 'string',
  description,
  minLength: 1,
  maxLength: 255,
  pattern: '^[^\\x00-\\x20\\x7f]+$',
  examples: [example],
});

export const secret = (description: string) => ({
  type: 'string',
  description,
  minLength: 1,
  maxLength: 1_000,
  writeOnly: true,
});

export const credentials = { username: secret('The user.'), password: secret('The password.') };

export const keySetting = {
  type: 'string',
  description: 'JSON pointer to what orders the events, such as the id of a customer.',
  maxLength: 255,
  pattern: '^/',
  examples: ['/data/customer_id'],
};

export const urlSetting = (protocols: readonly string[], example: string) => ({
  type: 'string',
  description: 'URL of the server.',
  maxLength: 2_048,
  pattern: `^(?:${protocols.join('|')})://[^\\x00-\\x20\\x7f?#]+$`,
  examples: [example],
});

/** TLS with a host, however its address was found: its certificate must be for it. IP addresses are not sent as names. */
export const tlsWith = (host: string) => ({
  ...(isIP(host) === 0 && { servername: host }),
  checkServerIdentity: (_: string, certificate: PeerCertificate) => checkServerIdentity(host, certificate),
});

/** Where a URL leads, at an allowed address. */
export async function placeOfUrl(
  text: string,
  ports: Readonly<Record<string, number>>,
  context: DestinationContext,
) {
  const { protocol, hostname, port: given, pathname } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  const port = Number(given) || (ports[protocol] ?? 0);
  const [{ address }] = await context.addressesOf(host, port);
  return {
    address,
    port,
    protocol,
    tls: tlsWith(host),
    path: decodeURIComponent(pathname.slice(1)),
  };
}

/** `{type}` in a name stands for the type of the event. */
export const filled = (name: string, { type }: Pick<DestinationMessage, 'type'>): string =>
  name.replaceAll('{type}', () => type);

export const bytesOf = ({ body }: DestinationMessage): Buffer =>
  typeof body === 'string' ? Buffer.from(body) : Buffer.from(body);

/** What a broker may say at most in a tenth of a second, in bytes: acknowledgements of thousands of messages. */
const most = 524_288;

/** Ends a connection over which more comes than a broker has to say: the memory of this process is not its own. */
export function limitInput(socket: Socket | undefined): void {
  if (socket === undefined) return;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead - before > most) socket.destroy(new Error('the broker sends too much'));
    before = socket.bytesRead;
  }, 100).unref();
  socket.once('close', () => clearInterval(timer));
}
