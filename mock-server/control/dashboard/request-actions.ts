/** The requests that arrived. */
import type Koa from 'koa';
import { firstRequest } from '../../../src/console/pages/first-request.ts';
import type { JournalEntry } from '../journal/index.ts';
import type { ControlCall } from '../router.ts';
import { reasonOf } from './form.ts';
import { hrefOf } from './frame.ts';
import { lostRequest, requestPart } from './pages/request.ts';
import { requestsPage } from './pages/requests.ts';
import type { Showing } from './shown.ts';
import type { Sources } from './sources.ts';

/** Requests on a page. */
const pageLength = 50;

type Traffic = 'console' | 'all' | '';

export function requestActions(
  { url, consolePath, journal, operations, access, served }: Sources,
  { placeOf, show, goTo }: Showing,
) {
  const isOfConsole = ({ path }: JournalEntry) =>
    consolePath !== null && (path === consolePath || path.startsWith(`${consolePath}/`));

  /** The requests of the traffic that is shown, newest first, that fit the filters. */
  function find(ctx: Koa.Context, query: URLSearchParams) {
    const operation = query.get('operation') ?? '';
    const method = query.get('method') ?? '';
    const traffic = (query.get('traffic') ?? '') as Traffic;
    const status = query.get('status') ?? '';
    const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    return journal
      .shownRequests(ctx, { ...(operation !== '' && { operation }), ...(method !== '' && { method }) })
      .filter(
        entry =>
          (traffic === 'all' || isOfConsole(entry) === (traffic === 'console')) &&
          (status === '' || `${String(entry.status)[0]}xx` === status) &&
          (words.length === 0 || hasWords(entry, words)),
      )
      .toReversed();
  }

  async function showList(ctx: Koa.Context, id: string | null): Promise<void> {
    const query = new URLSearchParams(ctx.querystring);
    const place = placeOf(ctx);
    const known = journal.shownRequests(ctx);
    const entry = id === null ? undefined : known.find(one => String(one.id) === id);
    const [found, error] = attempt(() => find(ctx, query));
    const after = Number(query.get('after') ?? Number.POSITIVE_INFINITY);
    const rest = found.filter(one => one.id < after);
    const requests = rest.slice(0, pageLength);
    // A log without what it is first opened for shows how it gets there.
    const isUnfiltered = [...query.keys()].every(name => name === 'traffic');
    const isNone = found.length === 0 && isUnfiltered;
    const key = isNone ? (await access(ctx)).key : null;
    const main = requestsPage(place, {
      command: key === null ? null : firstRequest(url, served(), key),
      requests,
      next: rest.length > pageLength ? String(requests.at(-1)?.id) : null,
      others: known.length - found.length,
      query,
      operations: operations.all,
      isNone,
      url,
      current: entry?.id ?? null,
      record:
        entry !== undefined
          ? requestPart(place, { entry, query })
          : id === null
            ? null
            : lostRequest(hrefOf(place, '')),
    });
    const isLost = id !== null && entry === undefined;
    await show(ctx, {
      name: '',
      title: entry !== undefined ? `${entry.method} ${entry.path}` : isLost ? 'No such request' : 'Requests',
      main,
      error: error === undefined ? undefined : reasonOf(error),
      status: isLost ? 404 : error === undefined ? 200 : 400,
    });
  }

  return {
    showRequests: ({ ctx }: ControlCall) => showList(ctx, null),
    showRequest: ({ ctx, params }: ControlCall) => showList(ctx, params.id ?? ''),
    clearRequests({ ctx }: ControlCall) {
      journal.clearRequests();
      goTo(ctx, hrefOf(placeOf(ctx), ''));
    },
  };
}

/** What is found, or nothing and the reason. */
function attempt<Found>(find: () => Found[]): readonly [Found[], unknown] {
  try {
    return [find(), undefined];
  } catch (error) {
    return [[], error];
  }
}

/** Whether each word is in the request line, the operation, the status, the caller or a body. */
function hasWords(entry: JournalEntry, words: readonly string[]): boolean {
  const { method, url, operation, status, principal, body, response } = entry;
  const values = [body?.value, response?.body?.value, principal].map(value =>
    typeof value === 'string' ? value : JSON.stringify(value ?? ''),
  );
  const text = [method, url, operation ?? '', status ?? '', ...values].join('\n').toLowerCase();
  return words.every(word => text.includes(word));
}
