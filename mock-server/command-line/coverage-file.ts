/** Writes the coverage of the contract when the command ends. */
import { accessSync, constants } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { type CoverageFormat, written } from '../control/coverage/index.ts';
import type { RunningMock } from '../mock.ts';

const formats: Readonly<Record<string, CoverageFormat>> = { '.xml': 'junit', '.json': 'json' };

/** Before hours of tests, not after them. @throws Error if nothing can be written there */
export function checkCoverageFile(file: string): void {
  if (file === '-') return;
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw new Error(`--coverage cannot be written: ${(error as Error).message}`);
  }
}

/** `file`: its name says which format it gets; `-` is the standard output. @throws Error */
export async function writeCoverage(mock: Pick<RunningMock, 'coverage'>, file: string): Promise<void> {
  const { text } = await written(await mock.coverage(), formats[extname(file).toLowerCase()] ?? 'table');
  // At once: the process ends next.
  if (file === '-') await new Promise(resolve => process.stdout.write(text, resolve));
  else
    await writeFile(file, text).catch((error: Error) => {
      throw new Error(`--coverage cannot be written: ${error.message}`);
    });
}
