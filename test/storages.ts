/**
 * Which tests belong to the whole run only (`npm run test:all`). `npm test` runs what an ordinary change can break: one
 * storage where a file repeats its tests over each, because the conformance suite proves on all of them that storages
 * behave the same, and no `*.slow.test.ts`. A file that is named on the command line runs whole.
 */

import { type Mock, type MockOptions, startMock } from '../mock-server/index.ts';
import type { WholeRepository } from '../src/repository/index.ts';
import type { Cleanup } from './helper.ts';
import { postgresMock } from './postgres-server.ts';

/** Whether this is the whole run. */
export const isWhole = !['ordinary', 'quick'].includes(process.env.TEST_RUN ?? '');

/**
 * The storages over which a file repeats its tests: the first one, and all of them in the whole run.
 *
 * @example
 * for (const [storage, open] of eachStorage(storages))
 *   test(`keeps its name on ${storage}`, async cleanup => {
 */
export function eachStorage<Open>(storages: Readonly<Record<string, Open>>): [storage: string, open: Open][] {
  const all = Object.entries(storages);
  return isWhole ? all : all.slice(0, 1);
}

/** The mock server over each storage. */
export const storages: Record<
  string,
  (cleanup: Cleanup, options?: MockOptions) => Promise<Mock<WholeRepository>>
> = {
  lowdb: async (cleanup, options) => {
    const mock = await startMock(options);
    cleanup(mock.close);
    return mock;
  },
  PostgreSQL: (cleanup, options) => postgresMock(cleanup, options),
};
