/** The service that the operations and pages of webhooks use. */

import { defined } from '../common/defined.ts';
import type { Call } from '../group/call.ts';
import type { OfferedEvent } from '../group/event.ts';
import type { EventSender } from '../group/event-sender.ts';
import type { ResolvedOptions } from '../group/resolved.ts';
import type { KnownDestinations } from './destinations/settings.ts';

export interface WebhookService extends Pick<EventSender, 'check' | 'retention'> {
  /** All event types that webhooks can subscribe to: those of the served groups and of the host. */
  readonly events: readonly OfferedEvent[];
  /** Whether an event type matches a pattern. */
  knows(pattern: string): boolean;
  /** Where events can be sent other than to URLs. @default nowhere */
  readonly destinations?: KnownDestinations;
}

/** The argument of a webhook handler. */
export type WebhookCall<Input> = Call<Input, 'webhooks', WebhookService>;

export const webhookService = ({ sender, served }: ResolvedOptions): WebhookService => ({
  check: (url, workspaceId) => sender.check(url, workspaceId),
  ...defined({ retention: sender.retention }),
  events: served.events,
  knows: pattern => served.knows(pattern),
});
