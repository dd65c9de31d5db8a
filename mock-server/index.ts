export type { FixtureKey, Fixtures } from './fixtures.ts';
export { type Mock, type MockOptions, startMock } from './start.ts';
