/** Programs of the system that run beside a scenario, as a user who is not root. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, chownSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Cleanup } from '../helper.ts';
import { placeFor, someUser } from '../runner/own-postgres/programs.js';
import { Skipped } from './scenario.ts';

/** What is kept of its output, to say why it has ended. */
const maxOutput = 4_000;
const path = [...new Set([...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'])];

/** @throws Skipped with those that this machine does not have */
export function needs(programs: readonly string[]): void {
  const missing = programs.filter(program =>
    program.includes('/') ? !canRun(program) : !path.some(folder => canRun(join(folder, program))),
  );
  if (missing.length > 0)
    throw new Skipped(`${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not on this machine`);
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A folder of its own of a user who is not root. */
export function daemons(cleanup: Cleanup, name: string) {
  const user = process.getuid?.() === 0 ? someUser() : null;
  const folder = mkdtempSync(join(placeFor(user), `marketplace-${name}-`));
  cleanup(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  if (user !== null) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);

  return {
    folder,
    /** Returns the path of a new file that only this user can read. */
    write(file: string, content: string): string {
      const whole = join(folder, file);
      writeFileSync(whole, content, { mode: 0o600 });
      if (user !== null) chownSync(whole, user.uid, user.gid);
      return whole;
    },
    /** Starts a program, which ends with the scenario. */
    start(program: string, args: readonly string[]) {
      const child = spawn(program, args, {
        cwd: folder,
        ...(user === null ? {} : { uid: user.uid, gid: user.gid }),
        env: { PATH: path.join(delimiter), HOME: folder, LC_ALL: 'C' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', text => {
          output = (output + text).slice(-maxOutput);
        });
      const exited = once(child, 'exit').catch(error => {
        output += error.message;
      });
      const signal = (name: NodeJS.Signals) => void child.kill(name);
      const end = async (name: NodeJS.Signals) => {
        signal(name);
        await exited;
      };
      cleanup(() => end('SIGKILL'));
      return { signal, end, output: () => output };
    },
  };
}

export type Daemons = ReturnType<typeof daemons>;
