import { groupBy } from '../../../common/collections/group-by.ts';
import { byText } from '../../../common/text/compare-texts.ts';
import type { LinkDayRecord } from '../../../generated/types.ts';
import type { ClickPlace, LinkClickMethods, LinkClicks } from '../../../repository/index.ts';
import { emptyDay } from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { byDay, clickPlace, dayAfter, linkAfter, maxDays } from '../../rules/links.ts';
import { checkCounts, checkRecord } from '../../rules/storable.ts';
import { derived, type FrozenData, recordsOf, withRecords } from '../data.ts';
import { newestFirst, time } from '../order.ts';
import type { Store } from '../store.ts';
import { isSubscribedTo, withEvents } from '../webhooks/records.ts';
import { withoutEndedQuarantines } from './quarantines.ts';
import { clicksOf, daysOf, type FrozenLink, linkIn, withLinks } from './records.ts';

/** Maximum number of stored clicks per workspace (the newest), because every change writes the whole file. */
const maxClicks = 1_000;
/** Maximum number of stored visitors per workspace. A visitor that was deleted may be counted twice. */
const maxVisitors = 20_000;

type Visitors = FrozenData['link_visitors'][string];

const visitorsOf = (data: FrozenData, workspaceId: string): Visitors =>
  recordsOf(data, 'link_visitors', workspaceId);
const visitorKeyOf = ({ link_id, day, visitor }: Visitors[number]) => `${link_id} ${day} ${visitor}`;
const visitorNames = derived((visitors: Visitors) => new Set(visitors.map(visitorKeyOf)));

export function lowdbLinkClicks(store: Store): LinkClickMethods {
  return {
    recordClicks: (entries, { keep, batch }) =>
      store.commit(data => {
        let next = data;
        if (batch !== undefined) {
          const { recorder: id, number, at } = batch;
          const known = data.link_recorders.find(one => one.id === id);
          if (known !== undefined && known.batch >= number) return { data, result: 0 };
          const others = data.link_recorders.filter(one => one !== known);
          next = deepFreeze({ ...data, link_recorders: [...others, { id, batch: number, at }] });
        }
        let reported = 0;
        for (const [workspaceId, group] of groupBy(entries, one => one.workspaceId)) {
          const known = group.filter(({ linkId }) => linkIn(next, workspaceId, linkId) !== undefined);
          const clicked = new Map<string, FrozenLink>();
          for (const { linkId, clicks } of known) {
            const link = clicked.get(linkId) ?? linkIn(next, workspaceId, linkId);
            if (link !== undefined) clicked.set(linkId, deepFreeze({ ...link, ...linkAfter(link, clicks) }));
          }
          next = withLinks(next, workspaceId, [...clicked.values()]);
          next = withDays(next, workspaceId, known);
          if (keep) {
            const latest = known.flatMap(({ clicks }) => clicks).slice(-maxClicks);
            const copies = latest.map(click => deepFreeze({ ...click }));
            const all = [...clicksOf(next, workspaceId), ...copies].slice(-maxClicks);
            next = withRecords(next, 'link_clicks', workspaceId, all);
          }
          for (const { linkId, eventType, events } of known) {
            const link = linkIn(next, workspaceId, linkId);
            if (link === undefined || !isSubscribedTo(next, workspaceId, eventType)) continue;
            const published = withEvents(next, workspaceId, events(link));
            next = published.data;
            reported += published.added;
          }
        }
        return { data: next, result: reported };
      }),

    listDays: (workspaceId, linkId, from, to) =>
      daysOf(store.data, workspaceId)
        .filter(({ link_id, day }) => link_id === (linkId ?? '') && day >= from && day <= to)
        .sort(byText(({ day }) => day)),

    listClicks(workspaceId, linkId, { limit, after }) {
      checkCounts('links.listClicks', { limit });
      const order = newestFirst<ClickPlace>(({ at }) => at);
      const all = clicksOf(store.data, workspaceId)
        .filter(click => click.link_id === linkId && (after === undefined || order(after, click) < 0))
        .sort(order);
      const clicks = all.slice(0, limit);
      const last = clicks.at(-1);
      return { clicks, next: last !== undefined && all.length > limit ? clickPlace(last) : null };
    },

    async saltOf(day, fresh) {
      checkRecord('links.saltOf', 'link_salts', { day, salt: fresh });
      const known = store.data.link_salts.find(one => one.day === day);
      if (known !== undefined) return known.salt;
      return store.commit(data => {
        const raced = data.link_salts.find(one => one.day === day);
        if (raced !== undefined) return { data, result: raced.salt };
        const later = data.link_salts.filter(one => one.day > day);
        const link_salts = deepFreeze([...later, { day, salt: fresh }]);
        return { data: deepFreeze({ ...data, link_salts }), result: fresh };
      });
    },

    prune: ({ clicksBefore, visitorsBefore, recordersBefore, quarantinesBefore }) =>
      store.commit(data => {
        let next = data;
        for (const workspaceId of Object.keys(data.link_clicks)) {
          const all = clicksOf(next, workspaceId);
          const kept = all.filter(({ at }) => time(at) >= time(clicksBefore));
          if (kept.length < all.length) next = withRecords(next, 'link_clicks', workspaceId, kept);
        }
        for (const workspaceId of Object.keys(data.link_visitors)) {
          const all = visitorsOf(next, workspaceId);
          const kept = all.filter(({ day }) => day >= visitorsBefore);
          if (kept.length < all.length) next = withRecords(next, 'link_visitors', workspaceId, kept);
        }
        const link_salts = next.link_salts.filter(({ day }) => day >= visitorsBefore);
        if (link_salts.length < next.link_salts.length) next = deepFreeze({ ...next, link_salts });
        const link_recorders = next.link_recorders.filter(({ at }) => time(at) >= time(recordersBefore));
        if (link_recorders.length < next.link_recorders.length)
          next = deepFreeze({ ...next, link_recorders });
        next = withoutEndedQuarantines(next, quarantinesBefore);
        // Every change writes the whole file, so everything old is deleted in one batch.
        return { data: next, result: false };
      }),
  };
}

function latestDays(days: readonly Readonly<LinkDayRecord>[]): readonly Readonly<LinkDayRecord>[] {
  if (days.length <= maxDays) return days;
  return days.toSorted(byText(({ day }) => day)).slice(-maxDays);
}

/** A copy of the data with more clicks on the days of links and workspace. */
function withDays(data: FrozenData, workspaceId: string, entries: readonly LinkClicks[]): FrozenData {
  const days = new Map(daysOf(data, workspaceId).map(day => [`${day.link_id} ${day.day}`, day]));
  const known = visitorNames(visitorsOf(data, workspaceId));
  const arrived: Visitors[number][] = [];
  for (const { linkId, day, clicks, visitors } of byDay(entries)) {
    const fresh = [...visitors]
      .map(visitor => ({ link_id: linkId, day, visitor }))
      .filter(visitor => !known.has(visitorKeyOf(visitor)));
    arrived.push(...fresh);
    const name = `${linkId} ${day}`;
    days.set(name, deepFreeze(dayAfter(days.get(name) ?? emptyDay(linkId, day), clicks, fresh.length)));
  }
  const next = withRecords(data, 'link_days', workspaceId, latestDays([...days.values()]));
  if (arrived.length === 0) return next;
  const visitors = [...visitorsOf(next, workspaceId), ...arrived].slice(-maxVisitors);
  return withRecords(next, 'link_visitors', workspaceId, visitors);
}
