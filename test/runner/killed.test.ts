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
import { suiteOf } from '../helper.ts';
import { until } from '../webhooks/receiver.ts';
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

for (const [what, kill] of [
  ['the runner', (pid: number) => process.kill(pid, 'SIGKILL')],
  ['its whole process group', (pid: number) => process.kill(-pid, 'SIGKILL')],
] as const)
  test(`leaves no PostgreSQL behind, neither a process nor its data: ${what} was killed`, async cleanup => {
    const folder = await mkdtemp(join(tmpdir(), 'marketplace-killed-'));
    cleanup(() => rm(folder, { recursive: true, force: true }));
    const told = join(folder, 'told.json');
    const { DATABASE_URL: _, ...env } = process.env;
    const child = spawn(process.execPath, [...typescript, runner, `--in=${samples}`, 'waits-for-its-end'], {
      stdio: 'ignore',
      detached: true,
      env: { ...env, DATABASE_TOLD_IN: told },
    });
    const ended = once(child, 'exit');
    cleanup(() => child.exitCode ?? child.signalCode ?? child.kill('SIGKILL'));
    const found = async (): Promise<{ url: string; folder: string } | null> =>
      JSON.parse((await readFile(told, 'utf8').catch(() => '')) || 'null');
    await until(async () => (await found()) !== null);
    const database = await found();
    assert.ok(database && (await isListening(database.url)) && existsSync(dirname(database.folder)));
    kill(Number(child.pid));
    await ended;
    await until(() => !existsSync(dirname(database.folder)));
    await until(async () => !(await isListening(database.url)));
  });

test.run();
