/** The contract through PgBouncer, which reassigns a connection after every transaction. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { suiteOf } from '../../helper.ts';
import { databaseUrl } from '../../postgres-server.ts';
import { atEnd } from '../../runner/at-end.ts';
import { freePort } from '../../runner/own-postgres/server.js';
import { until } from '../../until.ts';
import { contract } from './contract.ts';

const noPooler =
  spawnSync('pgbouncer', ['--version']).error === undefined ? null : 'pgbouncer is not on this machine';
let pooler: { url: string; child: ChildProcess; folder: string } | undefined;

async function pooled(): Promise<pg.PoolConfig> {
  pooler ??= await startPooler();
  return { connectionString: pooler.url };
}

async function startPooler() {
  const { hostname, port, username, password, pathname } = new URL(await databaseUrl());
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-pooler-'));
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const target = `host=${hostname} port=${port || 5432} user=${username} password=${password} dbname=${pathname.slice(1)}`;
  await writeFile(
    file,
    `[databases]\npooled = ${target}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${own}\nauth_type = any\n` +
      'pool_mode = transaction\ndefault_pool_size = 4\nmax_client_conn = 500\nunix_socket_dir =\nserver_reset_query =\n',
  );
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', [...user, file], { stdio: 'ignore' });
  await listening(own, child);
  return { url: `postgres://any@127.0.0.1:${own}/pooled`, child, folder };
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  await until(() => {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    return new Promise<boolean>(resolve => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
  });
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
