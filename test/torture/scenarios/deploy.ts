/** A rolling deploy: this version serves requests while a later one migrates, and is replaced process by process. */
import assert from 'node:assert/strict';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Host, startHost } from '../../adapters/postgres/chaos/host.ts';
import { type Load, loadOf, prepare } from '../../adapters/postgres/chaos/load.ts';
import { laterFiles } from '../../adapters/postgres/later-migrations.ts';
import { type Cleanup, send } from '../../helper.ts';
import { freePort } from '../../runner/own-postgres/server.js';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';
import { daemons, needs } from '../daemon.ts';
import { finishHosts, sumOf } from '../hosts.ts';
import { emptyPlace, folder, postgresPlace } from '../places.ts';
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

const page = new URL('../../../docs/guides/several-processes.md', import.meta.url);

/** nginx in front of the processes, with the settings of the guide but without TLS. Returns its URL. */
async function nginx(cleanup: Cleanup, ports: readonly number[]): Promise<string> {
  needs(['nginx']);
  const port = await freePort();
  const [, settings = ''] = /```nginx\n([^`]*)```/.exec(readFileSync(page, 'utf8')) ?? [];
  const own = settings
    .replace('127.0.0.1:3160 ssl', `127.0.0.1:${port}`)
    .replace(/ssl_certificate.*\n/g, '')
    .replace('127.0.0.1:3161', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:3162', `127.0.0.1:${ports[1]}`);
  for (const one of [port, ...ports]) assert.ok(own.includes(`127.0.0.1:${one}`), `${one} in ${own}`);
  const { folder: place, write, start } = daemons(cleanup, 'nginx');
  const { output, end } = start('nginx', ['-p', place, '-c', write('nginx.conf', own)]);
  // A killed one leaves its workers.
  cleanup(() => end('SIGTERM'));
  const url = `http://127.0.0.1:${port}`;
  await until(
    () =>
      send(`${url}/api/openapi.json`).then(
        ({ status }) => status === 200,
        () => false,
      ),
    output,
  );
  return url;
}

const restarts = 10;
const clients = 32;

async function restarting({ cleanup, tell }: Given): Promise<string> {
  const { address, storage } = await postgresPlace(cleanup);
  const ports = [await freePort(), await freePort()];
  const settings = { limits: { keys: 100_000, links: 100_000 }, drainFor: 1_000 };
  const startOne = (port: number) => startHost(cleanup, address, storage, { port, settings });
  const hosts: Host[] = [];
  for (const port of ports) hosts.push(await startOne(port));
  const load = loadOf(await nginx(cleanup, ports), 'a');
  const { url, received } = await receiver(cleanup);
  const prepared = await prepare(load, url);
  await load.logIn();
  const { end } = load.run(prepared, clients);
  const more = async () => {
    const before = load.acknowledged();
    await until(() => load.acknowledged() > before + 50 || load.surprises.size > 0);
    assert.deepEqual([...load.surprises], []);
  };
  await more();
  for (let turn = 0; turn < restarts; turn += 1) {
    const index = turn % ports.length;
    assert.equal(await hosts[index]?.stop(), 0);
    assert.deepEqual(hosts[index]?.complaints(), []);
    hosts[index] = await startOne(ports[index] as number);
    await more();
    tell(`${turn + 1} restarts, ${load.acknowledged()} acknowledged changes`);
  }
  await end();
  await finishHosts({ hosts, loads: [load], prepared, received });
  const asked = Object.values(load.statuses).flatMap(counts => Object.values(counts));
  assert.equal(load.refused(), 0);
  return `${restarts} restarts; ${asked.reduce((sum, count) => sum + count, 0)} requests, each answered as usual; ${load.acknowledged()} acknowledged changes, none lost`;
}

export const deploys: readonly Scenario[] = [
  {
    name: 'rolling-restart',
    promise:
      'While two processes behind nginx are restarted one after the other, no request fails: `close` with `drainFor`, and the settings of the [guide](guides/several-processes.md).',
    how: `${clients} clients create keys, links, events and messages, read, and open pages of the console through nginx, while SIGTERM ends a process, which starts again, in turn.`,
    run: restarting,
  },
  {
    name: 'rolling-deploy',
    promise:
      'Processes of one version serve requests while a process of a later one migrates, and afterwards beside it. No acknowledged change is lost, and ordered webhooks keep their order.',
    how: 'Two processes of this version are under load; a process of a later one, which has a table, columns, indexes and rows to add, starts and migrates, and then they are replaced, one after the other.',
    run: rolling,
  },
];
