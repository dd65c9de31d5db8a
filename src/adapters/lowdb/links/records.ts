/** Links, their days and clicks in the data. Changes create new objects. */
import type { LinkClickRecord, LinkDayRecord, LinkRecord } from '../../../generated/types.ts';
import { type FoundLink, placesOf, type SlugPlace } from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { derived, type FrozenData, recordsOf, withRecords } from '../data.ts';

export type FrozenLink = Readonly<LinkRecord>;

export const linksOf = (data: FrozenData, workspaceId: string) =>
  recordsOf(data, 'links', workspaceId) as readonly FrozenLink[];
export const daysOf = (data: FrozenData, workspaceId: string) =>
  recordsOf(data, 'link_days', workspaceId) as readonly Readonly<LinkDayRecord>[];
export const clicksOf = (data: FrozenData, workspaceId: string) =>
  recordsOf(data, 'link_clicks', workspaceId) as readonly Readonly<LinkClickRecord>[];

export const placeKeyOf = ({ domain, slug_key }: SlugPlace): string => `${domain} ${slug_key}`;

const bySlug = derived((links: FrozenData['links']) => {
  const found = new Map<string, FoundLink>();
  for (const [workspaceId, records] of Object.entries(links))
    for (const link of records as readonly FrozenLink[]) {
      const one = { workspaceId, link };
      for (const place of placesOf(link)) found.set(placeKeyOf(place), one);
    }
  return found;
});

export const findBySlug = (data: FrozenData, domain: string, slugKey: string): FoundLink | null =>
  bySlug(data.links).get(placeKeyOf({ domain, slug_key: slugKey })) ?? null;

const byId = derived((links: readonly FrozenLink[]) => new Map(links.map(link => [link.id, link])));

export const linkIn = (data: FrozenData, workspaceId: string, linkId: string): FrozenLink | undefined =>
  byId(linksOf(data, workspaceId)).get(linkId);

/** A copy of the data with other versions of some links. */
export function withLinks(data: FrozenData, workspaceId: string, changed: readonly FrozenLink[]): FrozenData {
  const newer = new Map(changed.map(link => [link.id, link]));
  const records = linksOf(data, workspaceId).map(link => newer.get(link.id) ?? link);
  return withRecords(data, 'links', workspaceId, deepFreeze(records));
}
