/** Samples for the editors of tools: the latest events of a type, or the declared examples of this service's events. */
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
  const { events: last } = isOwn
    ? { events: [] }
    : await repository.automation.listEvents(principal.workspaceId, {
        state: 'published',
        limit: most,
        ...(event_type === '*' ? {} : { type: event_type }),
      });
  const samples = last.map(event => eventBodyOf(event) as AutomationSample);
  return { result: [...samples, ...examples].slice(0, most) };
}
