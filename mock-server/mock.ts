/** What `startMock` returns. */
import type { RequestListener } from 'node:http';
import type { LowdbRepository } from '../src/adapters/lowdb/index.ts';
import type { WholeRepository } from '../src/repository/index.ts';
import type { MockCoverage } from './control/coverage/index.ts';
import type { MockDeliveries, MockRequests } from './control/journal/index.ts';
import type { MockRules } from './control/responses/controls.ts';
import type { MockScenarios } from './control/scenarios/controls.ts';
import type { MockState } from './control/state/state.ts';
import type { Demo, DemoUser } from './demo.ts';
import type { ShownMockEngines } from './engines/index.ts';
import type { PublishOptions } from './engines/webhooks.ts';
import type { MockFetch } from './in-process/fetch.ts';
import type { StoredData } from './storage.ts';

/** The aliases of the keys in the fixtures of the package. */
export type KeyAlias = 'studio' | 'sounds' | 'press' | 'test' | 'expired' | 'revoked';

export interface Mock<Repository extends WholeRepository = LowdbRepository>
  extends MockState,
    MockRules,
    MockScenarios,
    MockRequests,
    MockCoverage,
    MockDeliveries,
    ShownMockEngines {
  /** The URL of the server, such as `http://127.0.0.1:49152`. */
  readonly url: string;
  /** The URL that all addresses in replies start with: the option `publicUrl`, or else `url`. */
  readonly publicUrl: string;
  /** The certificate that clients have to trust, as PEM; `null` without the option `https`. */
  readonly certificate: string | null;
  /** Secrets of the fixture keys by alias. With fixtures of one's own, they are the aliases of these. */
  readonly keys: Readonly<Record<string, string>> & Readonly<Record<KeyAlias, string>>;
  /** Users of the fixtures whom the data knows, with their passwords, for the console. */
  readonly users: readonly DemoUser[];
  /** The storage. A change in a test takes effect with the next response. */
  readonly repository: Repository;
  /**
   * All stored data, deeply frozen: collections by name, as in a data file. With PostgreSQL it is `null`: read
   * `await mock.repository.export()` instead.
   */
  readonly data: Repository extends LowdbRepository ? StoredData : StoredData | null;
  /** What the fixtures offer to try: all demo keys with what each is for, a valid purchase code, an item. */
  demo(): Promise<Demo>;
  /** The time of the mock server, in milliseconds since 1970. */
  now(): number;
  /**
   * Sets the clock of the whole service to a date, milliseconds since 1970 or an ISO text. The clock runs on from there;
   * with `frozen` it stands still. What is due by then happens at once. Returns the new time. @throws TypeError
   */
  setTime(at: Date | number | string, options?: { readonly frozen?: boolean }): number;
  /**
   * Moves the clock forward, by milliseconds or by a duration such as `'30d'` or `'2h30m'`. What is due by then happens
   * at once. Returns the new time. @throws TypeError
   */
  advance(by: number | string): number;
  /** Sets the clock back to what it would show if nobody had moved it. Returns the new time. */
  resetTime(): number;
  /**
   * Answers a request without a port, like the global `fetch`: to any host, redirects as they are. A relative URL is
   * below that of the mock server. It needs no `this`, so it can be passed on.
   * @example
   * const openai = new OpenAI({ baseURL: 'https://api.example/api/v1', apiKey: mock.keys.studio, fetch: mock.fetch });
   */
  readonly fetch: MockFetch;
  /**
   * A listener for the requests of a server of your own, as supertest makes one. It needs no port of the mock server.
   * @example
   * await supertest(mock.callback()).get('/api/items/all').query({ api_key: mock.keys.studio }).expect(200);
   */
  callback(): RequestListener;
  /**
   * Publishes an event of the host application (`events`) to the webhooks of a workspace. Resolves with their number.
   * @throws RangeError for an event type that is not in `events`, data that is too large or an invalid id
   */
  publish(type: string, data: object, options?: PublishOptions): Promise<number>;
  /**
   * A mock server of one test: with data, faults, journal and clock of its own, at the same port. It begins with a copy of
   * the data of this moment, in memory. `url` and `fetch` are those of the test; `close` ends it.
   * @example
   * const mine = await mock.isolate();
   * mine.fail({ operation: 'listItems', status: 503 });
   * @throws Error for a name that cannot be used
   */
  isolate(options?: IsolateOptions): Promise<IsolatedMock>;
  /**
   * Finishes running requests, for up to five seconds, stores pending changes, and releases port and file. Delayed
   * responses are sent at once.
   */
  close(): Promise<void>;
  /** The same, for `await using mock = await startMock()`. */
  [Symbol.asyncDispose](): Promise<void>;
}

export interface IsolateOptions {
  /** Requests with this name in their path, header or cookie belong to it. @default another one each time */
  readonly name?: string;
}

/** A mock server of one test. */
export interface IsolatedMock extends Omit<Mock, 'isolate'> {
  readonly name: string;
  /** Headers that let a request belong to the test, at any address of the mock server. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A mock server over any storage. */
export type RunningMock = Mock<WholeRepository>;
