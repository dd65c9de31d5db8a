/** The contract through PgBouncer, which reassigns a connection after every transaction. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { suiteOf } from '../../helper.ts';
import { databaseUrl } from '../../postgres-server.ts';
import { atEnd } from '../../runner/at-end.ts';
import { freePort } from '../../runner/own-postgres/server.js';
import { until } from '../../until.ts';
import { contract } from './contract.ts';
import { isListening, poolerSettings, poolerUrl } from './pooler.ts';

const noPooler =
  spawnSync('pgbouncer', ['--version']).error === undefined ? null : 'pgbouncer is not on this machine';
let pooler: { url: string; child: ChildProcess; folder: string } | undefined;

async function pooled(): Promise<pg.PoolConfig> {
  pooler ??= await startPooler();
  return { connectionString: pooler.url };
}

async function startPooler() {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-pooler-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, poolerSettings(await databaseUrl(), port));
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', [...user, file], { stdio: 'ignore' });
  await until(() => {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    return isListening(port);
  });
  return { url: poolerUrl(port), child, folder };
}

const test =
  noPooler === null
    ? contract('PostgreSQL behind a pooler of transactions keeps the contract', pooled)
    : suiteOf('PostgreSQL behind a pooler in transaction mode');
if (noPooler !== null) test.unless(noPooler, 'keeps the contract', () => {});
atEnd.push(async () => {
  pooler?.child.kill();
  if (pooler !== undefined) await rm(pooler.folder, { recursive: true, force: true });
});
test.run();
