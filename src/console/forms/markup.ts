/** The markup of a form: its fields, with their hints and errors, and its folds. */
import { type Html, html } from '../html.ts';
import { optional, field as withLabel } from '../pages/controls.ts';
import type { FormField } from './field.ts';
import { kinds } from './kinds.ts';
import { type FormState, idOf, type Part, type RowFold } from './row.ts';

export type Rendered<View> = FormField<View> | Part<View> | RenderedFold<View>;

interface RenderedFold<View> extends Omit<RowFold<View>, 'rows'> {
  readonly rows: readonly Rendered<View>[];
}

/** Folds stand in one box, below the fields. */
export function renderEntries<View>(
  id: string,
  entries: readonly Rendered<View>[],
  state: FormState,
  view: View,
): Html {
  const folds = entries.filter(entry => 'rows' in entry);
  const others = entries.filter(entry => !('rows' in entry));
  const rendered = (some: readonly Rendered<View>[]) =>
    some.map(entry => renderEntry(id, entry, state, view));
  return html`${rendered(others)}${folds.length > 0 && html`<div>\n${rendered(folds)}</div>`}`;
}

function renderEntry<View>(id: string, entry: Rendered<View>, state: FormState, view: View): Html | false {
  if ('part' in entry) return entry.part(id, view);
  if (!('rows' in entry)) return renderField(id, entry, state, view);
  return html`<details class="fold"${isOpen(entry, state, view) && html` open`}><summary>${entry.title}</summary>
<div class="stack">
${entry.rows.map(one => renderEntry(id, one, state, view))}</div></details>\n`;
}

/** Whether one of the fields has an error or a value that is sent, other than the one of a new record. */
function isOpen<View>(entry: Rendered<View>, state: FormState, view: View): boolean {
  if ('rows' in entry) return entry.rows.some(one => isOpen(one, state, view));
  if ('part' in entry) {
    const ids = Object.values(entry.messages).map(({ field }) => field);
    return ids.some(name => state.errors[name] !== undefined) || (entry.isSet?.(view) ?? false);
  }
  return state.errors[idOf(entry)] !== undefined || isSet(entry, state);
}

function isSet({ name, blank = '', when, absent }: FormField, { texts }: FormState): boolean {
  const text = texts[name];
  if (text === undefined) return absent !== undefined;
  return when === undefined ? text !== blank : when(texts);
}

function renderField<View>(id: string, field: FormField<View>, state: FormState, view: View): Html | false {
  const { name, kind, hint, required, absent } = field;
  const text = state.texts[name];
  if (field.offered?.(view) === false) return false;
  if (text === undefined && absent !== undefined) return absent;
  const isStored = state.stored.includes(name);
  const label = typeof field.label === 'function' ? field.label(view, isStored) : field.label;
  const isReadOnly = field.readOnly?.(view) ?? false;
  const control = (attributes: Html) => kinds[kind].control(field, text ?? '', attributes, isReadOnly);
  if (kind === 'check') return html`<label class="choice">${control(html``)} <span>${label}</span></label>\n`;
  const isOptional = !required && typeof label === 'string' && kind !== 'choice';
  return html`${withLabel(id, idOf(field), state.errors, {
    label: isOptional ? optional(label) : label,
    ...(hint !== undefined && { hint: typeof hint === 'function' ? hint(view, isStored) : hint }),
    control,
  })}
${state.again.includes(name) && html`<label class="choice"><input type="checkbox" name="wants_${name}" checked> <span>Save the secret above</span></label>`}`;
}
