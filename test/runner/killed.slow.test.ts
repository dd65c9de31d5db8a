/** What a test run that is killed leaves behind: nothing. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Cleanup, suiteOf } from '../helper.ts';
import { databaseUrl } from '../postgres-server.ts';
import { until } from '../until.ts';
import { typescript } from './typescript/arguments.ts';

const test = suiteOf('A killed test run');
const runner = fileURLToPath(new URL('../run.ts', import.meta.url));
const samples = fileURLToPath(new URL('./samples', import.meta.url));

async function isListening(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Starts a run that waits for its end. Resolves with its pid and its database. */
async function run(cleanup: Cleanup, env: NodeJS.ProcessEnv) {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-killed-'));
  cleanup(() => rm(folder, { recursive: true, force: true }));
  const reported = join(folder, 'told.json');
  const child = spawn(process.execPath, [...typescript, runner, `--in=${samples}`, 'waits-for-its-end'], {
    stdio: 'ignore',
    detached: true,
    env: { ...env, DATABASE_TOLD_IN: reported },
  });
  const ended = once(child, 'exit');
  cleanup(() => child.exitCode ?? child.signalCode ?? child.kill('SIGKILL'));
  const found = async (): Promise<{ url: string; folder: string } | null> =>
    JSON.parse((await readFile(reported, 'utf8').catch(() => '')) || 'null');
  await until(async () => (await found()) !== null);
  const database = await found();
  assert.ok(database);
  return { pid: Number(child.pid), ended, ...database };
}

for (const [what, sign] of [
  ['the runner', 1],
  ['its whole process group', -1],
] as const)
  test(`leaves no PostgreSQL behind, neither a process nor its data: ${what} was killed`, async cleanup => {
    const { DATABASE_URL: _, ...env } = process.env;
    const { pid, ended, url, folder } = await run(cleanup, env);
    assert.ok((await isListening(url)) && existsSync(dirname(folder)));
    process.kill(sign * pid, 'SIGKILL');
    await ended;
    await until(() => !existsSync(dirname(folder)));
    await until(async () => !(await isListening(url)));
  });

test('leaves no database behind on the server in DATABASE_URL', async cleanup => {
  const server = await databaseUrl();
  const { pid, ended, url } = await run(cleanup, { ...process.env, DATABASE_URL: server });
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  cleanup(() => client.end());
  const exists = async () => {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [
      new URL(url).pathname.slice(1),
    ]);
    return rows.length > 0;
  };
  assert.ok(await exists());
  process.kill(pid, 'SIGKILL');
  await ended;
  await until(async () => !(await exists()));
});

for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const)
  test(`ends at ${signal}, although the library of the browser listens for it too`, async cleanup => {
    const { DATABASE_URL: _, ...env } = process.env;
    const { pid, ended, folder } = await run(cleanup, { ...env, WITH_BROWSER: '' });
    process.kill(pid, signal);
    await ended;
    await until(() => !existsSync(dirname(folder)));
  });

test.run();
