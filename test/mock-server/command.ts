/** Runs the command like a user. */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Cleanup } from '../helper.ts';
import { program } from '../runner/program.ts';
import { until } from '../until.ts';

export const cli = await program(new URL('../../mock-server/command-line/cli.ts', import.meta.url));

/** Starts the command. Its standard input stays open, without any input. */
export function begin(cleanup: Cleanup, cwd: string, ...args: string[]) {
  const child = spawn(process.execPath, [cli, ...args], { cwd, env, stdio: 'pipe' });
  cleanup(() => child.kill('SIGKILL'));
  return child;
}

/** The command must not find the database of the user who runs the tests. */
const { DATABASE_URL: _, ...env } = process.env;

/** A temporary folder, which is removed after the test. */
export async function folder(cleanup: Cleanup): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'marketplace-'));
  cleanup(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** Runs the command until it reports that it is listening. */
export async function start(cleanup: Cleanup, cwd: string, ...args: string[]) {
  const child = spawn(process.execPath, [cli, '--port', '0', ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  cleanup(() => child.kill('SIGKILL'));
  let output = '';
  let reported = '';
  child.stderr.on('data', chunk => {
    reported += chunk;
  });
  child.stdout.on('data', chunk => {
    output += chunk;
  });
  child.stdout.once('end', () => {
    output += '(ended)';
  });
  const said = async (text: RegExp): Promise<string> => {
    await until(
      () => {
        const isSaid = text.test(output);
        assert.ok(isSaid || !output.endsWith('(ended)'), output);
        return isSaid;
      },
      () => ({ text, output }),
    );
    return output;
  };
  await said(/Try it:\n.*\n|no demo key/);
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return (await once(child, 'exit')) as [number | null, string | null];
  };
  /** What it has written to the standard error. */
  return { url, said, stop, output: () => output, reported: () => reported };
}

/** Runs the command to its end. */
export const run = (cwd: string, ...args: string[]) => runWith('', cwd, ...args);

/** The same, with this on its standard input. */
export async function runWith(input: string, cwd: string, ...args: string[]) {
  const running = promisify(execFile)(process.execPath, [cli, ...args], { cwd, env });
  running.child.stdin?.end(input);
  try {
    const { stdout, stderr } = await running;
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}
