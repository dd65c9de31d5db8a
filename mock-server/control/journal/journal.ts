/** The journal: which requests the mock server received, and what it answered. */
import type Koa from 'koa';
import { routedPath } from '../../../src/http/urls.ts';
import type { AccessRules } from '../../access-rules.ts';
import type { ControlPart } from '../control.ts';
import type { OperationFinder } from '../operations.ts';
import { controlPath } from '../router.ts';
import { BoundedList } from './bounded-list.ts';
import { entryOf, type JournalEntry, responseStatus } from './entry.ts';
import { Feed } from './feed.ts';
import { matcherOf, type RecordingPredicate, type RequestFilter } from './filter.ts';
import type { Har } from './har.ts';
import { RecordedResponse, type Recorder, type Recording, record } from './recording.ts';
import { addJournalRoutes } from './routes.ts';
import { asSent, type JournalView, withoutSecrets } from './shown.ts';
import { WaitingCalls, type WaitOptions } from './waiting.ts';
import { unarrived } from './words.ts';

/** Requests, and bytes of bodies, that are kept at most. */
const maxRequests = 1_000;
const maxBytes = 16 * 1024 * 1024;

export type RequestPredicate = (request: JournalEntry) => boolean;

/** The journal, as a test sees it. */
export interface MockRequests {
  /** The requests in the journal as they were sent, oldest first, with those that are still served. */
  requests(filter?: RequestFilter): JournalEntry[];
  /** Empties the journal. Ids go on. */
  clearRequests(): void;
  /**
   * Waits for the next request that fits, until it is answered. With `after` in the filter, a request with a greater id
   * that was answered already counts too.
   * @throws Error that lists the requests that came instead, after the timeout; Error when the mock server closes
   * @example
   * const validated = mock.waitForRequest({ operation: 'validatePurchase' });
   * await page.click('button');
   * assert.equal((await validated).status, 200);
   */
  waitForRequest(wanted?: RequestFilter | RequestPredicate, options?: WaitOptions): Promise<JournalEntry>;
  /** The answered requests in the journal as an HTTP archive (HAR 1.2), without secrets. */
  har(): Promise<Har>;
}

export interface Journal extends ControlPart, MockRequests {
  /** Records a request, unless it is one of the controls. It comes before all others. */
  record(ctx: Koa.Context): void;
  /** What a request to the controls may see of the journal. */
  shownRequests(ctx: Koa.Context, filter?: RequestFilter): JournalEntry[];
}

export interface JournalOptions {
  readonly finder: OperationFinder;
  /** URL of the mock server, for the export as HAR. */
  readonly baseUrl: string;
  /** The clock of the mock server. */
  readonly now: () => number;
  readonly accessRules: AccessRules;
  /** Whether this machine sees no secrets over HTTP either. */
  readonly redact: boolean;
  /** Is told of each answer. */
  readonly ended: Recorder['ended'];
  /** Bytes of bodies that are kept. @default 16 MiB */
  readonly bytes?: number | undefined;
}

export function createJournal({
  finder,
  baseUrl,
  now,
  accessRules,
  redact,
  ended,
  bytes = maxBytes,
}: JournalOptions): Journal {
  const list = new BoundedList<Recording>({ most: maxRequests, bytes });
  const waiting = new WaitingCalls<Recording>();
  const show = (recording: Recording, shown = asSent) => entryOf(recording, finder, shown);
  const shownTo = (ctx: Koa.Context) => (redact || !accessRules.isFromNearby(ctx) ? withoutSecrets : asSent);
  const feed = new Feed();
  const recorder: Recorder = {
    ended,
    grew: (recording, bytes) => list.grow(recording, bytes),
    answered(recording) {
      if (waiting.size > 0) waiting.offer(recording);
      if (feed.size > 0 && list.get(recording.id) === recording) feed.send(shown => show(recording, shown));
    },
  };

  const find = (filter: RequestFilter, shown: JournalView) => {
    const matches = matcherOf('requests', filter, finder);
    return list
      .after(filter.after ?? 0)
      .filter(matches)
      .map(recording => show(recording, shown));
  };

  function clearRequests(): void {
    list.clear();
    feed.clear();
  }

  const journal: Journal = {
    record(ctx) {
      if (isRecorded(ctx) && !isOfControls(ctx) && !isReadAgain(ctx))
        list.add(record(list.nextId, now(), recorder, ctx));
    },
    requests: (filter = {}) => find(filter, asSent),
    shownRequests: (ctx, filter = {}) => find(filter, shownTo(ctx)),
    clearRequests,
    async waitForRequest(wanted = {}, options = {}) {
      const matches: RecordingPredicate =
        typeof wanted === 'function'
          ? recording => wanted(show(recording))
          : matcherOf('waitForRequest', wanted, finder);
      if (typeof wanted !== 'function' && wanted.after !== undefined) {
        const earlier = list
          .after(wanted.after)
          .find(recording => recording.duration !== null && matches(recording));
        if (earlier !== undefined) return show(earlier);
      }
      const from = list.nextId;
      const found = await waiting.wait('waitForRequest', options, matches, timeout => {
        const others = list.after(from - 1);
        return unarrived(wanted, timeout, others.map(inWords));
      });
      return show(found);
    },
    har: async () => (await import('./har.ts')).harOf(find({}, withoutSecrets), baseUrl),
    routes: router => addJournalRoutes(router, { find, shownTo, clearRequests, feed, baseUrl }),
    reset() {
      clearRequests();
    },
    close() {
      feed.close();
      waiting.end(new Error('waitForRequest: the mock server was closed before such a request arrived'));
    },
  };
  return journal;

  function inWords(recording: Recording): string {
    // The message of an error ends in the log of a test run.
    const { method, url } = show(recording, withoutSecrets);
    return `${method} ${url} (${responseStatus(recording) ?? 'not answered'})`;
  }
}

const isRecorded = (ctx: Koa.Context): ctx is Koa.Context & { readonly res: RecordedResponse } =>
  ctx.res instanceof RecordedResponse;

/** A page of the console that looks every few seconds for what is new would push all others out of the journal. */
const isReadAgain = ({ req: { method, headers } }: Koa.Context): boolean =>
  method === 'GET' && (headers['list-again'] !== undefined || headers['page-again'] !== undefined);

/** The path of most requests need not be parsed for it: only a request line with a scheme and a host. */
function isOfControls(ctx: Koa.Context): boolean {
  const { url = '' } = ctx.req;
  const path = url.startsWith('/') ? url : (routedPath(ctx) ?? '');
  return path.startsWith(controlPath) && /^(?:[/?]|$)/.test(path.slice(controlPath.length));
}
