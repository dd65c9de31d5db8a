import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeCertificate } from '../../../mock-server/certificate.ts';
import { startMock } from '../../../mock-server/index.ts';
import { secrets, suiteOf } from '../../helper.ts';
import { folder, run, start } from '../command.ts';

const test = suiteOf('The mock over HTTPS');

/** The status of a request by a client that trusts this certificate only. */
const ask = (url: string, ca: string, servername?: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const options = { ca, agent: false, ...(servername === undefined ? {} : { servername }) };
    request(url, options, answer => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });

const path = `/api/items/item?item_id=1001&api_key=${secrets.studio}`;

test('has a certificate that clients can trust, for this machine and for the names that it is reached by', async cleanup => {
  const mock = await startMock({
    https: true,
    publicUrl: 'https://public.shop.example/',
    allowedHosts: ['mock.shop.example'],
  });
  cleanup(mock.close);
  assert.match(mock.url, /^https:\/\/127\.0\.0\.1:\d+$/);
  const certificate = mock.certificate ?? '';
  assert.equal(await ask(mock.url + path, certificate), 200);
  for (const name of ['localhost', 'public.shop.example', 'mock.shop.example'])
    assert.equal(await ask(mock.url + path, certificate, name), 200, name);
  await assert.rejects(ask(mock.url + path, certificate, 'shop.example'), {
    code: 'ERR_TLS_CERT_ALTNAME_INVALID',
  });
});

test('is not trusted by a client that does not have the certificate', async cleanup => {
  const mock = await startMock({ https: true });
  cleanup(mock.close);
  await assert.rejects(ask(mock.url + path, makeCertificate(['127.0.0.1']).cert), /self-signed|signature/);
});

test('makes another key each time, valid from now for a year at most, and no authority', () => {
  const [one, other] = [makeCertificate(['::1', 'a.example']), makeCertificate(['::1', 'a.example'])];
  assert.notEqual(one.key, other.key);
  const read = new X509Certificate(one.cert);
  assert.ok(read.verify(read.publicKey));
  assert.equal(read.ca, false);
  assert.equal(read.subjectAltName, 'IP Address:0:0:0:0:0:0:0:1, DNS:a.example');
  const [from, to] = [Date.parse(read.validFrom), Date.parse(read.validTo)];
  assert.ok(from < Date.now() && to > Date.now() && to - from < 398 * 86_400_000);
});

test('takes a certificate and a key from options', async cleanup => {
  const own = makeCertificate(['127.0.0.1']);
  const mock = await startMock({ https: own });
  cleanup(mock.close);
  assert.equal(mock.certificate, own.cert);
  assert.equal(await ask(mock.url + path, own.cert), 200);
});

test('refuses what is no certificate with its key', async () => {
  const [own, other] = [makeCertificate(['127.0.0.1']), makeCertificate(['127.0.0.1'])];
  const unusable =
    'startMock: https needs cert and key, a certificate and its private key, both as PEM without a passphrase';
  const shape =
    'startMock: https must be true, false or { cert, key }, a certificate and its private key as PEM';
  for (const [https, message] of [
    [{ cert: own.cert, key: other.key }, unusable],
    [{ cert: 'cert.pem', key: own.key }, unusable],
    [{ cert: own.cert }, shape],
    [{ ...own, passphrase: 'x' }, shape],
    ['cert.pem', shape],
  ] as const)
    await assert.rejects(startMock({ https: https as never }), { name: 'TypeError', message });
});

test('prints a command that works with --https, and with --cert and --key', async cleanup => {
  const cwd = await folder(cleanup);
  const { cert, key } = makeCertificate(['127.0.0.1']);
  await writeFile(join(cwd, 'cert.pem'), cert);
  await writeFile(join(cwd, 'key.pem'), key);
  for (const flags of [['--https'], ['--cert', 'cert.pem', '--key', 'key.pem']]) {
    const mock = await start(cleanup, cwd, '--memory', ...flags);
    const line = /^ {2}(curl -k 'https:.*)$/m.exec(mock.output())?.[1] ?? '';
    const { stdout } = await promisify(execFile)('sh', ['-c', `${line} -s`]);
    assert.equal(JSON.parse(stdout).item.id, 1001);
    await mock.stop('SIGTERM');
  }
});

test('names the flag of a certificate that cannot be read', async cleanup => {
  const cwd = await folder(cleanup);
  const { code, stderr } = await run(
    cwd,
    '--memory',
    '--port',
    '0',
    '--cert',
    'none.pem',
    '--key',
    'none.pem',
  );
  assert.equal(code, 1);
  assert.match(stderr, /^koa-marketplace: --cert cannot be read: ENOENT.*none\.pem'\n$/);
});

test.run();
