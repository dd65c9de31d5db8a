/** The fixtures, for hosts that load them into a storage of their own. */
export { loadFixtures } from './fixtures/load.ts';
export {
  type FixtureAutomationEndpoint,
  type FixtureKey,
  type Fixtures,
  type FixtureUser,
  secretsOf,
  toData,
} from './fixtures/records.ts';
