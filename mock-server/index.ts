export type { FixtureKey, Fixtures, FixtureUser } from './fixtures.ts';
export { type DemoUser, type Mock, type MockOptions, type PostgresMockOptions, startMock } from './start.ts';
