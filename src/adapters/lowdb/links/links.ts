import { fitting } from '../../../repository/filters.ts';
import {
  isRefused,
  type LinkClickMethods,
  type LinkConflict,
  type LinksRepository,
  linkFilters,
  placesOf,
  refuse,
} from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { madeOf } from '../../rules/idempotency.ts';
import { byEnd, movesOf, placeAfter, searchText } from '../../rules/links.ts';
import { checkCounts, checkIdentity, checkRecord, checkTimes } from '../../rules/storable.ts';
import { type FrozenData, hasWorkspace, recordsOf, withRecords } from '../data.ts';
import { repeated, withRequest } from '../idempotency/requests.ts';
import { newestFirst, time } from '../order.ts';
import type { Store } from '../store.ts';
import { withEvents } from '../webhooks/records.ts';
import { findQuarantine, quarantineRefusal, withoutQuarantines, withQuarantines } from './quarantines.ts';
import {
  clicksOf,
  daysOf,
  type FrozenLink,
  findBySlug,
  linkIn,
  linksOf,
  linkWithExternalId,
  placeKeyOf,
  withLinks,
  withRevisedLinks,
} from './records.ts';

type LinkMethods = Omit<LinksRepository, keyof LinkClickMethods>;

/** The conflict of a link with other stored links. */
function conflictOf(data: FrozenData, workspaceId: string, link: FrozenLink): LinkConflict | null {
  const { external_id } = link;
  const known = external_id === null ? undefined : linkWithExternalId(data, workspaceId, external_id);
  if (known !== undefined && known.id !== link.id) return 'external_id_taken';
  const isTaken = placesOf(link).some(({ domain, slug_key }) => {
    const taken = findBySlug(data, domain, slug_key);
    return taken !== null && (taken.workspaceId !== workspaceId || taken.link.id !== link.id);
  });
  return isTaken ? 'slug_taken' : null;
}

/** The conflict of a link with other links of the same call. */
function conflictAmong(made: readonly FrozenLink[], link: FrozenLink): LinkConflict | 'id_taken' | null {
  if (made.some(({ id }) => id === link.id)) return 'id_taken';
  if (made.some(one => one.external_id !== null && one.external_id === link.external_id))
    return 'external_id_taken';
  const others = new Set(made.flatMap(placesOf).map(placeKeyOf));
  return placesOf(link).some(place => others.has(placeKeyOf(place))) ? 'slug_taken' : null;
}

export function lowdbLinks(store: Store): LinkMethods {
  return {
    async create(
      workspaceId,
      links,
      { events = () => [], quarantine, request, most = Number.POSITIVE_INFINITY } = {},
    ) {
      const copies = deepFreeze(structuredClone(links));
      for (const link of copies) checkRecord('links.create', 'links', link);
      return store.commit(data => {
        if (!hasWorkspace(data, workspaceId))
          return { data, result: copies.map(() => refuse('workspace_unknown')) };
        const earlier = repeated(data, workspaceId, request);
        if (earlier !== null)
          return { data, result: isRefused(earlier) ? copies.map(() => earlier) : earlier };
        const known = linksOf(data, workspaceId).length;
        const made: FrozenLink[] = [];
        const result = copies.map(link => {
          if (known + made.length >= most) return refuse('too_many');
          const conflict =
            linkIn(data, workspaceId, link.id) === undefined
              ? (conflictOf(data, workspaceId, link) ?? conflictAmong(made, link))
              : 'id_taken';
          if (conflict !== null) return refuse(conflict);
          const refusal = quarantineRefusal(data, workspaceId, placesOf(link), quarantine);
          if (refusal !== null) return refusal;
          made.push(link);
          return link;
        });
        const next = withRevisedLinks(withoutQuarantines(data, made.flatMap(placesOf)), workspaceId, {
          added: made,
        });
        return {
          data: withEvents(
            withRequest(next, workspaceId, request, madeOf(result)),
            workspaceId,
            made.flatMap(link => events(link)),
          ).data,
          result,
        };
      });
    },

    find: (workspaceId, linkId) => linkIn(store.data, workspaceId, linkId) ?? null,

    findByExternalId: (workspaceId, externalId) =>
      linkWithExternalId(store.data, workspaceId, externalId) ?? null,

    findBySlug: (domain, slugKey) => findBySlug(store.data, domain, slugKey),

    findQuarantine: (domain, slugKey) => findQuarantine(store.data, { domain, slug_key: slugKey }),

    list(workspaceId, query) {
      const { tag, q, archived, sort, limit, after } = query;
      checkCounts('links.list', { limit });
      const text = q?.toLowerCase();
      const order = newestFirst<Pick<FrozenLink, 'id' | 'clicks' | 'created_at'>>(link =>
        sort === 'created' ? link.created_at : link.clicks,
      );
      const last =
        after === undefined
          ? null
          : { id: after.id, created_at: String(after.value), clicks: Number(after.value) };
      const fits = fitting(linkFilters, query);
      const matching = linksOf(store.data, workspaceId)
        .filter(
          link =>
            link.archived === archived &&
            (tag === undefined || link.tags.includes(tag)) &&
            fits(link) &&
            (text === undefined || searchText(link).includes(text)) &&
            (last === null || order(last, link) < 0),
        )
        .sort(order);
      const links = matching.slice(0, limit);
      const end = links.at(-1);
      return {
        links,
        next: end !== undefined && matching.length > limit ? placeAfter(end, sort) : null,
      };
    },

    change: (workspaceId, linkId, step, { events = () => [], quarantine } = {}) =>
      store.commit(data => {
        const before = linkIn(data, workspaceId, linkId);
        if (before === undefined) return refuse('not_found');
        const change = step(before);
        if (change === null) return { data, result: { before, after: before } };
        const after = deepFreeze({ ...before, ...structuredClone(change) });
        checkRecord('links.change', 'links', after);
        checkIdentity('links.change', 'links', before, after);
        const conflict = conflictOf(data, workspaceId, after);
        if (conflict !== null) return refuse(conflict);
        const { taken, given } = movesOf(before, after);
        const refusal = quarantineRefusal(data, workspaceId, taken, quarantine);
        if (refusal !== null) return refusal;
        const reported = events({ before, after });
        const moved = withQuarantines(withoutQuarantines(data, taken), workspaceId, given, quarantine);
        const next = withEvents(withLinks(moved, workspaceId, [after]), workspaceId, reported);
        return { data: next.data, result: { before, after } };
      }),

    delete: (workspaceId, linkId, { events = () => [], when = () => true, quarantine } = {}) =>
      store.commit(data => {
        const link = linkIn(data, workspaceId, linkId);
        if (link === undefined) return refuse('not_found');
        if (!when(link)) return refuse('changed');
        const others = <One extends { readonly link_id: string }>(records: readonly One[]) =>
          records.filter(({ link_id }) => link_id !== linkId);
        let next = withRevisedLinks(data, workspaceId, { removed: new Set([link]) });
        next = withRecords(next, 'link_days', workspaceId, others(daysOf(next, workspaceId)));
        next = withRecords(next, 'link_clicks', workspaceId, others(clicksOf(next, workspaceId)));
        const visitors = others(recordsOf(next, 'link_visitors', workspaceId));
        next = withRecords(next, 'link_visitors', workspaceId, visitors);
        next = withQuarantines(next, workspaceId, placesOf(link), quarantine);
        return { data: withEvents(next, workspaceId, events(link)).data, result: link };
      }),

    pass: (workspaceId, linkId, { events = () => [] } = {}) =>
      store.commit(data => {
        const link = linkIn(data, workspaceId, linkId);
        if (link === undefined) return refuse('not_found');
        if (link.max_clicks !== null && link.passes >= link.max_clicks) return refuse('used_up');
        const passed = deepFreeze({ ...link, passes: link.passes + 1 });
        const next = withEvents(withLinks(data, workspaceId, [passed]), workspaceId, events(passed));
        return { data: next.data, result: passed };
      }),

    clock: () => Date.now(),

    async expire(now, limit, { events = () => [] } = {}) {
      checkTimes('links.expire', { now });
      checkCounts('links.expire', { limit });
      return store.commit(data => {
        let next = data;
        let count = 0;
        for (const workspaceId of Object.keys(data.links)) {
          const due = linksOf(next, workspaceId)
            .filter(
              ({ expires_at, expired_at }) =>
                expires_at !== null && expired_at === null && time(expires_at) <= time(now),
            )
            .sort(byEnd);
          const expired = due.slice(0, limit - count).map(link => deepFreeze({ ...link, expired_at: now }));
          if (expired.length === 0) continue;
          count += expired.length;
          next = withLinks(next, workspaceId, expired);
          next = withEvents(
            next,
            workspaceId,
            expired.flatMap(link => events(link)),
          ).data;
        }
        return { data: next, result: count };
      });
    },
  };
}
