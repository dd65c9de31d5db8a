/** Everything at once for some minutes, with what it costs. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type Host, startHost } from '../../adapters/postgres/chaos/host.ts';
import { type Load, loadOf, prepare } from '../../adapters/postgres/chaos/load.ts';
import { assertKept } from '../../adapters/postgres/chaos/promises.ts';
import { receiver } from '../../webhooks/receiver.ts';
import { type Place, postgresPlace } from '../places.ts';
import type { Given, Scenario } from '../scenario.ts';
import { memoryOf } from './connections.ts';

/** Of the host, in MB. */
const heap = 160;

interface Sample {
  readonly minute: number;
  readonly memory: number;
  readonly files: number;
}

/** What each minute adds, by least squares. */
function slope(samples: readonly Sample[], of: 'memory' | 'files'): number {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const middle = mean(samples.map(({ minute }) => minute));
  const level = mean(samples.map(one => one[of]));
  const up = samples.reduce((sum, one) => sum + (one.minute - middle) * (one[of] - level), 0);
  return up / samples.reduce((sum, { minute }) => sum + (minute - middle) ** 2, 0);
}

async function mixed({ cleanup, options, tell }: Given, { address, storage }: Place): Promise<string> {
  // With much room, the garbage collector leaves garbage where it is.
  const env = { NODE_OPTIONS: `--max-old-space-size=${heap}` };
  const host: Host = await startHost(cleanup, address, storage, { env });
  const load: Load = loadOf(host.url, 'a');
  const { url, received } = await receiver(cleanup);
  const prepared = await prepare(load, url);
  await load.logIn();
  const running = load.run(prepared, 6);
  const begun = performance.now();
  const samples: Sample[] = [];
  for (;;) {
    await Promise.race([setTimeout(5_000), host.died, running.all]);
    const minute = (performance.now() - begun) / 60_000;
    const files = readdirSync(`/proc/${host.pid}/fd`).length;
    samples.push({ minute, memory: memoryOf(host.pid), files });
    if (samples.length % 12 === 0)
      tell(`${minute.toFixed(1)} minutes, ${samples.at(-1)?.memory.toFixed(0)} MB, ${files} descriptors`);
    if (minute >= options.minutes) break;
  }
  await running.end();
  assert.deepEqual([...load.surprises], []);
  assert.equal(load.refused(), 0);
  await assertKept({ loads: [load], prepared, received });
  assert.equal(await host.stop(), 0);
  // Before that, modules are loaded, code is compiled, and caches fill.
  const warm = samples.filter(({ minute }) => minute >= options.minutes / 2);
  const memory = slope(warm, 'memory');
  const files = slope(warm, 'files');
  const levels = warm.map(one => one.memory);
  assert.ok(memory < 3, `the memory grows by ${memory.toFixed(1)} MB a minute`);
  assert.ok(files < 1, `the descriptors grow by ${files.toFixed(1)} a minute`);
  const requests = Object.values(load.statuses).flatMap(one => Object.values(one));
  return `${options.minutes} minutes, ${requests.reduce((sum, one) => sum + one, 0)} requests, ${load.acknowledged()} acknowledged changes, ${received.length} deliveries; in the second half ${Math.min(...levels).toFixed(0)} to ${Math.max(...levels).toFixed(0)} MB (${memory.toFixed(1)} MB a minute) and ${Math.max(...warm.map(one => one.files))} descriptors at most (${files.toFixed(1)} a minute)`;
}

export const loads: readonly Scenario[] = [
  {
    name: 'mixed-load',
    promise: 'Memory and file descriptors stay flat under load.',
    how: `Six clients call everything at once over PostgreSQL; the memory and the descriptors of the host, which has ${heap} MB of heap, are read every 5 s.`,
    run: async given => mixed(given, await postgresPlace(given.cleanup)),
  },
];
