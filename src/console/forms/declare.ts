/** A form that is declared once, for the operations that create and change a record. */
import { invalidParameters, MarketplaceError, type Problem } from '../../common/errors/errors.ts';
import { type JsonSchema, schemas } from '../../generated/schemas.ts';
import type { RequestName } from '../../group/shape.ts';
import { createInputReader } from '../../http/input.ts';
import type { FormProblem } from '../actions/form-errors.ts';
import { resolved } from './field.ts';
import { formOf } from './form.ts';
import type { FormEntry, FormState } from './row.ts';

interface Requests {
  /** It says what is required. */
  readonly create: RequestName;
  /** Its schema checks the input. @default the one that creates */
  readonly change?: RequestName;
}

/** See {@link formOf}. */
export function declareForm<
  Shown extends object,
  View = unknown,
  Own extends object = object,
  Context = void,
>(
  { create, change = create }: Requests,
  entries: readonly FormEntry<View, FormState & Own, Shown, Context>[],
) {
  const form = formOf(schemas[create] ?? {}, entries);
  const reader = createInputReader(change);
  const properties = (schemas[change]?.properties ?? {}) as Readonly<Record<string, JsonSchema>>;

  /** A good value in the place of one that is wrong: without it, the schema would only report that it is missing. */
  function substituteOf(name: string): object {
    const { examples } = resolved(properties[name] ?? {}).schema;
    return Array.isArray(examples) ? { [name]: examples[0] } : {};
  }

  /** The input as the operation takes it. @throws MarketplaceError with all problems: `found`, and those of the schema */
  function checked(input: Readonly<Record<string, unknown>>, found: readonly Problem[]): never {
    const known = new Set(found.map(({ pointer }) => pointer));
    const problems = [...found];
    const substitutes = found.map(({ pointer }) => substituteOf(pointer.slice(1)));
    try {
      const read = reader.readWhole(Object.assign({}, ...substitutes, input));
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
