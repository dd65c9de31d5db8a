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
};

export const entries = { ...exported, cli: 'mock-server/command-line/cli.ts' };
