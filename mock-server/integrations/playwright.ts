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
  type BrowserContext,
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

export type { RemoteMock };

export interface MarketplaceFixtures {
  /** The mock server of the test. */
  mock: RemoteMock;
  /**
   * How requests say to which test they belong: those of the page and of `request` by a header, which other origins get
   * too; or only those of the page to these origins, by a route of Playwright. @default 'header'
   */
  marketplaceRequests: 'header' | { readonly origins: readonly string[] };
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
  marketplaceRequests: ['header', { option: true }],
  extraHTTPHeaders: async (
    { extraHTTPHeaders, marketplaceRequests, mock }: PlaywrightTestOptions & MarketplaceFixtures,
    use: Use<Record<string, string> | undefined>,
  ) => use(marketplaceRequests === 'header' ? { ...extraHTTPHeaders, ...mock.headers } : extraHTTPHeaders),
  context: async (
    { context, marketplaceRequests, mock }: PlaywrightTestArgs & MarketplaceFixtures,
    use: Use<BrowserContext>,
  ) => {
    // Another origin may allow any page, and not this header (CORS).
    if (marketplaceRequests !== 'header') {
      const origins = marketplaceRequests.origins.map(one => new URL(one).origin);
      await context.route(
        url => origins.includes(url.origin),
        route => route.fallback({ headers: { ...route.request().headers(), ...mock.headers } }),
      );
    }
    await use(context);
  },
});

/** The `expect` of Playwright with the matchers of the mock server. */
export const expect: Expect<typeof matchers> = baseExpect.extend(matchers);

/** Several runs may use one mock server at the same time. */
const uniqueName = ({ testId, retry }: TestInfo) =>
  `${testId.slice(0, 48)}-${retry}-${randomBytes(4).toString('hex')}`;
