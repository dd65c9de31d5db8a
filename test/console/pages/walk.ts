/** Walks through the console as somebody who follows every link and uses every filter. */
import assert from 'node:assert/strict';
import { csrfToken } from '../../../src/console/session/csrf.ts';
import { isWhole } from '../../extent.ts';
import type { Person } from '../client.ts';
import {
  above,
  attribute,
  choiceOf,
  type Document,
  documentOf,
  type Element,
  entriesOf,
  fieldsIn,
  is,
  optionsOf,
} from './document.ts';

/** More pages than this mean that links lead to ever more pages. */
const maxPages = 700;

export interface Page {
  /** With its query; where a redirect led. */
  readonly path: string;
  /** The page with the link to it. */
  readonly from: string;
  readonly document: Document;
  /** The choices of a filter that led here, by name. */
  readonly chosen: Readonly<Record<string, string>>;
}

export interface Site {
  /** The path of the console. */
  readonly base: string;
  /** The token that every form contains. */
  readonly csrf: string;
  readonly pages: readonly Page[];
  /** The page at a path, which may be the start of a redirect; `null` if it is a file. */
  pageAt(path: string): Page | null | undefined;
  /** The methods that a path accepts. */
  methodsAt(path: string): Promise<readonly string[]>;
}

/** An address without its fragment. */
export const withoutFragment = (href: string): string => href.split('#')[0] ?? '';

/** A link of a page as an absolute path of this service, or `null` if it leads elsewhere. */
export function pathOf(href: string, { path }: Pick<Page, 'path'>): string | null {
  const home = 'http://console.invalid';
  const url = new URL(href, home + path);
  return url.origin === home ? url.pathname + url.search + url.hash : null;
}

/** The names of the filters that are set. The days that bars of charts lead to are no further filter beside others. */
function combinationIn(query: string): string[] {
  const names = [...new URLSearchParams(query)].flatMap(([name, value]) => (value === '' ? [] : [name]));
  const others = names.filter(name => name !== 'from' && name !== 'to');
  return (others.length > 0 ? others : names).sort();
}

/**
 * The periods of one link and of all links are visited; those of the other links count as visited with their pages. Of
 * the audit log, of requests, deliveries and events, of keys and of messaging, one page of each combination of filters is
 * visited. A chat is visited once, whatever the filters of the list beside.
 */
const wholeKeyOf = (path: string): string =>
  path
    .replace(
      /(\/(?:audit-log|requests|webhook-deliveries|settings(?=\?)|inbox|automation\/events(?=\?)|messaging\/contacts|messaging\/groups)[^?]*)\?(.*)$/,
      (_, log: string, query: string) => `${log}?${combinationIn(query)}`,
    )
    // A delivery, a request and an entry of the log are the same, whatever list is beside them.
    .replace(/(\/(?:webhook-deliveries|requests|audit-log)\/(?!file|usage)[^?]+)\?.*$/, '$1')
    .replace(/(\/(?:inbox|chats)\/[^?]*)\?(?:instance|unread).*$/, '$1')
    // One day of a chart is like another, in each period.
    .replaceAll(/([?&](?:from|to)=)[\dT-]+/g, '$1day')
    .replace(/(\?period=\d+)&from=day&to=day$/, '$1')
    .replace(
      /(\/links\/(?!lnk_demo_spring\b)[^/?]+)(?:\/(?:clicks|hours)\.csv)?\?(?:period=\d+|from=day&to=day)$/,
      '$1',
    );

/** An ordinary run visits a page once, whatever its filters, and one page of an operation. */
const keyOf: (path: string) => string = isWhole
  ? wholeKeyOf
  : path =>
      wholeKeyOf(path)
        .replace(/\?.*$/, '')
        .replace(/(\/reference\/).+$/, '$1');

export async function walk(person: Person, start: string): Promise<Site> {
  const base = new URL(person.base).pathname;
  const found = new Map<string, Page | null>();
  const waiting: Omit<Page, 'document'>[] = [{ path: base + start, from: 'the start', chosen: {} }];
  // It grows while it is read. To shift one of 100,000 links takes longer than to read it.
  for (const one of waiting) {
    if (found.has(keyOf(one.path))) continue;
    assert.ok(found.size < maxPages, `there are more than ${maxPages} pages, such as ${one.path}`);
    const page = await visit(person, one);
    found.set(keyOf(one.path), page);
    if (page === null) continue;
    found.set(keyOf(page.path), page);
    for (const next of [...linksOf(page, base), ...filtersOf(page)]) waiting.push(next);
  }
  const pages = [...new Set(found.values())].filter(page => page !== null);
  const csrf = csrfToken(person.cookies.get('mk_session') ?? '');
  const methods = new Map<string, readonly string[]>();
  return {
    base,
    csrf,
    pages,
    pageAt: path => found.get(keyOf(path)),
    async methodsAt(path) {
      const known =
        methods.get(path) ?? (await person.send('OPTIONS', path)).headers.allow?.split(', ') ?? [];
      methods.set(path, known);
      return known;
    },
  };
}

/** The page after at most one redirect; `null` for a file. */
async function visit(person: Person, { path, from, chosen }: Omit<Page, 'document'>): Promise<Page | null> {
  const first = await person.get(path);
  const place = first.status === 303 ? (first.headers.location ?? '') : path;
  const { status, headers, text } = first.status === 303 ? await person.get(place) : first;
  assert.equal(status, 200, `${path}, linked on ${from}`);
  if (!headers['content-type']?.startsWith('text/html')) return null;
  return { path: place, from, chosen, document: documentOf(text) };
}

function linksOf(page: Page, base: string): Omit<Page, 'document'>[] {
  return page.document.elements.flatMap(one => {
    const path = is('a')(one) ? pathOf(attribute(one, 'href'), page) : null;
    const isInside = path !== null && (path === base || path.startsWith(`${base}/`));
    return isInside ? [{ path: withoutFragment(path), from: page.path, chosen: {} }] : [];
  });
}

/** Every choice of every filter, one at a time. The pages of a filtered list have the same filters. */
function filtersOf(page: Page): Omit<Page, 'document'>[] {
  if (page.path.includes('?')) return [];
  const forms = page.document.elements.filter(one => is('form')(one) && attribute(one, 'method') === 'get');
  return forms.flatMap(form => {
    const entries = entriesOf(page.document, form);
    const selects = fieldsIn(page.document, form).filter(is('select'));
    const path = withoutFragment(pathOf(attribute(form, 'action'), page) ?? '');
    return selects.flatMap(select =>
      optionsOf(select).map(option => {
        const chosen = { ...Object.fromEntries(entries), [attribute(select, 'name')]: choiceOf(option) };
        return { path: `${path}?${new URLSearchParams(chosen)}`, from: page.path, chosen };
      }),
    );
  });
}

/** The entries of the navigation. */
export const navigationOf = ({ document }: Page): Element[] =>
  document.elements.filter(
    one => is('a')(one) && above(one).some(nav => is('nav')(nav) && attribute(nav, 'class') === 'nav'),
  );

export const isMarked = (entry: Element): boolean => attribute(entry, 'aria-current') === 'page';

/** The links to the pages that a page belongs to. */
export const breadcrumbsOf = ({ document }: Page): Element[] =>
  document.elements.filter(
    one => is('a')(one) && above(one).some(place => attribute(place, 'class') === 'eyebrow'),
  );
