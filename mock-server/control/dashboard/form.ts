/** The forms of the dashboard. */
import { formOf } from '../../../src/console/forms/form.ts';
import type { FormEntry, FormRow, FormState } from '../../../src/console/forms/row.ts';
import { type Html, html } from '../../../src/console/html.ts';
import type { FormErrors } from '../../../src/console/views.ts';
import type { ControlCall } from '../router.ts';

/** The fields of a form, without spaces around them. An empty field is left out. */
export type FormFields = Readonly<Record<string, string>>;

/** A form over its rows. All of its values are texts, which the control reads and checks. */
export interface TextForm<View> {
  readonly names: readonly string[];
  /** `id`: the prefix of the ids of the fields. `given`: the form that was refused. */
  render(id: string, given: FormFields, errors: FormErrors, view: View): Html;
}

type Entry<View> = FormEntry<View, FormState, never, void>;

export function textForm<View = void>(entries: readonly Entry<View>[]): TextForm<View> {
  const properties = Object.fromEntries(rowsIn(entries).map(({ name }) => [name, { type: 'string' }]));
  const { fields, blank, render } = formOf<never, View>({ properties }, entries.map(withPlainLabels));
  return {
    names: fields.map(({ name }) => name),
    render: (id, given, errors, view) =>
      render(id, { ...blank, texts: { ...blank.texts, ...given }, errors }, view),
  };
}

/** Whether a field is optional depends on the others, so labels do not say so. */
const withPlainLabels = <View>(entry: Entry<View>): Entry<View> =>
  'rows' in entry
    ? { ...entry, rows: entry.rows.map(withPlainLabels) }
    : 'part' in entry || typeof entry.label !== 'string'
      ? entry
      : { ...entry, label: html`${entry.label}` };

const rowsIn = <View>(entries: readonly Entry<View>[]): readonly FormRow<View>[] =>
  entries.flatMap(entry => ('rows' in entry ? rowsIn(entry.rows) : 'part' in entry ? [] : [entry]));

/** @throws MarketplaceError */
export async function fieldsOf({ form }: Pick<ControlCall, 'form'>): Promise<FormFields> {
  const given = Object.entries(await form()).map(([name, value]) => [name, String(value).trim()]);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

/** A field that should be a number: text that is none stays as it is, for the control to refuse it by its name. */
export const numberOf = (text: string): number | string => {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
};

/** The sentence of a refusal, without what the router puts in front of it. */
export const reasonOf = (error: unknown): string => {
  const text = (error instanceof Error ? error.message : String(error)).replace(
    /^(?:Invalid request|mock\.\w+|requests): /,
    '',
  );
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/\.?$/, '.');
};

/** The error at the field that its sentence begins with, or else at `otherwise`. */
export function errorsOf(error: unknown, names: readonly string[], otherwise = 'form'): FormErrors {
  if (error === undefined) return {};
  const sentence = reasonOf(error);
  const first = sentence.split(/\W/, 1)[0]?.toLowerCase();
  return { [names.find(name => name === first) ?? otherwise]: sentence };
}
