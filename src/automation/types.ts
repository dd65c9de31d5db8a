/** The types that events of automation have for the engine of webhooks; what they are called stands in their bodies. */

/** What came in. */
export const published = 'automation.published';
/** What a route has made. */
export const routed = 'automation.routed';

/** An event as its body tells of it: what filters and mappings see. */
export interface EventBody {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly source?: string;
  readonly subject?: string | null;
  readonly data: unknown;
}
