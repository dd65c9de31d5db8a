/**
 * Mock servers that the tests of a file share: a start costs fifty times as much as a reset. Each test has one for
 * itself, with the data of the fixtures, and gives it back when it ends.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Mock, type MockOptions, startMock } from '../mock-server/index.ts';
import type { Cleanup } from './helper.ts';
import { atEnd } from './runner/at-end.ts';

/** What a test gives of its own, which may be another function in each. */
type Own = Pick<MockOptions, 'log' | 'onError'> & { readonly now?: () => number };

interface SharedMock {
  readonly mock: Mock;
  /** Of the test that has it. */
  own: Own;
  /** By the test that had it. */
  isClosed: boolean;
  readonly restore: () => void;
}

/** Mock servers that no test has at the moment, by their options. */
const free = new Map<string, SharedMock[]>();

/**
 * A mock server with these options. One with options that no other test can have, such as a file or a function, is
 * started for this test alone. A test that reads what only a start does starts one itself.
 */
export async function mockFor(cleanup: Cleanup, options: MockOptions = {}): Promise<Mock> {
  const { log, onError, now, ...data } = options;
  if (!isShareable(now, data)) {
    const mock = await startMock(options);
    cleanup(mock.close);
    return mock;
  }
  const own: Own = {
    ...(log !== undefined && { log }),
    ...(onError !== undefined && { onError }),
    ...(typeof now === 'function' && { now }),
  };
  // The dates of the fixtures depend on when the mock was started.
  const key = JSON.stringify([data, Object.keys(own), own.now?.()]);
  const shared = free.get(key)?.pop() ?? (await start(data, own));
  shared.own = own;
  cleanup(async () => {
    if (shared.isClosed) return;
    shared.restore();
    await shared.mock.reset();
    free.set(key, [...(free.get(key) ?? []), shared]);
  });
  return shared.mock;
}

function isShareable(now: MockOptions['now'], data: object): boolean {
  const isOnlyHere = ['file', 'port', 'databaseUrl'].some(name => name in data);
  const hasClock = now === undefined || typeof now === 'function';
  return !isOnlyHere && hasClock && isDeepStrictEqual(data, JSON.parse(JSON.stringify(data)));
}

async function start(data: MockOptions, own: Own): Promise<SharedMock> {
  const shared = { own, isClosed: false };
  const begun = own.now?.() ?? 0;
  const { log, onError, now } = own;
  const mock = await startMock({
    ...data,
    ...(log && { log: line => shared.own.log?.(line) }),
    ...(onError && { onError: (error, ctx) => shared.own.onError?.(error, ctx) }),
    ...(now && { now: () => shared.own.now?.() ?? begun }),
  });
  atEnd.push(() => {
    // Another file of this process starts its own.
    free.clear();
    return mock.close();
  });
  const { close } = mock;
  mock.close = () => {
    shared.isClosed = true;
    return close();
  };
  return Object.assign(shared, { mock, restore: restorerOf(mock.repository) });
}

/** Puts methods of the storage back that a test has replaced. */
function restorerOf({ data: _, ...repository }: Mock['repository']): () => void {
  const parts = Object.values(repository).filter(part => typeof part === 'object') as Record<
    string,
    unknown
  >[];
  const before = parts.map(part => [part, { ...part }] as const);
  return () => {
    for (const [part, methods] of before) {
      for (const name of Object.keys(part)) if (!(name in methods)) delete part[name];
      Object.assign(part, methods);
    }
  };
}
