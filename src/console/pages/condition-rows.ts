/**
 * Conditions as rows of a form: a field, an operator and a value each. Buttons send the form for one more row or one
 * fewer; with scripts, rows come and go at once (editor.js).
 */
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import type { FormErrors } from '../views.ts';
import { described, fieldError } from './form-parts.ts';
import { options } from './parts.ts';

interface ConditionRow {
  readonly field: string;
  readonly operator: string;
  readonly value: string;
}

export interface Conditions {
  /** The prefix of the ids of the form. The fields of a row are `<name>-<number>-field`, and so on. */
  readonly id: string;
  readonly name: string;
  readonly legend: Html | string;
  readonly hint: Html | string;
  readonly rows: readonly ConditionRow[];
  readonly operators: readonly (readonly [value: string, words: string])[];
  /** At most this number of rows. */
  readonly most: number;
  /** The start of the hint about fields, such as `data.amount`. */
  readonly example: string;
  readonly errors: FormErrors;
  /** Id of the text with the fields to suggest. @default none are */
  readonly fields?: string | null;
  /** What stands above the rows. */
  readonly above: Html;
  /** What stands beside the button that adds a row. */
  readonly beside: Html;
}

/** A field in which paths of the text with this id are suggested (complete.js). */
export const suggested = (fields: string): Html => html` data-fields="${fields}" aria-autocomplete="list"`;

export function conditionRows(view: Conditions): Html {
  const { id, name, legend, hint, rows, most, errors, above, beside } = view;
  return html`<fieldset class="field conditions" data-rows="${most}"${described(`${id}-${name}`, errors[name])}><legend>${legend}</legend>
<p class="hint" id="${id}-${name}-hint">${hint}</p>
${fieldError(`${id}-${name}`, errors[name])}
${above}
${rows.map((row, at) => rowOf(view, row, at))}
<p class="actions"><button class="button small" type="submit" name="do" value="add" formnovalidate data-add-row${rows.length >= most && html` hidden`}>Add a condition</button>${beside}</p>
</fieldset>`;
}

function rowOf(
  { id, name, operators, example, errors, fields = null }: Conditions,
  row: ConditionRow,
  at: number,
): Html {
  const own = (part: string) => `${id}-${name}-${at}-${part}`;
  const error = (part: string) => errors[`${name}-${at}-${part}`];
  const attributes = (part: string) => html` id="${own(part)}"${described(own(part), error(part), false)}`;
  return html`<div class="condition" role="group" aria-label="Condition ${at + 1}" data-row>
<label class="hush" for="${own('field')}">Field</label>
<input class="condition-field" name="${name}_field" type="text" maxlength="200" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="${example}"${fields !== null && suggested(fields)} value="${row.field}"${attributes('field')}>
<label class="hush" for="${own('operator')}">Comparison</label>
<select class="condition-operator" name="${name}_operator"${attributes('operator')}>${options(operators, row.operator)}</select>
<label class="hush" for="${own('value')}">Value</label>
<input class="condition-value" name="${name}_value" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Value" value="${row.value}"${attributes('value')}>
<button class="button quiet square" type="submit" name="do" value="remove-${at}" formnovalidate data-remove-row>${icon('x')}<span class="hush">Remove condition ${at + 1}</span></button>
${fieldError(own('field'), error('field'))}${fieldError(own('value'), error('value'))}
</div>
`;
}
