/** Instances, and what belongs to them, in the data. Changes create new objects. */

import { groupBy } from '../../../common/group-by.ts';
import type {
  ChannelCommandRecord,
  ChannelEventRecord,
  ChatGroupRecord,
  ChatRecord,
  ContactRecord,
  InstanceRecord,
  MediaRecord,
  MessageRecord,
} from '../../../generated/types.ts';
import {
  type Happened,
  type HeldInstance,
  type ListQuery,
  type Refused,
  refuse,
} from '../../../repository/index.ts';
import { deepFreeze } from '../../data/deep-freeze.ts';
import { channelEvent } from '../../data/messaging.ts';
import { type Data, derived, recordsOf, withRecords } from '../data.ts';
import { newestFirst, time } from '../order.ts';
import { withEvents as withHappened } from '../webhooks/records.ts';

export type Instance = Readonly<InstanceRecord>;
export type Message = Readonly<MessageRecord>;
export type Chat = Readonly<ChatRecord>;
export type Contact = Readonly<ContactRecord>;
export type Group = Readonly<ChatGroupRecord>;
export type Command = Readonly<ChannelCommandRecord>;
export type Media = Readonly<MediaRecord>;
export type ChannelEvent = Readonly<ChannelEventRecord>;

/** So many events of a workspace stay for its feed, the latest: with every change the whole file is written. */
const mostEvents = 5_000;

interface Records {
  readonly instances: Instance;
  readonly messages: Message;
  readonly chats: Chat;
  readonly contacts: Contact;
  readonly chat_groups: Group;
  readonly channel_commands: Command;
  readonly media: Media;
  readonly channel_events: ChannelEvent;
}

export const listOf = <Name extends keyof Records>(
  data: Data,
  name: Name,
  workspaceId: string,
): readonly Records[Name][] => recordsOf(data, name, workspaceId) as unknown as readonly Records[Name][];

type Owned = {
  [Name in keyof Records]: Records[Name] extends { readonly instance_id: string } ? Name : never;
}[keyof Records];

const byInstance = derived((records: readonly { readonly instance_id: string }[]) =>
  groupBy(records, ({ instance_id }) => instance_id),
);
const none: readonly never[] = [];

/** The records of one instance. Indexes are made of these, so that no instance pays for the records of the others. */
export const ownOf = <Name extends Owned>(
  data: Data,
  name: Name,
  workspaceId: string,
  instanceId: string,
): readonly Records[Name][] =>
  (byInstance(listOf(data, name, workspaceId)).get(instanceId) ?? none) as readonly Records[Name][];

export const withList = <Name extends keyof Records>(
  data: Data,
  name: Name,
  workspaceId: string,
  records: readonly Records[Name][],
): Data => withRecords(data, name, workspaceId, deepFreeze(records) as never);

/** The data with a record in the place of an earlier version of it. */
export const withChanged = <Name extends keyof Records>(
  data: Data,
  name: Name,
  workspaceId: string,
  versions: ReadonlyMap<Records[Name], Records[Name]>,
): Data =>
  versions.size === 0
    ? data
    : withList(
        data,
        name,
        workspaceId,
        listOf(data, name, workspaceId).map(one => versions.get(one) ?? one),
      );

/** An index of records by a text. */
export const indexBy = <One extends object>(keyOf: (one: One) => string | null) =>
  derived((records: readonly One[]) => {
    const index = new Map<string, One>();
    for (const record of records) {
      const key = keyOf(record);
      if (key !== null) index.set(key, record);
    }
    return index;
  });

/** The records in an order. */
export const sortedBy = <One>(order: (one: One, other: One) => number) =>
  derived((records: readonly One[]) => records.toSorted(order));

/** Pages of a sorted list, which continue after the record with a name. */
export function pagesBy<One>(nameOf: (one: One) => string) {
  const placesOf = derived(
    (list: readonly One[]) => new Map(list.map((record, index) => [nameOf(record), index])),
  );
  return (
    list: readonly One[],
    { limit, after }: ListQuery,
  ): { page: readonly One[]; next: string | null } => {
    const place = after === undefined ? -1 : placesOf(list).get(after);
    if (place === undefined) return { page: [], next: null };
    const page = list.slice(place + 1, place + 1 + limit);
    const last = page.at(-1);
    const isLast = last === undefined || list.length <= place + 1 + limit;
    return { page, next: isLast ? null : nameOf(last) };
  };
}

export const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

export const oldestFirst = (
  one: { readonly id: string; readonly created_at: string },
  other: { readonly id: string; readonly created_at: string },
): number => time(one.created_at) - time(other.created_at) || compare(one.id, other.id);

const instancesById = indexBy<Instance>(({ id }) => id);

export const instanceIn = (data: Data, workspaceId: string, instanceId: string): Instance | undefined =>
  instancesById(listOf(data, 'instances', workspaceId)).get(instanceId);

/** The instance, unless it does not exist, or the caller's generation has lost it. */
export function instanceFor(
  data: Data,
  workspaceId: string,
  instanceId: string,
  generation?: number,
): Instance | Refused<'not_found' | 'lost'> {
  const instance = instanceIn(data, workspaceId, instanceId);
  if (instance === undefined) return refuse('not_found');
  return generation !== undefined && instance.generation !== generation ? refuse('lost') : instance;
}

export const withInstance = (data: Data, workspaceId: string, before: Instance, after: Instance): Data =>
  withChanged(data, 'instances', workspaceId, new Map([[before, after]]));

/** A new lease, and who has it. A lease without a name has none of an earlier one. */
type Lease = Pick<Instance, 'lease_until'> &
  Partial<Pick<Instance, 'generation' | 'vitals'>> & { readonly holder?: string | undefined };

function leased({ holder: before, ...instance }: Instance, lease: Lease): Instance {
  const { holder, ...rest } = 'holder' in lease ? lease : { ...lease, holder: before };
  return deepFreeze({ ...instance, ...rest, ...(holder === undefined ? {} : { holder }) });
}

/** The data with another lease for instances of any workspaces, and these as they are then. */
export function withLeases(
  data: Data,
  held: readonly HeldInstance[],
  lease: (instance: Instance, workspaceId: string) => Lease,
): { data: Data; result: readonly HeldInstance[] } {
  let next = data;
  const result = held.map(({ workspaceId, instance }) => ({
    workspaceId,
    before: instance,
    instance: leased(instance, lease(instance, workspaceId)),
  }));
  // Each list is copied once, however many of its instances change.
  for (const [workspaceId, own] of groupBy(result, one => one.workspaceId))
    next = withChanged(
      next,
      'instances',
      workspaceId,
      new Map(own.map(({ before, instance }) => [before, instance])),
    );
  return { data: next, result: result.map(({ workspaceId, instance }) => ({ workspaceId, instance })) };
}

const eventsById = indexBy<ChannelEvent>(({ id }) => id);
export const latestFirst = newestFirst<ChannelEvent>(({ created_at }) => created_at);

/** The data with the events of a change of an instance: for webhooks, and for the feed. */
export function withEvents(
  data: Data,
  workspaceId: string,
  instanceId: string,
  events: readonly Happened[],
): Data {
  if (events.length === 0) return data;
  const before = listOf(data, 'channel_events', workspaceId);
  const known = new Set<string>();
  const added = events.flatMap(event => {
    if (eventsById(before).has(event.id) || known.has(event.id)) return [];
    known.add(event.id);
    return [channelEvent(instanceId, event)];
  });
  const all = [...before, ...added];
  const gone = new Set(all.length <= mostEvents ? [] : all.toSorted(latestFirst).slice(mostEvents));
  const kept = gone.size === 0 ? all : all.filter(event => !gone.has(event));
  return withHappened(withList(data, 'channel_events', workspaceId, kept), workspaceId, events).data;
}
