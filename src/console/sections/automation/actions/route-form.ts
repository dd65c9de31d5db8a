/** The form of a route: its values, its validation, and what it makes of a sample. */
import { matches } from '../../../../automation/filter.ts';
import { tryRoute } from '../../../../automation/routes.ts';
import type { Problem } from '../../../../common/errors.ts';
import type {
  AutomationEventRecord,
  AutomationRoute,
  TryAutomationRouteRequest,
} from '../../../../generated/types.ts';
import { createInputReader } from '../../../../http/input.ts';
import { callOf, textOf, wordsOf } from '../../../actions/call.ts';
import type { FormWords } from '../../../actions/form-errors.ts';
import { withNewNames } from '../../../actions/old-names.ts';
import { prettyJson, readJson } from '../../../json.ts';
import type { FormErrors } from '../../../views.ts';
import type { Form } from '../../../visit.ts';
import type { RouteForm } from '../views.ts';
import { readWhole } from './read-whole.ts';
import { type AutomationVisit, formErrors } from './visit.ts';

/** Nothing is required in this schema, so that the errors of all fields are found. */
const reader = createInputReader('ChangeAutomationRouteRequest');
const tryReader = createInputReader('TryAutomationRouteRequest');

/** Longer filters are changed through the API, because forms have a size limit. */
const longestFilter = 10_000;
const longestSample = 5_000;

const words: FormWords = {
  name: { field: 'name', name: 'The name', told: { minLength: 'Enter a name for the route.' } },
  sources: { field: 'sources', name: 'The inbound endpoints', each: 'Each inbound endpoint' },
  event_types: {
    field: 'events',
    name: 'The event types',
    each: 'Each event type',
    told: { maxItems: 'Enter at most {limit} event types.' },
  },
  filter: {
    field: 'filter',
    name: 'The filter',
    each: 'A condition of the filter',
    told: {
      json: 'The filter must be JSON: a list of conditions.',
      type: 'The filter does not fit: a field or a value has the wrong type.',
      minProperties: 'Each condition of the filter needs a field and at least one comparison.',
      maxItems: 'The filter can have at most {limit} conditions.',
    },
  },
  mapping: {
    field: 'mapping',
    name: 'The mapping',
    told: { maxLength: 'The mapping must have at most {limit} characters.' },
  },
  event_type: { field: 'type', name: 'The type' },
  hooks: {
    field: 'hooks',
    name: 'The hooks',
    each: 'A chosen hook',
    told: { minItems: 'Choose at least one hook.' },
  },
  event: {
    field: 'sample',
    name: 'The sample',
    told: { type: 'The sample must be a JSON object.' },
  },
};

export const routeErrors = (error: unknown): FormErrors => formErrors(error, words);

type Given = Omit<RouteForm, 'errors' | 'preview'>;

/** A route with the values of its form. */
export function routeFormOf(route: AutomationRoute, sample: string): RouteForm {
  const filter = route.filter.length === 0 ? '' : prettyJson(route.filter);
  return {
    name: route.name,
    sources: route.sources,
    eventTypes: textOf(route.event_types),
    filter: filter.length > longestFilter ? null : filter,
    mapping: route.mapping ?? '',
    eventType: route.event_type ?? '',
    hooks: route.hooks,
    sample,
    preview: null,
    errors: {},
  };
}

export const emptyRoute = (sample: string): RouteForm => ({
  name: '',
  sources: [],
  eventTypes: '',
  filter: '',
  mapping: '',
  eventType: '',
  hooks: [],
  sample,
  preview: null,
  errors: {},
});

export function routeFrom(sent: Form): Given {
  const form = withNewNames(sent, reader);
  return {
    name: form.one('name').trim(),
    sources: [...new Set(form.list('sources'))],
    eventTypes: form.one('event_types'),
    filter: form.names.includes('filter') ? form.one('filter') : null,
    mapping: form.one('mapping').replaceAll('\r\n', '\n').trim(),
    eventType: form.one('event_type').trim(),
    hooks: [...new Set(form.list('hooks'))],
    sample: form.one('sample').replaceAll('\r\n', '\n'),
  };
}

/** The filter of the form as input, or the problem with it. */
function filterOf({ filter }: Given, found: Problem[]): { readonly filter?: unknown } {
  if (filter === null) return {};
  if (filter.trim() === '') return { filter: [] };
  const read = readJson(filter);
  if (read.ok) return { filter: read.value };
  found.push({ pointer: '/filter', reason: 'must be JSON', keyword: 'json' });
  return {};
}

const mappingOf = ({ mapping }: Given) => (mapping === '' ? null : mapping);

/** `kept`: the event types that the form was rendered with. @throws MarketplaceError with all problems */
export function routeInput(given: Given, kept: readonly string[] = []): never {
  const found: Problem[] = [];
  const input = {
    name: given.name,
    sources: given.sources,
    event_types: wordsOf(given.eventTypes, kept),
    ...filterOf(given, found),
    mapping: mappingOf(given),
    event_type: given.eventType === '' ? null : given.eventType,
    hooks: given.hooks,
  };
  return readWhole(reader, input, found);
}

/** The form with what its filter and mapping make of the sample. `route`: the one to change. */
export async function tried(
  visit: AutomationVisit,
  workspaceId: string,
  given: Given,
  route: AutomationRoute | null,
): Promise<RouteForm> {
  try {
    const found: Problem[] = [];
    const read = readJson(given.sample);
    const stored = given.filter === null ? { filter: route?.filter ?? [] } : filterOf(given, found);
    const parts = { ...stored, mapping: mappingOf(given) };
    const input: TryAutomationRouteRequest = readWhole(
      tryReader,
      { ...parts, event: read.ok ? read.value : null },
      found,
    );
    const { result } = await tryRoute(callOf(visit, workspaceId, input));
    if (result.outcome === 'made')
      return { ...given, preview: { outcome: 'made', text: prettyJson(result.value) }, errors: {} };
    if (result.outcome === 'failed') {
      const reason = `The mapping failed: ${result.error ?? 'no reason was given'}`;
      return { ...given, preview: { outcome: 'failed', reason }, errors: { mapping: reason } };
    }
    const reason = matches(input.filter ?? [], input.event)
      ? 'The mapping returns null, so this event would be skipped.'
      : 'The filter does not match, so this event would be skipped.';
    return { ...given, preview: { outcome: 'skipped', reason }, errors: {} };
  } catch (error) {
    const errors = routeErrors(error);
    return { ...given, preview: { outcome: 'failed', reason: Object.values(errors).join(' ') }, errors };
  }
}

/** The newest event as filters and mappings see it, or an example. */
export function sampleOf(event: Readonly<AutomationEventRecord> | undefined): string {
  const example = {
    id: 'evt_example',
    type: 'order.paid',
    timestamp: '2026-03-14T09:26:53Z',
    source: '/shop/orders',
    subject: null,
    data: { order: 42, amount: 99.5 },
  };
  if (event === undefined) return prettyJson(example);
  const { id, type, time: timestamp, source, subject, data } = event;
  const text = prettyJson({ id, type, timestamp, source, subject, data });
  return text.length <= longestSample && readJson(text).ok ? text : prettyJson(example);
}
