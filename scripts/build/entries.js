/** What `package.json` exports: names of built files, and their sources. */
export const exported = {
  index: 'src/index.ts',
  lowdb: 'src/adapters/lowdb/index.ts',
  postgres: 'src/adapters/postgres/index.ts',
  console: 'src/console/index.ts',
  channels: 'src/channel-drivers.ts',
  destinations: 'src/destination-drivers.ts',
  metrics: 'src/observability/metrics.ts',
  tracing: 'src/observability/tracing.ts',
  testing: 'src/testing/index.ts',
  mock: 'mock-server/index.ts',
  fixtures: 'mock-server/fixtures.ts',
  matchers: 'mock-server/integrations/matchers.ts',
  playwright: 'mock-server/integrations/playwright.ts',
  vitest: 'mock-server/integrations/vitest.ts',
  jest: 'mock-server/integrations/jest.ts',
  cypress: 'mock-server/integrations/cypress.ts',
};

/** The tool of this entry has no CommonJS. */
export const onlyModules = ['vitest'];

/** What only browsers load: scripts/build/browser.js bundles it. */
export const ofBrowsers = { browser: 'mock-server/browser/index.ts' };

export const entries = { ...exported, cli: 'mock-server/command-line/cli.ts' };
