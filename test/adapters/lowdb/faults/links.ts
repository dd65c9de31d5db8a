/** Faults of an adapter with links. */
import { byText } from '../../../../src/common/text/compare-texts.ts';
import { isRefused, refuse } from '../../../../src/repository/index.ts';
import { type Faults, turn, wrap } from './plant.ts';

export const linkFaults: Faults = {
  'gives a slug twice': ({ links }) => {
    const { create } = links;
    links.create = async (workspaceId, given, options) =>
      (await create(workspaceId, given, options)).map((one, index) =>
        isRefused(one) && one.refused === 'slug_taken' ? (given[index] ?? one) : one,
      );
  },
  'counts links before the step that stores some': ({ links }) => {
    const { create, list } = links;
    links.create = async (workspaceId, given, { most = 1_000, ...options } = {}) => {
      const page = await list(workspaceId, { archived: false, sort: 'created', limit: 1_000 });
      const room = Math.max(0, most - page.links.length);
      const answers = await create(workspaceId, given.slice(0, room), options);
      return [...answers, ...given.slice(room).map(() => refuse('too_many'))];
    };
  },
  'does not return the stored links': ({ links }) =>
    wrap(links, 'create', results => results.map(one => (isRefused(one) ? one : null))),
  'publishes links that it did not store': ({ links, webhooks }) => {
    const { create } = links;
    links.create = async (workspaceId, given, { events = () => [] } = {}) => {
      const results = await create(workspaceId, given);
      await webhooks.publish(workspaceId, given.flatMap(events));
      return results;
    };
  },
  'publishes an expired link in its state before the expiry': ({ links }) => {
    const { expire } = links;
    links.expire = (now, limit, { events = () => [] } = {}) =>
      expire(now, limit, { events: link => events({ ...link, expired_at: null }) });
  },
  'returns the reason of a used-up link for an unknown link': ({ links }) =>
    wrap(links, 'pass', answer => (isRefused(answer) ? refuse('used_up') : answer)),
  'returns the reason of an unknown link for a used-up link': ({ links }) =>
    wrap(links, 'pass', answer => (isRefused(answer) ? refuse('not_found') : answer)),
  'stores a link whose id is taken': ({ links }) => {
    const { create } = links;
    let count = 0;
    links.create = async (workspaceId, given) => {
      const results = await create(workspaceId, given);
      const [first] = results;
      if (given.length > 1 || first === undefined || !isRefused(first) || first.refused !== 'id_taken')
        return results;
      count += 1;
      return create(
        workspaceId,
        given.map(one => ({ ...one, id: `lnk_${count}` })),
      );
    };
  },
  'finds a link of another workspace by its id': ({ links }) => {
    const { find } = links;
    links.find = async (workspaceId, id) => (await find(workspaceId, id)) ?? (await find('ws_shop', id));
  },
  'lists archived links': ({ links }) => {
    const { list } = links;
    links.list = async (workspaceId, query) => {
      const more = await list(workspaceId, { ...query, archived: !query.archived });
      const page = await list(workspaceId, query);
      return { ...page, links: [...page.links, ...more.links] };
    };
  },
  'returns the first page for every page': ({ links }) => {
    const { list } = links;
    let pages = 0;
    links.list = async (workspaceId, { after, ...query }) => {
      pages += 1;
      const page = await list(workspaceId, query);
      return pages > 100 ? { ...page, next: null } : page;
    };
  },
  'changes links of other workspaces': ({ links }) => {
    const { change } = links;
    links.change = async (workspaceId, id, ...rest) => {
      const answer = await change(workspaceId, id, ...rest);
      return isRefused(answer) && answer.refused === 'not_found' ? change('ws_shop', id, ...rest) : answer;
    };
  },
  'reads a link before the step that changes it': ({ links }) => {
    const { change, find } = links;
    links.change = async (workspaceId, id, step, options) => {
      const link = await find(workspaceId, id);
      await new Promise(resolve => setImmediate(resolve));
      const changes = link && step(link);
      return change(workspaceId, id, () => changes, options);
    };
  },
  'publishes a change that changes nothing': ({ links }) => {
    const { change } = links;
    links.change = (workspaceId, id, step, options) =>
      change(workspaceId, id, link => step(link) ?? {}, options);
  },
  'creates links for each repeated request': ({ links }) => {
    const { create } = links;
    links.create = (workspaceId, given, { request: _, ...options } = {}) =>
      create(workspaceId, given, options);
  },
  'looks for a repeated request before the step that creates links': ({ links }) => {
    const { create } = links;
    const known = new Set<string>();
    links.create = async (workspaceId, given, { request, ...options } = {}) => {
      const isKnown = request !== undefined && known.has(`${workspaceId} ${request.digest}`);
      await turn();
      if (request === undefined || isKnown)
        return create(workspaceId, given, { ...options, ...(request === undefined ? {} : { request }) });
      const answers = await create(workspaceId, given, options);
      known.add(`${workspaceId} ${request.digest}`);
      return answers;
    };
  },
  'frees the slug of a deleted link at once': ({ links }) => {
    const { delete: remove } = links;
    links.delete = (workspaceId, id, { quarantine: _, ...options } = {}) => remove(workspaceId, id, options);
  },
  'frees the slug of a renamed link at once': ({ links }) => {
    const { change } = links;
    links.change = async (workspaceId, id, step, options = {}) => {
      const answer = await change(workspaceId, id, step, options);
      if (isRefused(answer) || answer.before.slug_key === answer.after.slug_key) return answer;
      const { domain, slug, slug_key } = answer.before;
      const { quarantine: _, ...free } = options;
      await change(workspaceId, id, () => ({ domain, slug, slug_key }), free);
      return change(workspaceId, id, () => answer.after, free);
    };
  },
  'keeps a slug from the workspace that gave it up': ({ links }) => {
    const { create, findQuarantine } = links;
    links.create = async (workspaceId, given, options) => {
      const waits = await Promise.all(given.map(one => findQuarantine(one.domain, one.slug_key)));
      const first = waits.find(one => one !== null);
      if (options?.quarantine === undefined || first == null) return create(workspaceId, given, options);
      if (Date.parse(first.until) <= Date.parse(options.quarantine.now))
        return create(workspaceId, given, options);
      return given.map(() => ({ refused: 'slug_quarantined' as const, until: first.until }));
    };
  },
  'looks at the quarantine before the step that creates a link': ({ links }) => {
    const { create, findQuarantine } = links;
    links.create = async (workspaceId, given, { quarantine, ...options } = {}) => {
      const waits = await Promise.all(given.map(one => findQuarantine(one.domain, one.slug_key)));
      await turn();
      const first = waits.find(
        one =>
          one !== null &&
          one.workspaceId !== workspaceId &&
          quarantine !== undefined &&
          Date.parse(one.until) > Date.parse(quarantine.now),
      );
      return first == null
        ? create(workspaceId, given, options)
        : given.map(() => ({ refused: 'slug_quarantined' as const, until: first.until }));
    };
  },
  'never forgets a quarantine': ({ links }) => {
    const { prune } = links;
    links.prune = bounds => prune({ ...bounds, quarantinesBefore: '2000-01-01T00:00:00Z' });
  },
  'does not find a link by its alias': ({ links }) =>
    wrap(links, 'findBySlug', answer => (answer?.link.aliases === undefined ? answer : null)),
  'deletes a link whatever its caller has seen': ({ links }) => {
    const { delete: remove } = links;
    links.delete = (workspaceId, id, { when: _, ...options } = {}) => remove(workspaceId, id, options);
  },
  'looks at a link before the step that deletes it': ({ links }) => {
    const { delete: remove, find } = links;
    links.delete = async (workspaceId, id, { when, ...options } = {}) => {
      const link = await find(workspaceId, id);
      if (link !== null && when?.(link) === false) return refuse('changed');
      await turn();
      return remove(workspaceId, id, options);
    };
  },
  'wraps the error of a step in an error of the storage': ({ links }) => {
    const { change } = links;
    links.change = async (...given) => {
      try {
        return await change(...given);
      } catch (cause) {
        throw new Error('the storage failed', { cause });
      }
    };
  },
  'reports a taken slug before a taken external id': ({ links }) => {
    const { create, findBySlug } = links;
    links.create = async (workspaceId, given, options) => {
      const results = await create(workspaceId, given, options);
      const taken = await Promise.all(
        given.map(async link => {
          const found = await findBySlug(link.domain, link.slug_key);
          return found !== null && found.link.id !== link.id;
        }),
      );
      return results.map((one, index) =>
        isRefused(one) && one.refused === 'external_id_taken' && taken[index] ? refuse('slug_taken') : one,
      );
    };
  },
  'reserves the slug of a link that it did not store': ({ links }) => {
    const { create } = links;
    let count = 0;
    links.create = async (workspaceId, given, options) => {
      const results = await create(workspaceId, given, options);
      for (const [index, link] of given.entries()) {
        const one = results[index];
        if (!isRefused(one) || one.refused !== 'external_id_taken' || given.length > 2) continue;
        count += 1;
        await create(workspaceId, [{ ...link, id: `lnk_lost_${count}`, external_id: null }]);
      }
      return results;
    };
  },
  'keeps the old slug of a link': ({ links }) => {
    const { change, create } = links;
    let count = 0;
    links.change = async (workspaceId, id, ...rest) => {
      const answer = await change(workspaceId, id, ...rest);
      if (isRefused(answer) || answer.before.slug_key === answer.after.slug_key) return answer;
      count += 1;
      const lost = { ...answer.before, id: `lnk_old_${count}`, external_id: null };
      await create(workspaceId, [lost]);
      return answer;
    };
  },
  'gives a slug to all concurrent changes': ({ links }) => {
    const { change, find } = links;
    links.change = async (workspaceId, id, ...rest) => {
      const answer = await change(workspaceId, id, ...rest);
      const link = await find(workspaceId, id);
      return isRefused(answer) && answer.refused === 'slug_taken' && link?.slug.startsWith('own-')
        ? { before: link, after: link }
        : answer;
    };
  },
  'keeps the clicks of deleted links': ({ links }) => {
    const { listDays } = links;
    const kept = new Map<string, Awaited<ReturnType<typeof listDays>>>();
    links.listDays = async (workspaceId, id, from, to) => {
      const days = await listDays(workspaceId, id, from, to);
      return days.length > 0 ? days : (kept.get(`${workspaceId} ${id}`) ?? days);
    };
    const { delete: remove } = links;
    links.delete = async (workspaceId, id, options) => {
      kept.set(`${workspaceId} ${id}`, await listDays(workspaceId, id, '0', '9'));
      return remove(workspaceId, id, options);
    };
  },
  'permits one click more than the limit': ({ links }) => {
    const { pass, find } = links;
    links.pass = async (workspaceId, id, options) => {
      const answer = await pass(workspaceId, id, options);
      return isRefused(answer) ? ((await find(workspaceId, id)) ?? answer) : answer;
    };
  },
  'counts every click as a new visitor': ({ links }) => {
    const { recordClicks } = links;
    let count = 0;
    links.recordClicks = (entries, options) =>
      recordClicks(
        entries.map(one => ({
          ...one,
          visitors: one.visitors.map(who => {
            count += 1;
            return who === null ? null : String(count).padStart(22, 'x');
          }),
        })),
        options,
      );
  },
  'counts bots as people': ({ links }) => {
    const { recordClicks } = links;
    links.recordClicks = (entries, options) =>
      recordClicks(
        entries.map(one => ({ ...one, clicks: one.clicks.map(click => ({ ...click, bot: false })) })),
        options,
      );
  },
  'stores a repeated batch of clicks again': ({ links }) => {
    const { recordClicks } = links;
    links.recordClicks = (entries, { keep }) => recordClicks(entries, { keep });
  },
  'returns a different salt to each caller': ({ links }) =>
    Object.assign(links, { saltOf: (_: string, fresh: string) => fresh }),
  'forgets recorders that may send a batch again': ({ links }) => {
    const { prune } = links;
    links.prune = options => prune({ ...options, recordersBefore: '9999-01-01T00:00:00Z' });
  },
  'keeps recorders for ever': ({ links }) => {
    const { prune } = links;
    links.prune = options => prune({ ...options, recordersBefore: '0001-01-01T00:00:00Z' });
  },
  'forgets the salt of a day that is not over': ({ links }) => {
    const { prune } = links;
    links.prune = options => prune({ ...options, visitorsBefore: '9999-01-01' });
  },
  'returns the days in the order in which they were counted': ({ links }) =>
    wrap(links, 'listDays', days => days.toSorted((one, other) => other.clicks - one.clicks).toReversed()),
  'returns only the days after the first one': ({ links }) =>
    wrap(links, 'listDays', days => (days.length > 2 ? days.slice(1) : days)),
  'keeps old clicks': ({ links }) => Object.assign(links, { prune: () => false }),
  'publishes expiries in the order of the ids of their links': ({ links, webhooks }) => {
    const { expire } = links;
    links.expire = async (now, limit, { events = () => [] } = {}) => {
      const ended: Parameters<typeof events>[0][] = [];
      const keep = (link: (typeof ended)[number]) => {
        ended.push(link);
        return [];
      };
      const count = await expire(now, limit, { events: keep });
      await webhooks.publish('ws_shop', ended.sort(byText(({ id }) => id)).flatMap(events));
      return count;
    };
  },
  'publishes an expiry repeatedly': ({ links }) => {
    const { expire } = links;
    links.expire = async (...given) => (await expire(...given)) + 1;
  },
  'sends on-request events to endpoints that do not name the type': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = (workspaceId, events, options) =>
      publish(
        workspaceId,
        events.map(({ onRequest: _, ...one }) => one),
        options,
      );
  },
  'ignores what an event is about if it has no links': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = (workspaceId, events, options) =>
      publish(
        workspaceId,
        events.map(one => (one.about === undefined ? one : { ...one, about: { link: [], ...one.about } })),
        options,
      );
  },
  'ignores the link filter of an endpoint': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = (workspaceId, events, options) =>
      publish(
        workspaceId,
        events.map(({ about: _, ...one }) => one),
        options,
      );
  },
};
