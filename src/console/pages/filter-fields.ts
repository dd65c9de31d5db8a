/** The fields of the form above a list: each stands once, with its name, its label and what it can be. */
import { type Html, html } from '../html.ts';
import { options } from './parts.ts';

type Choice = readonly [value: string, words: string];

interface NamedField {
  /** Name of the query parameter. */
  readonly name: string;
  readonly label: string;
  /** @default what the query of the page says */
  readonly value?: string;
}

interface ChoiceField extends NamedField {
  /** The first one should be empty: it shows all. */
  readonly choices: readonly Choice[];
  /** Further choices, each with a title. */
  readonly groups?: readonly { readonly title: string; readonly choices: readonly Choice[] }[];
  /** Whether other values are kept and shown as they are, such as the id of a deleted record. @default false */
  readonly keepsOthers?: boolean;
}

interface TextField extends NamedField {
  readonly kind: 'text' | 'search';
  /** @default 200 */
  readonly maxLength?: number;
}

interface DayField extends NamedField {
  readonly kind: 'day';
}

export type FilterField = ChoiceField | TextField | DayField;

export function filterField(field: FilterField, query: URLSearchParams): Html {
  const { name, label, value = query.get(name) ?? '' } = field;
  const id = `list-${name}`;
  if ('choices' in field)
    return html`<label class="hush" for="${id}">${label}</label><select id="${id}" name="${name}">${choicesOf(field, value)}</select>\n`;
  if (field.kind === 'day')
    return html`<label class="day-field" for="${id}"><span class="muted">${label}</span><input id="${id}" name="${name}" type="date" value="${value}"></label>`;
  const { kind, maxLength = 200 } = field;
  return html`<label class="hush" for="${id}">${label}</label><input id="${id}" name="${name}" type="${kind}" maxlength="${maxLength}" placeholder="${label}" autocomplete="off" value="${value}">\n`;
}

function choicesOf({ choices, groups = [], keepsOthers = false }: ChoiceField, value: string): Html {
  const known = [choices, ...groups.map(group => group.choices)].flat();
  const isOther = keepsOthers && value !== '' && !known.some(([one]) => one === value);
  return html`${options(choices, value)}${groups.map(
    group =>
      group.choices.length > 0 &&
      html`<optgroup label="${group.title}">${options(group.choices, value)}</optgroup>`,
  )}${isOther && options([[value, value]], value)}`;
}
