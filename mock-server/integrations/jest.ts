/**
 * A mock server for each test file of Jest, reset before each test.
 * @example
 * const { mock } = require('koa-marketplace/jest');
 * test('validates the code', async () => {
 *   await validate(mock.url, 'unknown');
 *   expect(mock).toHaveReceived('validatePurchase', { times: 1, status: 404 });
 * });
 */
import type { Mock } from '../mock.ts';
import type { MockOptions } from '../options.ts';
import { startMock } from '../start.ts';
import { type AwaitedRequests, type ExpectedRequests, matchers } from './matchers.ts';

interface MarketplaceMatchers<R> {
  /** The mock server has received requests for an operation, or any. */
  toHaveReceived(operation?: string, expected?: ExpectedRequests): R;
  /** The same, as soon as they have arrived. */
  toReceive(operation?: string, expected?: AwaitedRequests): Promise<R>;
}

declare global {
  namespace jest {
    // biome-ignore lint/complexity/noBannedTypes: as in @types/jest
    interface Matchers<R, T = {}> extends MarketplaceMatchers<R> {}
  }
}

// Of `@jest/globals`.
declare module 'expect' {
  interface Matchers<R extends void | Promise<void>, T = unknown> extends MarketplaceMatchers<R> {}
}

type Hook = (run: () => Promise<void>) => void;

/** What `@jest/globals` exports. */
export interface JestGlobals {
  readonly expect: { extend(matchers: Record<string, unknown>): void };
  readonly beforeAll: Hook;
  readonly beforeEach: Hook;
  readonly afterAll: Hook;
}

let current: Mock | null = null;
/** The hooks of the test files that have begun: each file has its own. */
const begun = new WeakSet<Hook>();

/**
 * The mock server of the test file: there are as many as workers, because a worker runs one file at a time. Options are
 * in `globals: { marketplace: { … } }` of the configuration.
 */
export const mock: Mock = new Proxy({} as Mock, {
  get(_, name) {
    if (current !== null) return current[name as keyof Mock];
    if (typeof name === 'symbol' || name === 'then' || name === 'asymmetricMatch' || name === '$$typeof')
      return undefined;
    throw new Error(`mock.${name} is there in tests and hooks of Jest, and not before they run`);
  },
  has: (_, name) => current !== null && name in current,
  ownKeys: () => Reflect.ownKeys(current ?? {}),
  getOwnPropertyDescriptor: (_, name) =>
    current === null || !(name in current)
      ? undefined
      : { configurable: true, enumerable: true, value: current[name as keyof Mock] },
});

/**
 * Starts the mock server with the hooks of a test file. `require` of this entry does so with the global ones; call it for
 * `injectGlobals: false`, with what `@jest/globals` exports.
 * @throws TypeError if the file has a mock server
 * @example
 * const { useJest, mock } = require('koa-marketplace/jest');
 * useJest(require('@jest/globals'), { scenario: 'sold-out', scenarios: './scenarios' });
 */
export const useJest: (globals: JestGlobals, options?: MockOptions) => void = begin;

/** `isAutomatic`: of the entry for `require`, which is loaded again after `jest.resetModules()`. */
function begin(
  { expect, beforeAll, beforeEach, afterAll }: JestGlobals,
  options: MockOptions = {},
  isAutomatic = false,
): void {
  if (begun.has(beforeAll)) {
    if (isAutomatic) return;
    const where = 'give its options as globals: { marketplace: { … } } in the configuration of Jest';
    throw new TypeError(`useJest: this test file has a mock server: ${where}`);
  }
  begun.add(beforeAll);
  expect.extend(matchers);
  let own: Mock | null = null;
  beforeAll(async () => {
    own = await startMock(options);
    current = own;
  });
  beforeEach(async () => {
    await own?.reset();
  });
  afterAll(async () => {
    if (current === own) current = null;
    await own?.close();
  });
}
