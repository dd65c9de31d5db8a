export type { FixtureKey, Fixtures, FixtureUser } from './fixtures.ts';
export { type DemoUser, type Mock, type MockOptions, startMock } from './start.ts';
