/** Hooks and routes as the engine of webhooks has them: endpoints of a kind. */
import { randomBytes } from 'node:crypto';
import type { WebhookEndpointRecord } from '../generated/types.ts';
import type { EndpointChange } from '../repository/index.ts';
import { newSigningSecret } from '../secrets/standard-webhooks.ts';
import type { AutomationCall } from './service.ts';

export type EndpointKind = 'hook' | 'route';

/** A new endpoint, which has not failed yet. */
export const newEndpoint = (
  kind: EndpointKind,
  now: number,
  more: Pick<WebhookEndpointRecord, 'url' | 'event_types' | 'description'> & Partial<WebhookEndpointRecord>,
): WebhookEndpointRecord => ({
  id: `${kind}_${randomBytes(12).toString('base64url')}`,
  headers: {},
  rate: null,
  state: 'active',
  paused_reason: null,
  paused_at: null,
  failing_since: null,
  created_at: new Date(now).toISOString(),
  secrets: [{ secret: newSigningSecret(), expires_at: null }],
  recent_failures: 0,
  kind,
  ...more,
});

/** Pauses or resumes an endpoint; nothing changes if it has this state. What failed before is forgotten when it resumes. */
export function stateChange(
  wanted: 'active' | 'paused' | undefined,
  { state }: Pick<WebhookEndpointRecord, 'state'>,
  now: number,
): EndpointChange {
  if (wanted === undefined || wanted === state) return {};
  return wanted === 'paused'
    ? { state: wanted, paused_reason: 'requested', paused_at: new Date(now).toISOString() }
    : { state: wanted, paused_reason: null, paused_at: null, failing_since: null, recent_failures: 0 };
}

/** The endpoint of an id; `null` where it is of another kind. Its kind never changes. */
export async function endpointOf(
  { repository, principal }: Pick<AutomationCall<unknown>, 'repository' | 'principal'>,
  kind: EndpointKind,
  id: string,
): Promise<Readonly<WebhookEndpointRecord> | null> {
  const found = await repository.webhooks.findEndpoint(principal.workspaceId, id);
  return found?.kind === kind ? found : null;
}
