/** TLS with real brokers: a certificate is checked against the host of the settings, whose address was found before. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { type Cleanup, suiteOf } from '../helper.ts';
import { broker, freePort, programOf } from './brokers.ts';
import { channelOf, rabbit } from './rabbitmq-server.ts';

const test = suiteOf('Destinations over TLS', { isLong: true });
const run = promisify(execFile);
const openssl = programOf('openssl');

/** A certificate for `localhost` and 127.0.0.2, and the authority that has signed it. */
async function certificates(cleanup: Cleanup, program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  cleanup(() => rmSync(folder, { recursive: true, force: true }));
  const at = (name: string) => join(folder, name);
  const keyed = (name: string) => ['-newkey', 'rsa:2048', '-nodes', '-keyout', at(`${name}.key`)];
  writeFileSync(at('names'), 'subjectAltName=DNS:localhost,IP:127.0.0.2');
  await run(program, [
    'req',
    '-x509',
    ...keyed('ca'),
    '-out',
    at('ca.pem'),
    '-days',
    '2',
    '-subj',
    '/CN=Test',
  ]);
  await run(program, ['req', ...keyed('own'), '-out', at('own.csr'), '-subj', '/CN=broker']);
  await run(program, [
    ...['x509', '-req', '-in', at('own.csr'), '-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-CAcreateserial'],
    ...['-days', '2', '-extfile', at('names'), '-out', at('own.pem')],
  ]);
  return { ca: at('ca.pem'), certificate: at('own.pem'), key: at('own.key') };
}

/** How the first attempts of a new process ended, with destinations of such settings. */
async function errorsOf(ca: string, places: readonly object[]): Promise<string[]> {
  const file = fileURLToPath(new URL('./tls-process.ts', import.meta.url));
  const args = ['--import', 'tsx', file, JSON.stringify(places)];
  const { stdout } = await run(process.execPath, args, { env: { ...process.env, NODE_EXTRA_CA_CERTS: ca } });
  const { errors, failures } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
  assert.deepEqual(failures, []);
  return errors;
}

/** Both names of the certificate are taken; an address that it does not name and an unknown authority are not. */
async function check(ca: string, placeAt: (host: string) => object) {
  const [byName, byAddress, byOther] = await errorsOf(
    ca,
    ['localhost', '127.0.0.2', '127.0.0.3'].map(placeAt),
  );
  assert.deepEqual([byName, byAddress], ['', '']);
  assert.match(byOther ?? '', /127\.0\.0\.3.*(?:altnames|cert's list)/);
  const [unknown] = await errorsOf('', [placeAt('localhost')]);
  assert.match(unknown ?? '', /certificate/);
}

if (openssl !== null) {
  const redis = programOf('redis-server');
  if (redis !== null)
    test('Redis', async cleanup => {
      const { ca, certificate, key } = await certificates(cleanup, openssl);
      const plain = await freePort();
      const { port } = await broker(cleanup, redis, (tls, folder) => [
        ...['--port', String(plain), '--tls-port', String(tls), '--bind', '0.0.0.0', '--dir', folder],
        ...['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-auth-clients', 'no'],
        ...['--save', '', '--requirepass', 'REDIS-PASSWORD'],
      ]);
      const place = (host: string, to = port) => ({
        ...{ type: 'redis_streams', url: `rediss://${host}:${to}`, stream: 'orders' },
        password: 'REDIS-PASSWORD',
      });
      await check(ca, host => place(host));
      assert.notEqual((await errorsOf(ca, [place('localhost', plain)]))[0], '');
    });

  const natsServer = programOf('nats-server');
  if (natsServer !== null)
    test('NATS', async cleanup => {
      const { ca, certificate, key } = await certificates(cleanup, openssl);
      const common = (port: number, folder: string) => [
        ...[
          '-a',
          '0.0.0.0',
          '-p',
          String(port),
          '-js',
          '-sd',
          folder,
          '--user',
          'ann',
          '--pass',
          'NATS-PASSWORD',
        ],
      ];
      const { port } = await broker(cleanup, natsServer, (at, folder) => [
        ...common(at, folder),
        ...['--tls', '--tlscert', certificate, '--tlskey', key],
      ]);
      const plain = await broker(cleanup, natsServer, common);
      const connection = await connect({
        ...{ servers: `localhost:${port}`, user: 'ann', pass: 'NATS-PASSWORD', tls: { caFile: ca } },
      });
      cleanup(() => connection.close());
      await (await jetstreamManager(connection)).streams.add({ name: 'ORDERS', subjects: ['orders'] });
      const place = (host: string, to = port) => ({
        ...{ type: 'nats', url: `tls://${host}:${to}`, subject: 'orders' },
        ...{ username: 'ann', password: 'NATS-PASSWORD' },
      });
      await check(ca, host => place(host));
      // No password is sent to a server that says that it has no TLS.
      assert.match((await errorsOf(ca, [place('localhost', plain.port)]))[0] ?? '', /does not support 'tls'/);
    });

  if (programOf('rabbitmq-server') !== null)
    test('RabbitMQ', async cleanup => {
      const { ca, certificate, key } = await certificates(cleanup, openssl);
      const tls = await freePort();
      const config = [
        `listeners.ssl.default = ${tls}`,
        `ssl_options.certfile = ${certificate}`,
        `ssl_options.keyfile = ${key}`,
        'ssl_options.verify = verify_none',
        '',
      ].join('\n');
      const { port } = await rabbit(cleanup, config);
      const channel = await channelOf(cleanup, port);
      await channel.assertQueue('orders');
      const place = (host: string, to = tls) => ({
        ...{ type: 'rabbitmq', url: `amqps://${host}:${to}`, routing_key: 'orders' },
      });
      await check(ca, host => place(host));
      assert.notEqual((await errorsOf(ca, [place('127.0.0.1', port)]))[0], '');
    });

  test('Kafka, as far as the handshake', async cleanup => {
    const { ca, certificate, key } = await certificates(cleanup, openssl);
    const options = { key: readFileSync(key), cert: readFileSync(certificate) };
    const server = createServer(options, socket => socket.destroy()).on('tlsClientError', () => {});
    server.listen(0, '0.0.0.0');
    cleanup(() => void server.close());
    await new Promise(resolve => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const place = (host: string) => ({ type: 'kafka', brokers: [`${host}:${port}`], topic: 'orders' });
    const [byName, byAddress, byOther] = await errorsOf(
      ca,
      ['localhost', '127.0.0.2', '127.0.0.3'].map(place),
    );
    for (const taken of [byName, byAddress]) assert.doesNotMatch(taken ?? '', /certificate|altnames/);
    assert.match(byOther ?? '', /altnames|cert's list/);
  });
}

test.run();
