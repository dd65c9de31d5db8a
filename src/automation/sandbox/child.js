/**
 * The program of the sandbox's processes. It is plain JavaScript, so that it runs without a build. Its arguments are
 * what it runs (`mapping` or `schema`), and the limits as JSON. It replies to each message with one message.
 */
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { runWithin } from './time-limit.js';

const [of, limits] = [process.argv[1], JSON.parse(process.argv[2])];

/** Memory that the program itself needs, in MB, with a margin. */
const ownMb = 160;
const busy = new Int32Array(new SharedArrayBuffer(4));
const maxBytes = (ownMb + limits.memoryMb) * 1024 * 1024;
const watch = readFileSync(new URL('./watch.cjs', import.meta.url), 'utf8');
new Worker(watch, { eval: true, workerData: { busy, maxBytes } }).unref();

function setBusy(value) {
  Atomics.store(busy, 0, value);
  Atomics.notify(busy, 0);
}

const tools = {
  mapping: async () => (await import('./mappings.js')).createMappings(limits),
  schema: async () => (await import('./schemas.js')).createSchemas(limits),
};
const ready = tools[of]().catch(() => process.exit(1));

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

async function answer(task) {
  const run = await ready;
  return runWithin(timeMs => run(task, timeMs), { of, timeMs: limits.timeMs, cpuMs });
}

// Ctrl-C reaches all processes of the group. This process ignores it, because the service decides when it ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
// A mapping can make promises that nobody waits for. They must not end the process.
process.on('unhandledRejection', () => {});
process.on('disconnect', () => process.exit());
process.on('message', async task => {
  setBusy(1);
  const result = await answer(task);
  setBusy(0);
  process.send(result);
});
