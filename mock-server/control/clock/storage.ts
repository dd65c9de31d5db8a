/** The storage as the service of a mock server uses it: it goes by the clock of the mock, which may jump. */

import { withLazyMembers } from '../../../src/common/lazy-members.ts';
import { elapsed } from '../../../src/common/time/worker-time.ts';
import type {
  AutomationRepository,
  Holding,
  MessagingRepository,
  WebhookJob,
  WebhooksRepository,
  WholeRepository,
} from '../../../src/repository/index.ts';
import type { MockClock } from './clock.ts';

/** Where each method takes the current time, which is the storage's own if it is omitted. */
const timed = {
  automation: { feed: 1, listEvents: 1, cancel: 2 },
  messaging: { changeInstance: 3, changeContact: 4, changeGroup: 4, addCommand: 3, feed: 1 },
} as const;

type Method = (...args: unknown[]) => unknown;

export interface TimedStorage {
  /** Its parts have all methods of the storage's own, which are looked up at each call. */
  readonly repository: WholeRepository;
  /** The data was replaced: nothing of it is held here. */
  forget(): void;
}

export function storageByClock(repository: WholeRepository, clock: MockClock): TimedStorage {
  const now = () => new Date(clock.now()).toISOString();
  const within = (part: object, methods: object): object => {
    const all = part as Readonly<Record<string, Method>>;
    const own = Object.entries(methods).map(([name, place]): [string, Method] => [
      name,
      (...args) => {
        args[place] = { now: now(), ...(args[place] as object | undefined) };
        return all[name]?.(...args);
      },
    ]);
    return Object.assign(Object.create(part), Object.fromEntries(own));
  };
  let deliveries: ReturnType<typeof deliveriesHeld> | null = null;
  const timedRepository = withLazyMembers<WholeRepository, TimedParts>(Object.create(repository), {
    webhooks: () => {
      const { webhooks } = repository;
      deliveries = deliveriesHeld(webhooks, clock);
      return Object.assign(Object.create(webhooks), deliveries.methods);
    },
    links: () => Object.assign(Object.create(repository.links), { clock: clock.now }),
    automation: () => within(repository.automation, timed.automation) as AutomationRepository,
    ...('messaging' in repository && {
      messaging: () => {
        const messaging = repository.messaging as MessagingRepository;
        const held = instancesHeld(messaging, clock, now);
        return Object.assign(within(messaging, timed.messaging) as MessagingRepository, held);
      },
    }),
  });
  return { repository: timedRepository, forget: () => deliveries?.forget() };
}

type TimedParts = Pick<WholeRepository, 'webhooks' | 'links' | 'automation' | 'messaging'>;

/**
 * Leases of deliveries are durations of real time. While a delivery is being sent, no jump lets it be claimed again,
 * which would send it twice; and when its time is over it can be claimed, however far the clock was set back.
 */
function deliveriesHeld(
  webhooks: WebhooksRepository,
  clock: MockClock,
): { methods: Pick<WebhooksRepository, 'clock' | 'claim' | 'settle' | 'release'>; forget(): void } {
  type Job = Pick<WebhookJob, 'workspaceId' | 'delivery'>;
  const held = new Map<string, { readonly token: string; readonly job: Job; readonly until: number }>();
  const heldKeyOf = (workspaceId: string, deliveryId: string) => `${workspaceId} ${deliveryId}`;
  const methods: ReturnType<typeof deliveriesHeld>['methods'] = {
    clock: clock.now,
    async claim(claim) {
      const asked = elapsed();
      for (const [name, { token, job, until }] of held) {
        if (until > asked) continue;
        await webhooks.release(token, [job]);
        held.delete(name);
      }
      const jobs = await webhooks.claim(claim);
      return jobs.filter(({ workspaceId, delivery }) => {
        const name = heldKeyOf(workspaceId, delivery.id);
        if ((held.get(name)?.until ?? 0) > asked) return false;
        held.set(name, {
          token: claim.token,
          job: { workspaceId, delivery },
          until: asked + claim.leaseFor,
        });
        return true;
      });
    },
    async settle(token, settlements, options) {
      const stored = await webhooks.settle(token, settlements, options);
      for (const { workspaceId, deliveryId } of settlements) held.delete(heldKeyOf(workspaceId, deliveryId));
      return stored;
    },
    async release(token, jobs) {
      await webhooks.release(token, jobs);
      for (const { workspaceId, delivery } of jobs) held.delete(heldKeyOf(workspaceId, delivery.id));
    },
  };
  return { methods, forget: () => held.clear() };
}

/** After a jump, the leases of the instances that are held here move along before anything is claimed. */
function instancesHeld(
  messaging: MessagingRepository,
  clock: MockClock,
  now: () => string,
): Pick<MessagingRepository, 'claimInstances' | 'renewInstances' | 'releaseInstances'> {
  const held = new Map<string, Holding>();
  const heldKeyOf = ({ workspaceId, instanceId }: Holding) => `${workspaceId} ${instanceId}`;
  let jumps = 0;
  let followed = 0;
  clock.onMoved(() => {
    jumps += 1;
  });
  return {
    async claimInstances(claim) {
      while (followed !== jumps) {
        const reached = jumps;
        const holdings = [...held.values()];
        const renewed = await messaging.renewInstances(holdings, { leaseFor: claim.leaseFor, now: now() });
        const still = new Set(
          renewed.map(({ workspaceId, instance }) => `${workspaceId} ${instance.id} ${instance.generation}`),
        );
        for (const one of holdings)
          if (!still.has(`${heldKeyOf(one)} ${one.generation}`)) held.delete(heldKeyOf(one));
        followed = reached;
      }
      const claimed = await messaging.claimInstances({ ...claim, now: now() });
      for (const { workspaceId, instance } of claimed) {
        const holding = { workspaceId, instanceId: instance.id, generation: instance.generation };
        held.set(heldKeyOf(holding), holding);
      }
      return claimed;
    },
    renewInstances: (holdings, options) => messaging.renewInstances(holdings, { ...options, now: now() }),
    async releaseInstances(holdings) {
      await messaging.releaseInstances(holdings);
      for (const one of holdings)
        if (held.get(heldKeyOf(one))?.generation === one.generation) held.delete(heldKeyOf(one));
    },
  };
}
