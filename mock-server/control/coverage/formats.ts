/** The formats of a report. What writes them is loaded when somebody asks for one. */
import type { Coverage } from './report.ts';

const formats = {
  json: {
    type: 'application/json',
    write: async () => (report: Coverage) => `${JSON.stringify(report, null, 2)}\n`,
  },
  table: { type: 'text/plain; charset=utf-8', write: async () => (await import('./table.ts')).coverageTable },
  junit: { type: 'application/xml; charset=utf-8', write: async () => (await import('./junit.ts')).junitOf },
} as const;

export type CoverageFormat = keyof typeof formats;

export const coverageFormats = Object.keys(formats) as readonly CoverageFormat[];

export const isCoverageFormat = (text: string): text is CoverageFormat => Object.hasOwn(formats, text);

/** The report as a text, and its media type. */
export async function written(
  report: Coverage,
  format: CoverageFormat,
): Promise<{ readonly type: string; readonly text: string }> {
  const { type, write } = formats[format];
  return { type, text: (await write())(report) };
}
