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
  /** Other files of the program. */
  readonly beside?: Readonly<Record<string, string>>;
  readonly run: Command;
  /** Its library writes URLs anew: it decodes what needs no encoding, and leaves out what this finds. */
  readonly rewrites?: { readonly without: RegExp };
  /** Its tests take seconds instead of milliseconds, so they are a part of `npm run test:interop`. */
  readonly slow?: true;
}

/** This compiler takes no asynchronous method as the start of a program. */
const start = `using System.Reflection;
using System.Threading.Tasks;

class Start
{
    static void Main()
    {
        var main = typeof(Program).GetMethod("Main", BindingFlags.NonPublic | BindingFlags.Static);
        ((Task)main.Invoke(null, null)).GetAwaiter().GetResult();
    }
}`;

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
  java: {
    file: 'Example.java',
    needs: [['javac', '-version']],
    build: ['javac', '-Xlint:all', '-Werror', 'Example.java'],
    run: ['java', '-XX:TieredStopAtLevel=1', 'Example'],
    slow: true,
  },
  // The compiler and the libraries of Debian, for which the code is valid as it is for .NET.
  csharp: {
    file: 'sample.cs',
    needs: [
      ['mcs', '--version'],
      ['mono', '--version'],
    ],
    build: [
      'mcs',
      '-warnaserror',
      '-nowarn:28',
      '-main:Start',
      '-r:System.Net.Http',
      'sample.cs',
      'start.cs',
    ],
    beside: { 'start.cs': start },
    run: ['mono', 'sample.exe'],
    // Characters that set the direction of text (RFC 3987, section 4.1).
    rewrites: { without: /%E2%80%(?:8[EF]|A[A-E])/g },
    slow: true,
  },
  ruby: { file: 'sample.rb', needs: [['ruby', '--version']], run: ['ruby', '-w', 'sample.rb'], slow: true },
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
  const { file, beside = {}, build } = runtimes[language];
  for (const [name, text] of Object.entries({ ...beside, [file]: code }))
    await writeFile(join(cwd, name), text);
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
