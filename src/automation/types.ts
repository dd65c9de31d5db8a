/** The types that events of automation have for the engine of webhooks; the body contains the event's own type. */

import type { AutomationCloudEventRest } from '../generated/types.ts';

/** What a route has made. */
export const routed = 'automation.routed';

/** The source of what a route has made. */
export const sourceOfRoute = (routeId: string): string => `/automation/routes/${routeId}`;

/** An event as its body tells of it: what filters and mappings see. */
export interface EventBody {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly source?: string;
  /** The id that the sender gave the event. */
  readonly source_id?: string;
  readonly subject?: string | null;
  readonly cloudevent?: AutomationCloudEventRest;
  /** Of the request, by their names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly data: unknown;
}
