/** A filter of events in a form: as rows, or as JSON, and how many of its conditions must hold. */
import { type FilterRow, maxRows, operatorNames, operatorOptions } from '../filter-rows.ts';
import { type Html, html } from '../html.ts';
import type { FormErrors } from '../views.ts';
import { conditionRows } from './condition-rows.ts';
import { field, optional } from './controls.ts';
import { described, fieldError } from './form-parts.ts';
import { options } from './parts.ts';

export const howToMatch = [
  ['all', 'All conditions must hold'],
  ['any', 'One condition must hold'],
] as const;

export interface FilterForm {
  /** `null` if the form has the filter as JSON, or not at all. */
  readonly rows: readonly FilterRow[] | null;
  /** The filter as JSON; `null` if the form has rows, or if it is too large for a form. */
  readonly filter: string | null;
  /** Whether all conditions must hold, or any; `null` if the form did not say. */
  readonly match: string | null;
  /** Whether a button has just changed how the filter is shown, so that the page begins there. @default false */
  readonly isReshaped?: boolean;
}

type FilterView = FilterForm & { readonly errors: FormErrors };

/** `id`: the prefix of the ids of the form. */
const filterMatch = (
  id: string,
  { match, errors }: FilterView,
): Html => html`<div class="field"><label class="hush" for="${id}-match">What must hold</label>
<select name="filter_match" id="${id}-match"${described(`${id}-match`, errors.match, false)}>${options(howToMatch, match ?? 'all')}</select>
${fieldError(`${id}-match`, errors.match)}</div>`;

/** The filter as rows, or as JSON if somebody has asked for it, or if rows cannot show it. `what`: what has the filter. `fields`: see {@link conditionRows}. */
export function filterOfEvents(
  id: string,
  form: FilterView,
  what: string,
  fields: string | null = null,
): Html {
  const { rows, filter, isReshaped, errors } = form;
  const otherWay = (way: string, words: string) =>
    html`<button class="button small" type="submit" name="do" value="${way}" formnovalidate${isReshaped && html` autofocus`}>${words}</button>`;
  if (rows !== null)
    return conditionRows({
      id,
      name: 'filter',
      legend: optional('Filter'),
      hint: html`Only events that meet the conditions pass. Use quotes to compare text: <code>"100"</code>. Without them, <code>100</code> is a number, and <code>true</code>, <code>false</code> and <code>null</code> are values. Commas separate the values of “is one of”.`,
      rows,
      operators: operatorOptions,
      most: maxRows,
      example: 'data.amount',
      fields,
      errors,
      above: filterMatch(id, form),
      beside: otherWay('json', 'Edit as JSON'),
    });
  if (filter === null)
    return html`<p class="notice">The filter of this ${what} is too large for this form. It stays as it is. Use the API to change it.</p>`;
  return html`${field(id, 'filter', errors, {
    label: optional('Filter'),
    hint: html`A JSON list of conditions, such as <code>[{"field": "data.amount", "min": 100}]</code>. Comparisons: ${operatorNames.map((name, at) => html`${at > 0 && ', '}<code>${name}</code>`)}. Groups: <code>all</code>, <code>any</code>, <code>not</code>.`,
    control: aria => html`<textarea name="filter" rows="4" spellcheck="false"${aria}>\n${filter}</textarea>`,
  })}
${filterMatch(id, form)}
<p class="actions">${otherWay('rows', 'Edit as rows')}</p>`;
}
