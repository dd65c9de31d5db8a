/**
 * Samples for the editors of tools: the latest events of a type, or the declared examples of this service's events.
 * Registered types come between, with their examples.
 */

import { hash } from 'node:crypto';
import { defined } from '../common/defined.ts';
import { typeFilter } from '../common/events/event-pattern.ts';
import type { AutomationSample, AutomationSampleListRequest } from '../generated/types.ts';
import type { Outcome } from '../group/operation.ts';
import { patternsOf } from '../repository/index.ts';
import { eventBodyOf } from './published-event.ts';
import type { AutomationCall } from './service.ts';

/** Number of samples. Zapier's editor shows three. */
const most = 3;

export async function listSamples({
  input: { event_type },
  repository,
  principal,
  service,
  now,
}: AutomationCall<AutomationSampleListRequest>): Promise<Outcome<AutomationSample[]>> {
  const timestamp = new Date(now).toISOString();
  const source = service.sourceOf(principal.workspaceId);
  const examples = service.events.flatMap(({ type, example }) =>
    example !== undefined && patternsOf(type).includes(event_type)
      ? [{ id: `sample_${type.replaceAll('.', '_')}`, type, timestamp, data: { ...example }, source }]
      : [],
  );
  // If this service has an event with the name, that is meant. Otherwise the latest published events are used.
  const isOwn = event_type !== '*' && service.knows(event_type);
  const stored = isOwn ? [] : await storedSamples(repository, principal.workspaceId, event_type);
  const samples = stored.map(event => eventBodyOf(event) as AutomationSample);
  const registered = isOwn ? [] : await repository.automation.listTypes(principal.workspaceId);
  const ofTypes = registered.flatMap(({ type, data_example: data }) =>
    data !== null && patternsOf(type).includes(event_type)
      ? [{ id: `sample_${hash('sha256', type, 'base64url').slice(0, 22)}`, type, timestamp, data, source }]
      : [],
  );
  return { result: [...samples, ...ofTypes, ...examples].slice(0, most) };
}

async function storedSamples(
  { automation }: AutomationCall<unknown>['repository'],
  workspaceId: string,
  type: string,
) {
  const { events } = await automation.listEvents(workspaceId, {
    state: 'published',
    limit: most,
    ...defined({ type: typeFilter(type, '/event_type') }),
  });
  return events;
}
