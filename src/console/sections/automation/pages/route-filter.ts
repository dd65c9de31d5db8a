/** The filter in the form of a route. */
import { mostRows, operatorOptions } from '../../../filter-rows.ts';
import { type Html, html } from '../../../html.ts';
import { conditionRows } from '../../../pages/condition-rows.ts';
import { filterField, filterMatch } from '../../../pages/filter-field.ts';
import type { RouteForm } from '../views.ts';
import { optional } from './shell.ts';

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
      above: filterMatch(id, form),
      beside: html`<button class="button small" type="submit" name="do" value="json" formnovalidate>Edit as JSON</button>`,
    });
  if (json === null)
    return html`<p class="notice">The filter of this route is too large for this form. It stays as it is. Use the API to change it.</p>`;
  return html`${filterMatch(id, form)}
${filterField(id, { ...form, filter: json })}
<p class="actions"><button class="button small" type="submit" name="do" value="rows" formnovalidate>Edit as rows</button></p>`;
}
