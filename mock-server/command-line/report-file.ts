/** Writes a report to a file, whose name says which format it gets. */
import { accessSync, constants } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';

const formats = { '.xml': 'junit', '.json': 'json' } as const;

export type ReportFormat = (typeof formats)[keyof typeof formats] | 'text';

export const reportFormatOf = (file: string): ReportFormat =>
  formats[extname(file).toLowerCase() as keyof typeof formats] ?? 'text';

/** Before the work, not after it. `-` is the standard output. @throws Error if nothing can be written there */
export function checkReportFile(flag: string, file: string): void {
  if (file === '-') return;
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw new Error(`${flag} cannot be written: ${(error as Error).message}`);
  }
}

/** @throws Error that names the flag */
export async function writeReport(flag: string, file: string, text: string): Promise<void> {
  // At once: the process ends next.
  if (file === '-') await new Promise(resolve => process.stdout.write(text, resolve));
  else
    await writeFile(file, text).catch((error: Error) => {
      throw new Error(`${flag} cannot be written: ${error.message}`);
    });
}
