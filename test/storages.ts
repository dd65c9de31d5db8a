/** Storages over which tests are repeated. */

import type { Mock, MockOptions } from '../mock-server/index.ts';
import type { WholeRepository } from '../src/repository/index.ts';
import { variants } from './extent.ts';
import type { Cleanup } from './helper.ts';
import { mockFor } from './mock.ts';
import { postgresMock } from './postgres-server.ts';

/**
 * The storages over which a file repeats its tests: the first one, and all of them in the whole run, because the
 * conformance suite proves that storages behave the same.
 *
 * @example
 * for (const [storage, open] of eachStorage(storages))
 *   test(`keeps its name on ${storage}`, async cleanup => {
 */
export const eachStorage = <Open>(
  all: Readonly<Record<string, Open>>,
): Iterable<[storage: string, open: Open]> => variants(Object.entries(all));

/** The mock server over each storage. */
export const storages: Record<
  string,
  (cleanup: Cleanup, options?: MockOptions) => Promise<Mock<WholeRepository>>
> = {
  lowdb: mockFor,
  PostgreSQL: (cleanup, options) => postgresMock(cleanup, options),
};
