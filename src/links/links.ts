/** Links over HTTP: read, list, and whether a slug is free. */
import { cursorOf } from '../common/cursor.ts';
import { defined } from '../common/defined.ts';
import type {
  Link,
  LinkListRequest,
  LinkRecord,
  NoInput,
  SlugAvailability,
  SlugAvailabilityRequest,
} from '../generated/types.ts';
import type { Outcome } from '../group/operation.ts';
import { requestedFilters } from '../repository/filters.ts';
import { type LinkQuery, linkFilters } from '../repository/index.ts';
import { linkPlaceAt } from './cursor.ts';
import { checkDomain } from './drafts.ts';
import { linkNotFound } from './refusals.ts';
import type { LinkCall } from './rules.ts';
import { showLink } from './show.ts';

const defaultLimit = 20;

export const linkIdOf = (params: Readonly<Record<string, string>>): string => params.link_id ?? '';

/** A link of the caller's workspace. The same error for a link of another workspace as for one that does not exist. */
export async function linkOf({
  params,
  principal,
  repository,
}: Pick<LinkCall<unknown>, 'params' | 'principal' | 'repository'>): Promise<Readonly<LinkRecord>> {
  const link = await repository.links.find(principal.workspaceId, linkIdOf(params));
  if (link === null) throw linkNotFound();
  return link;
}

export async function getLink(call: LinkCall<NoInput>): Promise<Outcome<Link>> {
  return { result: showLink(await linkOf(call), call.service, call.now) };
}

export async function listLinks({
  input,
  principal,
  repository,
  service: links,
  now,
  publish,
}: LinkCall<LinkListRequest>): Promise<Outcome<{ data: Link[]; next_cursor: string | null }>> {
  const { tag, q, archived, sort = 'created', limit = defaultLimit, cursor } = input;
  const page = await repository.links.list(principal.workspaceId, {
    archived: archived === 'true',
    sort,
    limit,
    ...defined({ tag, q }),
    ...requestedFilters<LinkQuery>(linkFilters, input),
    ...(cursor === undefined ? {} : { after: linkPlaceAt(cursor, sort) }),
  });
  const ids = page.links.map(({ id }) => id);
  const tags = [...new Set(page.links.flatMap(link => link.tags))];
  await publish('link.listed', { links: ids, key_id: principal.keyId }, { link: ids, tag: tags });
  return {
    result: {
      data: page.links.map(link => showLink(link, links, now)),
      next_cursor: page.next === null ? null : cursorOf(page.next),
    },
  };
}

export async function checkSlug({
  input,
  principal,
  repository,
  service: links,
  now,
}: LinkCall<SlugAvailabilityRequest>): Promise<Outcome<SlugAvailability>> {
  const { slug } = input;
  const domain = checkDomain(input.domain ?? null, links);
  const found = links.slugOf(slug);
  if (typeof found === 'string') return { result: { slug, available: false, reason: found } };
  const { slug: stored, key } = found;
  if ((await repository.links.findBySlug(domain, key)) !== null)
    return { result: { slug: stored, available: false, reason: 'taken' } };
  const given = links.quarantineDays === 0 ? null : await repository.links.findQuarantine(domain, key);
  const isQuarantined =
    given !== null && given.workspaceId !== principal.workspaceId && Date.parse(given.until) > now;
  return {
    result: { slug: stored, available: !isQuarantined, reason: isQuarantined ? 'quarantined' : null },
  };
}
