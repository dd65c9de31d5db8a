/** The sample event in the editor of a route: it follows the chosen events until somebody edits it. */
import { hash } from 'node:crypto';
import type { AutomationEventRecord } from '../../../../generated/types.ts';
import { wordsOf } from '../../../actions/call.ts';
import { prettyJson, readJson } from '../../../json.ts';
import type { RouteForm } from '../views.ts';
import type { AutomationVisit } from './visit.ts';

const maxSampleLength = 5_000;
/** Events are looked for at the first inbound endpoints only. */
const maxSources = 5;

const order = { order: 42, amount: 99.5 };

const exampleOf = (type: string, source: string, data: unknown): string =>
  prettyJson({ id: 'evt_example', type, timestamp: '2026-03-14T09:26:53Z', source, subject: null, data });

/** Which events a route takes, as far as the sample depends on it. */
type Taken = Pick<RouteForm, 'sources' | 'texts'>;

/** The newest event that a route would take, as filters and mappings see it; otherwise an example of one. */
async function sampleFor(
  visit: AutomationVisit,
  workspaceId: string,
  { sources, texts }: Taken,
): Promise<string> {
  const { repository, service, now } = visit;
  const shown = (event: Readonly<AutomationEventRecord> | null | undefined) => {
    if (event == null) return null;
    const { id, type, time: timestamp, source, subject, data } = event;
    const text = prettyJson({ id, type, timestamp, source, subject, data });
    return text.length <= maxSampleLength && readJson(text).ok ? text : null;
  };
  const types = wordsOf(texts.event_types ?? '');
  const [type = ''] = types;
  const queries =
    sources.length > 0
      ? sources.slice(0, maxSources).map(endpointId => ({ endpointId }))
      : [type === '' ? {} : { type }];
  for (const query of queries) {
    const { events } = await repository.automation.listEvents(workspaceId, {
      state: 'published',
      limit: 1,
      now: new Date(now).toISOString(),
      ...query,
    });
    const found = shown(events[0]);
    if (found !== null) return found;
  }
  const endpoints = sources.length === 0 ? [] : await repository.automation.listEndpoints(workspaceId);
  const endpoint = endpoints.find(({ id }) => sources.includes(id));
  if (endpoint !== undefined)
    return exampleOf(endpoint.event_type, `/automation/endpoints/${endpoint.id}`, order);
  const declared = service.events.find(event => event.type === type && event.example !== undefined);
  if (declared !== undefined) return exampleOf(type, service.sourceOf(workspaceId), declared.example);
  return exampleOf(type === '' || type === '*' ? 'order.paid' : type, '/shop/orders', order);
}

/** What a form sends back with a sample that the page has chosen. */
export const markOf = (sample: string): string => hash('sha256', sample).slice(0, 16);

/** The form with the sample of what is chosen now, unless somebody has edited it. */
export async function withSample(
  visit: AutomationVisit,
  workspaceId: string,
  form: RouteForm,
): Promise<RouteForm> {
  // A form that was sent by something else than the page has no mark.
  if (markOf(form.sample) !== form.sampleMark) return form;
  const sample = await sampleFor(visit, workspaceId, form);
  return { ...form, sample, sampleMark: markOf(sample) };
}
