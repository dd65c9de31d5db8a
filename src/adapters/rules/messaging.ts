/** How instances, contacts, groups and commands change, independent of the storage. */
import { isDeepStrictEqual } from 'node:util';
import type {
  ChannelCommandRecord,
  ChannelEventRecord,
  ChannelRefusalCode,
  ChatGroupRecord,
  ContactRecord,
  InstanceRecord,
} from '../../generated/types.ts';
import {
  type ChatGroupChange,
  type ContactChange,
  type FoundChat,
  type InboxPlace,
  type InstanceChange,
  instanceSteps,
  type OutboxEvent,
  type Renewal,
} from '../../repository/index.ts';
import { InvalidDataError } from './check.ts';
import { deepFreeze } from './deep-freeze.ts';
import { checkRecord } from './storable.ts';

type Instance = Readonly<InstanceRecord>;

/** A count of no instances, by state. */
export const noInstances = Object.fromEntries(
  Object.keys(instanceSteps).map(state => [state, 0]),
) as Readonly<Record<Instance['state'], number>>;
type Command = Readonly<ChannelCommandRecord>;

/** @throws InvalidDataError unless it can be stored as a new instance */
export function checkNewInstance(instance: Instance): void {
  checkRecord('messaging.createInstance', 'instances', instance);
  if (instance.state !== 'created')
    throw new InvalidDataError('messaging.createInstance', '/state', 'must be created');
}

/** Whether its steps allow an instance the state that a change gives it, if it gives it one. */
export const allows = ({ state }: Instance, change: InstanceChange): boolean =>
  change.state === undefined || instanceSteps[state].includes(change.state);

/** Whether somebody has to hold the instance. */
export const isWanted = ({ wanted, memory }: Instance): boolean =>
  wanted === 'open' || (wanted === 'logged_out' && memory !== null);

export const isHeld = ({ lease_until }: Instance, clock: number): boolean =>
  lease_until !== null && Date.parse(lease_until) > clock;

/** @throws InvalidDataError unless it can be stored as the name of a process that holds instances */
export function checkHolder(holder: string | undefined): void {
  if (holder !== undefined && !/^[^\p{Cc}\p{Cs}]{1,255}$/u.test(holder))
    throw new InvalidDataError(
      'messaging.claimInstances',
      '/holder',
      'must be a name of 1 to 255 characters',
    );
}

/** Any instance: what holders store of theirs is checked as a part of it. */
const anyInstance: Instance = {
  ...{
    id: 'ins_any',
    name: 'Any',
    driver: 'any',
    settings: {},
    memory: null,
    state: 'created',
    reason: null,
  },
  ...{ wanted: 'closed', pairing_method: 'qr', pairing: null, address: null, rate: null, generation: 0 },
  ...{ lease_until: null, heartbeat_at: null, opened_at: null },
  ...{ created_at: '1970-01-01T00:00:00Z', changed_at: '1970-01-01T00:00:00Z' },
};

/** @throws InvalidDataError unless all health stats that are given can be stored */
export function checkHealthStats(held: readonly Renewal[]): void {
  for (const { healthStats } of held)
    if (healthStats !== undefined)
      checkRecord('messaging.renewInstances', 'instances', { ...anyInstance, health_stats: healthStats });
}

/** An instance after a change. `interrupt`: its holder loses it. */
export const changedInstance = (
  instance: Instance,
  change: InstanceChange,
  { interrupt = false, now }: { readonly interrupt?: boolean; readonly now: string },
): Instance =>
  deepFreeze({
    ...instance,
    ...change,
    changed_at: now,
    ...(interrupt ? { generation: instance.generation + 1, lease_until: null } : {}),
  });

/** Whose the queued messages are that were written before the address of the instance was known; null: still nobody's. */
export const ownerOfUnsent = (before: Instance, after: Instance): string | null =>
  after.address === before.address ? null : before.address;

/** An event of an instance, as the feed keeps it. */
export function channelEvent(
  instanceId: string,
  { id, type, payload, created_at }: OutboxEvent,
): ChannelEventRecord {
  const event = { id, instance_id: instanceId, type, payload, created_at, sequence: null };
  checkRecord('an event', 'channel_events', event);
  return event;
}

/** The record with the fields of a change, or the same record if they change nothing. */
function changed<Changing extends ContactRecord | ChatGroupRecord>(
  record: Readonly<Changing>,
  change: Partial<Changing>,
  now: string,
): Readonly<Changing> {
  const after = { ...record, ...change };
  return isDeepStrictEqual(after, record) ? record : deepFreeze({ ...after, changed_at: now });
}

export const inboxPlaceOf = (found: FoundChat | undefined): InboxPlace | null =>
  found === undefined
    ? null
    : {
        activeAt: found.chat.active_at,
        instanceId: found.chat.instance_id,
        address: found.chat.address,
      };

/** What contacts and groups of a workspace are sorted and searched by. */
export const searchTextOf = ({
  name,
  address,
}: {
  readonly name: string | null;
  readonly address: string;
}): string => [name ?? address, address].join('\n').toLowerCase();

export const changedContact = (
  contact: Readonly<ContactRecord>,
  change: ContactChange,
  now: string,
): Readonly<ContactRecord> => changed<ContactRecord>(contact, change, now);

/** A contact that is stored, with the name and the picture of another record of it, if that has them. */
export const mergedContact = (
  contact: Readonly<ContactRecord>,
  { name, picture_id, changed_at }: Readonly<ContactRecord>,
): Readonly<ContactRecord> =>
  changed<ContactRecord>(
    contact,
    { name: name ?? contact.name, picture_id: picture_id ?? contact.picture_id },
    changed_at,
  );

export const changedGroup = (
  group: Readonly<ChatGroupRecord>,
  change: ChatGroupChange,
  now: string,
): Readonly<ChatGroupRecord> => changed<ChatGroupRecord>(group, change, now);

/** A group that is stored, replaced by another record of it. */
export const replacedGroup = (
  group: Readonly<ChatGroupRecord>,
  { id: _id, created_at: _at, changed_at, ...next }: Readonly<ChatGroupRecord>,
): Readonly<ChatGroupRecord> => changed<ChatGroupRecord>(group, next, changed_at);

const failed = (command: Command, reason: string): Command =>
  deepFreeze({ ...command, state: 'failed', reason });

/** A waiting command that a holder takes: it is carried out, or it fails. */
export function takenCommand(command: Command, generation: number, clock: number): Command {
  if (command.taken !== null)
    return failed(command, 'The connection ended while it was carried out: its outcome is unknown.');
  return Date.parse(command.expires_at) <= clock
    ? failed(command, 'It expired before it was carried out.')
    : deepFreeze({ ...command, taken: generation });
}

export type CommandOutcome =
  | { readonly state: 'done'; readonly result: Readonly<Record<string, unknown>> | null }
  | { readonly state: 'failed'; readonly reason: string; readonly code?: ChannelRefusalCode };

export const settledCommand = (command: Command, outcome: CommandOutcome): Command =>
  deepFreeze(
    outcome.state === 'done'
      ? { ...command, state: outcome.state, result: outcome.result }
      : { ...command, ...outcome },
  );
