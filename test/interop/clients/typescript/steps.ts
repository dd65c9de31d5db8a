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

/** Copies the program and what the programs share beside what is generated. */
export async function copyProgram({ source, output }: Place): Promise<void> {
  await copyFile(`${source}program.ts`, `${output}program.ts`);
  for (const shared of ['print.ts', 'values.ts'])
    await copyFile(fileURLToPath(new URL(shared, import.meta.url)), `${output}${shared}`);
}

const options = [
  ...['--strict', '--noEmit', '--skipLibCheck', '--allowImportingTsExtensions'],
  ...['--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--types', 'node'],
];

/** The options of who bundles the client, which leaves out the endings of imports. */
const bundled = ['--module', 'esnext', '--moduleResolution', 'bundler'];

/** Compiles program and client. */
export const compile = async ({ output }: Place, others: readonly string[] = bundled): Promise<void> => {
  const args = [require.resolve('typescript/bin/tsc'), ...options, ...others, 'program.ts'];
  await run({ command: process.execPath, args, cwd: output });
};

export const program: Command = {
  command: process.execPath,
  args: ['--import', import.meta.resolve('tsx'), 'program.ts'],
};
