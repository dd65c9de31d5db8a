/**
 * A mock server of its own for each test of Playwright.
 * @example
 * import { expect, test } from "koa-marketplace/playwright";
 * test('shows why there are no items', async ({ mock, page }) => {
 *   await mock.answer('listItems', { error: 'no_items_found' });
 *   await page.goto('/');
 * });
 */
import { randomBytes } from 'node:crypto';
import {
  expect as baseExpect,
  test as baseTest,
  type Expect,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestInfo,
  type TestType,
} from '@playwright/test';
import type { MockOptions } from '../options.ts';
import { matchers } from './matchers.ts';
import { type RemoteMock, remoteMock } from './remote-mock.ts';
import { type MarketplaceUrl, openServer } from './server-url.ts';

export interface MarketplaceFixtures {
  /** The mock server of the test. */
  mock: RemoteMock;
}

export interface MarketplaceWorkerFixtures {
  /** The URL of a mock server that runs, or the options of one that each worker starts. @default one of each worker */
  marketplace: MarketplaceUrl | MockOptions;
  /** The mock server that the tests of a worker share. */
  marketplaceServer: MarketplaceUrl;
}

type Use<Value> = (value: Value) => Promise<void>;

/** The test of Playwright with the fixture `mock`. Requests of the page and of `request` belong to the test. */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & MarketplaceFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & MarketplaceWorkerFixtures
> = baseTest.extend<MarketplaceFixtures, MarketplaceWorkerFixtures>({
  marketplace: [{}, { option: true, scope: 'worker' }],
  marketplaceServer: [
    async ({ marketplace }: MarketplaceWorkerFixtures, use: Use<MarketplaceUrl>) => {
      const { url, close } = await openServer(marketplace);
      await use({ url });
      await close();
    },
    { scope: 'worker' },
  ],
  mock: async ({ marketplaceServer }: MarketplaceWorkerFixtures, use: Use<RemoteMock>, info: TestInfo) => {
    const mock = remoteMock(marketplaceServer.url, uniqueName(info));
    await mock.requests();
    await use(mock);
    try {
      if (info.status !== info.expectedStatus) {
        const body = JSON.stringify(await mock.har(), null, 2);
        await info.attach('marketplace.har', { body, contentType: 'application/json' });
      }
    } finally {
      await mock.close();
    }
  },
  extraHTTPHeaders: async (
    { extraHTTPHeaders, mock }: PlaywrightTestOptions & MarketplaceFixtures,
    use: Use<Record<string, string>>,
  ) => use({ ...extraHTTPHeaders, ...mock.headers }),
});

/** The `expect` of Playwright with the matchers of the mock server. */
export const expect: Expect<typeof matchers> = baseExpect.extend(matchers);

/** Several runs may use one mock server at the same time. */
const uniqueName = ({ testId, retry }: TestInfo) =>
  `${testId.slice(0, 48)}-${retry}-${randomBytes(4).toString('hex')}`;
