/** Repositories and mocks over a real PostgreSQL. */
import pg from 'pg';
import { type Mock, type PostgresMockOptions, startMock } from '../mock-server/index.ts';
import {
  type PostgresOptions,
  type PostgresRepository,
  postgresRepository,
} from '../src/adapters/postgres/index.ts';
import type { Cleanup } from './helper.ts';
import { addressOf } from './runner/ask.ts';

/** The address of a server that all tests share. */
export const databaseUrl = (): Promise<string> => addressOf('postgres');

/** Schemas that a test of this process has done with: emptying one is far cheaper than making one. */
const usedSchemas: string[] = [];
let schemas = 0;

/** The name of a schema that nobody has made yet. It goes with the database of the run. */
function newSchema(): string {
  schemas += 1;
  return `test_${process.pid}_${schemas}`;
}

/** The name of a schema that holds nothing, or that nobody has made yet. */
async function emptySchema(cleanup: Cleanup): Promise<string> {
  const used = usedSchemas.pop();
  if (used !== undefined) await empty(used);
  const schema = used ?? newSchema();
  cleanup(() => usedSchemas.push(schema));
  return schema;
}

/** In one statement, at whose end foreign keys are looked at. */
async function empty(schema: string): Promise<void> {
  const client = new pg.Client({ connectionString: await databaseUrl() });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname = $1 and tablename not in ('migrations', 'migration_lock')`,
      [schema],
    );
    const deletions = rows.map(({ name }, index) => `d${index} as (delete from ${name})`);
    if (deletions.length > 0) await client.query(`with ${deletions.join(', ')} select 1`);
  } finally {
    await client.end();
  }
}

/** A repository in a schema that holds nothing. It was used before, so a test leaves its tables as they are. */
export async function emptyRepository(
  cleanup: Cleanup,
  config: pg.PoolConfig = {},
  options: Omit<PostgresOptions, 'pool'> = {},
): Promise<PostgresRepository> {
  return (await open(cleanup, await emptySchema(cleanup), config, options)).repository;
}

/** A repository in a schema of its own, and its pool to look behind it and to do it harm. */
export async function freshRepository(
  cleanup: Cleanup,
  config: pg.PoolConfig = {},
  options: Omit<PostgresOptions, 'pool'> = {},
): Promise<{ repository: PostgresRepository; pool: pg.Pool; schema: string }> {
  return open(cleanup, newSchema(), config, options);
}

async function open(
  cleanup: Cleanup,
  schema: string,
  config: pg.PoolConfig,
  options: Omit<PostgresOptions, 'pool'>,
) {
  const pool = new pg.Pool({ connectionString: await databaseUrl(), max: 20, ...config });
  pool.on('error', () => {});
  cleanup(() => pool.end());
  const repository = await postgresRepository({ pool, schema, ...options });
  return { repository, pool, schema };
}

/**
 * Measures the tables of a schema for the planner, and marks what can be read from indexes alone: autovacuum does
 * so within a minute, and is off in tests. Tables of other tests are left alone: measured while they are empty,
 * they would be searched for rows in the wrong way once they are filled.
 */
export async function vacuum(pool: pg.Pool, schema: string): Promise<void> {
  const { rows } = await pool.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = $1`,
    [schema],
  );
  await pool.query(`vacuum (analyze) ${rows.map(({ name }) => name).join(', ')}`);
}

/** A mock over a schema that holds nothing. */
export async function postgresMock(
  cleanup: Cleanup,
  options: Partial<PostgresMockOptions> = {},
): Promise<Mock<PostgresRepository>> {
  const schema = await emptySchema(cleanup);
  const mock = await startMock({ databaseUrl: await databaseUrl(), schema, ...options });
  cleanup(mock.close);
  return mock;
}
