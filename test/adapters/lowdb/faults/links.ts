/** Faults of an adapter with links. */
import { isRefused, refuse } from '../../../../src/repository/index.ts';
import { type Faults, wrap } from './plant.ts';

export const linkFaults: Faults = {
  'gives a slug twice': ({ links }) => {
    const { create } = links;
    links.create = async (workspaceId, given, options) =>
      (await create(workspaceId, given, options)).map((one, index) =>
        isRefused(one) && one.refused === 'slug_taken' ? (given[index] ?? one) : one,
      );
  },
  'answers no record of a link that it stores': ({ links }) =>
    wrap(links, 'create', results => results.map(one => (isRefused(one) ? one : null))),
  'tells of links that it did not store': ({ links, webhooks }) => {
    const { create } = links;
    links.create = async (workspaceId, given, { events = () => [] } = {}) => {
      const results = await create(workspaceId, given);
      await webhooks.publish(workspaceId, given.flatMap(events));
      return results;
    };
  },
  'tells of a link as it was before it expired': ({ links }) => {
    const { expire } = links;
    links.expire = (now, limit, { events = () => [] } = {}) =>
      expire(now, limit, { events: link => events({ ...link, expired_at: null }) });
  },
  'takes a link that is not there for one that is used up': ({ links }) =>
    wrap(links, 'pass', answer => (isRefused(answer) ? refuse('used_up') : answer)),
  'takes a link that is used up for one that is not there': ({ links }) =>
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
  'finds a link by its id anywhere': ({ links }) => {
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
  'begins lists anew on each page': ({ links }) => {
    const { list } = links;
    let pages = 0;
    links.list = async (workspaceId, { after, ...query }) => {
      pages += 1;
      const page = await list(workspaceId, query);
      return pages > 100 ? { ...page, next: null } : page;
    };
  },
  'changes links of anybody': ({ links }) => {
    const { change } = links;
    links.change = async (workspaceId, id, ...rest) => {
      const answer = await change(workspaceId, id, ...rest);
      return isRefused(answer) && answer.refused === 'not_found' ? change('ws_shop', id, ...rest) : answer;
    };
  },
  'reads a link before it changes it': ({ links }) => {
    const { change, find } = links;
    links.change = async (workspaceId, id, step, options) => {
      const link = await find(workspaceId, id);
      await new Promise(resolve => setImmediate(resolve));
      const changes = link && step(link);
      return change(workspaceId, id, () => changes, options);
    };
  },
  'tells of a change that is none': ({ links }) => {
    const { change } = links;
    links.change = (workspaceId, id, step, options) =>
      change(workspaceId, id, link => step(link) ?? {}, options);
  },
  'takes a refusal for a failure of the storage': ({ links }) => {
    const { change } = links;
    links.change = async (...given) => {
      try {
        return await change(...given);
      } catch (cause) {
        throw new Error('the storage failed', { cause });
      }
    };
  },
  'tells of a slug that is taken before the external id': ({ links }) => {
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
  'keeps the slug of a link that it did not store': ({ links }) => {
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
  'gives a slug to whoever changes to it at once': ({ links }) => {
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
  'lets one more pass': ({ links }) => {
    const { pass, find } = links;
    links.pass = async (workspaceId, id, options) => {
      const answer = await pass(workspaceId, id, options);
      return isRefused(answer) ? ((await find(workspaceId, id)) ?? answer) : answer;
    };
  },
  'counts everybody as new': ({ links }) => {
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
  'takes bots for people': ({ links }) => {
    const { recordClicks } = links;
    links.recordClicks = (entries, options) =>
      recordClicks(
        entries.map(one => ({ ...one, clicks: one.clicks.map(click => ({ ...click, bot: false })) })),
        options,
      );
  },
  'stores a batch of clicks as often as it comes': ({ links }) => {
    const { recordClicks } = links;
    links.recordClicks = (entries, { keep }) => recordClicks(entries, { keep });
  },
  'gives everybody a salt of their own': ({ links }) =>
    Object.assign(links, { saltOf: (_: string, fresh: string) => fresh }),
  'keeps old clicks': ({ links }) => Object.assign(links, { prune: () => false }),
  'tells of an expiry again and again': ({ links }) => {
    const { expire } = links;
    links.expire = async (...given) => (await expire(...given)) + 1;
  },
  'sends clicks to who has not named them': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = (workspaceId, events, options) =>
      publish(
        workspaceId,
        events.map(({ onRequest: _, ...one }) => one),
        options,
      );
  },
  'takes what is about something else for what is about no link': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = (workspaceId, events, options) =>
      publish(
        workspaceId,
        events.map(one => (one.about === undefined ? one : { ...one, about: { link: [], ...one.about } })),
        options,
      );
  },
  'sends what is about other links': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = (workspaceId, events, options) =>
      publish(
        workspaceId,
        events.map(({ about: _, ...one }) => one),
        options,
      );
  },
};
