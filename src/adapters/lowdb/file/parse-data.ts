/** Reads data from the text of a file. */
import type { DataFile } from '../../../generated/types.ts';
import { InvalidDataError } from '../../rules/check.ts';
import { parseJson, withLine } from '../../rules/parse-json.ts';
import { withoutRetired } from '../../rules/retired.ts';
import { isDangling, withoutDangling } from '../../rules/server-written.ts';
import type { FrozenData } from '../data.ts';
import { wholeData } from '../whole-data.ts';
import { inFile } from './record-texts.ts';

export interface ParsedFile {
  readonly data: FrozenData;
  /** Which of the versions that were written an editor has read; `null`: the text does not say. */
  readonly revision: string | null;
  /** Where editors find the schema of the file; `null`: the text does not say. */
  readonly schema: string | null;
  /** What an earlier release stored and this one does not: see {@link withoutRetired}. */
  readonly left: readonly string[];
}

/** Parses and validates the text of a file. `source` names it in errors, which have the line. */
export async function parseData(source: string, text: string, baseUrl?: string): Promise<ParsedFile> {
  const own = baseUrl === undefined ? text : text.replaceAll(inFile, `"${baseUrl}/`);
  try {
    const parsed = await parseJson(source, own);
    const current = withoutRetired(parsed);
    const data = wholeWithoutDangling(source, current.data);
    const { revision = null, $schema: schema = null } = parsed as Partial<DataFile>;
    return { data, revision, schema, left: current.left };
  } catch (error) {
    throw error instanceof InvalidDataError ? await withLine(source, text, error) : error;
  }
}

/** Validates data. Anyone who removes a link by hand does not have to remove its clicks too. */
function wholeWithoutDangling(source: string, data: unknown): FrozenData {
  try {
    return wholeData(source, data);
  } catch (error) {
    if (!(error instanceof InvalidDataError) || !isDangling(error)) throw error;
    return wholeData(source, withoutDangling(data as DataFile));
  }
}
