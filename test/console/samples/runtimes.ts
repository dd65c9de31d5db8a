/** How the code of each language is run, as it stands. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { languages } from '../../../src/console/assets/languages.js';
import type { Cleanup } from '../../helper.ts';

export type LanguageName = keyof typeof languages;

type Command = readonly [string, ...string[]];

interface Runtime {
  readonly file: string;
  /** Programs that it needs, with an argument with which they do nothing. */
  readonly needs: readonly Command[];
  /** Translates the file, where that is a step of its own. A warning is an error. */
  readonly build?: Command;
  readonly run: Command;
  /** Its tests take seconds instead of milliseconds, so they are a part of `npm run test:interop`. */
  readonly slow?: true;
}

export const runtimes: Readonly<Record<LanguageName, Runtime>> = {
  curl: { file: 'sample.sh', needs: [['curl', '--version']], run: ['sh', 'sample.sh'] },
  javascript: {
    file: 'sample.mjs',
    needs: [[process.execPath, '--version']],
    run: [process.execPath, 'sample.mjs'],
  },
  python: {
    file: 'sample.py',
    needs: [['python3', '--version']],
    run: ['python3', '-W', 'error', 'sample.py'],
  },
  php: { file: 'sample.php', needs: [['php', '--version']], run: ['php', 'sample.php'] },
  go: {
    file: 'sample.go',
    needs: [['go', 'version']],
    build: ['go', 'build', '-o', 'sample', 'sample.go'],
    run: ['./sample'],
    slow: true,
  },
};

/** The reason why code of the language cannot be run here, or `null`. */
export function whyNot(language: LanguageName): string | null {
  const missing = runtimes[language].needs.find(
    ([command, ...args]) => spawnSync(command, args).error !== undefined,
  );
  return missing === undefined ? null : `${missing[0]} is not on this machine`;
}

const execute = promisify(execFile);

/** A folder with the translated code. */
async function built(cleanup: Cleanup, language: LanguageName, code: string): Promise<string> {
  const cwd = await mkdtemp(join(tmpdir(), 'marketplace-'));
  cleanup(() => rm(cwd, { recursive: true }));
  const { file, build } = runtimes[language];
  await writeFile(join(cwd, file), code);
  if (build !== undefined) await execute(build[0], build.slice(1), { cwd });
  return cwd;
}

export interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly folder: string;
}

/** Runs code to its end. */
export async function outcomeOf(
  cleanup: Cleanup,
  language: LanguageName,
  code: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const folder = await built(cleanup, language, code);
  const [command, ...args] = runtimes[language].run;
  const {
    code: status = 0,
    stdout,
    stderr,
  } = await execute(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
  }).catch(error => error);
  return { status, stdout, stderr, folder };
}

/** Runs code that has no end until it has printed the text. */
export async function untilPrinted(
  cleanup: Cleanup,
  language: LanguageName,
  code: string,
  text: string,
): Promise<void> {
  const cwd = await built(cleanup, language, code);
  const [command, ...args] = runtimes[language].run;
  // A group of its own, so that what it starts ends together with it.
  const child = spawn(command, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  cleanup(async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-Number(child.pid), 'SIGKILL');
    await ended;
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const look = (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes(text)) resolve();
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.once('close', () => reject(new Error(`${language} ended: ${printed}`)));
  });
}
