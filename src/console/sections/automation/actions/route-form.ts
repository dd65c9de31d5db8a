/** The form of a route: its values, its validation, and what it makes of a sample. */
import { isDeepStrictEqual } from 'node:util';
import { triedOutcome } from '../../../../automation/try-route.ts';
import { MarketplaceError, type Problem } from '../../../../common/errors.ts';
import type { AutomationRoute, TryAutomationRouteRequest } from '../../../../generated/types.ts';
import { createInputReader } from '../../../../http/input.ts';
import { callOf, textOf, wordsOf } from '../../../actions/call.ts';
import { filterIn, filterText } from '../../../actions/filter-field.ts';
import { withNewNames } from '../../../actions/old-names.ts';
import { conditionOf, type FilterRow, isBlank, mostRows, rowsOf, takesValue } from '../../../filter-rows.ts';
import { prettyJson, readJson } from '../../../json.ts';
import type { Form } from '../../../visit.ts';
import type { RouteForm } from '../views.ts';
import { readWhole } from './read-whole.ts';
import { routeErrors } from './route-errors.ts';
import { markOf } from './route-sample.ts';
import type { AutomationVisit } from './visit.ts';

/** Nothing is required in this schema, so that the errors of all fields are found. */
const reader = createInputReader('ChangeAutomationRouteRequest');
const tryReader = createInputReader('TryAutomationRouteRequest');

/** The values of the form. */
export type RouteValues = Omit<RouteForm, 'errors' | 'preview'>;

const noHook = { targetUrl: '', eventType: '', description: '' };

/** One more row to fill in. */
const blankRow = { field: '', operator: 'equals', value: '' } as const;

/** A route with the values of its form. */
export function routeFormOf(route: AutomationRoute, sample: string): RouteForm {
  const rows = rowsOf(route.filter, route.filter_match);
  return {
    name: route.name,
    sources: route.sources,
    eventTypes: textOf(route.event_types),
    rows: rows === null ? null : orBlank(rows),
    filter: rows !== null ? null : filterText(route.filter),
    match: route.filter_match,
    mapping: route.mapping ?? '',
    eventType: route.event_type ?? '',
    hooks: route.hooks,
    sample,
    sampleMark: markOf(sample),
    bookmark: '',
    newHook: noHook,
    preview: null,
    errors: {},
  };
}

const orBlank = (rows: NonNullable<RouteForm['rows']>) => (rows.length === 0 ? [blankRow] : rows);

const withBlankRow = (rows: NonNullable<RouteForm['rows']>) =>
  rows.length < mostRows ? [...rows, blankRow] : rows;

export const emptyRoute = (sample: string): RouteForm => ({
  name: '',
  sources: [],
  eventTypes: '',
  rows: [blankRow],
  filter: null,
  match: 'all',
  mapping: '',
  eventType: '',
  hooks: [],
  sample,
  sampleMark: markOf(sample),
  bookmark: '',
  newHook: noHook,
  preview: null,
  errors: {},
});

export function routeFrom(sent: Form): RouteValues {
  const form = withNewNames(sent, reader);
  const isJson = form.names.includes('filter');
  return {
    name: form.one('name').trim(),
    sources: [...new Set(form.list('sources'))],
    eventTypes: form.one('event_types'),
    rows: isJson || !form.names.includes('filter_field') ? null : rowsFrom(form),
    filter: isJson ? form.one('filter') : null,
    match: form.names.includes('filter_match') ? form.one('filter_match') : null,
    mapping: form.one('mapping').replaceAll('\r\n', '\n').trim(),
    eventType: form.one('event_type').trim(),
    hooks: [...new Set(form.list('hooks'))],
    sample: form.one('sample').replaceAll('\r\n', '\n'),
    sampleMark: form.one('sample_mark'),
    bookmark: form.one('bookmark'),
    newHook: {
      targetUrl: form.one('hook_url').trim(),
      eventType: form.one('hook_event_type').trim(),
      description: form.one('hook_description').trim(),
    },
  };
}

function rowsFrom(form: Form): NonNullable<RouteForm['rows']> {
  const [fields, operators, values] = ['filter_field', 'filter_operator', 'filter_value'].map(form.list);
  return (fields ?? []).map((field, at) => ({
    field,
    operator: operators?.[at] ?? blankRow.operator,
    value: values?.[at] ?? '',
  }));
}

/** A form as the button asks for it: with one more row or one fewer, or with its filter in the other way. */
export function reshaped(button: string, given: RouteValues): RouteForm | null {
  const form = { ...given, preview: null, errors: {} };
  const { rows, filter } = given;
  const removed = /^remove-(\d{1,3})$/.exec(button)?.[1];
  if (rows !== null && button === 'add') return { ...form, rows: withBlankRow(rows) };
  if (rows !== null && removed !== undefined) {
    const rest = rows.filter((_, at) => at !== Number(removed));
    return { ...form, rows: orBlank(rest) };
  }
  if (rows !== null && button === 'json') {
    const conditions = rows.filter(row => !isBlank(row)).map(conditionOf);
    return { ...form, rows: null, filter: conditions.length === 0 ? '' : prettyJson(conditions) };
  }
  if (filter === null || button !== 'rows') return null;
  const found: Problem[] = [];
  try {
    const { filter: list = [] }: TryAutomationRouteRequest = readWhole(
      tryReader,
      { ...filterOf(given, found), event: {} },
      found,
    );
    const shown = rowsOf(list, given.match ?? 'all');
    if (shown !== null) return { ...form, filter: null, rows: orBlank(shown) };
    return { ...form, errors: { filter: 'Rows cannot show this filter. It stays as JSON.' } };
  } catch (error) {
    return { ...form, errors: routeErrors(error) };
  }
}

/**
 * The filter of the form as input. What is wrong with it is added to `found`. `route`: the one to change, whose filter
 * stays as it was written if its rows are sent as they stood.
 */
function filterOf(
  { rows, filter, match }: RouteValues,
  found: Problem[],
  route: AutomationRoute | null = null,
): { readonly filter?: unknown } {
  if (rows !== null) return { filter: conditionsOf(rows, match, found, route) };
  return filterIn(filter, found);
}

function conditionsOf(
  rows: NonNullable<RouteForm['rows']>,
  match: string | null,
  found: Problem[],
  route: AutomationRoute | null,
): unknown {
  const filled = rows.filter(row => !isBlank(row));
  if (
    route !== null &&
    match === route.filter_match &&
    isDeepStrictEqual(filled, rowsOf(route.filter, match))
  )
    return route.filter;
  for (const [at, row] of filled.entries())
    for (const problem of problemsOf(row))
      found.push({ ...problem, pointer: problem.pointer.replace(/^\/filter\/0/, `/filter/${at}`) });
  return filled.map(conditionOf);
}

/** Of one condition: the schema names the first one of a list only. */
function problemsOf(row: FilterRow): readonly Problem[] {
  const { operator, value } = row;
  if (takesValue(operator) && value.trim() === '')
    return [{ pointer: `/filter/0/${operator}`, reason: 'is missing', keyword: 'blank' }];
  try {
    tryReader.read({ event: {}, filter: [conditionOf(row)] });
    return [];
  } catch (error) {
    if (error instanceof MarketplaceError) return error.problems;
    throw error;
  }
}

const matchOf = ({ match }: RouteValues) => (match === null ? {} : { filter_match: match });

const madeBy = ({ mapping, eventType }: RouteValues) => ({
  mapping: mapping === '' ? null : mapping,
  event_type: eventType === '' ? null : eventType,
});

/** `route`: the one to change. @throws MarketplaceError with all problems */
export function routeInput(given: RouteValues, route: AutomationRoute | null = null): never {
  const found: Problem[] = [];
  const input = {
    name: given.name,
    sources: given.sources,
    event_types: wordsOf(given.eventTypes, route?.event_types),
    ...filterOf(given, found, route),
    ...matchOf(given),
    ...madeBy(given),
    hooks: given.hooks,
  };
  return readWhole(reader, input, found);
}

/** The form with what its filter and mapping make of the sample. `route`: the one to change. */
export async function tried(
  visit: AutomationVisit,
  workspaceId: string,
  given: RouteValues,
  route: AutomationRoute | null,
): Promise<RouteForm> {
  try {
    const found: Problem[] = [];
    const read = readJson(given.sample);
    const isStored = given.rows === null && given.filter === null;
    const parts = {
      ...(isStored ? { filter: route?.filter ?? [] } : filterOf(given, found, route)),
      ...matchOf(given),
      ...madeBy(given),
    };
    const input: TryAutomationRouteRequest = readWhole(
      tryReader,
      { ...parts, event: read.ok ? read.value : null },
      found,
    );
    const result = await triedOutcome(callOf(visit, workspaceId, input));
    if (result.outcome === 'made')
      return { ...given, preview: { outcome: 'made', text: prettyJson(result.value) }, errors: {} };
    if (result.outcome === 'failed') {
      const { error, isRefused } = result;
      const reason = isRefused ? error : `The mapping failed: ${error}`;
      const errors = { [isRefused ? 'type' : 'mapping']: reason };
      return { ...given, preview: { outcome: 'failed', reason }, errors };
    }
    const reason = `This event would be skipped. ${result.reason}`;
    return { ...given, preview: { outcome: 'skipped', reason }, errors: {} };
  } catch (error) {
    const errors = routeErrors(error, given);
    return { ...given, preview: { outcome: 'failed', reason: Object.values(errors).join(' ') }, errors };
  }
}
