/** The conformance suite on PostgreSQL, with an empty schema for each case. */
import type pg from 'pg';
import type { PostgresOptions } from '../../../src/adapters/postgres/index.ts';
import { repositoryConformance } from '../../../src/testing/index.ts';
import { suiteOf } from '../../helper.ts';
import { emptyRepository } from '../../postgres-server.ts';

/** `config`: the options of the adapter's pool. */
export function contract(
  name: string,
  config: () => Promise<pg.PoolConfig>,
  options: Partial<PostgresOptions> = {},
) {
  const test = suiteOf(name);
  repositoryConformance({
    test,
    create: async seed => {
      const pending: (() => unknown)[] = [];
      const repository = await emptyRepository(close => void pending.push(close), await config(), options);
      await repository.import(seed);
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
