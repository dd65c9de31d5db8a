/** Clients that connect and send nothing, slowly, or half. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { startHost } from '../../adapters/postgres/chaos/host.ts';
import { loadOf, prepare } from '../../adapters/postgres/chaos/load.ts';
import { secrets } from '../../helper.ts';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';
import { memoryOf } from '../memory.ts';
import { filePlace } from '../places.ts';
import { type Given, type Scenario, Skipped } from '../scenario.ts';

/** How long Node may take to end them, in milliseconds: it looks every 30 s. */
const patience = 400_000;

/** The least number of files that the processes of this user may have open. */
const maxFiles = (): number =>
  Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);

/** The kinds of connections, by what a client does with it. */
const kinds: Record<string, (socket: Socket) => void> = {
  'send nothing': () => {},
  'send a request byte by byte': socket => {
    const text = 'GET /api/items/all HTTP/1.1\r\nhost: shop.example\r\nx-slow: ';
    socket.write(text);
    const timer = setInterval(() => socket.write('a'), 2_000);
    socket.on('close', () => clearInterval(timer));
  },
  'are half closed': socket => void socket.end('GET /api/items/all HTTP/1.1\r\n'),
  'send half a body': socket =>
    void socket.write(
      `POST /api/v1/links HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${secrets.studio}\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"url":`,
    ),
};

async function open(port: number, count: number, use: (socket: Socket) => void): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const batch = Array.from(
      { length: Math.min(200, count - sockets.length) },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
            socket.on('error', () => {});
            socket.resume().on('end', () => socket.destroy());
            use(socket);
            resolve(socket);
          }).on('error', reject);
        }),
    );
    sockets.push(...(await Promise.all(batch)));
  }
  return sockets;
}

async function crowded({ cleanup, options, tell }: Given): Promise<string> {
  const files = maxFiles();
  if (files < options.connections + 500)
    throw new Skipped(`a process may have ${files} open files here; raise it with ulimit -n`);
  const { address, storage } = await filePlace(cleanup);
  const host = await startHost(cleanup, address, storage);
  const load = loadOf(host.url, 'a');
  const { url } = await receiver(cleanup);
  const prepared = await prepare(load, url);
  await load.logIn();
  const warm = load.run(prepared, 4);
  await load.isBack(prepared);
  await warm.end();
  const before = memoryOf(host.pid);
  const sockets: Socket[] = [];
  cleanup(() => {
    for (const socket of sockets) socket.destroy();
  });
  for (const use of Object.values(kinds)) {
    sockets.push(...(await open(Number(new URL(host.url).port), options.connections / 4, use)));
    tell(`${sockets.length} connections`);
  }
  const opened = performance.now();
  const each = ((memoryOf(host.pid) - before) * 1_024) / sockets.length;
  const times: number[] = [];
  for (let count = 0; count < 50; count += 1) {
    const begun = performance.now();
    assert.equal((await load.api('GET', 'items/all')).status, 200);
    times.push(performance.now() - begun);
  }
  await Promise.race([host.died, load.isBack(prepared)]);
  /** Resolves with how many seconds later Node has ended them. */
  const ended = async (some: readonly Socket[]) => {
    await until(() => some.every(socket => socket.destroyed), undefined, patience);
    return ((performance.now() - opened) / 1_000).toFixed(0);
  };
  const [headless, headed] = [
    sockets.slice(0, -options.connections / 4),
    sockets.slice(-options.connections / 4),
  ];
  tell('waiting until Node ends them');
  const headlessEnd = await ended(headless);
  tell(`${headless.length} ended`);
  assert.ok(
    headed.some(socket => !socket.destroyed),
    'those with half a body are still there',
  );
  const headedEnd = await ended(headed);
  assert.deepEqual([...load.surprises], []);
  assert.equal(await host.stop(), 0);
  // Koa tells its app of each connection that breaks while it is answered, on whatever route.
  const isOfKoa = (reported: { app?: unknown }) => /ERR_HTTP_REQUEST_TIMEOUT/.test(String(reported.app));
  assert.deepEqual(
    host.complaints().filter(reported => !isOfKoa(reported)),
    [],
  );
  times.sort((a, b) => a - b);
  return `${sockets.length} connections, ${each.toFixed(0)} kB each; a list of items took ${times[25]?.toFixed(0)} ms in the middle, and ${times.at(-1)?.toFixed(0)} at most; every other kind of request worked; after ${headlessEnd} s, Node had ended the ${headless.length} without a whole head, after ${headedEnd} s those without a whole body`;
}

export const connections: readonly Scenario[] = [
  {
    name: 'idle-connections',
    promise:
      'Clients that hold connections do not keep others from being answered. `headersTimeout` (60 s) of your server ends those without a whole head, `requestTimeout` (300 s) those without a whole body.',
    how: `A quarter of the connections each ${Object.keys(kinds).join(', ')}, while others call the API and the console.`,
    run: crowded,
  },
];
