/** Faults of an adapter with webhooks. */

import { groupBy } from '../../../../src/common/collections/group-by.ts';
import { byText } from '../../../../src/common/text/compare-texts.ts';
import {
  isRefused,
  refuse,
  type WebhookJob,
  type WebhooksRepository,
} from '../../../../src/repository/index.ts';
import { type Faults, turn, wrap } from './plant.ts';

async function isToOrdered(
  { findDelivery, findEndpoint }: WebhooksRepository,
  workspaceId: string,
  id = '',
): Promise<boolean> {
  const found = await findDelivery(workspaceId, id);
  const endpoint = found && (await findEndpoint(workspaceId, found.delivery.endpoint_id));
  return endpoint?.ordered === true;
}

/** Takes each step once an outcome is stored after the one before. */
function afterEachOther(webhooks: WebhooksRepository): (step: () => unknown) => unknown {
  const { settle } = webhooks;
  const waiting: (() => unknown)[] = [];
  let isFree = true;
  webhooks.settle = async (...given) => {
    const stored = await settle(...given);
    const step = waiting.shift();
    isFree = step === undefined;
    await step?.();
    return stored;
  };
  return step => {
    if (!isFree) return waiting.push(step);
    isFree = false;
    return step();
  };
}

export const webhookFaults: Faults = {
  'keeps no order': ({ webhooks }) => {
    const { createEndpoint } = webhooks;
    webhooks.createEndpoint = (workspaceId, { ordered: _, ...endpoint }, options) =>
      createEndpoint(workspaceId, endpoint, options);
  },
  'stores the events of one call sorted by their ids': ({ automation }) => {
    const { publish } = automation;
    automation.publish = async (workspaceId, events, options) => {
      const answer = await publish(workspaceId, [...events].sort(byText(({ id }) => id)), options);
      if (isRefused(answer)) return answer;
      const byId = new Map(answer.events.map(event => [event.id, event]));
      return { ...answer, events: events.map(event => byId.get(event.id) ?? event) };
    };
  },
  'orders events by the clocks of those who publish them': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = (workspaceId, events, options) =>
      publish(
        workspaceId,
        events.map(event => ({ ...event, dueAt: event.dueAt ?? event.created_at })),
        options,
      );
  },
  'keeps no filter': ({ webhooks }) => {
    const { createEndpoint } = webhooks;
    webhooks.createEndpoint = (workspaceId, { filter: _, ...endpoint }, options) =>
      createEndpoint(workspaceId, endpoint, options);
  },
  'takes what a filter has skipped as a success': ({ webhooks }) => {
    const { settle } = webhooks;
    webhooks.settle = (token, settlements, options) =>
      settle(
        token,
        settlements.map(({ isSkipped: _, ...one }) => one),
        options,
      );
  },
  'lets the line of an ordered endpoint go on behind a failure': ({ webhooks }) => {
    const { settle } = webhooks;
    webhooks.settle = (token, settlements, options) =>
      settle(
        token,
        settlements.map(one =>
          one.state === 'pending' ? { ...one, state: 'failed', retryAfter: null } : one,
        ),
        options,
      );
  },
  'skips a delivery that has ended': ({ webhooks }) => {
    const { skip, findDelivery } = webhooks;
    webhooks.skip = async (workspaceId, deliveryId, attempt) => {
      const skipped = await skip?.(workspaceId, deliveryId, attempt);
      const found = await findDelivery(workspaceId, deliveryId);
      return (skipped !== undefined && !isRefused(skipped) ? skipped : found?.delivery) as never;
    };
  },
  'stores the outcome of a delivery that was skipped meanwhile': ({ webhooks }) => {
    const { skip, settle } = webhooks;
    const skipped = new Map<string, Parameters<NonNullable<typeof skip>>>();
    webhooks.skip = async (...given) => {
      const found = await webhooks.findDelivery(given[0], given[1]);
      if (found?.delivery.state !== 'pending') return skip?.(...given) as never;
      skipped.set(given[1], given);
      return { ...found.delivery, state: 'failed', next_attempt_at: null, attempts: [given[2]] };
    };
    webhooks.settle = async (token, settlements, options) => {
      const stored = await settle(token, settlements, options);
      for (const { deliveryId } of settlements) skipped.delete(deliveryId);
      return stored;
    };
  },
  'publishes to paused endpoints': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = async (workspaceId, events, options) =>
      Number(await publish(workspaceId, events, options)) +
      Number(await publish(workspaceId, events, { only: 'ep_paused' }));
  },
  'has nobody to send to in a workspace that does not exist': ({ webhooks }) =>
    wrap(webhooks, 'publish', made => (isRefused(made) ? 0 : made)),
  'counts a delivery again that was settled already': ({ webhooks }) => {
    const { settle, countDeliveries } = webhooks;
    let more = 0;
    webhooks.settle = async (token, settlements, options) => {
      const stored = await settle(token, settlements, options);
      more += settlements.length - stored.length;
      return stored;
    };
    webhooks.countDeliveries = async (...query) =>
      (await countDeliveries?.(...query))?.map(one => ({ ...one, failed: one.failed + more })) ?? [];
  },
  'counts deliveries that are tried again': ({ webhooks }) => {
    const { settle, countDeliveries } = webhooks;
    let more = 0;
    webhooks.settle = async (token, settlements, options) => {
      more += settlements.filter(({ state }) => state === 'pending').length;
      return settle(token, settlements, options);
    };
    webhooks.countDeliveries = async (...query) =>
      (await countDeliveries?.(...query))?.map(one => ({ ...one, failed: one.failed + more })) ?? [];
  },
  'counts deliveries of all kinds together': ({ webhooks }) => {
    const { countDeliveries } = webhooks;
    webhooks.countDeliveries = (workspaceId, { kind: _, ...query }) =>
      countDeliveries?.(workspaceId, query) ?? [];
  },
  'returns the newest deliveries of all endpoints together': ({ webhooks }) => {
    const { recentDeliveries } = webhooks;
    webhooks.recentDeliveries = async (workspaceId, query) =>
      (await recentDeliveries?.(workspaceId, query))?.slice(0, query.limit) ?? [];
  },
  'leases a delivery to every caller': ({ webhooks }) => {
    const { claim, release } = webhooks;
    webhooks.claim = async request => {
      const jobs = await claim(request);
      await release(request.token, jobs);
      return jobs;
    };
  },
  'loses the hops of an event': ({ webhooks }) =>
    wrap(webhooks, 'claim', jobs => jobs.map(({ hops: _, ...job }) => job)),
  'loses the deliveries that led to an event': ({ webhooks }) =>
    wrap(webhooks, 'claim', jobs => jobs.map(({ via: _, ...job }) => job)),
  'loses the trace of an event': ({ webhooks }) =>
    wrap(webhooks, 'claim', jobs => jobs.map(({ traceparent: _, ...job }) => job)),
  'loses what an attempt made': ({ webhooks }) => {
    const { settle } = webhooks;
    webhooks.settle = (token, settlements, options) =>
      settle(
        token,
        settlements.map(({ attempt: { made_events: _, ...attempt }, ...one }) => ({ ...one, attempt })),
        options,
      );
  },
  'does not store the lease': ({ webhooks }) => {
    const { claim, settle } = webhooks;
    let last = '';
    webhooks.claim = request => {
      last = request.token;
      return claim(request);
    };
    webhooks.settle = (_, settlements, options) => settle(last, settlements, options);
  },
  'looks who has leased a delivery before it settles it': ({ webhooks }) => {
    const { claim, settle } = webhooks;
    const holders = new Map<string, string>();
    webhooks.claim = async request => {
      const jobs = await claim(request);
      for (const { workspaceId, delivery } of jobs)
        holders.set(`${workspaceId} ${delivery.id}`, request.token);
      return jobs;
    };
    webhooks.settle = async (token, settlements, options) => {
      const holderOf = ({ workspaceId, deliveryId }: (typeof settlements)[number]) =>
        holders.get(`${workspaceId} ${deliveryId}`) ?? token;
      const held = settlements.filter(one => holderOf(one) === token);
      await turn();
      const byHolder = [...groupBy(held, holderOf)];
      return (await Promise.all(byHolder.map(([holder, own]) => settle(holder, own, options)))).flat();
    };
  },
  'returns deliveries that others have claimed as renewed': ({ webhooks }) => {
    webhooks.renew = async (_, jobs) => jobs;
  },
  'renews the leases of everybody': ({ webhooks }) => {
    const { claim, renew } = webhooks;
    let last = '';
    webhooks.claim = async request => {
      last = request.token;
      return claim(request);
    };
    webhooks.renew = async (_, ...given) => (await renew?.(last, ...given)) ?? [];
  },
  'renews the leases of all that a worker has claimed': ({ webhooks }) => {
    const { claim, renew } = webhooks;
    const claimed: WebhookJob[] = [];
    webhooks.claim = async request => {
      const jobs = await claim(request);
      claimed.push(...jobs);
      return jobs;
    };
    webhooks.renew = async (token, jobs, options) => {
      const all = (await renew?.(token, claimed, options)) ?? [];
      return all.filter(one => jobs.some(({ delivery }) => delivery.id === one.delivery.id));
    };
  },
  'looks who has leased a delivery before it renews it': ({ webhooks }) => {
    const { claim, renew } = webhooks;
    const holders = new Map<string, string>();
    webhooks.claim = async request => {
      const jobs = await claim(request);
      for (const { delivery } of jobs) holders.set(delivery.id, request.token);
      return jobs;
    };
    webhooks.renew = async (token, jobs, options) => {
      const own = jobs.filter(({ delivery }) => holders.get(delivery.id) === token);
      await turn();
      return (await renew?.(token, own, options)) === undefined ? [] : own;
    };
  },
  'renews no lease that has ended': ({ webhooks }) => {
    const { claim, renew } = webhooks;
    let until = 0;
    webhooks.claim = request => {
      until = Date.parse(request.now ?? '') + request.leaseFor;
      return claim(request);
    };
    webhooks.renew = (token, jobs, options) =>
      Date.parse(options.now ?? '') >= until ? [] : (renew?.(token, jobs, options) ?? []);
  },
  'renews by the clock of the process': ({ webhooks }) => {
    const { renew } = webhooks;
    webhooks.renew = (token, jobs, options) =>
      renew?.(token, jobs, { now: new Date(Date.now() + 400_000).toISOString(), ...options }) ?? [];
  },
  'releases the deliveries of all workers': ({ webhooks }) => {
    const { releaseEnded } = webhooks;
    webhooks.releaseEnded = (_, options) => releaseEnded?.(() => true, options) ?? 0;
  },
  'counts the deliveries of ended workers without releasing them': ({ webhooks }) => {
    const { claim } = webhooks;
    const tokens: string[] = [];
    webhooks.claim = async request => {
      const jobs = await claim(request);
      tokens.push(...jobs.map(() => request.token));
      return jobs;
    };
    webhooks.releaseEnded = hasEnded => tokens.filter(hasEnded).length;
  },
  'releases what others have claimed from ended workers': ({ webhooks }) => {
    const { claim, release, releaseEnded } = webhooks;
    const claimed: { token: string; jobs: readonly WebhookJob[] }[] = [];
    webhooks.claim = async request => {
      const jobs = await claim(request);
      claimed.push({ token: request.token, jobs });
      return jobs;
    };
    webhooks.releaseEnded = async (hasEnded, options) => {
      const count = await releaseEnded?.(hasEnded, options);
      const ended = claimed.filter(({ token }) => hasEnded(token)).flatMap(({ jobs }) => jobs);
      await turn();
      for (const { token } of claimed) await release(token, ended);
      return count ?? 0;
    };
  },
  'stores the consequences of an attempt in a separate step': ({ webhooks }) => {
    const { settle } = webhooks;
    webhooks.settle = async (token, settlements, options) => {
      const without = settlements.map(({ follow: _, ...rest }) => rest);
      const reported = await settle(token, without, options);
      const now = options?.now ?? '2026-05-05T05:05:05Z';
      const followed = settlements.map(async ({ workspaceId, endpointId, follow }, index) => {
        const endpoint = await webhooks.findEndpoint(workspaceId, endpointId);
        const before = reported[index]?.before;
        const next = endpoint && before ? (follow?.({ endpoint, before, now }) ?? null) : null;
        if (next !== null) {
          await webhooks.changeEndpoint(workspaceId, endpointId, next.change ?? {});
          await webhooks.publish(workspaceId, next.events);
        }
        return next;
      });
      return Promise.all(
        reported.map(async (one, index) => ({ ...one, followed: (await followed[index]) ?? null })),
      );
    };
  },
  'sends the events of an attempt to the endpoint that it pauses': ({ webhooks }) => {
    const { settle } = webhooks;
    webhooks.settle = async (token, settlements, options) => {
      for (const { workspaceId, events } of settlements) await webhooks.publish(workspaceId, events);
      return settle(token, settlements, options);
    };
  },
  'uses the clock of the worker': ({ webhooks }) => {
    const { settle } = webhooks;
    webhooks.settle = (token, settlements, options) => {
      const [first] = settlements;
      return settle(
        token,
        settlements,
        first === undefined ? options : { now: first.attempt.at, ...options },
      );
    };
  },
  'calls `follow` for attempts whose lease has another token': ({ webhooks }) => {
    const { settle } = webhooks;
    webhooks.settle = async (token, settlements, options) => {
      const reported = await settle(token, settlements, options);
      for (const { workspaceId, endpointId, follow } of settlements) {
        const endpoint = await webhooks.findEndpoint(workspaceId, endpointId);
        const next = endpoint && follow?.({ endpoint, before: endpoint, now: '2026-05-05T05:05:05Z' });
        if (next?.change !== undefined) await webhooks.changeEndpoint(workspaceId, endpointId, next.change);
      }
      return reported;
    };
  },
  'lets every concurrent call pause an endpoint': ({ webhooks }) => {
    const { changeEndpoint } = webhooks;
    webhooks.changeEndpoint = (workspaceId, id, change, { when: _, ...options } = {}) =>
      changeEndpoint(workspaceId, id, change, options);
  },
  'removes the old secret immediately': ({ webhooks }) =>
    wrap(webhooks, 'rotateSecret', one =>
      isRefused(one) ? one : { ...one, secrets: one.secrets.slice(0, 1) },
    ),
  'returns the reason of a changed endpoint for an unknown endpoint': ({ webhooks }) =>
    wrap(webhooks, 'changeEndpoint', one => (isRefused(one) ? refuse('changed') : one)),
  'returns the reason of an unknown endpoint for a changed secret': ({ webhooks }) =>
    wrap(webhooks, 'rotateSecret', one => (isRefused(one) ? refuse('not_found') : one)),
  'publishes an endpoint in its state before the change': ({ webhooks }) => {
    const { changeEndpoint } = webhooks;
    webhooks.changeEndpoint = (workspaceId, id, change, { when = () => true, events = () => [] } = {}) => {
      let before: Parameters<typeof events>[0] | null = null;
      return changeEndpoint(workspaceId, id, change, {
        when: endpoint => {
          before = endpoint;
          return when(endpoint);
        },
        events: endpoint => events(before ?? endpoint),
      });
    };
  },
  'accepts the replay of an unknown delivery': ({ webhooks }) =>
    wrap(webhooks, 'replay', one => (isRefused(one) ? {} : one)),
  'rotates from a secret that is no longer the current one': ({ webhooks }) => {
    const { rotateSecret } = webhooks;
    webhooks.rotateSecret = (workspaceId, id, { from: _, ...rotation }) =>
      rotateSecret(workspaceId, id, rotation);
  },
  'counts deliveries that are not replayed': ({ webhooks }) => {
    const { replayMany } = webhooks;
    webhooks.replayMany = async (workspaceId, ids, ...rest) => {
      await replayMany(workspaceId, ids, ...rest);
      return ids.length;
    };
  },
  'replays no deliveries that are retrying': ({ webhooks }) => {
    const { replayMany, findDelivery } = webhooks;
    webhooks.replayMany = async (workspaceId, ids, ...rest) => {
      const found = await Promise.all(ids.map(id => findDelivery(workspaceId, id)));
      return replayMany(
        workspaceId,
        ids.filter((_, index) => found[index]?.delivery.state !== 'pending'),
        ...rest,
      );
    };
  },
  'reads which deliveries are completed before it replays them': ({ webhooks }) => {
    const { replayMany, findDelivery } = webhooks;
    webhooks.replayMany = async (workspaceId, ids, ...rest) => {
      const found = await Promise.all(ids.map(id => findDelivery(workspaceId, id)));
      const isTried = found.some(one => one?.delivery.attempts.some(({ at }) => at > (rest[1]?.seen ?? '~')));
      if (isTried) return replayMany(workspaceId, ids, ...rest);
      await new Promise(resolve => setImmediate(resolve));
      await replayMany(workspaceId, ids, ...rest);
      return found.filter(one => one !== null && one.delivery.state !== 'pending').length;
    };
  },
  'replays deliveries that were attempted since `seen`': ({ webhooks }) => {
    const { replay, replayFailed, replayMany } = webhooks;
    webhooks.replayMany = (workspaceId, ids, at) => replayMany(workspaceId, ids, at);
    webhooks.replay = (workspaceId, id, at) => replay(workspaceId, id, at);
    webhooks.replayFailed = (workspaceId, id, since, at) => replayFailed(workspaceId, id, since, at);
  },
  'looks only at the first attempt for `seen`': ({ webhooks }) => {
    const { replay, findDelivery } = webhooks;
    webhooks.replay = async (workspaceId, id, at, options = {}) => {
      const [first] = (await findDelivery(workspaceId, id))?.delivery.attempts ?? [];
      const isTried = first !== undefined && options.seen !== undefined && first.at > options.seen;
      return replay(workspaceId, id, at, isTried ? options : {});
    };
  },
  'replays nothing that was created exactly at the time': ({ webhooks }) => {
    const { replayFailed } = webhooks;
    webhooks.replayFailed = (workspaceId, id, since, ...rest) =>
      replayFailed(workspaceId, id, new Date(Date.parse(since) + 1).toISOString(), ...rest);
  },
  'sends what is replayed together to an ordered endpoint in the order of the call': ({ webhooks }) => {
    const { replayMany } = webhooks;
    const next = afterEachOther(webhooks);
    webhooks.replayMany = async (workspaceId, ids, ...rest) => {
      if (!(await isToOrdered(webhooks, workspaceId, ids[0]))) return replayMany(workspaceId, ids, ...rest);
      for (const id of ids) await next(() => replayMany(workspaceId, [id], ...rest));
      return ids.length;
    };
  },
  'sends what is replayed one by one to an ordered endpoint in the order of the calls': ({ webhooks }) => {
    const { replay, findDelivery } = webhooks;
    const next = afterEachOther(webhooks);
    webhooks.replay = async (workspaceId, id, ...rest) => {
      if (!(await isToOrdered(webhooks, workspaceId, id))) return replay(workspaceId, id, ...rest);
      await next(() => replay(workspaceId, id, ...rest));
      return (await findDelivery(workspaceId, id))?.delivery ?? refuse('not_found');
    };
  },
  'deletes a settled delivery a moment too late': ({ webhooks }) => {
    const { prune } = webhooks;
    webhooks.prune = ({ keepFor, now }) =>
      prune({ keepFor: keepFor === null ? null : keepFor + 1, ...(now === undefined ? {} : { now }) });
  },
  'lists endpoints by their ids': ({ webhooks }) =>
    wrap(webhooks, 'listEndpoints', list => list.toSorted(byText(({ id }) => id))),
  'publishes an event with an existing id again': ({ webhooks }) => {
    const { publish } = webhooks;
    let count = 0;
    webhooks.publish = (workspaceId, events, options) => {
      count += 1;
      return publish(
        workspaceId,
        options === undefined ? events : events.map(one => ({ ...one, id: `${one.id}_${count}` })),
        options,
      );
    };
  },
  'publishes the events of keys twice': ({ keys, webhooks }) => {
    const { revoke } = keys;
    keys.revoke = async (workspaceId, id, at, options = {}) => {
      const key = await revoke(workspaceId, id, at, options);
      if (!isRefused(key)) await webhooks.publish(workspaceId, options.events?.(key) ?? []);
      return key;
    };
  },
  'does not reset the failures of an endpoint after a success': ({ webhooks }) =>
    wrap(webhooks, 'settle', reported => reported.map(one => ({ ...one, after: one.before }))),
  'replays deliveries that have not failed': ({ webhooks }) =>
    wrap(webhooks, 'replayFailed', count => (isRefused(count) || count === 0 ? count : count + 1)),
  'accepts a replay to an unknown endpoint': ({ webhooks }) =>
    wrap(webhooks, 'replayFailed', count => (isRefused(count) ? 0 : count)),
  'counts endpoints before the step that stores one': ({ webhooks }) => {
    const { createEndpoint, listEndpoints } = webhooks;
    webhooks.createEndpoint = async (workspaceId, record, { most = 1_000 } = {}) => {
      const { length } = await listEndpoints(workspaceId);
      return length >= most ? refuse('too_many') : createEndpoint(workspaceId, record);
    };
  },
  'returns a deleted endpoint to every concurrent call': ({ webhooks }) => {
    const { deleteEndpoint, findEndpoint } = webhooks;
    webhooks.deleteEndpoint = async (workspaceId, id) => {
      const endpoint = await findEndpoint(workspaceId, id);
      const answer = await deleteEndpoint(workspaceId, id);
      return endpoint ?? answer;
    };
  },
  'lists the oldest deliveries first': ({ webhooks }) =>
    wrap(webhooks, 'listDeliveries', page => ({ ...page, deliveries: page.deliveries.toReversed() })),
  'deletes an endpoint of any workspace': ({ webhooks }) => {
    const { deleteEndpoint } = webhooks;
    webhooks.deleteEndpoint = async (workspaceId, id) => {
      await deleteEndpoint('ws_other', id);
      return deleteEndpoint(workspaceId, id);
    };
  },
  'leases the longest due deliveries first without turns': ({ webhooks }) => {
    const { claim, release } = webhooks;
    webhooks.claim = async request => {
      const jobs = await claim({ ...request, limit: 1_000 });
      const due = ({ delivery }: (typeof jobs)[number]) => Date.parse(delivery.next_attempt_at ?? '');
      const sorted = jobs.toSorted((one, other) => due(one) - due(other));
      await release(request.token, sorted.slice(request.limit));
      return sorted.slice(0, request.limit);
    };
  },
  'counts deliveries to paused endpoints': ({ webhooks }) => {
    const { claim, listDeliveries } = webhooks;
    webhooks.claim = async request => {
      const paused = { endpointId: 'ep_paused', state: 'pending', limit: request.limit } as const;
      const { deliveries } = await listDeliveries('ws_shop', paused);
      return claim({ ...request, limit: request.limit - deliveries.length });
    };
  },
  'loses the deliveries that waited for a resumed endpoint': ({ webhooks }) => {
    const { changeEndpoint, claim } = webhooks;
    const resumed = new Set<string>();
    webhooks.changeEndpoint = (workspaceId, id, change, options) => {
      if (change.state === 'active') resumed.add(id);
      return changeEndpoint(workspaceId, id, change, options);
    };
    webhooks.claim = async request =>
      (await claim(request)).filter(({ endpoint }) => !resumed.has(endpoint.id));
  },
  'ignores the room of each endpoint': ({ webhooks }) => {
    const { claim } = webhooks;
    webhooks.claim = ({ rooms = [], ...request }) =>
      claim({ ...request, rooms: rooms.filter(({ room }) => room === 0) });
  },
  'leases deliveries of endpoints without room': ({ webhooks }) => {
    const { claim } = webhooks;
    webhooks.claim = ({ rooms = [], ...request }) =>
      claim({ ...request, rooms: rooms.filter(({ room }) => room > 0) });
  },
  'misses deliveries that are published during a claim': ({ webhooks }) => {
    const { claim, publish } = webhooks;
    let claims = 0;
    const missed = new Set<string>();
    webhooks.publish = async (workspaceId, events, options) => {
      if (claims > 0) for (const { id } of events) missed.add(id);
      return publish(workspaceId, events, options);
    };
    webhooks.claim = async request => {
      claims += 1;
      const jobs = await claim(request);
      claims -= 1;
      return jobs.filter(({ delivery }) => !missed.has(delivery.event_id));
    };
  },
  'uses the clock of the publisher': ({ webhooks }) => {
    const { claim } = webhooks;
    webhooks.claim = async request =>
      (await claim(request)).filter(({ delivery }) => Date.parse(delivery.created_at) <= Date.now());
  },
  'uses the clock of the claiming process': ({ webhooks }) => {
    const { claim } = webhooks;
    webhooks.claim = request =>
      claim(
        request.token === 'two' && request.now === undefined
          ? { ...request, now: new Date(Date.now() + 400_000).toISOString() }
          : request,
      );
  },
  'uses the clock of the settling process': ({ webhooks }) => {
    const { settle } = webhooks;
    webhooks.settle = (token, settlements, options) =>
      settle(token, settlements, { now: new Date(Date.now() + 400_000).toISOString(), ...options });
  },
  'lists deliveries of a deleted endpoint until they are pruned': ({ webhooks }) => {
    const { deleteEndpoint, listDeliveries } = webhooks;
    let left: Awaited<ReturnType<typeof listDeliveries>>['deliveries'] = [];
    webhooks.deleteEndpoint = async (workspaceId, endpointId) => {
      left = (await listDeliveries(workspaceId, { endpointId, limit: 100 })).deliveries;
      return deleteEndpoint(workspaceId, endpointId);
    };
    webhooks.listDeliveries = async (workspaceId, query) => {
      const page = await listDeliveries(workspaceId, query);
      return { ...page, deliveries: [...page.deliveries, ...left] };
    };
  },
  'refuses keys while an endpoint is deleted': ({ keys, webhooks }) => {
    const { create } = keys;
    const { deleteEndpoint } = webhooks;
    let deleting = false;
    keys.create = async (...given) => {
      await null;
      if (deleting) throw new Error('violates a foreign key');
      return create(...given);
    };
    webhooks.deleteEndpoint = async (workspaceId, id) => {
      deleting = true;
      const endpoint = await deleteEndpoint(workspaceId, id);
      deleting = false;
      return endpoint;
    };
  },
  'publishes events of attempts for a deleted endpoint': ({ webhooks }) => {
    const { deleteEndpoint, publish, settle } = webhooks;
    const deleted = new Set<string>();
    webhooks.deleteEndpoint = (workspaceId, id) => {
      deleted.add(id);
      return deleteEndpoint(workspaceId, id);
    };
    webhooks.settle = async (token, settlements, options) => {
      for (const { workspaceId, endpointId, events } of settlements)
        if (deleted.has(endpointId)) await publish(workspaceId, events);
      return settle(token, settlements, options);
    };
  },
  'never prunes': ({ webhooks }) => {
    webhooks.prune = () => false;
  },
  'prunes by the time of the event': ({ webhooks }) => {
    const { prune } = webhooks;
    webhooks.prune = options =>
      prune({ ...options, keepFor: options.keepFor === null ? null : options.keepFor - 20 * 86_400_000 });
  },
  'prunes although it must keep everything': ({ webhooks }) => {
    const { prune } = webhooks;
    webhooks.prune = ({ keepFor, ...options }) => prune({ ...options, keepFor: keepFor ?? 1 });
  },
  'prunes pending deliveries': ({ webhooks }) => {
    const { prune, listDeliveries } = webhooks;
    let pruned = false;
    webhooks.prune = options => {
      pruned = options.keepFor !== null;
      return prune(options);
    };
    webhooks.listDeliveries = async (workspaceId, query) => {
      const page = await listDeliveries(workspaceId, query);
      const deliveries = page.deliveries.filter(({ state }) => !pruned || state !== 'pending');
      return { ...page, deliveries };
    };
  },
};
