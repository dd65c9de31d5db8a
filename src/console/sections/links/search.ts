/** Finds links by id, external id and short URL, and by what their slugs, titles and targets contain. */
import type { LinkRecord } from '../../../generated/types.ts';
import type { Links } from '../../../links/types.ts';
import { filteredPath, foundRecords, moreOf } from '../../search/found.ts';
import type { SearchRecords } from '../../section.ts';
import type { LinkVisit } from './actions/visit.ts';

export const searchLinks: SearchRecords<'links', Links> = async (visit, workspaceId, { text, limit }) => {
  const { links } = visit.repository;
  const list = (archived: boolean) =>
    links.list(workspaceId, { q: text, archived, sort: 'created', limit: limit + 1 });
  const [byId, byExternalId, byUrl, current, archived] = await Promise.all([
    links.find(workspaceId, text),
    links.findByExternalId(workspaceId, text),
    behindUrl(visit, workspaceId, text),
    list(false),
    list(true),
  ]);
  const found = [...current.links, ...archived.links];
  const archive = current.links.length > limit ? '' : '&archived=true';
  return {
    records: foundRecords(byId ?? byExternalId ?? byUrl, found, link => ({
      kind: link.archived ? 'Archived link' : 'Link',
      title: link.title || link.slug,
      note: visit.service.shortUrl(link.domain, link.slug),
      path: `/links/${encodeURIComponent(link.id)}`,
    })),
    ...moreOf(found, limit, 'More links with this text', `${filteredPath('/links', text)}${archive}`),
  };
};

/** The link of the workspace with this short URL, or with an alias of it. */
async function behindUrl(
  { repository, service }: LinkVisit,
  workspaceId: string,
  text: string,
): Promise<Readonly<LinkRecord> | null> {
  for (const domain of ['', ...service.domains]) {
    const base = service.shortUrl(domain, '');
    if (!text.startsWith(base)) continue;
    const slug = decoded(text.slice(base.length).split(/[/?#]/)[0] ?? '');
    for (const key of service.keysOf(slug)) {
      const found = await repository.links.findBySlug(domain, key);
      // A link of another workspace is as good as none.
      if (found !== null) return found.workspaceId === workspaceId ? found.link : null;
    }
  }
  return null;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
