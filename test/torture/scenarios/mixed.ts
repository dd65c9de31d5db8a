/** Everything at once for some minutes, with what it costs. */
import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { type Host, startHost } from '../../adapters/postgres/chaos/host.ts';
import { type Load, loadOf, prepare } from '../../adapters/postgres/chaos/load.ts';
import { assertKept } from '../../adapters/postgres/chaos/promises.ts';
import { receiver } from '../../webhooks/receiver.ts';
import { heap, measured } from '../memory.ts';
import { type Place, postgresPlace } from '../places.ts';
import type { Given, Scenario } from '../scenario.ts';

async function mixed({ cleanup, options, tell }: Given, { address, storage }: Place): Promise<string> {
  const env = { NODE_OPTIONS: `--max-old-space-size=${heap}` };
  const host: Host = await startHost(cleanup, address, storage, { env });
  const load: Load = loadOf(host.url, 'a');
  const { url, received } = await receiver(cleanup);
  const prepared = await prepare(load, url);
  await load.logIn();
  const running = load.run(prepared, 6);
  const memory = measured(host.pid, options.minutes, tell);
  await Promise.race([setTimeout(options.minutes * 60_000), host.died, running.all]);
  const found = memory.end();
  await running.end();
  assert.deepEqual([...load.surprises], []);
  assert.equal(load.refused(), 0);
  await assertKept({ loads: [load], prepared, received });
  assert.equal(await host.stop(), 0);
  const requests = Object.values(load.statuses).flatMap(one => Object.values(one));
  return `${options.minutes} minutes, ${requests.reduce((sum, one) => sum + one, 0)} requests, ${load.acknowledged()} acknowledged changes, ${received.length} deliveries; ${found}`;
}

export const loads: readonly Scenario[] = [
  {
    name: 'mixed-load',
    promise: 'Memory and file descriptors stay flat under load.',
    how: `Six clients call everything at once over PostgreSQL; the memory and the descriptors of the host, which has ${heap} MB of heap, are read every 5 s.`,
    run: async given => mixed(given, await postgresPlace(given.cleanup)),
  },
];
