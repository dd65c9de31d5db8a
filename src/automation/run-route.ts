/** Applies the filter and the mapping of a route to an event. */
import type { AutomationRouteConfig } from '../generated/types.ts';
import { matches } from './filter.ts';
import type { Mappings } from './service.ts';

export type RouteOutcome =
  | { readonly outcome: 'made'; readonly value: unknown }
  /** `reason` is a sentence for users. */
  | { readonly outcome: 'skipped'; readonly reason: string }
  | { readonly outcome: 'failed'; readonly error: string };

/** `event` has the members of a delivered body. @throws SandboxUnavailableError: try again later */
export async function runRoute(
  {
    filter,
    filter_match: match,
    mapping,
  }: Pick<AutomationRouteConfig, 'filter' | 'filter_match' | 'mapping'>,
  event: { readonly data?: unknown },
  mappings: Pick<Mappings, 'map'>,
  workspaceId: string,
): Promise<RouteOutcome> {
  if (!matches(filter, event, match)) return { outcome: 'skipped', reason: 'The filter does not match.' };
  if (mapping === null) return { outcome: 'made', value: event.data ?? null };
  const mapped = await mappings.map(workspaceId, mapping, event);
  if (!mapped.ok) return { outcome: 'failed', error: mapped.error };
  return mapped.value === null
    ? { outcome: 'skipped', reason: 'The mapping gives null.' }
    : { outcome: 'made', value: mapped.value };
}
