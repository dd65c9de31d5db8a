export { InvalidDataError } from '../data/check.ts';
export type { ImportOptions, ImportResult, Progress } from './copy/import.ts';
export type { Pool, PoolClient, Queryable, QueryResult, Row, Statement } from './database/pool.ts';
export {
  PendingMigrationsError,
  type PostgresOptions,
  type PostgresRepository,
  postgresRepository,
} from './repository.ts';
