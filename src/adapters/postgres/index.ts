export { InvalidDataError } from '../rules/check.ts';
export type { ImportOptions, ImportResult, Progress } from './copy/import.ts';
export type { Pool, PoolClient, Queryable, QueryResult, Row, Statement } from './database/pool.ts';
export type { PostgresOptions } from './options.ts';
export {
  PendingMigrationsError,
  type PostgresRepository,
  postgresRepository,
} from './repository.ts';
