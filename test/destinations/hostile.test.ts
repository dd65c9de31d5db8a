/** Servers that are no brokers: whoever names their host gets failed attempts, and nobody else notices. */
import assert from 'node:assert/strict';
import { createServer, type Socket } from 'node:net';
import { type Destination, kafka, nats, rabbitmq, redisStreams } from '../../src/destination-drivers.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { until, within } from '../until.ts';
import { service } from './service.ts';

const test = suiteOf('Servers that are no brokers', { isLong: true });

const destinations: Readonly<Record<string, readonly [Destination, (port: number) => object]>> = {
  redis_streams: [
    redisStreams(),
    port => ({
      type: 'redis_streams',
      url: `redis://127.0.0.1:${port}`,
      stream: 'orders',
      password: 'PASSWORD',
    }),
  ],
  nats: [
    nats(),
    port => ({ type: 'nats', url: `nats://127.0.0.1:${port}`, subject: 'orders', token: 'PASSWORD' }),
  ],
  rabbitmq: [
    rabbitmq(),
    port => ({
      type: 'rabbitmq',
      url: `amqp://127.0.0.1:${port}`,
      routing_key: 'orders',
      password: 'PASSWORD',
    }),
  ],
  kafka: [
    kafka(),
    port => ({
      type: 'kafka',
      brokers: [`127.0.0.1:${port}`],
      topic: 'orders',
      tls: false,
      password: 'PASSWORD',
    }),
  ],
};

const large = Buffer.alloc(262_144, '$');

function flood(socket: Socket, chunk: Buffer): void {
  const more = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', more);
  more();
}

const behaviours: Readonly<Record<string, (socket: Socket) => void>> = {
  'say nothing': () => {},
  'hang up': socket => socket.destroy(),
  'hang up when they are asked': socket => void socket.once('data', () => socket.resetAndDestroy()),
  'say something else': socket => void socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'),
  'send without end': socket => flood(socket, large),
  'promise a text without end': socket => {
    socket.write('$1000000000\r\n');
    flood(socket, large);
  },
  'send lines without end': socket => flood(socket, Buffer.from('+OK\r\n'.repeat(10_000))),
};

async function listening(cleanup: Cleanup, behave: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    behave(socket);
    socket.resume();
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  cleanup(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as { port: number }).port, sockets };
}

for (const [type, [destination, to]] of Object.entries(destinations))
  test(`get failed attempts of ${type}, whatever they do: ${Object.keys(behaviours).join(', ')}`, async cleanup => {
    const { made, publish, marketplace, deliveries, failures } = await service(cleanup, destination, {
      timeout: 100,
      schedule: [0],
    });
    const servers = new Map<string, Awaited<ReturnType<typeof listening>> & { readonly behaviour: string }>();
    for (const [behaviour, behave] of Object.entries(behaviours)) {
      const server = await listening(cleanup, behave);
      const { id } = await made(to(server.port));
      servers.set(id, { ...server, behaviour });
    }
    marketplace.start();
    await publish();
    const settled = await until(async () => {
      const all = await deliveries();
      return all.length === servers.size && all.every(({ attempts }) => attempts.length === 2) && all;
    });
    for (const { endpoint_id: id, state, attempts } of settled || []) {
      const behaviour = servers.get(id)?.behaviour;
      assert.equal(state, 'failed', behaviour);
      for (const { error } of attempts)
        assert.ok(error !== null && !error.includes('PASSWORD'), `${behaviour}: ${error}`);
    }
    // Nothing is left open there.
    for (const { sockets, behaviour } of servers.values())
      await until(
        () => sockets.size === 0,
        () => behaviour,
      );
    assert.deepEqual(failures, []);
  });

for (const [type, [destination, to]] of Object.entries(destinations))
  test(`are left alone by a ${type} whose attempt was given up before it connects`, async cleanup => {
    const { port, sockets } = await listening(cleanup, () => {});
    const opening = (async () =>
      destination.open(to(port) as never, {
        signal: AbortSignal.abort(new Error('it took too long')),
        addressesOf: async () => [{ address: '127.0.0.1', family: 4 }],
        ended: () => {},
      }))();
    const ending = opening.then(
      () => 'opened',
      () => 'refused',
    );
    assert.equal(await within(ending, () => `${sockets.size} connections`), 'refused');
    await until(() => sockets.size === 0);
  });

test.run();
