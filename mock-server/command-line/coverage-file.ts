/** Writes the coverage of the contract when the command ends. */
import { type CoverageFormat, written } from '../control/coverage/index.ts';
import type { RunningMock } from '../mock.ts';
import { checkReportFile, type ReportFormat, reportFormatOf, writeReport } from './report-file.ts';

const formats: Readonly<Record<ReportFormat, CoverageFormat>> = {
  junit: 'junit',
  json: 'json',
  text: 'table',
};

/** Before hours of tests, not after them. @throws Error if nothing can be written there */
export const checkCoverageFile = (file: string): void => checkReportFile('--coverage', file);

/** `file`: its name says which format it gets; `-` is the standard output. @throws Error */
export async function writeCoverage(mock: Pick<RunningMock, 'coverage'>, file: string): Promise<void> {
  const { text } = await written(await mock.coverage(), formats[reportFormatOf(file)]);
  await writeReport('--coverage', file, text);
}
