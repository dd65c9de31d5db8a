/** Links, their days and clicks in the data. Changes create new objects. */
import type { LinkClickRecord, LinkDayRecord, LinkRecord } from '../../../generated/types.ts';
import { type FoundLink, placesOf, type SlugPlace } from '../../../repository/index.ts';
import { deepFreeze } from '../../data/deep-freeze.ts';
import { type Data, derived, recordsOf, withRecords } from '../data.ts';

export type Link = Readonly<LinkRecord>;

export const linksOf = (data: Data, workspaceId: string) =>
  recordsOf(data, 'links', workspaceId) as readonly Link[];
export const daysOf = (data: Data, workspaceId: string) =>
  recordsOf(data, 'link_days', workspaceId) as readonly Readonly<LinkDayRecord>[];
export const clicksOf = (data: Data, workspaceId: string) =>
  recordsOf(data, 'link_clicks', workspaceId) as readonly Readonly<LinkClickRecord>[];

export const nameOf = ({ domain, slug_key }: SlugPlace): string => `${domain} ${slug_key}`;

const bySlug = derived((links: Data['links']) => {
  const found = new Map<string, FoundLink>();
  for (const [workspaceId, records] of Object.entries(links))
    for (const link of records as readonly Link[]) {
      const one = { workspaceId, link };
      for (const place of placesOf(link)) found.set(nameOf(place), one);
    }
  return found;
});

export const findBySlug = (data: Data, domain: string, slugKey: string): FoundLink | null =>
  bySlug(data.links).get(nameOf({ domain, slug_key: slugKey })) ?? null;

const byId = derived((links: readonly Link[]) => new Map(links.map(link => [link.id, link])));

export const linkIn = (data: Data, workspaceId: string, linkId: string): Link | undefined =>
  byId(linksOf(data, workspaceId)).get(linkId);

/** A copy of the data with other versions of some links. */
export function withLinks(data: Data, workspaceId: string, changed: readonly Link[]): Data {
  const newer = new Map(changed.map(link => [link.id, link]));
  const records = linksOf(data, workspaceId).map(link => newer.get(link.id) ?? link);
  return withRecords(data, 'links', workspaceId, deepFreeze(records));
}
