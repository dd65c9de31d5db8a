/** A mock server of one test at a URL: the controls below `/__mock` as functions. */
import { setTimeout } from 'node:timers/promises';
import { types } from 'node:util';
import { isPlainObject } from '../../src/common/json/plain-object.ts';
import { checkOptions, numberFrom } from '../../src/common/options/check-options.ts';
import { elapsed } from '../../src/common/time/worker-time.ts';
import type { ReplyTitles } from '../../src/generated/reply-titles.ts';
import type { ErrorBody, Schemas } from '../../src/generated/types.ts';
import { conditionChecks, isValueMatcher } from '../control/condition.ts';
import type { Coverage } from '../control/coverage/index.ts';
import {
  type DeliveryFilter,
  type DeliveryPredicate,
  deliveryInWords,
  type Har,
  type JournalEntry,
  type RequestFilter,
  type RequestPredicate,
  type SentDelivery,
  unarrived,
  undelivered,
  type WaitOptions,
} from '../control/journal/index.ts';
import type { Answers } from '../control/responses/answer.ts';
import type { AnswerOptions } from '../control/responses/answer-rule.ts';
import type { ActiveAnswer, ActiveFault } from '../control/responses/controls.ts';
import type { FaultRule } from '../control/responses/rule.ts';
import type { MockRecords, RecordOptions } from '../control/state/seeding.ts';
import type { MockFetch } from '../in-process/fetch.ts';
import { isolationHeader, pathOf } from '../isolation/index.ts';

// Before a test replaces it.
const { fetch } = globalThis;

/** How often it looks for a request that is waited for, in milliseconds. */
const interval = 25;
const defaultTimeout = 4_000;

/**
 * A mock server of one test, at a URL. What `mock.isolate` gives in its own process, in promises; answers are JSON, and
 * secrets of requests are `***`.
 */
export interface RemoteMock extends MockRecords {
  /** The name of the test; `null` for what all requests without a name share. */
  readonly name: string | null;
  /** The URL of the test, below which its requests are. */
  readonly url: string;
  /** Headers that let a request belong to the test, at any address of the mock server. */
  readonly headers: Readonly<Record<string, string>>;
  /** The global `fetch` for the test. A relative URL is below that of the test. */
  readonly fetch: MockFetch;
  answer<Id extends keyof ReplyTitles>(
    operation: Id,
    answer: Answers<Schemas[ReplyTitles[Id]] | ErrorBody>,
    options?: AnswerOptions,
  ): Promise<ActiveAnswer>;
  answer(
    requests: { readonly path: string; readonly method?: string },
    answer: Answers,
    options?: AnswerOptions,
  ): Promise<ActiveAnswer>;
  answers(): Promise<ActiveAnswer[]>;
  stopAnswers(id?: string): Promise<void>;
  fail(rule: FaultRule): Promise<ActiveFault>;
  faults(): Promise<ActiveFault[]>;
  stopFaults(id?: string): Promise<void>;
  /** The newest 1,000 requests that fit, oldest first. A path is a text. */
  requests(filter?: RequestFilter): Promise<JournalEntry[]>;
  clearRequests(): Promise<void>;
  /** Resolves with a request that fits and was answered: each one once, also if it has arrived already. */
  waitForRequest(wanted?: RequestFilter | RequestPredicate, options?: WaitOptions): Promise<JournalEntry>;
  /**
   * Resolves with a webhook delivery that fits and was sent: each attempt once, also if it was sent already. What is secret
   * in its URL and payload is `***`.
   */
  waitForDelivery(wanted?: DeliveryFilter | DeliveryPredicate, options?: WaitOptions): Promise<SentDelivery>;
  /** Of all requests to the mock server, also those of other tests. */
  coverage(): Promise<Coverage>;
  clearCoverage(): Promise<void>;
  har(): Promise<Har>;
  reset(): Promise<void>;
  snapshot(name: string): Promise<void>;
  restore(name: string): Promise<void>;
  use(...names: string[]): Promise<void>;
  /** The time of the mock server, in milliseconds since 1970. */
  now(): Promise<number>;
  setTime(at: Date | number | string, options?: { readonly frozen?: boolean }): Promise<number>;
  advance(by: number | string): Promise<number>;
  resetTime(): Promise<number>;
  /** Ends the test: its data is gone. */
  close(): Promise<void>;
}

/**
 * The mock server of a test, which begins with its first request.
 * @param url where the mock server is, such as `http://127.0.0.1:4000`
 * @param name `null` for what all requests without a name share
 * @throws Error, of each function, that says what the mock server refuses, or that none answers
 */
export function remoteMock(url: string, name: string | null): RemoteMock {
  const own = name === null ? url : `${url}${pathOf(name)}`;
  const headers: Record<string, string> = name === null ? {} : { [isolationHeader]: name };

  async function ask(method: string, path: string, body?: unknown, from = own): Promise<unknown> {
    const sent = body === undefined ? {} : { body: jsonOf(body) };
    const response = await fetch(`${from}/__mock${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'mock-control': '1' },
      ...sent,
    }).catch(cause => {
      throw new Error(`no mock server answers at ${url}: start it first, such as with npx koa-marketplace`, {
        cause,
      });
    });
    const text = await response.text();
    const json = isJson(text) ? JSON.parse(text) : null;
    if (response.ok && isPlainObject(json)) return 'data' in json ? json.data : json;
    throw new TypeError(
      isPlainObject(json) && typeof json.msg === 'string'
        ? `mock: ${json.msg}`
        : `mock: ${url} answered ${response.status}: is it the URL of a mock server?`,
    );
  }

  const get = async <Result>(path: string) => (await ask('GET', path)) as Result;
  const send = async <Result>(method: string, path: string, body?: unknown) =>
    (await ask(method, path, body)) as Result;
  const quietly = async (method: string, path: string, body?: unknown) =>
    void (await ask(method, path, body));
  const timeIn = async (state: Promise<{ readonly now: string }>) => Date.parse((await state).now);
  const recordPath = (collection: string, id: string | number, { workspace }: RecordOptions = {}) => {
    const query = workspace === undefined ? '' : `?workspace=${encodeURIComponent(workspace)}`;
    return `/state/${encodeURIComponent(collection)}/${encodeURIComponent(String(id))}${query}`;
  };

  const requests = (filter: RequestFilter = {}) => get<JournalEntry[]>(`/requests?${queryOf(filter)}`);
  /** Waits until something is found, or the time is over. @throws TypeError for an invalid option */
  async function wait<Found>(
    name: string,
    options: WaitOptions,
    find: () => Promise<Found | undefined>,
    missing: (timeout: number) => Promise<string>,
  ): Promise<Found> {
    const { timeout = defaultTimeout } = checkOptions(name, options, {
      timeout: numberFrom(0, 2_147_483_647),
    });
    const end = elapsed() + timeout;
    for (;;) {
      const found = await find();
      if (found !== undefined) return found;
      if (elapsed() >= end) throw new Error(await missing(timeout));
      await setTimeout(interval);
    }
  }
  /** What somebody has waited for: each is found once. */
  const [seenRequests, seenDeliveries] = [new Set<number>(), new Set<number>()];

  const waitForRequest: RemoteMock['waitForRequest'] = (wanted = {}, options = {}) => {
    const [filter, fits] = typeof wanted === 'function' ? [{}, wanted] : [wanted, () => true];
    return wait(
      'waitForRequest',
      options,
      async () =>
        firstNew(
          (await requests(filter)).filter(one => one.duration !== null && fits(one)),
          seenRequests,
          ({ id }) => id,
        ),
      async timeout =>
        unarrived(
          wanted,
          timeout,
          (await requests()).map(({ method, url: asked, status }) => `${method} ${asked} (${status})`),
        ),
    );
  };

  const deliveries = (filter: DeliveryFilter = {}) =>
    get<(SentDelivery & { readonly number: number })[]>(`/deliveries?${textsOf(filter)}`);
  const waitForDelivery: RemoteMock['waitForDelivery'] = async (wanted = {}, options = {}) => {
    const [filter, fits] = typeof wanted === 'function' ? [{}, wanted] : [wanted, () => true];
    const { number: _, ...delivery } = await wait(
      'waitForDelivery',
      options,
      async () => firstNew((await deliveries(filter)).filter(fits), seenDeliveries, ({ number }) => number),
      async timeout =>
        undelivered(
          wanted,
          timeout,
          (await deliveries()).map(one => deliveryInWords(one, seenDeliveries.has(one.number))),
        ),
    );
    return delivery;
  };

  return {
    name,
    url: own,
    headers,
    fetch: async (input, init) => {
      const request =
        input instanceof Request ? new Request(input, init) : new Request(below(own, input), init);
      for (const [header, value] of Object.entries(headers)) request.headers.set(header, value);
      return fetch(request);
    },
    answer: async (given: unknown, answer: unknown, options: object = {}) =>
      send<ActiveAnswer>('POST', '/answers', {
        ...(typeof given === 'string' ? { operation: given } : (given as object)),
        ...options,
        answer,
      }),
    answers: () => get('/answers'),
    stopAnswers: async id => quietly('DELETE', id === undefined ? '/answers' : `/answers/${id}`),
    fail: rule => send('POST', '/faults', rule),
    faults: () => get('/faults'),
    stopFaults: async id => quietly('DELETE', id === undefined ? '/faults' : `/faults/${id}`),
    requests,
    clearRequests: () => quietly('DELETE', '/requests'),
    waitForRequest,
    waitForDelivery,
    coverage: () => get('/coverage'),
    clearCoverage: () => quietly('DELETE', '/coverage'),
    har: () => get('/requests?format=har'),
    reset: () => quietly('POST', '/reset'),
    snapshot: of => quietly('PUT', `/snapshots/${encodeURIComponent(of)}`),
    restore: of => quietly('POST', `/snapshots/${encodeURIComponent(of)}/restore`),
    use: (...names) => quietly('PUT', '/scenario', { names }),
    now: () => timeIn(get('/clock')),
    setTime: (at, options = {}) => timeIn(send('PUT', '/clock', { now: at, ...options })),
    advance: by => timeIn(send('POST', '/clock/advance', { by })),
    resetTime: () => timeIn(send('DELETE', '/clock')),
    putRecord: (collection, id, record, options) => send('PUT', recordPath(collection, id, options), record),
    patchRecord: (collection, id, fields, options) =>
      send('PATCH', recordPath(collection, id, options), fields),
    deleteRecord: async (collection, id, options) =>
      (await send<{ removed: Record<string, number> }>('DELETE', recordPath(collection, id, options)))
        .removed,
    async close() {
      if (name === null) return;
      const known = (await ask('GET', '/as', undefined, url)) as { isolated: { name: string }[] };
      // Without a request, it never began.
      if (known.isolated.some(one => one.name === name)) await ask('DELETE', `/as/${name}`, undefined, url);
    },
  };
}

/** The first that nobody has waited for. */
function firstNew<One>(all: readonly One[], seen: Set<number>, keyOf: (one: One) => number): One | undefined {
  const found = all.find(one => !seen.has(keyOf(one)));
  if (found !== undefined) seen.add(keyOf(found));
  return found;
}

const textsOf = (filter: DeliveryFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );

/** A relative URL is below that of the test. */
const below = (own: string, input: string | URL): string =>
  typeof input === 'string' && input.startsWith('/') ? `${own}${input}` : String(new URL(input, `${own}/`));

const isJson = (text: string): boolean => {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
};

/** What is sent, as JSON. @throws TypeError for what only a mock server in the same process could take */
const jsonOf = (body: unknown): string =>
  JSON.stringify(body, function (this: Readonly<Record<string, unknown>>, name, value) {
    if (typeof value === 'function')
      throw new TypeError(`mock: ${name} must not be a function: the mock server is another process`);
    if (isValueMatcher(value))
      throw new TypeError(
        `mock: ${name} must be a value and no matcher: the mock server is another process; look at what mock.requests() gives`,
      );
    // A buffer has a JSON of its own, which `value` is.
    const given = this[name];
    return types.isUint8Array(given) ? Buffer.from(given).toString('base64') : value;
  });

function queryOf(filter: RequestFilter): URLSearchParams {
  const query = new URLSearchParams({ limit: '1000' });
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined) continue;
    if (types.isRegExp(value))
      throw new TypeError('requests: path must be a text: the mock server is another process');
    if (types.isDate(value)) query.set(name, value.toISOString());
    else query.set(name, name in conditionChecks ? jsonOf(value) : String(value));
  }
  return query;
}
