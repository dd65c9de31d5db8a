/** What all clients in TypeScript share: their version, their compiler and how they are run. */
import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Command, Place } from '../client.ts';
import { run } from '../command.ts';

const require = createRequire(import.meta.url);

/** The version of a package that is installed, which the lock pins. */
export const versionOf = (name: string): string => {
  const folder = fileURLToPath(new URL(`../../node_modules/${name}/package.json`, import.meta.url));
  return require(folder).version;
};

/** Copies the program beside what is generated. */
export async function copyProgram({ source, output }: Place): Promise<void> {
  await copyFile(`${source}program.ts`, `${output}program.ts`);
  await copyFile(fileURLToPath(new URL('print.ts', import.meta.url)), `${output}print.ts`);
}

/** The strict options of a user's project. Generated code that breaks `exactOptionalPropertyTypes` breaks there. */
const options = [
  ...[
    '--strict',
    '--noEmit',
    '--exactOptionalPropertyTypes',
    '--skipLibCheck',
    '--allowImportingTsExtensions',
  ],
  ...['--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--types', 'node'],
];

/** Compiles program and client, as the user of a bundler does unless `others` says otherwise. */
export const compile = async (
  { output }: Place,
  others: readonly string[] = ['--module', 'esnext', '--moduleResolution', 'bundler'],
): Promise<void> => {
  const args = [require.resolve('typescript/bin/tsc'), ...options, ...others, 'program.ts'];
  await run({ command: process.execPath, args, cwd: output });
};

export const program: Command = {
  command: process.execPath,
  args: ['--import', import.meta.resolve('tsx'), 'program.ts'],
};
