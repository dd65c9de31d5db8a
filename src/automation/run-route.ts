/** Applies the filter and the mapping of a route to an event. */

import { jsonWith, numbersAsIn } from '../common/json/exact-json.ts';
import { memberText } from '../common/json/json-member.ts';
import { whyNoMatch } from '../common/text/filter-words.ts';
import { charactersOfStep, stretches } from '../common/time/event-loop.ts';
import type { AutomationRouteConfig } from '../generated/types.ts';
import { JsonText } from './sandbox/sandbox.ts';
import type { Mappings } from './service.ts';

export type RouteOutcome =
  /** `json`: the value as text, with numbers as the event has them. */
  | { readonly outcome: 'made'; readonly value: unknown; readonly json: string }
  /** `reason` is a sentence for users. */
  | { readonly outcome: 'skipped'; readonly reason: string }
  /** `isRefused`: by the registry of event types, and not by the mapping. */
  | { readonly outcome: 'failed'; readonly error: string; readonly isRefused?: true };

/** The reason of a mapping that drops an event: what stands with the delivery is told from other reasons by it. */
export const mappingGaveNull = 'The mapping gives null.';

/** `event` has the members of a delivered body, `source` its text. @throws SandboxUnavailableError: try again later */
export async function runRoute(
  {
    filter,
    filter_match: match,
    mapping,
  }: Pick<AutomationRouteConfig, 'filter' | 'filter_match' | 'mapping'>,
  event: { readonly data?: unknown },
  source: string,
  mappings: Pick<Mappings, 'map'>,
  workspaceId: string,
): Promise<RouteOutcome> {
  const reason = whyNoMatch(filter, match, event);
  if (reason !== null) return { outcome: 'skipped', reason };
  if (mapping === null)
    return { outcome: 'made', value: event.data ?? null, json: memberText(source, ['data']) ?? 'null' };
  const mapped = await mappings.map(workspaceId, mapping, new JsonText(exactText(event, source)));
  if (!mapped.ok) return { outcome: 'failed', error: mapped.error };
  if (mapped.value === null) return { outcome: 'skipped', reason: mappingGaveNull };
  const json = await stretches.run(() => {
    stretches.spend(source.length / charactersOfStep);
    return numbersAsIn(source, mapped.exact ?? JSON.stringify(mapped.value));
  });
  return json === null
    ? { outcome: 'failed', error: unclear }
    : { outcome: 'made', value: mapped.value, json };
}

/** The members of an event as they stand in its text, which may lack some. */
const exactText = (event: object, source: string) =>
  jsonWith(event, Object.fromEntries(Object.keys(event).map(name => [name, memberText(source, [name])])));

const unclear =
  'It gives a number beyond 2^53 that is rounded from several numbers of the event: publish them as text.';
