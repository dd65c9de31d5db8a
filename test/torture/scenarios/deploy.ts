/** A rolling deploy: the version before serves requests while the new one migrates, and is replaced process by process. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrations } from '../../../src/adapters/postgres/migrations/index.ts';
import { type Host, startHost } from '../../adapters/postgres/chaos/host.ts';
import { type Load, loadOf, prepare } from '../../adapters/postgres/chaos/load.ts';
import type { Cleanup } from '../../helper.ts';
import { freePort } from '../../runner/own-postgres/server.js';
import { typescript } from '../../runner/typescript/arguments.ts';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';
import { finishHosts, sumOf } from '../hosts.ts';
import { emptyPlace, folder } from '../places.ts';
import { type Given, type Scenario, Skipped } from '../scenario.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** How many migrations the version before does not have. */
const lacking = 4;
/** The programs that it runs, which are those of this version. */
const programs = ['test/adapters/postgres/chaos/service.ts', 'test/torture/seed.ts'] as const;

/** The files of the version before, in a folder. */
async function versionBefore(cleanup: Cleanup) {
  const first = migrations.at(-lacking)?.name;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 1 << 30 });
  const file = `src/adapters/postgres/migrations/${first}.sql`;
  let archive: Buffer;
  let commit: string;
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', file).toString().trim();
    commit = git('rev-parse', '--short', `${added}^`).toString().trim();
    archive = git('archive', commit);
  } catch (error) {
    throw new Skipped(
      `the version before cannot be read (${String((error as Error).message).split('\n')[0]})`,
    );
  }
  const place = await folder(cleanup);
  execFileSync('tar', ['-x', '-C', place], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  for (const program of programs) copyFileSync(join(root, program), join(place, program));
  const [script, seed] = programs.map(program => join(place, program)) as [string, string];
  return { commit, script, seed };
}

async function rolling({ cleanup, tell }: Given): Promise<string> {
  const { commit, script, seed } = await versionBefore(cleanup);
  const { address, storage } = await emptyPlace(cleanup);
  execFileSync(process.execPath, [...typescript, seed, address], { stdio: 'inherit' });
  const ports = [await freePort(), await freePort()];
  const hosts: Host[] = [];
  // It does not know all settings of this version.
  for (const port of ports)
    hosts.push(await startHost(cleanup, address, storage, { port, script, settings: {} }));
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
  const fresh = await startHost(cleanup, address, storage);
  const seconds = (performance.now() - begun) / 1_000;
  tell(`migrated from ${commit} after ${seconds.toFixed(1)} s`);
  await moreOf(loads);
  const refusedMeanwhile = sumOf(loads, 'refused') - refused;
  for (const [index, port] of ports.entries()) {
    assert.equal(await hosts[index]?.stop(), 0);
    assert.deepEqual(hosts[index]?.complaints(), []);
    hosts[index] = await startHost(cleanup, address, storage, { port });
    await moreOf(loads);
    tell(`${index + 1} of ${ports.length} processes were replaced`);
  }
  for (const { end } of running) await end();
  await finishHosts({ hosts: [...hosts, fresh], loads, prepared, received });
  return `${lacking} migrations beside two busy processes of the version before, of which ${refusedMeanwhile} requests got 503; then both were replaced; ${sumOf(loads, 'acknowledged')} acknowledged changes, none lost, ordered webhooks in order`;
}

export const deploys: readonly Scenario[] = [
  {
    name: 'rolling-deploy',
    promise:
      'Processes of the version before serve requests while a process of the new one migrates, and afterwards beside it. No acknowledged change is lost, and ordered webhooks keep their order.',
    how: `Two processes run the source from before the last ${lacking} migrations, under load; a process of this version starts, and then they are replaced, one after the other.`,
    run: rolling,
  },
];
