/** The filter in the form of a route. */
import { type Html, html } from '../../../html.ts';
import { conditionRows } from '../../../pages/condition-rows.ts';
import { described, fieldError } from '../../../pages/form-parts.ts';
import { options } from '../../../pages/parts.ts';
import { mostRows, operatorNames, operatorOptions } from '../filter-rows.ts';
import type { RouteForm } from '../views.ts';
import { field, optional } from './shell.ts';

const howToMatch = [
  ['all', 'All conditions must hold'],
  ['any', 'One condition must hold'],
] as const;

const match = (
  id: string,
  { match, errors }: RouteForm,
): Html => html`<div class="field"><label class="hush" for="${id}-match">What must hold</label>
<select name="filter_match" id="${id}-match"${described(`${id}-match`, errors.match, false)}>${options(howToMatch, match ?? 'all')}</select>
${fieldError(`${id}-match`, errors.match)}</div>`;

/** The filter as rows, or as JSON if somebody has asked for it, or if rows cannot show it. */
export function routeFilter(id: string, form: RouteForm): Html {
  const { rows, filter: json, errors } = form;
  if (rows !== null)
    return conditionRows({
      id,
      name: 'filter',
      legend: optional('Filter'),
      hint: html`Only events that meet the conditions are taken. A number, <code>true</code>, <code>false</code> or <code>null</code> as a value is that; in quotes, such as <code>"100"</code>, it is text. Commas separate the values of “is one of”.`,
      rows,
      operators: operatorOptions,
      most: mostRows,
      example: 'data.amount',
      errors,
      above: match(id, form),
      beside: html`<button class="button small" type="submit" name="do" value="json" formnovalidate>Edit as JSON</button>`,
    });
  if (json === null)
    return html`<p class="notice">The filter of this route is too large for this form. It stays as it is. Use the API to change it.</p>`;
  return html`${match(id, form)}
${field(id, 'filter', errors, {
  label: optional('Filter'),
  hint: html`A JSON list of conditions, such as <code>[{"field": "data.amount", "min": 100}]</code>. Comparisons: ${operatorNames.map((name, at) => html`${at > 0 && ', '}<code>${name}</code>`)}.`,
  control: aria => html`<textarea name="filter" rows="4" spellcheck="false"${aria}>\n${json}</textarea>`,
})}
<p class="actions"><button class="button small" type="submit" name="do" value="rows" formnovalidate>Edit as rows</button></p>`;
}
