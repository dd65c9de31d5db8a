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
import { atEnd } from './runner/at-end.ts';

/** The URL of a server that all tests share. */
export const databaseUrl = (): Promise<string> => addressOf('postgres');

let nearest: Promise<string> | undefined;

/** The same server by its socket, if it is our own and has one: a query takes a third less CPU than over TCP. */
function nearestUrl(): Promise<string> {
  nearest ??= findNearest();
  return nearest;
}

async function findNearest(): Promise<string> {
  const url = await databaseUrl();
  if (process.env.DATABASE_URL) return url;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('show unix_socket_directories');
  await client.end();
  const [{ unix_socket_directories: folder }] = rows;
  const { username, password, port, pathname } = new URL(url);
  return folder === ''
    ? url
    : `postgres://${username}:${password}@${encodeURIComponent(folder)}:${port}${pathname}`;
}

/** Schemas that tests of this process no longer use: emptying one is much faster than creating one. */
const usedSchemas: string[] = [];
let schemas = 0;

/** A new schema name. The schema is deleted with the database of the run. */
function newSchema(): string {
  schemas += 1;
  return `test_${process.pid}_${schemas}`;
}

/** The name of an empty or new schema. */
async function emptySchema(cleanup: Cleanup): Promise<string> {
  const used = usedSchemas.pop();
  if (used !== undefined) await empty(used);
  const schema = used ?? newSchema();
  cleanup(() => usedSchemas.push(schema));
  return schema;
}

/** The statements that empty schemas, which keep their tables. */
const emptying = new Map<string, pg.QueryConfig>();

/** In one statement, because foreign keys are checked at its end. It is prepared: to plan it takes longer than to run it. */
async function empty(schema: string): Promise<void> {
  const pool = await sharedPool(usual);
  const statement = emptying.get(schema) ?? (await emptyingOf(pool, schema));
  emptying.set(schema, statement);
  await pool.query(statement);
}

async function emptyingOf(pool: pg.Pool, schema: string): Promise<pg.QueryConfig> {
  const { rows } = await pool.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = $1 and tablename not in ('migrations', 'migration_lock')`,
    [schema],
  );
  const deletions = rows.map(({ name }, index) => `d${index} as (delete from ${name})`);
  const text = `${deletions.length > 0 ? `with ${deletions.join(', ')} ` : ''}select 1`;
  return { name: `empty_${schema}`, text };
}

const usual: pg.PoolConfig = {};
/** Pools that the tests of a file share: a connection takes longer than most of what a test sends through it. */
const pools = new Map<pg.PoolConfig, pg.Pool>();

async function sharedPool(config: pg.PoolConfig): Promise<pg.Pool> {
  const pool = pools.get(config) ?? (await newPool(config));
  const first = pools.get(config);
  if (first === undefined) {
    pools.set(config, pool);
    atEnd.push(() => {
      pools.delete(config);
      return pool.end();
    });
  }
  return first ?? pool;
}

async function newPool(config: pg.PoolConfig): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: await nearestUrl(), max: 20, ...config });
  pool.on('error', () => {});
  return pool;
}

/**
 * A repository in an empty schema. The schema is reused, so tests must not change its tables; the pool is shared by
 * the tests of a file with the same object as `config`.
 */
export async function emptyRepository(
  cleanup: Cleanup,
  config: pg.PoolConfig = usual,
  options: Omit<PostgresOptions, 'pool'> = {},
): Promise<PostgresRepository> {
  const schema = await emptySchema(cleanup);
  return postgresRepository({ pool: await sharedPool(config), schema, ...options });
}

/**
 * A repository in an empty schema, with a pool for tests that inspect its rows or lock them. The schema is reused, so tests
 * must not change its tables.
 */
export async function inspectedRepository(
  cleanup: Cleanup,
  config: pg.PoolConfig = {},
): Promise<{ repository: PostgresRepository; pool: pg.Pool; schema: string }> {
  return freshRepository(cleanup, config, { schema: await emptySchema(cleanup) });
}

/** A repository in its own schema, with a pool for tests that damage it: a new schema costs as much as thirty empty ones. */
export async function freshRepository(
  cleanup: Cleanup,
  config: pg.PoolConfig = {},
  options: Omit<PostgresOptions, 'pool'> = {},
): Promise<{ repository: PostgresRepository; pool: pg.Pool; schema: string }> {
  const { schema = newSchema() } = options;
  const pool = await newPool(config);
  cleanup(() => pool.end());
  const repository = await postgresRepository({ pool, schema, ...options });
  return { repository, pool, schema };
}

/**
 * The same in its own database, for tests that VACUUM: a transaction that another test has open in the database keeps
 * what was deleted there.
 */
export const repositoryAlone = async (cleanup: Cleanup) =>
  freshRepository(cleanup, { connectionString: await ownDatabase(cleanup) });

/** The URL of a new database, which is dropped after the test. */
export async function ownDatabase(cleanup: Cleanup): Promise<string> {
  const name = newSchema();
  const pool = await sharedPool(usual);
  await pool.query(`create database ${name}`);
  cleanup(() => pool.query(`drop database ${name} with (force)`));
  return Object.assign(new URL(await databaseUrl()), { pathname: `/${name}` }).href;
}

/**
 * Analyses the tables of a schema for the planner, and updates the visibility map. Autovacuum, which is off in tests,
 * does this within a minute. Tables of other tests are skipped: if they were analysed while empty, the planner would
 * choose wrong plans later.
 */
export async function vacuum(pool: pg.Pool, schema: string): Promise<void> {
  const { rows } = await pool.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = $1`,
    [schema],
  );
  await pool.query(`vacuum (analyze) ${rows.map(({ name }) => name).join(', ')}`);
}

/** A mock server over an empty schema. */
export async function postgresMock(
  cleanup: Cleanup,
  options: Partial<PostgresMockOptions> = {},
): Promise<Mock<PostgresRepository>> {
  const schema = await emptySchema(cleanup);
  const mock = await startMock({ databaseUrl: await nearestUrl(), schema, ...options });
  cleanup(mock.close);
  return mock;
}
