/**
 * A mock server of its own for each test of Vitest.
 * @example
 * import { expect, test } from "koa-marketplace/vitest";
 * test('validates the code', async ({ mock }) => {
 *   await validate(mock.url, 'unknown');
 *   expect(mock).toHaveReceived('validatePurchase', { times: 1, status: 404 });
 * });
 */
import { test as baseTest, expect, type TestAPI } from 'vitest';
import type { IsolatedMock, Mock } from '../mock.ts';
import type { MockOptions } from '../options.ts';
import { startMock } from '../start.ts';
import { type AwaitedRequests, type ExpectedRequests, matchers } from './matchers.ts';

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: as in Vitest
  interface Matchers<T = any> {
    /** The mock server has received requests for an operation, or any. */
    toHaveReceived(operation?: string, expected?: ExpectedRequests): T;
    /** The same, as soon as they have arrived. */
    toReceive(operation?: string, expected?: AwaitedRequests): Promise<T>;
  }
}

export interface MarketplaceContext {
  /** The mock server that the tests of a worker share. */
  marketplace: Mock;
  /** The mock server of the test. */
  mock: IsolatedMock;
}

type Use<Value> = (value: Value) => Promise<void>;

/** The `test` of Vitest with a mock server with these options. */
export const testWith = (options: MockOptions = {}): TestAPI<MarketplaceContext> =>
  baseTest.extend<MarketplaceContext>({
    marketplace: [
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads here what the fixture needs
      async ({}, use: Use<Mock>) => {
        const server = await startMock(options);
        await use(server);
        await server.close();
      },
      { scope: 'worker' },
    ],
    mock: async ({ marketplace }: Pick<MarketplaceContext, 'marketplace'>, use: Use<IsolatedMock>) => {
      const mine = await marketplace.isolate();
      await use(mine);
      await mine.close();
    },
  });

/** The `test` of Vitest with the fixture `mock`. */
export const test: TestAPI<MarketplaceContext> = testWith();

expect.extend(matchers);

/** The `expect` of Vitest with the matchers of the mock server. */
export { expect };
