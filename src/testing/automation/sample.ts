/** Inbound endpoints, events and requests as the cases make them. */
import { defined } from '../../common/defined.ts';
import type {
  AutomationEndpointRecord,
  AutomationEventRecord,
  AutomationRefusalsRecord,
} from '../../generated/types.ts';
import {
  type AutomationRepository,
  type IdempotentRequest,
  isRefused,
  type OutboxEvent,
  type TokenRotation,
} from '../../repository/index.ts';
import { digestLike, event, shop } from '../sample.ts';

export const now = '2026-05-05T05:05:05Z';
export const soon = '2026-05-05T05:06:05Z';
export const later = '2026-06-06T06:06:06Z';

export { range } from '../turns.ts';

/** An inbound endpoint whose token has a digest of one hexadecimal digit over and over. */
export const inbound = (
  id: string,
  digit: string,
  more: Partial<AutomationEndpointRecord> = {},
): AutomationEndpointRecord => ({
  id,
  name: id,
  event_type: 'order.paid',
  event_types: ['order.sent', '*'],
  tokens: [{ digest: digestLike(digit), last_four: digit.repeat(4), expires_at: null }],
  allow_get: false,
  verification: { scheme: 'header', secret: 'open sesame', header: 'X-Secret' },
  data_schema: { type: 'object', required: ['id'], properties: { id: { pattern: '^\u0000?[0-9]+$' } } },
  state: 'active',
  rate: null,
  created_at: '2026-01-01T00:00:00Z',
  ...more,
});

export const rotation = (digit: string, more: Partial<TokenRotation> = {}): TokenRotation => ({
  token: { digest: digestLike(digit), last_four: digit.repeat(4) },
  oldExpiresAt: later,
  now,
  ...more,
});

export const published = (id: string, more: Partial<AutomationEventRecord> = {}): AutomationEventRecord => ({
  id,
  type: 'order.paid',
  source: '/automation/endpoints/ain_1',
  source_id: null,
  subject: null,
  time: now,
  data: { id },
  endpoint_id: 'ain_1',
  key_id: null,
  received_at: now,
  deliver_at: null,
  cancelled_at: null,
  sequence: null,
  hops: 0,
  ...more,
});

export const request = (key: string, more: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
  scope: 'ain_1',
  key,
  fingerprint: digestLike('f'),
  expiresAt: later,
  now,
  ...more,
});

/** What is added to the refusals of an inbound endpoint. */
export const refused = (
  endpoint_id: string,
  more: Partial<AutomationRefusalsRecord> = {},
): AutomationRefusalsRecord => ({
  endpoint_id,
  counts: [{ day: now.slice(0, 10), reason: 'automation_unverified', count: 2 }],
  latest: [
    {
      at: now,
      reason: 'automation_unverified',
      detail: 'The request could not be verified: "Zoë"',
      type: null,
      bytes: 12,
      user_agent: 'curl/8.5',
    },
  ],
  updated_at: now,
  ...more,
});

/** What webhooks are told of an event: of the type that `ep_all` asks for. */
export const reported = ({ id, deliver_at }: Readonly<AutomationEventRecord>): OutboxEvent[] => [
  {
    ...event(id, 'automation.published', deliver_at ?? now),
    ...defined({ dueAt: deliver_at ?? undefined }),
  },
];

/** Publishes in the shop, and fails where that is refused. */
export async function publishIn(
  automation: AutomationRepository,
  events: readonly AutomationEventRecord[],
  workspaceId: string = shop,
): Promise<void> {
  const answer = await automation.publish(workspaceId, events, { events: reported });
  if (isRefused(answer)) throw new Error(answer.refused);
}

/** The ids of what somebody reads who begins anew and goes on until there is no more. */
export async function readAll(
  automation: AutomationRepository,
  { after = 0, limit = 100, at = now }: { after?: number; limit?: number; at?: string } = {},
): Promise<{ ids: string[]; last: number }> {
  const ids: string[] = [];
  for (let last = after; ; ) {
    const page = await automation.feed(shop, { after: last, limit, now: at });
    ids.push(...page.events.map(({ id }) => id));
    if (page.hasMore && page.last <= last && page.events.length === 0)
      throw new Error('the feed stands still');
    last = page.last;
    if (!page.hasMore) return { ids, last };
  }
}
