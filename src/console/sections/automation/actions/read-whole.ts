import { invalidParameters, MarketplaceError, type Problem } from '../../../../common/errors/errors.ts';
import type { InputReader } from '../../../../http/input.ts';

/**
 * Validates the input of a form.
 * @throws MarketplaceError with all problems: those that the schema reports, and `found`
 */
export function readWhole(
  reader: InputReader,
  input: Readonly<Record<string, unknown>>,
  found: readonly Problem[],
): never {
  let problems = found;
  try {
    const read = reader.readWhole({ ...input });
    if (found.length === 0) return read as never;
  } catch (error) {
    if (!(error instanceof MarketplaceError)) throw error;
    problems = [...error.problems, ...found];
  }
  const [first = { pointer: '', reason: 'is not valid' }, ...more] = problems;
  throw invalidParameters(first, ...more);
}
