/** Instances, and what belongs to them, in the data. Changes create new objects. */

import { groupBy } from '../../../common/collections/group-by.ts';
import { defined } from '../../../common/defined.ts';
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
  type HeldInstance,
  type ListQuery,
  type OutboxEvent,
  type Refused,
  refuse,
} from '../../../repository/index.ts';
import type { RecordOf, WorkspaceCollection } from '../../rules/collections/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { channelEvent } from '../../rules/messaging.ts';
import { derived, type FrozenData, followed, type Revision, recordsOf, revised } from '../data.ts';
import { indexBy, revise, withRevised } from '../index-by.ts';
import { earliestFirst } from '../order.ts';
import { withEvents as withHappened } from '../webhooks/records.ts';

export type FrozenInstance = Readonly<InstanceRecord>;
export type FrozenMessage = Readonly<MessageRecord>;
export type FrozenChat = Readonly<ChatRecord>;
export type FrozenContact = Readonly<ContactRecord>;
export type FrozenGroup = Readonly<ChatGroupRecord>;
export type FrozenCommand = Readonly<ChannelCommandRecord>;
export type FrozenMedia = Readonly<MediaRecord>;
export type FrozenChannelEvent = Readonly<ChannelEventRecord>;

/** So many events of a workspace stay for its feed, the latest: with every change the whole file is written. */
const maxEvents = 5_000;

const none: readonly never[] = [];

interface InInstance {
  readonly instance_id: string;
}

type Owned = {
  [Name in WorkspaceCollection]: RecordOf<Name> extends InInstance ? Name : never;
}[WorkspaceCollection];

const byInstance = followed(
  (records: readonly InInstance[]): ReadonlyMap<string, readonly InInstance[]> =>
    groupBy(records, ({ instance_id }) => instance_id),
  (groups, revision) => {
    const next = new Map(groups);
    for (const [instanceId, own] of revisionsBy(revision, ({ instance_id }) => instance_id)) {
      const before = groups.get(instanceId) ?? none;
      const after = Object.freeze(revise(before, own));
      revised(before, after, own);
      next.set(instanceId, after);
    }
    return next;
  },
);

/** The records of one instance. Indexes are made of these, so that no instance pays for the records of the others. */
export const ownOf = <Name extends Owned>(
  data: FrozenData,
  name: Name,
  workspaceId: string,
  instanceId: string,
): readonly Readonly<RecordOf<Name>>[] =>
  (byInstance(recordsOf(data, name, workspaceId) as unknown as readonly InInstance[]).get(instanceId) ??
    none) as unknown as readonly Readonly<RecordOf<Name>>[];

/** The data with a record in the place of an earlier version of it. */
export const withChanged = <Name extends WorkspaceCollection>(
  data: FrozenData,
  name: Name,
  workspaceId: string,
  replaced: ReadonlyMap<Readonly<RecordOf<Name>>, Readonly<RecordOf<Name>>>,
): FrozenData => withRevised(data, name, workspaceId, { replaced });

/** The data with new records after the others. */
export const withAdded = <Name extends WorkspaceCollection>(
  data: FrozenData,
  name: Name,
  workspaceId: string,
  added: readonly Readonly<RecordOf<Name>>[],
): FrozenData => withRevised(data, name, workspaceId, { added });

/** A revision of a list, as revisions of its groups. No record changes its group. */
function revisionsBy<One extends object>(
  { replaced, removed, added }: Revision<One>,
  keyOf: (one: One) => string,
): Map<string, Revision<One>> {
  interface FrozenGroup {
    readonly replaced: Map<One, One>;
    readonly removed: Set<One>;
    readonly added: One[];
  }
  const groups = new Map<string, FrozenGroup>();
  const groupOf = (one: One) => {
    const name = keyOf(one);
    const group: FrozenGroup = groups.get(name) ?? { replaced: new Map(), removed: new Set(), added: [] };
    groups.set(name, group);
    return group;
  };
  for (const [one, other] of replaced) groupOf(one).replaced.set(one, other);
  for (const one of removed) groupOf(one).removed.add(one);
  for (const one of added) groupOf(one).added.push(one);
  return groups;
}

/** The records that fit, in any order. A record that changes may begin to fit, or end. */
export const only = <One extends object>(fits: (one: One) => boolean) =>
  followed(
    (records: readonly One[]): readonly One[] => records.filter(fits),
    (list, { replaced, removed, added }) => {
      const kept = list.flatMap(one => {
        if (removed.has(one)) return [];
        const next = replaced.get(one) ?? one;
        return fits(next) ? [next] : [];
      });
      for (const [one, next] of replaced) if (!fits(one) && fits(next)) kept.push(next);
      return [...kept, ...added.filter(fits)];
    },
  );

export const sortedBy = <One>(order: (one: One, other: One) => number) =>
  derived((records: readonly One[]) => records.toSorted(order));

/** Pages of a sorted list, which continue after the record with a name. */
export function pagesBy<One>(keyOf: (one: One) => string) {
  const placesOf = derived(
    (list: readonly One[]) => new Map(list.map((record, index) => [keyOf(record), index])),
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
    return { page, next: isLast ? null : keyOf(last) };
  };
}

const instancesById = indexBy<FrozenInstance>(({ id }) => id);

export const instanceIn = (
  data: FrozenData,
  workspaceId: string,
  instanceId: string,
): FrozenInstance | undefined => instancesById(recordsOf(data, 'instances', workspaceId)).get(instanceId);

/** The instance, unless it does not exist, or the caller's generation has lost it. */
export function instanceFor(
  data: FrozenData,
  workspaceId: string,
  instanceId: string,
  generation?: number,
): FrozenInstance | Refused<'not_found' | 'lost'> {
  const instance = instanceIn(data, workspaceId, instanceId);
  if (instance === undefined) return refuse('not_found');
  return generation !== undefined && instance.generation !== generation ? refuse('lost') : instance;
}

/** A new lease, and who has it. A lease without a name has none of an earlier one. */
type Lease = Pick<FrozenInstance, 'lease_until'> &
  Partial<Pick<FrozenInstance, 'generation' | 'health_stats'>> & { readonly holder?: string | undefined };

function leased({ holder: before, ...instance }: FrozenInstance, lease: Lease): FrozenInstance {
  const { holder, ...rest } = 'holder' in lease ? lease : { ...lease, holder: before };
  return deepFreeze({ ...instance, ...rest, ...defined({ holder }) });
}

/** The data with another lease for instances of any workspaces, and these as they are then. */
export function withLeases(
  data: FrozenData,
  held: readonly HeldInstance[],
  lease: (instance: FrozenInstance, workspaceId: string) => Lease,
): { data: FrozenData; result: readonly HeldInstance[] } {
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

const eventsById = indexBy<FrozenChannelEvent>(({ id }) => id);
export const inOrder = earliestFirst<FrozenChannelEvent>(({ created_at }) => created_at);
const isOlder = (one: FrozenChannelEvent, other: FrozenChannelEvent): boolean => inOrder(one, other) < 0;

/** Oldest first. New ones are mostly the latest. */
const byAge = followed(
  (events: readonly FrozenChannelEvent[]): readonly FrozenChannelEvent[] => events.toSorted(inOrder),
  (list, revision) => {
    const next = revise(list, { ...revision, added: [] });
    for (const one of revision.added) {
      let place = next.length;
      for (let other = next[place - 1]; other !== undefined && isOlder(one, other); other = next[place - 1])
        place -= 1;
      next.splice(place, 0, one);
    }
    return next;
  },
);

/** The data with the events of a change of an instance: for webhooks, and for the feed. */
export function withEvents(
  data: FrozenData,
  workspaceId: string,
  instanceId: string,
  events: readonly OutboxEvent[],
): FrozenData {
  if (events.length === 0) return data;
  const before = recordsOf(data, 'channel_events', workspaceId);
  const known = new Set<string>();
  const added = events.flatMap(event => {
    if (eventsById(before).has(event.id) || known.has(event.id)) return [];
    known.add(event.id);
    return [channelEvent(instanceId, event)];
  });
  const surplus = Math.max(0, before.length + added.length - maxEvents);
  const candidates = surplus === 0 ? [] : [...byAge(before).slice(0, surplus), ...added];
  const gone = new Set(candidates.sort(inOrder).slice(0, surplus));
  const removed = new Set([...gone].filter(one => !added.includes(one)));
  const kept = withRevised(data, 'channel_events', workspaceId, {
    removed,
    added: added.filter(one => !gone.has(one)),
  });
  return withHappened(kept, workspaceId, events).data;
}
