import { defineConfig } from '@playwright/test';
import type { MarketplaceFixtures, MarketplaceWorkerFixtures } from 'koa-marketplace/playwright';

const {
  MARKETPLACE_URL = 'http://127.0.0.1:4010',
  APP_URL = 'http://localhost:4173',
  STORYBOOK_URL = 'http://localhost:6007',
} = process.env;

const portOf = (url: string) => new URL(url).port;
const reuseExistingServer = !process.env.CI;

export default defineConfig<MarketplaceFixtures, MarketplaceWorkerFixtures>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: !reuseExistingServer,
  reporter: 'list',
  webServer: [
    {
      command: `npx koa-marketplace --memory --quiet --scenarios scenarios --port ${portOf(MARKETPLACE_URL)}`,
      url: `${MARKETPLACE_URL}/__mock/health`,
      reuseExistingServer,
    },
    {
      // The build: in development, React's strict mode sends the first request of a page twice, and tests count.
      command: `npx vite preview --strictPort --port ${portOf(APP_URL)}`,
      url: APP_URL,
      env: { MARKETPLACE_URL },
      reuseExistingServer,
    },
    {
      // A folder of files, with neither a proxy nor another server: the mock server is in the browser.
      command: `npx vite preview storybook-static --outDir . --strictPort --port ${portOf(STORYBOOK_URL)}`,
      url: STORYBOOK_URL,
      reuseExistingServer,
    },
  ],
  projects: [
    {
      name: 'app',
      testIgnore: 'stories.spec.ts',
      use: { baseURL: APP_URL, marketplace: { url: MARKETPLACE_URL } },
    },
    { name: 'stories', testMatch: 'stories.spec.ts', use: { baseURL: STORYBOOK_URL } },
  ],
});
