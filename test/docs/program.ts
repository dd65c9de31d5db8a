/** Programs of pages, run as a reader runs them: nothing in them is replaced. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningMock } from '../../mock-server/mock.ts';
import type { Cleanup } from '../helper.ts';

const run = promisify(execFile);

/** Why the commands of pages cannot be run here, or `null`. */
export const lacksCurl: string | null = await run('curl', ['--version']).then(
  () => null,
  () => 'this machine has no curl',
);

/** Runs a command of a page as it stands. Returns what it prints. */
export async function runCommand(command: string, env: Readonly<Record<string, string>>): Promise<string> {
  const { stdout } = await run('sh', ['-c', command], { env: { ...process.env, ...env } });
  return stdout;
}

/** What the pages name as their environment. */
export const environmentOf = ({ url, keys }: Pick<RunningMock, 'url' | 'keys'>) => ({
  MARKETPLACE_URL: url,
  MARKETPLACE_KEY: keys.studio ?? '',
});

/** The lines that the program prints, and those that its comments say. */
export interface Printed {
  readonly printed: readonly string[];
  readonly expected: readonly string[];
}

/** Runs all JavaScript blocks of a page, in their order, as one program against a mock server. */
export async function runProgram(
  cleanup: Cleanup,
  page: string,
  mock: Pick<RunningMock, 'url' | 'keys'>,
): Promise<Printed> {
  const code = [...page.matchAll(/```js\n(.*?)```/gs)].map(([, block]) => block).join('\n');
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-page-'));
  cleanup(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'program.mjs');
  await writeFile(file, code);
  const { stdout } = await run(process.execPath, [file], {
    env: { ...process.env, ...environmentOf(mock) },
  });
  return {
    printed: stdout.split('\n').slice(0, -1),
    expected: [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text = '']) => text),
  };
}
