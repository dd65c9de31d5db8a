import {
  type HeldInstance,
  type Holding,
  type MessagingRepository,
  refuse,
} from '../../../repository/index.ts';
import { createdFirst } from '../../rules/created-first.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import {
  allows,
  changedInstance,
  checkHolder,
  checkNewInstance,
  checkVitals,
  isHeld,
  isWanted,
  ownerOfUnsent,
} from '../../rules/messaging.ts';
import { checkRecord } from '../../rules/storable.ts';
import { derived, type FrozenData, hasWorkspace, recordsOf, withRecords } from '../data.ts';
import { clockOf } from '../order.ts';
import { rewriting } from '../rewriting.ts';
import type { Store } from '../store.ts';
import {
  type FrozenInstance,
  instanceFor,
  instanceIn,
  ownOf,
  withChanged,
  withEvents,
  withInstance,
  withLeases,
} from './records.ts';

/** What goes with an instance at once; its events stay. */
const ofInstance = ['messages', 'chats', 'contacts', 'chat_groups', 'channel_commands'] as const;

const wanted = derived((instances: FrozenData['instances']): readonly HeldInstance[] =>
  Object.entries(instances)
    .flatMap(([workspaceId, list]) =>
      (list as readonly FrozenInstance[]).filter(isWanted).map(instance => ({ workspaceId, instance })),
    )
    .sort((one, other) => createdFirst(one.instance, other.instance)),
);

const instanceKeyOf = (workspaceId: string, instanceId: string) => `${workspaceId} ${instanceId}`;
const leaseOf = (clock: number, leaseFor: number) => new Date(clock + leaseFor).toISOString();

/** Those that still have the given generation. */
const stillHeld = (data: FrozenData, holdings: readonly Holding[]): readonly HeldInstance[] =>
  holdings.flatMap(({ workspaceId, instanceId, generation }) => {
    const instance = instanceFor(data, workspaceId, instanceId, generation);
    return 'refused' in instance ? [] : [{ workspaceId, instance }];
  });

/** The data in which queued messages that are nobody's are those of an account. */
function signed(data: FrozenData, workspaceId: string, instanceId: string, owner: string | null): FrozenData {
  if (owner === null) return data;
  const unsigned = ownOf(data, 'messages', workspaceId, instanceId).filter(
    ({ state, from }) => state === 'queued' && from === null,
  );
  const replaced = new Map(unsigned.map(message => [message, { ...message, from: owner }]));
  return withChanged(data, 'messages', workspaceId, replaced);
}

export function lowdbInstances(store: Store) {
  return {
    async createInstance(workspaceId, instance, { most = Number.POSITIVE_INFINITY, events = () => [] } = {}) {
      const record = deepFreeze(structuredClone(instance));
      checkNewInstance(record);
      return store.commit(data => {
        const all = recordsOf(data, 'instances', workspaceId);
        if (!hasWorkspace(data, workspaceId)) return refuse('workspace_unknown');
        if (instanceIn(data, workspaceId, record.id) !== undefined) return refuse('taken');
        if (all.length >= most) return refuse('too_many');
        const stored = withRecords(data, 'instances', workspaceId, [...all, record]);
        return { data: withEvents(stored, workspaceId, record.id, events(record)), result: record };
      });
    },

    rewriteSecrets: rewriting(store, 'instances', 'messaging.rewriteSecrets'),

    listInstances: workspaceId => recordsOf(store.data, 'instances', workspaceId).toSorted(createdFirst),

    findInstance: (workspaceId, instanceId) => instanceIn(store.data, workspaceId, instanceId) ?? null,

    async changeInstance(
      workspaceId,
      instanceId,
      change,
      { generation, interrupt = false, when = () => true, now, events = () => [] } = {},
    ) {
      const copy = structuredClone(change);
      return store.commit(data => {
        const instance = instanceFor(data, workspaceId, instanceId, generation);
        if ('refused' in instance) return instance;
        if (!when(instance)) return refuse('changed');
        if (!allows(instance, copy)) return refuse('step');
        const at = now ?? new Date().toISOString();
        const changed = changedInstance(instance, copy, { interrupt, now: at });
        checkRecord('messaging.changeInstance', 'instances', changed);
        const stored = signed(
          withInstance(data, workspaceId, instance, changed),
          workspaceId,
          instanceId,
          ownerOfUnsent(instance, changed),
        );
        return { data: withEvents(stored, workspaceId, instanceId, events(changed)), result: changed };
      });
    },

    async deleteInstance(workspaceId, instanceId, { events = () => [] } = {}) {
      return store.commit(data => {
        const instance = instanceIn(data, workspaceId, instanceId);
        if (instance === undefined) return refuse('not_found');
        let next = withRecords(
          data,
          'instances',
          workspaceId,
          recordsOf(data, 'instances', workspaceId).filter(one => one !== instance),
        );
        for (const name of ofInstance) {
          const others = recordsOf(data, name, workspaceId).filter(one => one.instance_id !== instanceId);
          next = withRecords(next, name, workspaceId, others as never);
        }
        return { data: withEvents(next, workspaceId, instanceId, events(instance)), result: instance };
      });
    },

    async claimInstances({ drivers, leaseFor, limit, holder, hasEnded = () => false, now }) {
      checkHolder(holder);
      return store.commit(data => {
        const clock = clockOf(now);
        const free = wanted(data.instances)
          .filter(
            ({ instance }) =>
              (!isHeld(instance, clock) || (instance.holder !== undefined && hasEnded(instance.holder))) &&
              (drivers === undefined || drivers.includes(instance.driver)),
          )
          .slice(0, limit);
        return withLeases(data, free, ({ generation }) => ({
          generation: generation + 1,
          lease_until: leaseOf(clock, leaseFor),
          holder,
        }));
      });
    },

    async renewInstances(held, { leaseFor, now }) {
      const holdings = structuredClone(held);
      checkVitals(holdings);
      const given = new Map(
        holdings.map(one => [instanceKeyOf(one.workspaceId, one.instanceId), one.vitals]),
      );
      return store.commit(data => {
        const lease_until = leaseOf(clockOf(now), leaseFor);
        return withLeases(data, stillHeld(data, holdings), ({ id }, workspaceId) => {
          const vitals = given.get(instanceKeyOf(workspaceId, id));
          return vitals === undefined ? { lease_until } : { lease_until, vitals };
        });
      });
    },

    async releaseInstances(held) {
      const holdings = structuredClone(held);
      await store.commit(data => withLeases(data, stillHeld(data, holdings), () => ({ lease_until: null })));
    },
  } satisfies Partial<MessagingRepository>;
}
