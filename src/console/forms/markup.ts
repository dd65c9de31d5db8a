/** The markup of a form: its fields, with their hints and errors, and its folds. */
import { type Html, html } from '../html.ts';
import { fold, optional, field as withLabel } from '../pages/controls.ts';
import type { FormField } from './field.ts';
import { kinds } from './kinds.ts';
import { type EntryOf, type FormState, idOf, messagesOf, type Part } from './row.ts';

export type Rendered<View, State, Shown, Context> = EntryOf<
  View,
  FormField<View>,
  Part<View, State, Shown, Context>
>;

/** Folds stand in one box, below the fields. */
export function renderEntries<View, State extends FormState, Shown, Context>(
  id: string,
  entries: readonly Rendered<View, State, Shown, Context>[],
  state: State,
  view: View,
): Html {
  const isFolded = (entry: Rendered<View, State, Shown, Context>) =>
    'title' in entry && (entry.isFolded?.(view) ?? true);
  const folds = entries.filter(isFolded);
  const others = entries.filter(entry => !isFolded(entry));
  const rendered = (some: readonly Rendered<View, State, Shown, Context>[]) =>
    some.map(entry => renderEntry(id, entry, state, view));
  return html`${rendered(others)}${folds.length > 0 && html`<div>\n${rendered(folds)}</div>`}`;
}

function renderEntry<View, State extends FormState, Shown, Context>(
  id: string,
  entry: Rendered<View, State, Shown, Context>,
  state: State,
  view: View,
): Html | false {
  if ('part' in entry) return entry.part(id, state, view);
  if (!('rows' in entry)) return renderField(id, entry, state, view);
  const rows = html`${entry.rows.map(one => renderEntry(id, one, state, view))}`;
  if ('around' in entry) return entry.around(rows);
  if (entry.isFolded?.(view) === false) return rows;
  return fold(entry.title, rows, isOpen(entry, state));
}

/** Whether one of the fields has an error or a value that is sent, other than the one of a new record. */
function isOpen<View, State extends FormState, Shown, Context>(
  entry: Rendered<View, State, Shown, Context>,
  state: State,
): boolean {
  if ('rows' in entry) return entry.rows.some(one => isOpen(one, state));
  if (!('part' in entry)) return state.errors[idOf(entry)] !== undefined || isSet(entry, state);
  const own = Object.values(messagesOf(entry, state));
  return own.some(({ field }) => state.errors[field] !== undefined) || (entry.isSet?.(state) ?? false);
}

function isSet<View>(field: FormField<View>, { texts, stored, again }: FormState): boolean {
  const { name, blank = '', when, absent, secret } = field;
  if (secret !== undefined) return [...stored, ...again].includes(name);
  const text = texts[name];
  if (text === undefined) return absent !== undefined;
  return when === undefined ? text !== blank : when(texts);
}

function renderField<View>(id: string, field: FormField<View>, state: FormState, view: View): Html | false {
  const { name, kind, required, absent, secret } = field;
  const text = state.texts[name];
  if (field.offered?.(view) === false) return false;
  if (text === undefined && absent !== undefined) return absent;
  const isStored = state.stored.includes(name);
  const wordsOf = (words: FormField<View>['label'] | undefined) =>
    typeof words === 'function' ? words(view, isStored) : words;
  const label = wordsOf(field.label) || '';
  const hint = wordsOf(field.hint) || undefined;
  const shown = {
    isReadOnly: field.readOnly?.(view) ?? false,
    choices: field.choices?.(view, text ?? '') ?? Object.entries(field.words ?? {}),
  };
  const more = field.attributes?.(id, view, isStored) ?? false;
  const control = (attributes: Html) =>
    kinds[kind].control(field, text ?? '', html`${attributes}${more}`, shown);
  if (kind === 'check') return html`<label class="choice">${control(html``)} <span>${label}</span></label>\n`;
  const isOptional = !required && typeof label === 'string' && kind !== 'choice';
  const save = secret?.save(isStored) ?? 'Save the secret above';
  const remove = isStored && secret?.remove;
  return html`${withLabel(id, idOf(field), state.errors, {
    label: isOptional ? optional(label) : label,
    ...(hint !== undefined && { hint }),
    control: aria => html`${control(aria)}${field.below?.(id, view) ?? false}`,
  })}
${state.again.includes(name) && box(`wants_${name}`, save, true)}${remove && box(`no_${name}`, remove, state.removed.includes(name))}`;
}

const box = (name: string, words: string, isOn: boolean): Html =>
  html`<label class="choice"><input type="checkbox" name="${name}"${isOn && html` checked`}> <span>${words}</span></label>`;
