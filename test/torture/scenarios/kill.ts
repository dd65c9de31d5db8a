/** `kill -9` at random moments, also while a host starts. */
import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { type Host, startHost } from '../../adapters/postgres/chaos/host.ts';
import { type Load, loadOf, prepare } from '../../adapters/postgres/chaos/load.ts';
import { assertKept, sentAgain } from '../../adapters/postgres/chaos/promises.ts';
import { freePort } from '../../runner/own-postgres/server.js';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';
import { filePlace, type Place, postgresPlace } from '../places.ts';
import type { Given, Scenario } from '../scenario.ts';

/** Of each host. */
const clients = 16;

async function killed({ cleanup, options, tell }: Given, { address, storage }: Place, count: number) {
  const ports: number[] = [];
  const hosts: Host[] = [];
  for (let number = 0; number < count; number += 1) {
    const port = await freePort();
    ports.push(port);
    hosts.push(await startHost(cleanup, address, storage, { port }));
  }
  const loads = hosts.map(({ url }, number) => loadOf(url, 'ab'[number] ?? '', { mayBreak: true }));
  const { url, received } = await receiver(cleanup);
  const prepared = await prepare(loads[0] as Load, url);
  for (const { logIn } of loads) await logIn();
  const running = loads.map(({ run }) => run(prepared, clients));
  const writes = () => loads.reduce((sum, { acknowledged }) => sum + acknowledged(), 0);
  let whileStarting = 0;
  for (let kill = 1; kill <= options.kills; kill += 1) {
    const victim = kill % count;
    const port = ports[victim] ?? 0;
    const before = writes();
    // Often among the first changes after a start, and often among many.
    await until(() => writes() > before + (kill % 2) * 20);
    await setTimeout(Math.random() * 500);
    await hosts[victim]?.kill();
    // Every third one is killed once more, while it starts.
    if (kill % 3 === 0 && kill < options.kills) {
      kill += 1;
      const killAfter = 100 + Math.random() * 700;
      await startHost(cleanup, address, storage, { port, killAfter }).then(
        ({ kill }) => kill(),
        () => {
          whileStarting += 1;
        },
      );
    }
    hosts[victim] = await startHost(cleanup, address, storage, { port });
    tell(`${kill} kills, ${writes()} acknowledged changes`);
  }
  for (const { end } of running) await end();
  for (const { isBack } of loads) await isBack(prepared);
  for (const { surprises } of loads) assert.deepEqual([...surprises], []);
  tell('looking for what was acknowledged');
  await assertKept({ loads, prepared, received });
  for (const { stop } of hosts) assert.equal(await stop(), 0);
  assert.deepEqual(
    hosts.flatMap(({ complaints }) => complaints()),
    [],
  );
  return `${options.kills} kills, ${whileStarting} of them before the host had started; ${writes()} acknowledged changes, none lost; ${received.length} deliveries arrived, ${sentAgain(received)} of them a second time, with the same id`;
}

const promise =
  'An acknowledged change survives `kill -9`, and its event arrives at least once, with one id. The next start needs no help.';
const load = '16 clients create keys, links, events and messages, read, and open pages of the console';

export const kills: readonly Scenario[] = [
  {
    name: 'kill-file',
    promise: `${promise} A data file.`,
    how: `\`kill -9\` at random moments, a quarter of them during the start. ${load}.`,
    run: async given => killed(given, await filePlace(given.cleanup), 1),
  },
  {
    name: 'kill-postgres',
    promise: `${promise} PostgreSQL.`,
    how: `\`kill -9\` at random moments, a quarter of them during the start, in turn of two processes over one database. Of each, ${load}.`,
    run: async given => killed(given, await postgresPlace(given.cleanup), 2),
  },
];
