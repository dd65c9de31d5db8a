/** Runs commands of the recipes, and ends them with everything that they started. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The file of a tool's command. */
export const commandOf = (tool: string): string =>
  fileURLToPath(new URL(`../node_modules/.bin/${tool}`, import.meta.url));

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Waits until the output has this text. */
  readonly says: (text: string | RegExp) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export function start(
  cwd: string,
  command: readonly [string, ...string[]],
  env: Record<string, string> = {},
): Started {
  const [file, ...args] = command;
  // A group of its own, so that what it starts can be ended together with it.
  // Recipes that run in this process set the URL of their server for themselves only, and Vite sets its mode there.
  const { MARKETPLACE_URL: _, NODE_ENV: __, ...inherited } = process.env;
  const child = spawn(file, args, {
    cwd,
    env: { ...inherited, NO_COLOR: '1', FORCE_COLOR: '0', CI: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  const ended = once(child, 'close');
  child.stdout.on('data', chunk => (text += chunk));
  child.stderr.on('data', chunk => (text += chunk));
  const says = (wanted: string | RegExp) =>
    new Promise<void>((done, fail) => {
      const look = () => {
        if (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)) done();
      };
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      child.once('close', () => fail(new Error(`${command.join(' ')} ended:\n${text}`)));
      look();
    });
  const stop = async () => {
    try {
      process.kill(-Number(child.pid), 'SIGKILL');
    } catch {
      // Everything has ended.
    }
    await ended;
  };
  return { child, output: () => text, says, stop };
}

/** Runs a command to its end; returns its output if it fails. */
export async function failureOf(
  cwd: string,
  command: readonly [string, ...string[]],
  env: Record<string, string> = {},
): Promise<string[]> {
  const { child, output, stop } = start(cwd, command, env);
  const [status] = await once(child, 'exit');
  await stop();
  return status === 0 ? [] : [`${command.join(' ')} exited with ${status}:`, ...output().split('\n')];
}
