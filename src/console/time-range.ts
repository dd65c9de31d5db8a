/** The days or hours in the URL of a page that a bar of a chart leads to: `from=2026-11-20&to=2026-11-21T14`, in UTC. */
import { invalidParameters } from '../common/errors/errors.ts';
import { shortDay } from './format.ts';

/** The query parameters. Lists that have them show when they are set, and a link without them. */
export const rangeNames = ['from', 'to'] as const;

type Place = (typeof rangeNames)[number];

/** What completes a day, and an hour, to its first and its last moment. */
const rests = {
  from: ['T00:00:00Z', ':00:00Z'],
  to: ['T23:59:59.999Z', ':59:59.999Z'],
} as const;

/** The first or the last moment of a day or an hour; the empty text: there is none. @throws MarketplaceError for what is neither */
export function momentIn(query: URLSearchParams, place: Place): string {
  const given = query.get(place) ?? '';
  if (given === '') return '';
  const moment = given + rests[place][given.length === 10 ? 0 : 1];
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2})?$/.test(given) || Number.isNaN(Date.parse(moment)))
    throw invalidParameters({
      pointer: `/${place}`,
      reason: 'must be a day such as 2026-11-20, or an hour such as 2026-11-20T14',
    });
  return moment;
}

/** The bounds of a list. @throws MarketplaceError for what is no day and no hour */
export function rangeIn(query: URLSearchParams): { readonly since?: string; readonly until?: string } {
  const [since, until] = rangeNames.map(name => momentIn(query, name));
  return { ...(since && { since }), ...(until && { until }) };
}

/** `2026-11-20T14` is `20 Nov 14:00`, and `2026-11-20` is `20 Nov`. Other texts stay as they are. */
const momentWords = (name: string): string =>
  /^.{10}T\d\d$/.test(name) ? `${shortDay(name.slice(0, 10))} ${name.slice(11)}:00` : shortDay(name);

/** What the query names, in words: `20 Nov – 22 Nov`, or `null`. */
export function rangeWords(query: URLSearchParams): string | null {
  const [from = '', to = ''] = rangeNames.map(name => momentWords(query.get(name) ?? ''));
  if (from === '' && to === '') return null;
  if (from === '') return `until ${to}`;
  if (to === '') return `since ${from}`;
  return from === to ? from : `${from} – ${to}`;
}
