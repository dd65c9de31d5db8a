/** How long events take from `POST /publish` until a hook has got them, at a steady rate, over PostgreSQL and a file. */
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { milliseconds, row, whole } from './numbers.js';
import { startServer } from './postgres-server.js';
import { ask, end } from './processes.js';
import { temporaryFolder } from './temporary-folder.js';

/** Events a second, and for how many seconds. */
const rate = 50;
const seconds = Number(process.env.LATENCY_SECONDS ?? 20);
const warmUp = 3;
const stored = 1_000;

/**
 * Returns the times in milliseconds: `{ postgres, file }`, each `{ ours, floor }` of `{ p50, p99 }`. The floor stores and
 * sends the same without us, in the same minute: nothing is faster than that on a machine that is busy.
 */
export async function publishLatency() {
  const server = await startServer();
  const file = join(temporaryFolder(), 'data.json');
  try {
    row(`${rate} events a second`, 'p50', 'p99', 'most');
    const { connectionString } = server;
    const ours = await timesOf('PostgreSQL', './servers/latency.js', { connectionString, events: stored });
    const floor = await timesOf('its floor', './servers/latency-bare.js', { connectionString });
    const inFile = await timesOf(`a file, ${whole(stored)}`, './servers/latency.js', {
      file,
      events: stored,
    });
    const { size } = statSync(file);
    const ofFile = await timesOf('its floor', './servers/latency-bare.js', { file: `${file}.bare`, size });
    return { postgres: { ours, floor }, file: { ours: inFile, floor: ofFile } };
  } finally {
    await server.stop();
  }
}

async function timesOf(name, program, place) {
  const times = [];
  let left = (seconds + warmUp) * rate;
  const receiver = createServer((req, res) => {
    let text = '';
    req.on('data', chunk => {
      text += chunk;
    });
    req.on('end', () => {
      const { sent } = JSON.parse(text).data;
      times.push({ sent, took: performance.now() - sent });
      left -= 1;
      res.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const hookUrl = `http://127.0.0.1:${receiver.address().port}/hook`;
  const { answer, child } = await ask(program, { ...place, hookUrl });
  if (answer.key !== undefined) {
    child.send({ url: answer.url });
    await once(child, 'message');
  }
  const began = performance.now();
  const publishing = [];
  for (let index = 0; index < (seconds + warmUp) * rate; index += 1) {
    const wait = began + (index * 1_000) / rate - performance.now();
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
    publishing.push(publish(answer, index));
  }
  await Promise.all(publishing);
  while (left > 0) await new Promise(resolve => setTimeout(resolve, 20));
  await end(child);
  receiver.close();
  const sorted = times
    .filter(({ sent }) => sent >= began + warmUp * 1_000)
    .map(({ took }) => took)
    .sort((one, other) => one - other);
  const at = share => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  const [p50, p99, most] = [at(0.5), at(0.99), at(1)];
  row(name, ...[p50, p99, most].map(milliseconds));
  return { p50, p99 };
}

async function publish({ url, key }, order) {
  const response = await fetch(`${url}/api/v1/automation/publish`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'order.paid',
      data: { order, sent: performance.now(), note: 'x'.repeat(300) },
    }),
  });
  await response.arrayBuffer();
  if (response.status !== 202) throw new Error(`an event was answered ${response.status}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await publishLatency();
