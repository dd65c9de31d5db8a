/** A filter of events in a form, as JSON, and how many of its conditions must hold. */
import { operatorNames } from '../filter-rows.ts';
import { type Html, html } from '../html.ts';
import type { FormErrors } from '../views.ts';
import { field, optional } from './controls.ts';
import { described, fieldError } from './form-parts.ts';
import { options } from './parts.ts';

const howToMatch = [
  ['all', 'All conditions must hold'],
  ['any', 'One condition must hold'],
] as const;

export interface FilterView {
  /** The filter as JSON. */
  readonly filter: string;
  /** `null`: the form did not say. */
  readonly match: string | null;
  readonly errors: FormErrors;
}

/** `prefix`: of the ids of the form. */
export const filterMatch = (
  prefix: string,
  { match, errors }: Pick<FilterView, 'match' | 'errors'>,
): Html => html`<div class="field"><label class="hush" for="${prefix}-match">What must hold</label>
<select name="filter_match" id="${prefix}-match"${described(`${prefix}-match`, errors.match, false)}>${options(howToMatch, match ?? 'all')}</select>
${fieldError(`${prefix}-match`, errors.match)}</div>`;

export const filterField = (prefix: string, { filter, errors }: FilterView): Html =>
  field(prefix, 'filter', errors, {
    label: optional('Filter'),
    hint: html`A JSON list of conditions, such as <code>[{"field": "data.amount", "min": 100}]</code>. Comparisons: ${operatorNames.map((name, at) => html`${at > 0 && ', '}<code>${name}</code>`)}. Groups: <code>all</code>, <code>any</code>, <code>not</code>.`,
    control: aria => html`<textarea name="filter" rows="4" spellcheck="false"${aria}>\n${filter}</textarea>`,
  });
