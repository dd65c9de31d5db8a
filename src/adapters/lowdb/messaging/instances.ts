import type { HeldInstance, Holding, MessagingRepository } from '../../../repository/index.ts';
import { createdFirst } from '../../rules/created-first.ts';
import { checkHealthStats, checkHolder, isHeld, isWanted } from '../../rules/messaging.ts';
import { derived, type FrozenData } from '../data.ts';
import { clockOf } from '../order.ts';
import { rewriting } from '../rewriting.ts';
import type { Store } from '../store.ts';
import { type FrozenInstance, instanceFor, instanceIn, withLeases } from './records.ts';

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

export function lowdbInstances(store: Store) {
  return {
    rewriteSecrets: rewriting(store, 'instances', 'messaging.rewriteSecrets'),

    findInstance: (workspaceId, instanceId) => instanceIn(store.data, workspaceId, instanceId) ?? null,

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
      checkHealthStats(holdings);
      const given = new Map(
        holdings.map(one => [instanceKeyOf(one.workspaceId, one.instanceId), one.healthStats]),
      );
      return store.commit(data => {
        const lease_until = leaseOf(clockOf(now), leaseFor);
        return withLeases(data, stillHeld(data, holdings), ({ id }, workspaceId) => {
          const healthStats = given.get(instanceKeyOf(workspaceId, id));
          return healthStats === undefined ? { lease_until } : { lease_until, health_stats: healthStats };
        });
      });
    },

    async releaseInstances(held) {
      const holdings = structuredClone(held);
      await store.commit(data => withLeases(data, stillHeld(data, holdings), () => ({ lease_until: null })));
    },
  } satisfies Partial<MessagingRepository>;
}
