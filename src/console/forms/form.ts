/** A form that is declared once: its texts, its markup, its input and its messages follow from its rows. */
import { invalidParameters, MarketplaceError, type Problem } from '../../common/errors.ts';
import type { RequestName } from '../../group/shape.ts';
import { createInputReader } from '../../http/input.ts';
import { errorsOf, type FormWords } from '../actions/form-errors.ts';
import type { FormErrors } from '../views.ts';
import type { Form } from '../visit.ts';
import { type FormField, fieldOf } from './field.ts';
import { inputOf } from './input.ts';
import { kinds } from './kinds.ts';
import { type Rendered, renderEntries } from './markup.ts';
import { type FormEntry, type FormState, idOf, isFold, isPart, placeOf, type Texts, valueAt } from './row.ts';

const again = 'Enter the secret again: pages never contain secrets.';

interface Requests {
  /** It says what is required. */
  readonly create: RequestName;
  /** Nothing is required in it, so that the errors of all fields are found. */
  readonly change: RequestName;
}

export function declareForm<Shown extends object, View = unknown>(
  { create, change }: Requests,
  entries: readonly FormEntry<View>[],
) {
  const reader = createInputReader(change);
  const withFields = (entry: FormEntry<View>): Rendered<View> =>
    isFold(entry)
      ? { ...entry, rows: entry.rows.map(withFields) }
      : isPart(entry)
        ? entry
        : fieldOf(create, entry);
  const rendered = entries.map(withFields);
  const fields = rendered.flatMap(fieldsIn);
  const secrets = fields.filter(({ kind }) => kind === 'secret');
  const words = Object.fromEntries(rendered.flatMap(wordsIn)) as FormWords;
  const blank = Object.fromEntries(fields.map(({ name, blank: text = '' }) => [name, text]));

  const textOf = (field: FormField, record: Shown): string | undefined => {
    const value = valueAt(record, placeOf(field));
    const { empty, blank: text = '' } = field;
    if (value === undefined) return text;
    return value === empty ? '' : kinds[field.kind].text(value, field);
  };
  const textsOf = (record: Shown | null): Texts =>
    record === null ? blank : Object.fromEntries(fields.map(field => [field.name, textOf(field, record)]));
  const storedIn = (record: Shown | null): readonly string[] =>
    secrets.filter(field => valueAt(record, placeOf(field).slice(0, -1))).map(({ name }) => name);

  return {
    fields,
    blank: { texts: blank, stored: [], again: [], errors: {} } as FormState,

    /** The form of a record. */
    of: (record: Shown): FormState => ({
      texts: textsOf(record),
      stored: storedIn(record),
      again: [],
      errors: {},
    }),

    /** The submitted form. A box that is not ticked is not sent. */
    from(form: Form): FormState {
      const textIn = ({ name, kind, exact }: FormField): string | undefined => {
        if (kind !== 'check' && kind !== 'secret' && !form.names.includes(name)) return undefined;
        const text = form.one(name).replaceAll('\r\n', '\n');
        return exact || ['list', 'secret', 'choice'].includes(kind) ? text : text.trim();
      };
      return {
        texts: Object.fromEntries(fields.map(field => [field.name, textIn(field)])),
        stored: [],
        again: secrets.map(({ name }) => name).filter(name => form.one(`wants_${name}`) === 'on'),
        errors: {},
      };
    },

    /**
     * What a submitted form changes of a record, and what it says of a new one. `without`: names of rows that do not apply.
     * What is no value is added to `problems`.
     */
    input: (
      { texts, again }: Pick<FormState, 'texts' | 'again'>,
      record: Shown | null,
      problems: Problem[],
      without: readonly string[] = [],
    ): Record<string, unknown> =>
      inputOf(
        fields.filter(({ name }) => !without.includes(name)),
        { texts, again, before: textsOf(record), record },
        problems,
      ),

    /** The input as the operation takes it. @throws MarketplaceError with all problems: `found`, and those of the schema */
    checked(input: Readonly<Record<string, unknown>>, found: readonly Problem[]): never {
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
    },

    /** The messages at the fields. */
    errors: (error: unknown): FormErrors => errorsOf(atNames(error, fields), words),
    words,

    /** The form to show again, without its secrets, which must be typed again. */
    refused(given: FormState, record: Shown | null, errors: FormErrors): FormState {
      const lost = secrets.filter(
        ({ name, when }) =>
          (when?.(given.texts) ?? true) && ((given.texts[name] ?? '') !== '' || given.again.includes(name)),
      );
      const messages = lost.map(field => [idOf(field), errors[idOf(field)] ?? again]);
      return {
        texts: { ...given.texts, ...Object.fromEntries(secrets.map(({ name }) => [name, ''])) },
        stored: storedIn(record),
        again: lost.map(({ name }) => name),
        errors: { ...errors, ...Object.fromEntries(messages) },
      };
    },

    /** `id`: the prefix of the ids of the fields. */
    render: (id: string, state: FormState, view: View) => renderEntries(id, rendered, state, view),
  };
}

function fieldsIn<View>(entry: Rendered<View>): readonly FormField<View>[] {
  if ('rows' in entry) return entry.rows.flatMap(fieldsIn);
  return 'part' in entry ? [] : [entry];
}

/** The words of the messages, in the order of the fields. */
function wordsIn<View>(entry: Rendered<View>): readonly (readonly [string, FormWords[string]])[] {
  if ('rows' in entry) return entry.rows.flatMap(wordsIn);
  if ('part' in entry) return Object.entries(entry.messages);
  const { name, subject, each, messages } = entry;
  const more = { ...(each !== undefined && { each }), ...(messages !== undefined && { told: messages }) };
  return [[name, { field: idOf(entry), name: subject, ...more }]];
}

/** The same error, with problems at the names of the fields in place of those of parameters. */
function atNames(error: unknown, fields: readonly FormField[]): unknown {
  if (!(error instanceof MarketplaceError)) return error;
  const problems = error.problems.map(problem => {
    const steps = problem.pointer.split('/').slice(1);
    const field = fields.find(one => placeOf(one).every((step, index) => steps[index] === step));
    if (field === undefined) return problem;
    const rest = steps.slice(placeOf(field).length);
    return { ...problem, pointer: ['', field.name, ...rest].join('/') };
  });
  return Object.assign(error, { problems });
}
