export type { FixtureKey, Fixtures } from '../fixtures.ts';
export type { Mock } from '../mock.ts';
export { type RegisterOptions, registerMock } from './register.ts';
export { type BrowserMockOptions, startMock } from './start.ts';
