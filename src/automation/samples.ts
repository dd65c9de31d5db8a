/** What an editor shows before anything has happened: the examples of the events that this service declares. */
import type { AutomationSample, AutomationSampleListRequest } from '../generated/types.ts';
import type { Outcome } from '../group/operation.ts';
import { patternsOf } from '../repository/index.ts';
import type { AutomationCall } from './service.ts';

/** As many as an editor asks for. */
const most = 3;

export async function listSamples({
  input,
  service,
  now,
}: AutomationCall<AutomationSampleListRequest>): Promise<Outcome<AutomationSample[]>> {
  const timestamp = new Date(now).toISOString();
  const samples = service.events.flatMap(({ type, example }) =>
    example !== undefined && patternsOf(type).includes(input.event)
      ? [{ id: `sample_${type.replaceAll('.', '_')}`, type, timestamp, data: { ...example } }]
      : [],
  );
  return { result: samples.slice(0, most) };
}
