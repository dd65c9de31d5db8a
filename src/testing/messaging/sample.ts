/** Instances and what belongs to them, as the cases make them. */
import assert from 'node:assert/strict';
import type {
  ChannelCommandRecord,
  ChatGroupRecord,
  ContactRecord,
  InstanceRecord,
  MediaRecord,
  MessageRecord,
} from '../../generated/types.ts';
import {
  type Holding,
  isRefused,
  type MessagingRepository,
  type NewMessage,
  newMessage,
  type OutboxEvent,
} from '../../repository/index.ts';
import { digestLike, event, shop } from '../sample.ts';
import { range, turns } from '../turns.ts';

export const before = '2026-05-05T05:04:05Z';
export const now = '2026-05-05T05:05:05Z';
export const soon = '2026-05-05T05:06:05Z';
export const later = '2026-06-06T06:06:06Z';

export { range, turns };

export const instance = (id: string, more: Partial<InstanceRecord> = {}): InstanceRecord => ({
  id,
  name: id,
  driver: 'simulated',
  settings: { password: 'open sesame', 'any \u0000': [1, { a: null }] },
  memory: null,
  state: 'created',
  reason: null,
  wanted: 'open',
  pairing_method: 'qr',
  pairing: null,
  address: null,
  rate: null,
  generation: 0,
  lease_until: null,
  heartbeat_at: null,
  opened_at: null,
  created_at: now,
  changed_at: now,
  ...more,
});

/** A message to send. */
export const message = (id: string, more: Partial<NewMessage> = {}): NewMessage =>
  newMessage({
    id,
    instance_id: 'ins_1',
    chat: '+4901',
    direction: 'out',
    from: null,
    content: { kind: 'text', text: `Text of ${id}` },
    state: 'queued',
    created_at: now,
    ...more,
  });

/** A message of somebody else, whose id on the channel is its own with an `X`. */
export const received = (id: string, more: Partial<NewMessage> = {}): NewMessage =>
  message(id, {
    direction: 'in',
    state: 'delivered',
    from: '+4901',
    external_id: `X ${id}`,
    delivered_at: now,
    ...more,
  });

export const requested = (key: string, digit = 'f'): Partial<NewMessage> => ({
  request_key: key,
  request_fingerprint: digestLike(digit),
});

export const contact = (id: string, more: Partial<ContactRecord> = {}): ContactRecord => ({
  id,
  instance_id: 'ins_1',
  address: `+49${id}`,
  name: `Name of ${id}`,
  blocked: false,
  picture_id: null,
  created_at: now,
  changed_at: now,
  ...more,
});

export const group = (id: string, more: Partial<ChatGroupRecord> = {}): ChatGroupRecord => ({
  id,
  instance_id: 'ins_1',
  address: `${id}@groups`,
  name: `Name of ${id}`,
  picture_id: null,
  participants: [{ address: '+4901', role: 'owner' }],
  invite_link: null,
  left_at: null,
  created_at: now,
  changed_at: now,
  ...more,
});

export const command = (id: string, more: Partial<ChannelCommandRecord> = {}): ChannelCommandRecord => ({
  id,
  instance_id: 'ins_1',
  name: 'group.create',
  input: { name: 'any \u0000', addresses: ['+4901'] },
  taken: null,
  state: 'waiting',
  result: null,
  reason: null,
  created_at: now,
  expires_at: soon,
  ...more,
});

export const media = (id: string, more: Partial<MediaRecord> = {}): MediaRecord => ({
  id,
  type: 'image/png',
  size: 10,
  digest: digestLike('a'),
  name: null,
  created_at: now,
  ...more,
});

/** The events of a change: one, with the name of the change and the id of the record. */
export const reported =
  (name: string, at: string = now) =>
  ({ id }: { readonly id: string }): OutboxEvent[] => [
    { ...event(`evt_${name}_${id}`, 'message.status', at), about: { instance: ['ins_1'] } },
  ];

/** The answer, which must not be a refusal. */
export function ok<Answer>(answer: Answer): Exclude<Answer, { readonly refused: string }> {
  if (isRefused(answer)) assert.fail(`refused: ${(answer as { refused: string }).refused}`);
  return answer as Exclude<Answer, { readonly refused: string }>;
}

/** Creates an instance in the shop and claims it: its holder has generation 1. */
export async function held(
  messaging: MessagingRepository,
  id = 'ins_1',
  more: Partial<InstanceRecord> = {},
): Promise<Holding> {
  ok(await messaging.createInstance(shop, instance(id, more)));
  const claimed = await messaging.claimInstances({ leaseFor: 30_000, limit: 100, now });
  const mine = claimed.find(one => one.instance.id === id);
  assert.ok(mine, `${id} could not be claimed`);
  return { workspaceId: shop, instanceId: id, generation: mine.instance.generation };
}

type OfInstance<Method> = Method extends (
  workspaceId: string,
  instanceId: string,
  ...rest: infer Rest
) => infer Answer
  ? (...rest: Rest) => Answer
  : never;

/** The methods that are about an instance, for the instance `ins_1` of the shop. */
export const ins1 = (messaging: MessagingRepository) =>
  new Proxy(messaging, {
    get:
      (_, name) =>
      (...rest: unknown[]) =>
        (messaging as unknown as Record<string | symbol, (...given: unknown[]) => unknown>)[name]?.(
          shop,
          'ins_1',
          ...rest,
        ),
  }) as unknown as { readonly [Name in keyof MessagingRepository]: OfInstance<MessagingRepository[Name]> };

/** Stores messages of an instance of the shop, and returns them. */
export async function add(
  messaging: MessagingRepository,
  messages: readonly NewMessage[],
): Promise<readonly Readonly<MessageRecord>[]> {
  const instanceId = messages[0]?.instance_id ?? 'ins_1';
  return ok(await messaging.addMessages(shop, instanceId, messages)).map(one => one.message);
}

/** What the holder takes to send, by the ids. */
export async function take(
  messaging: MessagingRepository,
  { generation = 1, limit = 100, at = now, id = 'ins_1' } = {},
): Promise<string[]> {
  const taken = ok(await messaging.takeMessages(shop, id, { generation, limit, now: at }));
  return taken.map(one => one.message.id);
}

export const sent = (externalId: string | null = null) => ({ state: 'sent', at: now, externalId }) as const;

/** The ids of what somebody reads from the feed of the shop who goes on until there is no more. */
export async function readAll(
  messaging: MessagingRepository,
  { after = 0, limit = 100 }: { after?: number; limit?: number } = {},
): Promise<{ ids: string[]; last: number }> {
  const ids: string[] = [];
  for (let last = after; ; ) {
    const page = await messaging.feed(shop, { after: last, limit, now });
    ids.push(...page.events.map(({ id }) => id));
    if (page.hasMore && page.last <= last) throw new Error('the feed stands still');
    last = page.last;
    if (!page.hasMore) return { ids, last };
  }
}
