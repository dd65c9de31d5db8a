/** Faults of an adapter with automation. */
import { byText } from '../../../../src/common/text/compare-texts.ts';
import type { AutomationEventRecord } from '../../../../src/generated/types.ts';
import { isRefused, momentOf } from '../../../../src/repository/index.ts';
import { type Faults, turn, wrap } from './plant.ts';

const always = '2999-01-01T00:00:00Z';

const scheduleFaults: Faults = {
  'counts scheduled events before the step that stores one': ({ automation }) => {
    const { publish, listEvents } = automation;
    automation.publish = async (workspaceId, given, { most = 1_000, ...options } = {}) => {
      const { events } = await listEvents(workspaceId, { state: 'scheduled', limit: 1_000 });
      await turn();
      const more = given.filter(({ deliver_at }) => deliver_at !== null).length;
      return more > 0 && events.length + more > most
        ? { refused: 'too_many' }
        : publish(workspaceId, given, options);
    };
  },
};

const endpointFaults: Faults = {
  'adds refusals to those that it has read before the step that stores them': ({ automation }) => {
    const { recordRefusals, findRefusals } = automation;
    const started = new Map<string, unknown>();
    automation.recordRefusals = async (workspaceId, refusals) => {
      const name = `${workspaceId} ${refusals.endpoint_id}`;
      const before = started.get(name) ?? findRefusals(workspaceId, refusals.endpoint_id);
      started.set(name, before);
      await turn();
      if (started.get(name) === before && before !== null) {
        started.set(name, null);
        await recordRefusals(workspaceId, refusals);
      }
    };
  },
  'gives a token of an inbound endpoint to another': ({ automation }) => {
    const { createEndpoint } = automation;
    automation.createEndpoint = async (workspaceId, endpoint, options) => {
      const answer = await createEndpoint(workspaceId, endpoint, options);
      return isRefused(answer) && answer.refused === 'taken' ? endpoint : answer;
    };
  },
  'counts inbound endpoints before it stores one': ({ automation }) => {
    const { createEndpoint, listEndpoints } = automation;
    automation.createEndpoint = async (workspaceId, endpoint, { most = 1_000, ...options } = {}) => {
      const count = (await listEndpoints(workspaceId)).length;
      await turn();
      return count >= most ? { refused: 'too_many' } : createEndpoint(workspaceId, endpoint, options);
    };
  },
  'looks which token is in front before it rotates it': ({ automation }) => {
    const { rotateToken, findEndpoint } = automation;
    automation.rotateToken = async (workspaceId, id, { from, ...rotation }, options) => {
      const endpoint = await findEndpoint(workspaceId, id);
      await turn();
      return endpoint !== null && from !== undefined && endpoint.tokens[0]?.digest !== from
        ? { refused: 'changed' }
        : rotateToken(workspaceId, id, rotation, options);
    };
  },
  'takes no token that was rotated away': ({ automation }) => {
    const { findByToken } = automation;
    automation.findByToken = async digest => {
      const found = await findByToken(digest);
      return found?.endpoint.tokens[0]?.digest === digest ? found : null;
    };
  },
  'finds an inbound endpoint by its token as it was first found': ({ automation }) => {
    const { findByToken } = automation;
    const kept = new Map<string, Awaited<ReturnType<typeof findByToken>>>();
    automation.findByToken = async digest => {
      const found = kept.get(digest) ?? (await findByToken(digest));
      kept.set(digest, found);
      return found;
    };
  },
  'lets old tokens live as long as the latest overlap': ({ automation }) =>
    wrap(automation, 'rotateToken', answer =>
      isRefused(answer)
        ? answer
        : {
            ...answer,
            tokens: answer.tokens.map((token, index) =>
              index === 0 ? token : { ...token, expires_at: answer.tokens[1]?.expires_at ?? null },
            ),
          },
    ),
  'asks before it changes an inbound endpoint whether it may': ({ automation }) => {
    const { changeEndpoint, findEndpoint } = automation;
    automation.changeEndpoint = async (workspaceId, id, change, { when = () => true, ...options } = {}) => {
      const endpoint = await findEndpoint(workspaceId, id);
      await turn();
      return endpoint === null || when(endpoint)
        ? changeEndpoint(workspaceId, id, change, options)
        : { refused: 'changed' };
    };
  },
  'changes inbound endpoints of anybody': ({ automation }) => {
    const { changeEndpoint } = automation;
    automation.changeEndpoint = async (workspaceId, ...given) => {
      const answer = await changeEndpoint(workspaceId, ...given);
      return isRefused(answer) ? changeEndpoint('ws_shop', ...given) : answer;
    };
  },
  'tells of an inbound endpoint that is not there': ({ automation }) => {
    const { deleteEndpoint } = automation;
    automation.deleteEndpoint = async (workspaceId, id, options) => {
      const answer = await deleteEndpoint(workspaceId, id, options);
      if (isRefused(answer)) options?.events?.({ id } as never);
      return answer;
    };
  },
};

const typeFaults: Faults = {
  'counts registered types before it registers one': ({ automation }) => {
    const { registerType, listTypes } = automation;
    automation.registerType = async (workspaceId, draft, { most = 1_000, ...options } = {}) => {
      const known = await listTypes(workspaceId);
      await turn();
      return known.length >= most && !known.some(({ type }) => type === draft.type)
        ? { refused: 'too_many' }
        : registerType(workspaceId, draft, options);
    };
  },
  'refuses to replace a registered type at the limit': ({ automation }) => {
    const { registerType, listTypes } = automation;
    automation.registerType = async (workspaceId, draft, { most = 1_000, ...options } = {}) =>
      (await listTypes(workspaceId)).length >= most
        ? { refused: 'too_many' }
        : registerType(workspaceId, draft, { ...options, most });
  },
  'asks before it registers a type whether it may': ({ automation }) => {
    const { registerType, listTypes } = automation;
    automation.registerType = async (workspaceId, draft, { when = () => true, ...options } = {}) => {
      const known = (await listTypes(workspaceId)).find(({ type }) => type === draft.type) ?? null;
      await turn();
      return when(known) ? registerType(workspaceId, draft, options) : { refused: 'changed' };
    };
  },
  'lists the registered types in any order': ({ automation }) =>
    wrap(automation, 'listTypes', answer => answer.toReversed()),
  'lists the registered types of another workspace': ({ automation }) => {
    const { listTypes } = automation;
    automation.listTypes = async () => listTypes('ws_other');
  },
  'removes a registered type twice': ({ automation }) => {
    const { removeType, listTypes } = automation;
    automation.removeType = async (workspaceId, type) => {
      const known = (await listTypes(workspaceId)).find(one => one.type === type);
      await turn();
      const removed = await removeType(workspaceId, type);
      return known ?? removed;
    };
  },
  'answers with the settings that others have stored': ({ automation }) => {
    const { changeSettings, findSettings } = automation;
    automation.changeSettings = async (workspaceId, settings) => {
      const answer = await changeSettings(workspaceId, settings);
      await turn();
      return isRefused(answer) ? answer : findSettings(workspaceId);
    };
  },
  'forgets settings that are not given': ({ automation }) => {
    const { changeSettings } = automation;
    automation.changeSettings = (workspaceId, settings) =>
      changeSettings(workspaceId, { retention_days: null, registered_types_only: false, ...settings });
  },
};

const publishFaults: Faults = {
  'looks for an idempotency key before it publishes': ({ automation }) => {
    const { publish } = automation;
    const known = new Map<string, Awaited<ReturnType<typeof publish>>>();
    automation.publish = async (workspaceId, events, { request, ...options } = {}) => {
      const name = `${workspaceId} ${request?.scope} ${request?.key} ${request?.fingerprint}`;
      const before = request && known.get(name);
      if (before) return isRefused(before) ? before : { ...before, isNew: false };
      await turn();
      const answer = await publish(workspaceId, events, options);
      known.set(name, answer);
      return answer;
    };
  },
  'takes an idempotency key for the same request whatever comes with it': ({ automation }) => {
    const { publish } = automation;
    automation.publish = (workspaceId, events, { request, ...options } = {}) =>
      publish(workspaceId, events, {
        ...options,
        ...(request === undefined ? {} : { request: { ...request, fingerprint: 'a'.repeat(64) } }),
      });
  },
  'keeps an idempotency key for ever': ({ automation }) => {
    const { publish } = automation;
    automation.publish = (workspaceId, events, { request, ...options } = {}) =>
      publish(workspaceId, events, {
        ...options,
        ...(request === undefined ? {} : { request: { ...request, expiresAt: always } }),
      });
  },
  'shares idempotency keys among all inbound endpoints': ({ automation }) => {
    const { publish } = automation;
    automation.publish = (workspaceId, events, { request, ...options } = {}) =>
      publish(workspaceId, events, {
        ...options,
        ...(request === undefined ? {} : { request: { ...request, scope: 'all' } }),
      });
  },
  'keeps the idempotency key of what it could not publish': ({ automation }) => {
    const { publish } = automation;
    automation.publish = async (workspaceId, events, options = {}) => {
      const { request } = options;
      try {
        return await publish(workspaceId, events, options);
      } catch (error) {
        if (request !== undefined) await publish(workspaceId, [], { request });
        throw error;
      }
    };
  },
  'looks for the id that a sender gave before it publishes': ({ automation }) => {
    const { publish, listEvents } = automation;
    automation.publish = async (workspaceId, events, options) => {
      const { events: all } = await listEvents(workspaceId, { limit: 10_000, now: always });
      await turn();
      const same = (event: AutomationEventRecord) =>
        all.find(one => one.source_id !== null && one.source_id === event.source_id);
      const known = events.flatMap(event => same(event) ?? []);
      if (known.length === events.length && known.length > 0) return { events: known, isNew: false };
      return publish(
        workspaceId,
        events.map(event => ({ ...event, source: `${event.source}#${event.id}` })),
        options,
      );
    };
  },
  'finds what an idempotency key published for any request': ({ automation }) => {
    const { publish } = automation;
    const known = new Map<string, readonly Readonly<AutomationEventRecord>[]>();
    automation.publish = async (workspaceId, events, options = {}) => {
      const answer = await publish(workspaceId, events, options);
      const { request } = options;
      if (request && !isRefused(answer))
        known.set(`${workspaceId} ${request.scope} ${request.key}`, answer.events);
      return answer;
    };
    automation.findPublished = (workspaceId, { scope, key }) =>
      known.get(`${workspaceId} ${scope} ${key}`) ?? null;
  },
  'finds what an idempotency key published after its time': ({ automation }) => {
    const { findPublished } = automation;
    automation.findPublished = (workspaceId, { now: _, ...request }) =>
      findPublished(workspaceId, { ...request, now: '2026-05-05T05:05:05Z' });
  },
  'takes an idempotency key when it looks for it': ({ automation }) => {
    const { findPublished, publish } = automation;
    automation.findPublished = async (workspaceId, request) => {
      const found = await findPublished(workspaceId, request);
      if (found === null) await publish(workspaceId, [], { request: { ...request, expiresAt: always } });
      return found;
    };
  },
  'takes any source for the same': ({ automation }) => {
    const { publish } = automation;
    automation.publish = (workspaceId, events, options) =>
      publish(
        workspaceId,
        events.map(event => ({ ...event, source: 'urn:all' })),
        options,
      );
  },
  'tells of events that were there already': ({ automation, webhooks }) => {
    const { publish } = automation;
    let count = 0;
    automation.publish = async (workspaceId, events, options = {}) => {
      const answer = await publish(workspaceId, events, options);
      if (isRefused(answer) || answer.isNew) return answer;
      for (const happened of answer.events.flatMap(event => options.events?.(event) ?? [])) {
        count += 1;
        await webhooks.publish(workspaceId, [{ ...happened, id: `${happened.id}_${count}` }]);
      }
      return answer;
    };
  },
  'answers events as they were given': ({ automation }) => {
    const { publish } = automation;
    automation.publish = async (workspaceId, events, options) => {
      const answer = await publish(workspaceId, events, options);
      return isRefused(answer) || answer.events.length !== events.length ? answer : { ...answer, events };
    };
  },
  'makes what is scheduled due at once': ({ automation }) => {
    const { publish } = automation;
    automation.publish = (workspaceId, given, { events = () => [], ...options } = {}) =>
      publish(workspaceId, given, {
        ...options,
        events: event => events(event).map(({ dueAt: _, ...happened }) => happened),
      });
  },
};

const byMomentAndId = byText((event: AutomationEventRecord) => `${momentOf(event)} ${event.id}`);

const feedFaults: Faults = {
  'numbers events of one moment by their ids': ({ automation }) =>
    wrap(automation, 'feed', page => ({
      ...page,
      events: page.events
        .toSorted(byMomentAndId)
        .map((event, index) => ({ ...event, sequence: page.events[index]?.sequence ?? null })),
    })),
  'gives the feed by when events were received': ({ automation }) => {
    const { listEvents } = automation;
    automation.feed = async (workspaceId, { after = 0, limit, type, now = always }) => {
      const query = { limit: 10_000, state: 'published', now } as const;
      const { events } = await listEvents(workspaceId, query);
      const numbered = events.toReversed().map((event, index) => ({ ...event, sequence: index + 1 }));
      const all = numbered.filter(one => one.sequence > after && (type === undefined || one.type === type));
      const page = all.slice(0, limit);
      const isFull = all.length > limit;
      return {
        events: page,
        last: isFull ? (page.at(-1)?.sequence ?? after) : Math.max(after, numbered.length),
        hasMore: isFull,
      };
    };
  },
  'reads the last number of the feed before it gives the next': ({ automation }) => {
    const { feed } = automation;
    const numbersOf = new Map<string, Map<string, number>>();
    automation.feed = async (workspaceId, { after = 0, limit, type, ...query }) => {
      const page = await feed(workspaceId, { ...query, limit: 10_000 });
      const events = page.events.toSorted(byText(momentOf));
      const numbers = numbersOf.get(workspaceId) ?? new Map<string, number>();
      numbersOf.set(workspaceId, numbers);
      const last = Math.max(0, ...numbers.values());
      const fresh = events.filter(({ id }) => !numbers.has(id));
      await turn();
      for (const [index, { id }] of fresh.entries()) numbers.set(id, last + index + 1);
      const all = events
        .map(event => ({ ...event, sequence: numbers.get(event.id) ?? 0 }))
        .filter(one => one.sequence > after && (type === undefined || one.type === type))
        .sort((one, other) => one.sequence - other.sequence);
      const shown = all.slice(0, limit);
      const isFull = all.length > limit;
      const end = isFull ? (shown.at(-1)?.sequence ?? after) : Math.max(after, ...numbers.values());
      return { events: shown, last: end, hasMore: isFull };
    };
  },
  'skips in the feed what was removed, and says nothing': ({ automation }) => {
    const { feed } = automation;
    automation.feed = async (workspaceId, query) => {
      const { expired: _, ...page } = await feed(workspaceId, query);
      return page;
    };
  },
  'says that the feed has removed events to whoever reads it from its start': ({ automation }) => {
    const { feed } = automation;
    automation.feed = async (workspaceId, { after = 0, ...query }) => {
      const page = await feed(workspaceId, { after, ...query });
      const { expired } = await feed(workspaceId, { ...query, after: Math.max(after, 1) });
      return { ...page, ...(expired !== undefined && { expired }) };
    };
  },
  'numbers all workspaces together': ({ automation }) => {
    const { feed } = automation;
    let count = 0;
    automation.feed = async (workspaceId, query) => {
      if (workspaceId === 'ws_other') return feed(workspaceId, { ...query, after: count });
      const page = await feed(workspaceId, query);
      count = page.last;
      return page;
    };
  },
  'gives numbers of the feed again': ({ automation }) => {
    const { feed, prune } = automation;
    let last = 0;
    let lost = 0;
    automation.prune = options => {
      lost = last;
      return prune(options);
    };
    automation.feed = async (workspaceId, query) => {
      const page = await feed(workspaceId, { ...query, after: (query.after ?? 0) + lost });
      last = page.last;
      const events = page.events.map(event => ({ ...event, sequence: (event.sequence ?? 0) - lost }));
      return { ...page, events, last: page.last - lost };
    };
  },
  'gives the feed what is scheduled': ({ automation }) => {
    const { feed } = automation;
    automation.feed = (workspaceId, query) => feed(workspaceId, { ...query, now: always });
  },
  'gives pages of any size': ({ automation }) => {
    const { feed } = automation;
    automation.feed = async (workspaceId, { after = 0, limit, ...query }) => {
      const events: AutomationEventRecord[] = [];
      for (let last = after; ; ) {
        const page = await feed(workspaceId, { ...query, after: last, limit: limit - events.length });
        events.push(...page.events);
        if (!page.hasMore || events.length >= limit) return { ...page, events };
        last = page.last;
      }
    };
  },
  'says at the end of a page that ends early that there is no more': ({ automation }) => {
    const { feed } = automation;
    automation.feed = async (workspaceId, query) => {
      const page = await feed(workspaceId, query);
      return { ...page, hasMore: page.hasMore && page.events.length >= query.limit };
    };
  },
  'goes on after what a page that ends early left out': ({ automation }) => {
    const { feed } = automation;
    automation.feed = async (workspaceId, query) => {
      const page = await feed(workspaceId, query);
      const isEarly = page.hasMore && page.events.length > 0 && page.events.length < query.limit;
      return isEarly ? { ...page, last: page.last + 1 } : page;
    };
  },
  'leaves what was received by another clock out of the feed': ({ automation }) => {
    const { feed } = automation;
    automation.feed = async (workspaceId, query) => {
      const page = await feed(workspaceId, query);
      return { ...page, events: page.events.filter(one => momentOf(one) <= (query.now ?? always)) };
    };
  },
  'passes over what comes after a page of one type': ({ automation }) => {
    const { feed } = automation;
    automation.feed = async (workspaceId, query) => {
      const { last } = await feed(workspaceId, { ...query, limit: 10_000 });
      return { ...(await feed(workspaceId, query)), last };
    };
  },
};

const historyFaults: Faults = {
  'looks at an event before it cancels it': ({ automation }) => {
    const { findEvent } = automation;
    automation.cancel = async (workspaceId, id, { now = always } = {}) => {
      const event = await findEvent(workspaceId, id);
      if (event === null) return { refused: 'not_found' };
      if (event.deliver_at === null || event.deliver_at <= now) return { refused: 'ended' };
      await turn();
      return { ...event, cancelled_at: now };
    };
  },
  'cancels what was claimed': ({ automation }) => {
    const { cancel, findEvent } = automation;
    automation.cancel = async (workspaceId, id, options = {}) => {
      const answer = await cancel(workspaceId, id, options);
      const event = await findEvent(workspaceId, id);
      const { now = always } = options;
      const isScheduled = event?.deliver_at != null && Date.parse(event.deliver_at) > Date.parse(now);
      return isRefused(answer) && event !== null && isScheduled ? { ...event, cancelled_at: now } : answer;
    };
  },
  'keeps the deliveries of what is cancelled': ({ automation, webhooks }) => {
    const { cancel } = automation;
    automation.cancel = async (workspaceId, id, options) => {
      const answer = await cancel(workspaceId, id, options);
      const at = '2026-05-05T05:06:05Z';
      const event = { id, type: 'automation.published', created_at: at, payload: '', dueAt: at };
      if (!isRefused(answer)) await webhooks.publish(workspaceId, [event]);
      return answer;
    };
  },
  'tells again of what is cancelled': ({ automation }) => {
    const { cancel } = automation;
    automation.cancel = async (workspaceId, id, options) => {
      const answer = await cancel(workspaceId, id, options);
      if (!isRefused(answer)) options?.events?.(answer);
      return answer;
    };
  },
  'lists the earliest events first': ({ automation }) =>
    wrap(automation, 'listEvents', page => ({ ...page, events: page.events.toReversed() })),
  'begins lists of events anew on each page': ({ automation }) => {
    const { listEvents } = automation;
    let pages = 0;
    automation.listEvents = async (workspaceId, { after, ...query }) => {
      pages += after === undefined ? 0 : 1;
      const page = await listEvents(workspaceId, query);
      return pages > 100 ? { ...page, next: null } : page;
    };
  },
  'lists pages of any size': ({ automation }) => {
    const { listEvents } = automation;
    automation.listEvents = async (workspaceId, { limit, ...query }) => {
      const events: AutomationEventRecord[] = [];
      for (let after = query.after; ; ) {
        const rest = { ...query, ...(after === undefined ? {} : { after }), limit: limit - events.length };
        const page = await listEvents(workspaceId, rest);
        events.push(...page.events);
        if (page.next === null || events.length >= limit) return { ...page, events };
        after = page.next;
      }
    };
  },
  'lists events of one moment by their ids': ({ automation }) =>
    wrap(automation, 'listEvents', page => ({
      ...page,
      events: page.events.toSorted(byMomentAndId).reverse(),
    })),
  'ends the list with a page that ends early': ({ automation }) => {
    const { listEvents } = automation;
    automation.listEvents = async (workspaceId, query) => {
      const page = await listEvents(workspaceId, query);
      return page.events.length < query.limit ? { ...page, next: null } : page;
    };
  },
  'takes what another clock received for scheduled': ({ automation }) => {
    const { listEvents } = automation;
    automation.listEvents = async (workspaceId, query) => {
      const page = await listEvents(workspaceId, query);
      const { state, now: at = always } = query;
      return state === 'published'
        ? { ...page, events: page.events.filter(one => momentOf(one) <= at) }
        : page;
    };
  },
  'cancels by the clock alone': ({ automation }) => {
    const { cancel, findEvent } = automation;
    automation.cancel = async (workspaceId, id, options = {}) => {
      const event = await findEvent(workspaceId, id);
      const { now: at = new Date().toISOString() } = options;
      return event !== null && event.cancelled_at === null && momentOf(event) > at
        ? { ...event, cancelled_at: at }
        : cancel(workspaceId, id, options);
    };
  },
  'lists events in any state': ({ automation }) => {
    const { listEvents } = automation;
    automation.listEvents = (workspaceId, { state: _, ...query }) => listEvents(workspaceId, query);
  },
  'lists events of any time': ({ automation }) => {
    const { listEvents } = automation;
    automation.listEvents = (workspaceId, { since: _, ...query }) => listEvents(workspaceId, query);
  },
  'takes what was scheduled once for scheduled': ({ automation }) => {
    const { listEvents } = automation;
    automation.listEvents = (workspaceId, query) =>
      listEvents(workspaceId, { ...query, now: '2026-05-05T05:05:05Z' });
  },
  'keeps old events and idempotency keys': ({ automation }) =>
    Object.assign(automation, { prune: () => false }),
  'forgets what is scheduled': ({ automation }) => {
    const { prune } = automation;
    automation.prune = options => prune({ ...options, now: always });
  },
  'keeps events of all workspaces for the same time': ({ automation }) =>
    Object.assign(automation, { changeSettings: (_: string, settings: object) => settings }),
};

export const automationFaults: Faults = {
  ...endpointFaults,
  ...publishFaults,
  ...scheduleFaults,
  ...feedFaults,
  ...historyFaults,
  ...typeFaults,
};
