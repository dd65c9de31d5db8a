/** A form that is declared once, for the operations that create and change a record. */
import { invalidParameters, MarketplaceError, type Problem } from '../../common/errors/errors.ts';
import { schemas } from '../../generated/schemas.ts';
import type { RequestName } from '../../group/shape.ts';
import { createInputReader } from '../../http/input.ts';
import type { FormProblem } from '../actions/form-errors.ts';
import { formOf } from './form.ts';
import type { FormEntry, FormState } from './row.ts';

interface Requests {
  /** It says what is required. */
  readonly create: RequestName;
  /** Nothing is required in it, so that the errors of all fields are found. */
  readonly change: RequestName;
}

/** See {@link formOf}. */
export function declareForm<
  Shown extends object,
  View = unknown,
  Own extends object = object,
  Context = void,
>({ create, change }: Requests, entries: readonly FormEntry<View, FormState & Own, Shown, Context>[]) {
  const form = formOf(schemas[create] ?? {}, entries);
  const reader = createInputReader(change);

  /** The input as the operation takes it. @throws MarketplaceError with all problems: `found`, and those of the schema */
  function checked(input: Readonly<Record<string, unknown>>, found: readonly Problem[]): never {
    const known = new Set(found.map(({ pointer }) => pointer));
    const problems = [...found];
    try {
      const read = reader.readWhole({ ...input });
      if (found.length === 0) return read as never;
    } catch (error) {
      if (!(error instanceof MarketplaceError)) throw error;
      problems.unshift(...error.problems.filter(({ pointer }) => !known.has(pointer)));
    }
    const [first = { pointer: '', reason: 'is not valid' }, ...more] = problems;
    throw invalidParameters(first, ...more);
  }

  return {
    ...form,
    checked,
    /** What a submitted form changes, as the operation takes it. @throws MarketplaceError with all problems */
    read(state: FormState & Own, record: Shown | null, context: Context): never {
      const problems: FormProblem[] = [];
      return checked(form.input(state, record, context, { problems }), problems);
    },
  };
}
