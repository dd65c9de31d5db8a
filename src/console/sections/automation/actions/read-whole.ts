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

/**
 * Validates each field by itself, for schemas with required fields, whose errors would hide others. `good`: valid values
 * of the required fields. @throws MarketplaceError with all problems
 */
export function readEach(
  reader: InputReader,
  input: Readonly<Record<string, unknown>>,
  good: Readonly<Record<string, unknown>>,
): never {
  const problems = Object.entries(input).flatMap(([name, value]) => {
    try {
      reader.read({ ...good, [name]: value });
      return [];
    } catch (error) {
      if (error instanceof MarketplaceError) return error.problems;
      throw error;
    }
  });
  const [first, ...more] = problems;
  if (first !== undefined) throw invalidParameters(first, ...more);
  return { ...input } as never;
}
