/** A form over its rows: its texts, its markup, its input and its messages follow from them. */
import { MarketplaceError, type Problem } from '../../common/errors/errors.ts';
import type { JsonSchema } from '../../generated/schemas.ts';
import { textOf, wordsOf } from '../actions/call.ts';
import { errorsOf, type FormProblem, type FormWords } from '../actions/form-errors.ts';
import { html } from '../html.ts';
import type { Fact } from '../pages/detail.ts';
import type { FormErrors } from '../views.ts';
import type { Form } from '../visit.ts';
import { type FormField, fieldOf } from './field.ts';
import { differs, type Given, inputOf } from './input.ts';
import { kinds } from './kinds.ts';
import { type Rendered, renderEntries } from './markup.ts';
import { atName, inOrder, wordsOfRow } from './messages.ts';
import {
  type FormEntry,
  type FormState,
  idOf,
  messagesOf,
  type Part,
  placeOf,
  stepsOf,
  type Texts,
  valueAt,
} from './row.ts';
import { isSameSet, seenIn, seenItems, seenTexts, setOf } from './seen.ts';
import { columnsOf, factsOf } from './shown.ts';

export interface InputOptions {
  /** Names of rows that do not apply. */
  readonly without?: readonly string[];
  /** What is wrong already. */
  readonly problems?: FormProblem[];
}

/**
 * A form over a schema: `schema` is that of a new record, which says what is required. `Shown`: a record in a response. `View`: what else the page shows. `Own`: the members that parts have in the state.
 * `Context`: what they need besides the record. `seenName`: the name of the hidden field that says what the page shows.
 */
export function formOf<Shown extends object, View = unknown, Own extends object = object, Context = void>(
  schema: JsonSchema,
  entries: readonly FormEntry<View, FormState & Own, Shown, Context>[],
  seenName = 'seen',
) {
  type State = FormState & Own;
  type Shape = Rendered<View, State, Shown, Context>;
  const withFields = (entry: FormEntry<View, State, Shown, Context>): Shape =>
    'rows' in entry
      ? { ...entry, rows: entry.rows.map(withFields) }
      : 'part' in entry
        ? entry
        : fieldOf(schema, entry);
  const rendered = entries.map(withFields);
  const leaves = rendered.flatMap(leavesIn);
  const fields = leaves.filter((leaf): leaf is FormField<View> => !('part' in leaf)) as FormField[];
  const parts = leaves.filter(
    (leaf): leaf is Part<View, State, Shown, Context> => 'part' in leaf,
  ) as unknown as readonly Part<View, State, Shown, Context>[];
  const secrets = fields.filter(({ kind }) => kind === 'secret');
  const lists = fields.filter(({ kind, codec }) => kind === 'list' && codec === undefined);
  const secretNames = secrets.map(({ name }) => name);
  const blankTexts = Object.fromEntries(fields.map(({ name, blank: text = '' }) => [name, text]));
  const merged = (all: readonly (Partial<State> | undefined)[]): Own => Object.assign({}, ...all);

  /** Browsers end the lines of what they send with CR and LF, and show a CR alone as the end of a line. */
  const withPlainEnds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');
  const shownText = (field: FormField, record: Shown): string | undefined => {
    const { empty, blank: text = '', codec } = field;
    const value = field.textOf?.(record) ?? valueAt(record, placeOf(field));
    if (value === undefined) return text;
    if (codec !== undefined) return codec.text(value);
    return value === empty ? '' : kinds[field.kind].text(value, field);
  };
  const textsOf = (record: Shown | null): Texts =>
    record === null
      ? blankTexts
      : Object.fromEntries(
          fields.map(field => {
            const text = shownText(field, record);
            return [field.name, text === undefined ? text : withPlainEnds(text)];
          }),
        );
  /** What the page of a record shows, by which one sees whether somebody has edited it. */
  const shownOf = (record: Shown, state: State): Texts => ({
    ...Object.fromEntries(Object.entries(textsOf(record)).filter(([name]) => !secretNames.includes(name))),
    ...Object.fromEntries(
      lists.flatMap(({ name }) => seenItems(setOf(name), wordsOf(state.texts[name] ?? ''))),
    ),
    ...Object.fromEntries(
      parts.flatMap(({ seen, items }) => [
        ...(seen === undefined ? [] : [[seen[0], seen[1](state)]]),
        ...(items === undefined ? [] : seenItems(items.name, items.of(state) ?? [])),
      ]),
    ),
  });
  const storedIn = (record: Shown | null): readonly string[] =>
    secrets
      .filter(field => valueAt(record, stepsOf(field.secret?.storedAt ?? placeOf(field).slice(0, -1))))
      .map(({ name }) => name);
  const blank: State = {
    texts: blankTexts,
    sent: {},
    seen: {},
    stored: [],
    again: [],
    removed: [],
    errors: {},
    ...merged(parts.map(part => part.blank)),
  };

  const givenIn = ({ texts, sent, again, removed }: State, record: Shown | null): Given => ({
    texts,
    sent,
    again,
    removed,
    before: textsOf(record),
    record,
  });

  const wordsFor = (state: State): FormWords =>
    Object.fromEntries(
      leaves.flatMap(leaf => {
        if (!('part' in leaf)) return [wordsOfRow(leaf as FormField)];
        return Object.entries(messagesOf(leaf as Part<View, State, Shown, Context>, state));
      }),
    );

  const form = {
    fields,
    blank,
    /** The parameters of the operations that the form has fields for. */
    parameters: [
      ...fields.map(field => placeOf(field)[0] ?? ''),
      ...parts.flatMap(part => Object.keys(messagesOf(part, blank))),
    ],

    /** The form of a record. */
    of(record: Shown, context: Context): State {
      const state: State = {
        ...blank,
        texts: textsOf(record),
        stored: storedIn(record),
        ...merged(parts.map(part => part.of?.(record, context))),
      };
      return { ...state, seen: shownOf(record, state) };
    },

    /** The submitted form of a record. A box that is not ticked is not sent. `null`: of a new record. */
    from(sent: Form, record: Shown | null, context: Context): State {
      const sentIn = ({ name, kind, beside }: FormField): string | undefined => {
        const isThere = kind === 'check' ? beside === undefined || sent.names.includes(beside) : false;
        if (!isThere && !sent.names.includes(name)) return undefined;
        return withPlainEnds(sent.one(name));
      };
      const textIn = (field: FormField): string | undefined => {
        const { kind, exact, codec } = field;
        const isExact = codec === undefined && ['list', 'secret', 'choice'].includes(kind);
        return exact || isExact ? sentIn(field) : sentIn(field)?.trim();
      };
      const isOn = (name: string) => sent.one(name) === 'on';
      const omitted = fields.filter(one => isOmitted(one)).map(({ name }) => name);
      const given: State = {
        ...blank,
        texts: Object.fromEntries(fields.map(field => [field.name, textIn(field)])),
        sent: Object.fromEntries(fields.map(field => [field.name, sentIn(field)])),
        again: omitted.filter(name => isOn(`wants_${name}`)),
        removed: omitted.filter(name => isOn(`no_${name}`)),
        ...merged(parts.map(part => part.from?.(sent, context))),
      };
      if (record === null) return given;
      const stored = form.of(record, context);
      const { isUntouched, merged: mergedItems } = seenIn(seenName, sent);
      const own = parts.filter(
        ({ seen }) => seen !== undefined && isUntouched(seen[0], seen[1](given), stored.seen),
      );
      const sets = parts.flatMap(({ items }) => {
        const [chosen, others] = [items?.of(given), items?.of(stored)];
        if (items === undefined || chosen == null || others == null) return [];
        const both = mergedItems(items.name, chosen, others);
        return isSameSet(both, chosen) ? [] : [items.with(both, given, stored)];
      });
      const names = fields.map(({ name }) => name);
      const kept = names.filter(name => isUntouched(name, given.sent[name], stored.seen));
      const both = lists.flatMap(({ name }) => {
        const text = given.texts[name];
        if (text === undefined || kept.includes(name)) return [];
        const chosen = wordsOf(text);
        const merged = mergedItems(setOf(name), chosen, wordsOf(stored.texts[name] ?? ''));
        return isSameSet(merged, chosen) ? [] : [[name, textOf(merged)]];
      });
      const now = Object.fromEntries([...kept.map(name => [name, stored.texts[name]]), ...both]);
      return {
        ...given,
        seen: stored.seen,
        texts: { ...given.texts, ...now },
        sent: { ...given.sent, ...now },
        ...merged([...own.map(part => part.of?.(record, context)), ...sets]),
      };
    },

    /** What a submitted form changes of a record, and what it says of a new one. What is no value is added to `problems`. */
    input(
      state: State,
      record: Shown | null,
      context: Context,
      { without = [], problems = [] }: InputOptions = {},
    ): Record<string, unknown> {
      const own = fields.filter(({ name }) => !without.includes(name));
      return Object.assign(
        inputOf(own, givenIn(state, record), problems),
        ...parts.map(part => part.input?.(state, { record, context, problems })),
      );
    },

    /** The parameters that a submitted form changes. */
    changed(state: State, record: Shown | null): readonly string[] {
      const given = givenIn(state, record);
      return [...new Set(fields.flatMap(field => (differs(field, given) ? placeOf(field).slice(0, 1) : [])))];
    },

    /** The names by which messages find the fields. */
    words: wordsFor,
    /** A problem of the operation, at the name of its field. */
    atName: (problem: Problem, state: State): Problem => atName(problem, fields, parts, state),

    /** The messages at the fields. */
    errors: (error: unknown, state: State = blank): FormErrors =>
      errorsOf(
        error instanceof MarketplaceError
          ? Object.assign(error, { problems: error.problems.map(one => form.atName(one, state)) })
          : error,
        wordsFor(state),
      ),

    /** The form to show again, without its secrets, which must be typed again. */
    refused(given: State, record: Shown | null, errors: FormErrors): State {
      const before = textsOf(record);
      const isAsStored = ({ name }: FormField): boolean =>
        given.sent[name] !== undefined && given.sent[name] === before[name];
      const shown = (field: FormField): string | undefined => {
        const { name, kind, cleaned } = field;
        const text = given.texts[name];
        // What was not edited is shown as it is stored, with the spaces around it.
        if (isAsStored(field)) return given.sent[name];
        return kind === 'secret' ? '' : text === undefined ? text : (cleaned?.(text) ?? text);
      };
      const lost = fields.filter(
        field =>
          isOmitted(field) &&
          (field.when?.(given.texts) ?? true) &&
          (given.again.includes(field.name) ||
            (!isAsStored(field) && (given.texts[field.name] ?? '') !== (shown(field) ?? ''))),
      );
      const typed = lost.filter(
        ({ name, secret }) => secret === undefined || (given.texts[name] ?? '') !== '',
      );
      const messages = typed.map(field => [idOf(field), errors[idOf(field)] ?? againOf(field)]);
      const all = { ...errors, ...Object.fromEntries(messages) };
      const again: State = {
        ...given,
        texts: Object.fromEntries(fields.map(field => [field.name, shown(field)])),
        // It has what was typed as a secret.
        sent: {},
        stored: storedIn(record),
        again: lost.map(({ name }) => name),
        errors: all,
      };
      for (const part of parts) Object.assign(again, part.again?.(given, again.errors));
      return { ...again, errors: inOrder(again.errors, wordsFor(given)) };
    },

    /** What the page of a record shows of the rows that say so, without values that are not set. */
    facts: (record: Shown): readonly Fact[] => factsOf(fields, record),
    /** The columns of a list for the rows that say so. */
    columns: columnsOf<Shown>(fields),

    /** `id`: the prefix of the ids of the fields. */
    render: (id: string, state: State, view: View) =>
      html`${renderEntries(id, rendered, state, view)}${seenTexts(seenName, state.seen)}`,
  };
  return form;
}

const againOf = ({ secret, kind }: FormField): string =>
  kind === 'url'
    ? 'Enter the URL without a user name and a password.'
    : (secret?.again ?? 'Enter the secret again: pages never contain secrets.');

/** Whether a page does not show all that was typed. */
const isOmitted = ({ kind, cleaned }: FormField): boolean => kind === 'secret' || cleaned !== undefined;

/** The fields and the parts. */
function leavesIn<View, State, Shown, Context>(
  entry: Rendered<View, State, Shown, Context>,
): readonly (FormField<View> | Part<View, State, Shown, Context>)[] {
  return 'rows' in entry ? entry.rows.flatMap(leavesIn) : [entry];
}
