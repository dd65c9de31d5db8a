/** The conformance suite on PostgreSQL, with an empty schema for each case. */
import type pg from 'pg';
import type { PostgresOptions, PostgresRepository } from '../../../src/adapters/postgres/index.ts';
import { repositoryConformance } from '../../../src/testing/index.ts';
import { isWhole } from '../../extent.ts';
import { suiteOf } from '../../helper.ts';
import { emptyRepository } from '../../postgres-server.ts';
import { refuseSecondConnections } from './second-connection.ts';

/**
 * `config`: the options of the adapter's pool. `isRun`: the names of the cases that are run. `watch` gets the repository of
 * each case.
 */
export function contract(
  name: string,
  config: () => Promise<pg.PoolConfig>,
  options: Partial<PostgresOptions> = {},
  isRun: (name: string) => boolean = () => true,
  watch: (repository: PostgresRepository) => void = () => {},
) {
  // Following what each call holds makes every promise dearer. `npm test` does it for each operation: one-connection.test.ts.
  if (isWhole) refuseSecondConnections();
  const test = suiteOf(name, { isLong: true });
  let settings: Promise<pg.PoolConfig> | undefined;
  repositoryConformance({
    test: (title, run) => isRun(title) && test(title, run),
    create: async seed => {
      const pending: (() => unknown)[] = [];
      // The same object each time, so that the cases share a pool.
      settings ??= config();
      const repository = await emptyRepository(close => void pending.push(close), await settings, options);
      await repository.import(seed);
      watch(repository);
      return {
        repository,
        close: async () => {
          for (const close of pending.reverse()) await close();
        },
      };
    },
  });
  return test;
}
