/** A filter of events in a form: its values, as rows or as JSON, and its input. */
import { isDeepStrictEqual } from 'node:util';
import { invalidParameters, MarketplaceError, type Problem } from '../../common/errors/errors.ts';
import type { AutomationFilter } from '../../generated/types.ts';
import { createInputReader } from '../../http/input.ts';
import { conditionOf, type FilterRow, isBlank, maxRows, rowsOf, takesValue } from '../filter-rows.ts';
import { prettyJson } from '../json.ts';
import type { FilterForm } from '../pages/filter-field.ts';
import type { FormErrors } from '../views.ts';
import type { Form } from '../visit.ts';
import { filterIn, filterText, filterWords } from './filter-field.ts';
import { errorsOf } from './form-errors.ts';

/** All requests have the same filter; nothing is required in this one. */
const reader = createInputReader('ChangeAutomationRouteRequest');

/** One more row to fill in. */
const blankRow: FilterRow = { field: '', operator: 'equals', value: '' };

export const emptyFilter: FilterForm = { rows: [blankRow], filter: null, match: 'all' };

const orBlank = (rows: readonly FilterRow[]) => (rows.length === 0 ? [blankRow] : rows);

/** A stored filter. */
export interface Stored {
  readonly filter?: AutomationFilter;
  readonly filter_match?: string;
}

export function filterFormOf({ filter = [], filter_match: match = 'all' }: Stored): FilterForm {
  const rows = rowsOf(filter, match);
  return rows === null
    ? { rows, filter: filterText(filter), match }
    : { rows: orBlank(rows), filter: null, match };
}

export function filterFrom(form: Form): FilterForm {
  const isJson = form.names.includes('filter');
  return {
    rows: isJson || !form.names.includes('filter_field') ? null : rowsFrom(form),
    filter: isJson ? form.one('filter') : null,
    match: form.names.includes('filter_match') ? form.one('filter_match') : null,
  };
}

function rowsFrom(form: Form): readonly FilterRow[] {
  const [fields, operators, values] = ['filter_field', 'filter_operator', 'filter_value'].map(form.list);
  return (fields ?? []).map((field, at) => ({
    field,
    operator: operators?.[at] ?? blankRow.operator,
    value: values?.[at] ?? '',
  }));
}

/**
 * A form as its button asks for it: with one more row or one fewer, or with its filter in the other way. `null`: the
 * button is none of these.
 */
export function reshaped<Given extends FilterForm>(
  button: string,
  given: Given,
): (Given & { readonly errors: FormErrors }) | null {
  const form = { ...given, isReshaped: true, errors: {} };
  const { rows, filter, match } = given;
  const removed = /^remove-(\d{1,3})$/.exec(button)?.[1];
  if (rows !== null && button === 'add')
    return { ...form, rows: rows.length < maxRows ? [...rows, blankRow] : rows };
  if (rows !== null && removed !== undefined)
    return { ...form, rows: orBlank(rows.filter((_, at) => at !== Number(removed))) };
  if (rows !== null && button === 'json') {
    const conditions = rows.filter(row => !isBlank(row)).map(conditionOf);
    return { ...form, rows: null, filter: conditions.length === 0 ? '' : prettyJson(conditions) };
  }
  if (filter === null || button !== 'rows') return null;
  const found: Problem[] = [];
  try {
    const { filter: list = [] } = reader.read({ ...filterIn(filter, found) }) as Stored;
    const [first] = found;
    if (first !== undefined) throw invalidParameters(first);
    const shown = rowsOf(list, match ?? 'all');
    if (shown !== null) return { ...form, filter: null, rows: orBlank(shown) };
    return { ...form, errors: { filter: 'Rows cannot show this filter. It stays as JSON.' } };
  } catch (error) {
    return { ...form, errors: errorsOf(error, filterWords) };
  }
}

/**
 * The filter of a form as input: nothing if the form did not have it. What is wrong with it is added to `found`.
 * `stored`: the one to change, which stays as it was written if its rows are sent as they stood.
 */
export function filterInput(
  { rows, filter, match }: FilterForm,
  found: Problem[],
  stored: Stored | null = null,
): { readonly filter?: unknown } {
  if (rows === null) return filterIn(filter, found);
  const filled = rows.filter(row => !isBlank(row));
  const { filter: kept = [], filter_match = 'all' } = stored ?? {};
  if (stored !== null && match === filter_match && isDeepStrictEqual(filled, rowsOf(kept, match)))
    return { filter: kept };
  for (const [at, row] of filled.entries())
    for (const problem of problemsOfRow(row))
      found.push({ ...problem, pointer: problem.pointer.replace(/^\/filter\/0/, `/filter/${at}`) });
  return { filter: filled.map(conditionOf) };
}

/** The schema names the first wrong condition of a list only. */
function problemsOfRow(row: FilterRow): readonly Problem[] {
  const { operator, value } = row;
  if (takesValue(operator) && value.trim() === '')
    return [{ pointer: `/filter/0/${operator}`, reason: 'is missing', keyword: 'blank' }];
  try {
    reader.read({ filter: [conditionOf(row)] });
    return [];
  } catch (error) {
    if (error instanceof MarketplaceError) return error.problems;
    throw error;
  }
}
