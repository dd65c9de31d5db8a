/** The links of a workspace. */

import { cursorOf } from '../../../../common/cursor.ts';
import { defined } from '../../../../common/defined.ts';
import { MarketplaceError } from '../../../../common/errors/errors.ts';
import { createInputReader } from '../../../../http/input.ts';
import { linkPlaceAt } from '../../../../links/cursor.ts';
import { showLink } from '../../../../links/show.ts';
import { filterParameters, requestedFilters } from '../../../../repository/filters.ts';
import { type LinkQuery, linkFilters } from '../../../../repository/index.ts';
import type { NoticeWords } from '../../../actions/call.ts';
import { showPage } from '../../../actions/open-page.ts';
import type { OpenPage } from '../../../views.ts';
import { linkListPage } from '../pages/list.ts';
import type { LinkListView } from '../views.ts';
import type { LinkVisit } from './visit.ts';

export const linksOnPage = 25;

/** The possible notices after an action. */
const done: NoticeWords = {
  deleted: 'Link and clicks deleted.',
  tagged: (changed, all) => `Tags added to ${linksIn(changed)}.${leftOut(changed, all)}`,
  archived: (changed = 0, all = 0, same = 0) => ({
    ...ofSeveral(changed, all, same, 'archived', 'They still redirect.'),
    ...(changed > 0 && { undo: ['bulk', { do: 'unarchive' }] }),
  }),
  unarchived: (changed = 0, all = 0, same = 0) => ({
    ...ofSeveral(changed, all, same, 'unarchived'),
    ...(changed > 0 && { undo: ['bulk', { do: 'archive' }] }),
  }),
};

/** What became of a change of several links. `same`: how many were so already. */
function ofSeveral(changed: number, all: number, same: number, what: string, then?: string) {
  const gone = all - changed - same;
  const text = [
    changed > 0 || same === 0 ? `${linksIn(changed)} ${what}.` : null,
    changed > 0 ? then : null,
    same > 0 ? `${linksIn(same)} ${same === 1 ? 'was' : 'were'} ${what} already.` : null,
    gone > 0
      ? `${linksIn(gone)} could not be changed: deleted meanwhile, or more than ${linksOnPage} at once.`
      : null,
  ];
  return {
    kind: gone > 0 && changed === 0 ? 'error' : 'success',
    text: text.filter(Boolean).join(' '),
  } as const;
}

const linksIn = (count: number): string => (count === 1 ? '1 link' : `${count} links`);

const leftOut = (changed: number, all: number): string =>
  changed === all
    ? ''
    : ` ${linksIn(all - changed)} could not be changed: deleted meanwhile, too many tags, or more than ${linksOnPage} links at once.`;

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

export const showLinks = showPage(done, (page, visit: LinkVisit) => list(page, visit));

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
