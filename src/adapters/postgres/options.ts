/** Checks the options of {@link postgresRepository}. */
import {
  type Checks,
  checkOptions,
  isBoolean,
  isPublicUrl,
  isText,
  numberFrom,
  objectWith,
  wholeNumberFrom,
} from '../../common/check-options.ts';
import type { PostgresOptions } from './repository.ts';

const checks: Checks<PostgresOptions> = {
  pool: objectWith('a pool of node-postgres', ['query', 'connect']),
  connectionString: isText,
  maxConnections: wholeNumberFrom(1, 10_000),
  schema: value =>
    typeof value === 'string' && /^[a-z_][a-z0-9_]{0,62}$/.test(value)
      ? null
      : 'must be small letters, digits and underscores',
  migrate: value =>
    value === 'finish' || typeof value === 'boolean' ? null : "must be true, false or 'finish'",
  preparedStatements: isBoolean,
  keyCache: numberFrom(0, 3_600_000),
  baseUrl: isPublicUrl,
};

/** @throws TypeError that names the option */
export function checkPostgresOptions(options: PostgresOptions): void {
  checkOptions('postgresRepository', options, checks);
  if ((options.pool === undefined) === (options.connectionString === undefined))
    throw new TypeError('postgresRepository: give either pool or connectionString');
}
