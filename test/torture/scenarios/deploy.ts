/** A rolling deploy: this version serves requests while a later one migrates, and is replaced process by process. */
import assert from 'node:assert/strict';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Host, startHost } from '../../adapters/postgres/chaos/host.ts';
import { type Load, loadOf, prepare } from '../../adapters/postgres/chaos/load.ts';
import { laterFiles } from '../../adapters/postgres/later-migrations.ts';
import type { Cleanup } from '../../helper.ts';
import { freePort } from '../../runner/own-postgres/server.js';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';
import { finishHosts, sumOf } from '../hosts.ts';
import { emptyPlace, folder } from '../places.ts';
import type { Given, Scenario } from '../scenario.ts';
import { seedPostgres } from '../seed.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const program = 'test/adapters/postgres/chaos/service.ts';
/** How many of them run beside the processes of this version. */
const later = Object.values(laterFiles).filter(text => !text.includes('--! finish')).length;

/** The program of a later version: the files of this one in a folder, with migrations that this one does not know. */
async function laterVersion(cleanup: Cleanup): Promise<string> {
  const place = await folder(cleanup);
  for (const path of ['src', 'package.json', 'tsconfig.json', program])
    cpSync(join(root, path), join(place, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  for (const [name, text] of Object.entries(laterFiles))
    writeFileSync(join(place, `src/adapters/postgres/migrations/${name}.sql`), text);
  return join(place, program);
}

async function rolling({ cleanup, tell }: Given): Promise<string> {
  const script = await laterVersion(cleanup);
  const { address, storage } = await emptyPlace(cleanup);
  await seedPostgres(address);
  const ports = [await freePort(), await freePort()];
  const hosts: Host[] = [];
  for (const port of ports) hosts.push(await startHost(cleanup, address, storage, { port }));
  const only = ['events', 'orders', 'turns', 'messages', 'clicks', 'links', 'items', 'history', 'GET /links'];
  const loads = hosts.map(({ url }, index) => loadOf(url, 'ab'[index] ?? '', { mayBreak: true, only }));
  const { url, received } = await receiver(cleanup);
  const prepared = await prepare(loads[0] as Load, url);
  for (const { logIn } of loads) await logIn();
  const running = loads.map(({ run }) => run(prepared, 8));
  const moreOf = async (some: readonly Load[]) => {
    const before = some.map(({ acknowledged }) => acknowledged());
    await until(() => some.every((load, index) => load.acknowledged() > (before[index] ?? 0) + 50));
  };
  await moreOf(loads);
  const [refused, begun] = [sumOf(loads, 'refused'), performance.now()];
  // It migrates while both others are busy.
  const fresh = await startHost(cleanup, address, storage, { script });
  const seconds = (performance.now() - begun) / 1_000;
  tell(`migrated after ${seconds.toFixed(1)} s`);
  await moreOf(loads);
  const refusedMeanwhile = sumOf(loads, 'refused') - refused;
  for (const [index, port] of ports.entries()) {
    assert.equal(await hosts[index]?.stop(), 0);
    assert.deepEqual(hosts[index]?.complaints(), []);
    hosts[index] = await startHost(cleanup, address, storage, { port, script });
    await moreOf(loads);
    tell(`${index + 1} of ${ports.length} processes were replaced`);
  }
  for (const { end } of running) await end();
  await finishHosts({ hosts: [...hosts, fresh], loads, prepared, received });
  return `${later} migrations beside two busy processes of this version, of which ${refusedMeanwhile} requests got 503; then both were replaced; ${sumOf(loads, 'acknowledged')} acknowledged changes, none lost, ordered webhooks in order`;
}

export const deploys: readonly Scenario[] = [
  {
    name: 'rolling-deploy',
    promise:
      'Processes of one version serve requests while a process of a later one migrates, and afterwards beside it. No acknowledged change is lost, and ordered webhooks keep their order.',
    how: 'Two processes of this version are under load; a process of a later one, which has a table, columns, indexes and rows to add, starts and migrates, and then they are replaced, one after the other.',
    run: rolling,
  },
];
