/** What an editor shows: the last events of a type, or the examples of the events that this service declares. */
import type { AutomationSample, AutomationSampleListRequest } from '../generated/types.ts';
import type { Outcome } from '../group/operation.ts';
import { patternsOf } from '../repository/index.ts';
import { toldEvent } from './published-event.ts';
import type { AutomationCall } from './service.ts';

/** As many as an editor asks for. */
const most = 3;

export async function listSamples({
  input: { event },
  repository,
  principal,
  service,
  now,
}: AutomationCall<AutomationSampleListRequest>): Promise<Outcome<AutomationSample[]>> {
  const timestamp = new Date(now).toISOString();
  const source = service.sourceOf(principal.workspaceId);
  const examples = service.events.flatMap(({ type, example }) =>
    example !== undefined && patternsOf(type).includes(event)
      ? [{ id: `sample_${type.replaceAll('.', '_')}`, type, timestamp, data: { ...example }, source }]
      : [],
  );
  // An event of this service is meant where it has this name; everything begins with what has happened here.
  const isOwn = event !== '*' && service.knows(event);
  const { events: last } = isOwn
    ? { events: [] }
    : await repository.automation.listEvents(principal.workspaceId, {
        state: 'published',
        limit: most,
        ...(event === '*' ? {} : { type: event }),
      });
  const samples = last.map(event => toldEvent(event) as AutomationSample);
  return { result: [...samples, ...examples].slice(0, most) };
}
