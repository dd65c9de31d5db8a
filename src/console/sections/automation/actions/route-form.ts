/** The form of a route: its values, its validation, and what it makes of a sample. */
import { triedOutcome } from '../../../../automation/try-route.ts';
import type { Problem } from '../../../../common/errors/errors.ts';
import { exactPart } from '../../../../common/json/exact-json.ts';
import type { AutomationRoute, TryAutomationRouteRequest } from '../../../../generated/types.ts';
import { createInputReader } from '../../../../http/input.ts';
import { callOf, textOf, wordsOf } from '../../../actions/call.ts';
import { emptyFilter, filterFormOf, filterFrom, filterInput } from '../../../actions/filter-form.ts';
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

/** A route with the values of its form. */
export function routeFormOf(route: AutomationRoute, sample: string): RouteForm {
  return {
    name: route.name,
    sources: route.sources,
    eventTypes: textOf(route.event_types),
    ...filterFormOf(route),
    mapping: route.mapping ?? '',
    eventType: route.event_type ?? '',
    hooks: route.hooks,
    sample,
    sampleMark: markOf(sample),
    newHook: noHook,
    preview: null,
    errors: {},
  };
}

export const emptyRoute = (sample: string): RouteForm => ({
  name: '',
  sources: [],
  eventTypes: '',
  ...emptyFilter,
  mapping: '',
  eventType: '',
  hooks: [],
  sample,
  sampleMark: markOf(sample),
  newHook: noHook,
  preview: null,
  errors: {},
});

export function routeFrom(form: Form): RouteValues {
  return {
    name: form.one('name').trim(),
    sources: [...new Set(form.list('sources'))],
    eventTypes: form.one('event_types'),
    ...filterFrom(form),
    mapping: form.one('mapping').replaceAll('\r\n', '\n').trim(),
    eventType: form.one('event_type').trim(),
    hooks: [...new Set(form.list('hooks'))],
    sample: form.one('sample').replaceAll('\r\n', '\n'),
    sampleMark: form.one('sample_mark'),
    newHook: {
      targetUrl: form.one('hook_url').trim(),
      eventType: form.one('hook_event_type').trim(),
      description: form.one('hook_description').trim(),
    },
  };
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
    ...filterInput(given, found, route),
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
      ...(isStored ? { filter: route?.filter ?? [] } : filterInput(given, found, route)),
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
      return {
        ...given,
        preview: { outcome: 'made', text: exactPart(result.json, result.value) ?? prettyJson(result.value) },
        errors: {},
      };
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
