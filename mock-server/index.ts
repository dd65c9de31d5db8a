export type { FixtureKey, Fixtures, FixtureUser } from './fixtures.ts';
export type { MockOptions, PostgresMockOptions } from './options.ts';
export { type DemoUser, type Mock, startMock } from './start.ts';
