/** The journal over HTTP. */
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import type { ControlCall, ControlHandler, ControlRoutes } from '../router.ts';
import type { JournalEntry } from './entry.ts';
import type { Feed } from './feed.ts';
import type { RequestFilter } from './filter.ts';
import { type JournalView, withoutSecrets } from './shown.ts';

interface JournalAccess {
  readonly find: (filter: RequestFilter, shown: JournalView) => JournalEntry[];
  /** What a request may see. */
  readonly shownTo: (ctx: ControlCall['ctx']) => JournalView;
  readonly clearRequests: () => void;
  readonly feed: Feed;
  readonly baseUrl: string;
}

const defaultLimit = 100;
const maxShown = 1_000;
const filters = ['operation', 'method', 'path', 'status', 'since', 'after'] as const;
/** They are JSON. */
const conditions = ['input', 'body', 'headers'] as const;

export function addJournalRoutes(
  router: ControlRoutes,
  { find, shownTo, clearRequests, feed, baseUrl }: JournalAccess,
): void {
  const parameters = [...filters, ...conditions, 'limit', 'format'];
  const list: ControlHandler = async ({ query, ctx }) => {
    const { filter, limit, format } = read(query);
    // People send archives to others.
    const found = find(filter, format === 'har' ? withoutSecrets : shownTo(ctx));
    if (format === 'har') {
      const { harOf } = await import('./har.ts');
      // A file of its own, which other tools open: without the envelope of the controls.
      ctx.attachment('requests.har');
      ctx.type = 'application/json';
      ctx.body = JSON.stringify(harOf(chosen(found, filter, limit ?? maxShown), baseUrl));
      return undefined;
    }
    if (format !== undefined) throw refuse('format must be har, or left out');
    return chosen(found, filter, limit ?? defaultLimit);
  };
  router.on('GET', '/requests', list, { parameters });
  router.on('DELETE', '/requests', () => {
    clearRequests();
    return {};
  });
  const listen: ControlHandler = ({ query, ctx }) => {
    const { filter } = read(query);
    const last = ctx.get('Last-Event-ID');
    const after = /^\d{1,15}$/.test(last) ? Number(last) : filter.after;
    const shown = shownTo(ctx);
    const earlier =
      after === undefined ? [] : find({ after }, shown).filter(({ duration }) => duration !== null);
    ctx.status = 200;
    ctx.set('Content-Type', 'text/event-stream');
    // A stream without a body would have no end.
    if (ctx.method === 'HEAD') return undefined;
    feed.open(ctx.res, earlier, shown);
    ctx.respond = false;
    return undefined;
  };
  router.on('GET', '/requests/events', listen, { parameters: ['after'] });
}

/** The newest, or the first ones after an id: pages go forward. */
const chosen = (found: JournalEntry[], { after }: RequestFilter, limit: number) =>
  after === undefined ? found.slice(-limit) : found.slice(0, limit);

function read(query: URLSearchParams) {
  const texts = new Map<string, string>();
  for (const [name, value] of query) {
    if (texts.has(name)) throw refuse(`${name} must be sent once`);
    texts.set(name, value);
  }
  const limit = texts.get('limit');
  if (limit !== undefined && !(/^\d{1,4}$/.test(limit) && Number(limit) >= 1 && Number(limit) <= maxShown))
    throw refuse(`limit must be a whole number from 1 to ${maxShown}`);
  const after = texts.get('after');
  if (after !== undefined && !/^\d{1,15}$/.test(after)) throw refuse('after must be the id of a request');
  const since = texts.get('since');
  const filter = {
    ...Object.fromEntries([...texts].filter(([name]) => filters.some(one => one === name))),
    ...Object.fromEntries(conditions.flatMap(name => conditionIn(name, texts.get(name)))),
    ...(after === undefined ? {} : { after: Number(after) }),
    // Milliseconds since 1970, or a text that is a date.
    ...(since !== undefined && /^\d+$/.test(since) ? { since: Number(since) } : {}),
  } as RequestFilter;
  return { filter, limit: limit === undefined ? undefined : Number(limit), format: texts.get('format') };
}

function conditionIn(name: string, text: string | undefined): [string, unknown][] {
  if (text === undefined) return [];
  try {
    return [[name, JSON.parse(text)]];
  } catch {
    throw refuse(`${name} must be JSON, such as {"item_id":1001}`);
  }
}

const refuse = (message: string) => new MarketplaceError('invalid_request', message);
