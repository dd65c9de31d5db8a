/** The links of a workspace. */

import { cursorOf } from '../../../../common/cursor.ts';
import { defined } from '../../../../common/defined.ts';
import { MarketplaceError } from '../../../../common/errors/errors.ts';
import { createInputReader } from '../../../../http/input.ts';
import { linkPlaceAt } from '../../../../links/cursor.ts';
import { showLink } from '../../../../links/show.ts';
import { filterParameters, requestedFilters } from '../../../../repository/filters.ts';
import { type LinkQuery, linkFilters } from '../../../../repository/index.ts';
import type { OpenPage } from '../../../views.ts';
import { linkListPage } from '../pages/list.ts';
import type { LinkListView } from '../views.ts';
import type { LinkVisit } from './visit.ts';

export const linksOnPage = 25;

const reader = createInputReader('LinkListRequest');

/** The filters in the query of the page, as the operation takes them. An unknown value is left out. */
function filtersIn(query: URLSearchParams): object {
  const given = filterParameters(linkFilters).flatMap(name => {
    const parameters = query.has(name) ? { [name]: query.get(name) } : {};
    reader.fromText?.(parameters);
    try {
      return Object.entries(reader.read(parameters));
    } catch (error) {
      if (error instanceof MarketplaceError) return [];
      throw error;
    }
  });
  return Object.fromEntries(given);
}

/** What the visitor looks at: the query of the page, with its filters as they are read. An unknown value is left out. */
function queryOf(querystring: string): URLSearchParams {
  const asked = new URLSearchParams(querystring);
  const query = new URLSearchParams([...asked].filter(([name]) => name === 'after' || name === 'trail'));
  const kept = {
    q: asked.get('q')?.slice(0, 200),
    tag: asked.get('tag')?.slice(0, 50),
    sort: asked.get('sort') === 'clicks' ? 'clicks' : '',
    archived: asked.get('archived') === 'true' ? 'true' : '',
    ...filtersIn(asked),
  };
  for (const [name, value = ''] of Object.entries(kept)) if (value !== '') query.set(name, String(value));
  return query;
}

/** `querystring`: of the page, if the visitor comes from a form. */
export interface ShownList {
  readonly bulk?: LinkListView['bulk'];
  readonly querystring?: string;
}

export async function list(
  page: OpenPage,
  visit: LinkVisit,
  { bulk = { ids: [], tags: '' }, querystring = visit.ctx.querystring }: ShownList = {},
): Promise<string> {
  const { repository, service, now } = visit;
  const query = queryOf(querystring);
  const sort = query.get('sort') === 'clicks' ? 'clicks' : 'created';
  const { links, next } = await repository.links.list(page.workspaceId, {
    archived: query.has('archived'),
    sort,
    limit: linksOnPage,
    ...defined({ q: query.get('q') ?? undefined, tag: query.get('tag') ?? undefined }),
    ...requestedFilters<LinkQuery>(linkFilters, filtersIn(query)),
    ...afterOf(query.get('after'), sort),
  });
  return linkListPage({
    ...page,
    links: links.map(link => showLink(link, service, now)),
    next: next === null ? null : cursorOf(next),
    query,
    bulk,
  });
}

/** An invalid cursor starts at the first page. */
function afterOf(cursor: string | null, sort: 'created' | 'clicks') {
  try {
    return cursor === null ? {} : { after: linkPlaceAt(cursor, sort) };
  } catch (error) {
    if (error instanceof MarketplaceError) return {};
    throw error;
  }
}
