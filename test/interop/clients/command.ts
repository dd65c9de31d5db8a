/** Runs commands of generators, compilers and clients. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Command, LeftOut } from './client.ts';

const shownLines = 40;

/** A command that has not ended by then is ended, in milliseconds. */
const patience = 600_000;

/** Runs a command to its end and returns what it printed; throws with the end of its output if it fails. */
export async function run({ command, args, cwd, env }: Command): Promise<string> {
  const child = spawn(command, args, {
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', CI: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  let printed = '';
  let all = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    all += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    all += text;
  });
  const [status, signal] = await once(child, 'close');
  if (status === 0) return printed;
  const end = all.trimEnd().split('\n').slice(-shownLines).join('\n');
  throw new Error(`${[command, ...args].join(' ')} ended with ${status ?? signal}:\n${end}`);
}

/** Runs a command that fetches something from a registry: without that, the client is left out. */
export const fetched = (command: Command): Promise<string> =>
  run(command).catch(error => {
    throw new LeftOut(`what it needs could not be fetched: ${error.message}`);
  });

/** Whether the machine has a command. */
export function hasCommand(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some(folder => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
