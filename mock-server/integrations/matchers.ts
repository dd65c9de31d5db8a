/**
 * Matchers for `expect.extend`, in Vitest, Jest and Playwright alike.
 * @example
 * expect.extend(matchers);
 * expect(mock).toHaveReceived('validatePurchase', { times: 1 });
 */
import { setTimeout } from 'node:timers/promises';
import { isPlainObject } from '../../src/common/json/plain-object.ts';
import { checkOptions, numberFrom, wholeNumberFrom } from '../../src/common/options/check-options.ts';
import { elapsed } from '../../src/common/time/worker-time.ts';
import type { Condition } from '../control/condition.ts';
import { conditionChecks, isValueMatcher } from '../control/condition.ts';
import type { JournalEntry, RequestFilter } from '../control/journal/index.ts';
import { redactText, redactUrl, redactValue } from '../redact.ts';

/** What requests must be like, and how many. */
export interface ExpectedRequests extends Condition {
  /** @default one at least */
  readonly times?: number;
  /** Such as 404, or `4xx`. */
  readonly status?: number | string;
}

/** The same, and how long `toReceive` waits, in milliseconds. @default 4000 */
export interface AwaitedRequests extends ExpectedRequests {
  readonly timeout?: number;
}

/** A mock server, in this process or at a URL. */
export interface ReceivingMock {
  requests(filter?: RequestFilter): readonly JournalEntry[] | Promise<readonly JournalEntry[]>;
}

/** What a matcher returns to `expect`. */
export interface MatcherOutcome {
  readonly pass: boolean;
  readonly message: () => string;
}

interface MatcherContext {
  readonly isNot?: boolean;
}

const checks = {
  ...conditionChecks,
  times: wholeNumberFrom(0, 1_000_000_000),
  // The journal checks it.
  status: () => null,
};
const awaitedChecks = { ...checks, timeout: numberFrom(0, 2_147_483_647) };

const onceChecks = {
  ...checks,
  timeout: () => 'is an option of toReceive, which waits: toHaveReceived looks once',
};

const interval = 25;
const defaultTimeout = 4_000;
const maxNamed = 5;

function toHaveReceived(
  this: MatcherContext | undefined,
  mock: ReceivingMock,
  operation?: string,
  expected: ExpectedRequests = {},
): MatcherOutcome | Promise<MatcherOutcome> {
  const { times, ...like } = checkOptions('toHaveReceived', expected, onceChecks);
  const filter = filterOf(operation, like);
  const look = () => askedOf('toHaveReceived', mock).requests(filter);
  const found = look();
  if (found instanceof Promise)
    return (async () => outcome(await found, await mock.requests(), { operation, times, like }))();
  return outcome(found, mock.requests() as readonly JournalEntry[], { operation, times, like });
}

async function toReceive(
  this: MatcherContext | undefined,
  mock: ReceivingMock,
  operation?: string,
  expected: AwaitedRequests = {},
): Promise<MatcherOutcome> {
  const { times, timeout = defaultTimeout, ...like } = checkOptions('toReceive', expected, awaitedChecks);
  const { requests } = askedOf('toReceive', mock);
  const filter = filterOf(operation, like);
  const end = elapsed() + timeout;
  for (;;) {
    const found = outcome(await requests(filter), await requests(), {
      operation,
      times,
      like,
    });
    // `.not` waits until it holds, too.
    if (found.pass !== (this?.isNot ?? false) || elapsed() >= end) return found;
    await setTimeout(interval);
  }
}

export const matchers = { toHaveReceived, toReceive };

const filterOf = (operation: string | undefined, like: object): RequestFilter => ({
  ...(operation !== undefined && { operation }),
  ...like,
});

/** @throws TypeError for what is no mock server */
function askedOf(matcher: string, mock: unknown): ReceivingMock {
  if (typeof (mock as Partial<ReceivingMock> | null)?.requests === 'function') return mock as ReceivingMock;
  throw new TypeError(`${matcher}: expect needs the mock server, as in expect(mock).${matcher}('getItem')`);
}

interface Wanted {
  /** Without one, any request. */
  readonly operation: string | undefined;
  readonly times: number | undefined;
  readonly like: object;
}

function outcome(
  found: readonly JournalEntry[],
  all: readonly JournalEntry[],
  { operation, times, like }: Wanted,
): MatcherOutcome {
  const pass = times === undefined ? found.length > 0 : found.length === times;
  const message = () => {
    const what = Object.keys(like).length === 0 ? '' : ` with ${JSON.stringify(redactValue(inTexts(like)))}`;
    const number = times === undefined ? '' : ` ${times === 1 ? 'once' : `${times} times`}`;
    const not = pass ? 'not ' : '';
    return [
      `expected the mock server ${not}to receive ${operation ?? 'a request'}${number}${what}, and it received it ${counted(found.length)}`,
      ...nearest(operation, all),
    ].join('\n');
  };
  return { pass, message };
}

/** With a text in the place of each matcher of `expect`. */
function inTexts(value: unknown): unknown {
  if (isValueMatcher(value)) return String(value);
  if (Array.isArray(value)) return value.map(inTexts);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inTexts(one)]));
}

const counted = (count: number) => (count === 0 ? 'never' : count === 1 ? 'once' : `${count} times`);

/** The requests for the operation, or else all. */
function nearest(operation: string | undefined, all: readonly JournalEntry[]): string[] {
  if (all.length === 0) return ['no requests came at all'];
  const own = all.filter(one => one.operation === operation);
  const shown = own.length > 0 ? own : all;
  const instead = operation === undefined ? 'requests that came:' : 'requests that came instead:';
  const head = own.length > 0 ? `requests for ${operation} that came:` : instead;
  const hidden = shown.length - maxNamed;
  return [head, ...shown.slice(-maxNamed).map(inWords), ...(hidden > 0 ? [`  and ${hidden} before`] : [])];
}

function inWords({ operation, method, url, status, body }: JournalEntry): string {
  const value = body?.value;
  const isJson = isPlainObject(value) || Array.isArray(value);
  const content = isJson ? JSON.stringify(redactValue(value)) : redactText(String(value ?? ''));
  const sent = content === '' ? '' : ` ${content.slice(0, 200)}`;
  return `  ${operation ?? 'no operation'}: ${method} ${redactUrl(url)}${sent} (${status ?? 'not answered'})`;
}
