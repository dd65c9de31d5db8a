/** Links, their days and clicks in the data. Changes create new objects. */
import type { LinkRecord } from '../../../generated/types.ts';
import { type FoundLink, placesOf, type SlugPlace } from '../../../repository/index.ts';
import { type FrozenData, type Revision, recordsOf, revised, withRecords } from '../data.ts';
import { indexBy, indexByAll, revise } from '../index-by.ts';

export type FrozenLink = Readonly<LinkRecord>;

export const linksOf = (data: FrozenData, workspaceId: string) => recordsOf(data, 'links', workspaceId);
export const daysOf = (data: FrozenData, workspaceId: string) => recordsOf(data, 'link_days', workspaceId);
export const clicksOf = (data: FrozenData, workspaceId: string) =>
  recordsOf(data, 'link_clicks', workspaceId);

export const placeKeyOf = ({ domain, slug_key }: SlugPlace): string => `${domain} ${slug_key}`;

const bySlug = indexByAll<FrozenData['links'], FoundLink>(
  links =>
    Object.entries(links).flatMap(([workspaceId, records]) =>
      (records as readonly FrozenLink[]).map(link => ({ workspaceId, link })),
    ),
  ({ link }) => placesOf(link).map(placeKeyOf),
);

export const findBySlug = (data: FrozenData, domain: string, slugKey: string): FoundLink | null =>
  bySlug(data.links).get(placeKeyOf({ domain, slug_key: slugKey })) ?? null;

const byId = indexBy<FrozenLink>(({ id }) => id);
const byExternalId = indexBy<FrozenLink>(({ external_id }) => external_id);

export const linkIn = (data: FrozenData, workspaceId: string, linkId: string): FrozenLink | undefined =>
  byId(linksOf(data, workspaceId)).get(linkId);

export const linkWithExternalId = (
  data: FrozenData,
  workspaceId: string,
  externalId: string,
): FrozenLink | undefined => byExternalId(linksOf(data, workspaceId)).get(externalId);

/** A copy of the data with some links in the place of others, without some, and with new ones. */
export function withRevisedLinks(
  data: FrozenData,
  workspaceId: string,
  { replaced = new Map(), removed = new Set(), added = [] }: Partial<Revision<FrozenLink>>,
): FrozenData {
  if (replaced.size + removed.size + added.length === 0) return data;
  const before = linksOf(data, workspaceId);
  const revision = { replaced, removed, added };
  const after = Object.freeze(revise(before, revision));
  revised(before, after, revision);
  const next = withRecords(data, 'links', workspaceId, after);
  const found = (link: FrozenLink): FoundLink => ({ workspaceId, link });
  revised(data.links, next.links, {
    replaced: new Map([...replaced].map(([one, other]) => [found(one), found(other)])),
    removed: new Set([...removed].map(found)),
    added: added.map(found),
  });
  return next;
}

/** A copy of the data with other versions of some links. */
export function withLinks(data: FrozenData, workspaceId: string, changed: readonly FrozenLink[]): FrozenData {
  const replaced = new Map<FrozenLink, FrozenLink>();
  for (const link of changed) {
    const before = linkIn(data, workspaceId, link.id);
    if (before !== undefined) replaced.set(before, link);
  }
  return withRevisedLinks(data, workspaceId, { replaced });
}
