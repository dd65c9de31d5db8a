/** What webhooks offer to their own operations and pages. */
import type { Webhooks } from '../group/engines.ts';
import type { OfferedEvent } from '../group/event.ts';
import type { Call } from '../group/operation.ts';
import type { ResolvedOptions } from '../group/resolved.ts';

export interface WebhookService extends Pick<Webhooks, 'check'> {
  /** Every event that webhooks may ask for: those of the groups that are served, and the host's own. */
  readonly events: readonly OfferedEvent[];
  /** Whether there is an event that a pattern asks for. */
  knows(pattern: string): boolean;
}

/** What a handler of webhooks gets. */
export type WebhookCall<Input> = Call<Input, 'webhooks', WebhookService>;

export const webhookService = ({ webhooks, served }: ResolvedOptions): WebhookService => ({
  check: (url, workspaceId) => webhooks.check(url, workspaceId),
  events: served.events,
  knows: pattern => served.knows(pattern),
});
