/** The conformance suite over PostgreSQL, each case in a schema of its own. */
import type pg from 'pg';
import { suite } from 'uvu';
import type { PostgresOptions } from '../../../src/adapters/postgres/index.ts';
import { repositoryConformance } from '../../../src/testing/index.ts';
import { freshRepository } from '../../postgres-server.ts';

/** `config`: of the pool that the adapter gets. */
export function contract(
  name: string,
  config: () => Promise<pg.PoolConfig>,
  options: Partial<PostgresOptions> = {},
) {
  const test = suite(name);
  repositoryConformance({
    test,
    create: async seed => {
      const pending: (() => unknown)[] = [];
      const { repository } = await freshRepository(
        close => void pending.push(close),
        await config(),
        options,
      );
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
