/** Checks the options of {@link postgresRepository}. */
import {
  type Check,
  checkOptions,
  complaintAboutUnknown,
  isBoolean,
  isPublicUrl,
  numberFrom,
  objectWith,
  wholeNumberFrom,
} from '../../common/options/check-options.ts';
import {
  checksOf,
  type OptionRows,
  type WithDefaults,
  withDefaults,
} from '../../common/options/option-rows.ts';
import { type OptionalGroup, optionalCollections } from '../rules/collections/index.ts';
import type { Pool } from './database/pool.ts';

export interface PostgresOptions {
  /**
   * Your own node-postgres pool, or a compatible object. `close` does not close it. Broken connections do not end your
   * process: the repository listens to the pool and its clients. @default none: pass this or connectionString
   */
  readonly pool?: Pool;
  /** Database URL, if you have no pool: `postgres://…`. Requires the package `pg`. @default none */
  readonly connectionString?: string;
  /** Maximum number of connections of the pool that connectionString opens. @default 10 */
  readonly maxConnections?: number;
  /** The schema of the tables: lowercase letters, digits and underscores. @default 'marketplace' */
  readonly schema?: string;
  /**
   * Migrates the tables when the repository opens. `'finish'` also removes what only processes of the previous release
   * need; use it when none of them is running. @default true; with false, tables without a migration stop the start
   */
  readonly migrate?: boolean | 'finish';
  /**
   * Groups that you do not need: `automation`, `links`, `messaging`. The repository is without them, so that a router
   * serves no operations, pages, scopes and events of them; and their tables are not made. Those that are there stay as
   * they are. When you take a group out of the list, the next migration makes its tables. @default none
   */
  readonly without?: readonly OptionalGroup[];
  /**
   * Uses prepared statements. Do not use it behind a pooler in transaction mode, unless the pooler supports prepared
   * statements (PgBouncer from 1.21 on, `max_prepared_statements`). @default false
   */
  readonly preparedStatements?: boolean;
  /**
   * How long a key may be cached, in milliseconds: a key that another process revokes or rotates stays valid for this
   * time at most. @default 0: every request looks up its key
   */
  readonly keyCache?: number;
  /**
   * The server's URL, without a trailing slash. In responses, it replaces `{base_url}` at the start of demo links and
   * pictures. @default none
   */
  readonly baseUrl?: string;
}

const isPool = objectWith('a pool of node-postgres', ['query', 'connect']);

/** A client has a connection of its own: what runs on it belongs to anyone who has begun a transaction there. */
const isClient = (value: unknown) => typeof value === 'object' && value !== null && 'processID' in value;

const isSchemaName: Check = value =>
  typeof value === 'string' && /^[a-z_][a-z0-9_]{0,62}$/.test(value)
    ? null
    : 'must be small letters, digits and underscores';

const isMigrate: Check = value =>
  value === 'finish' || typeof value === 'boolean' ? null : "must be true, false or 'finish'";

const isWithout: Check = value =>
  Array.isArray(value)
    ? complaintAboutUnknown(
        'group',
        Object.fromEntries(value.map(one => [String(one), true])),
        optionalCollections,
      )
    : `must be a list of ${Object.keys(optionalCollections).join(', ')}`;

const rows = {
  pool: value => (isClient(value) ? 'must be a pool, and not a client of one' : isPool(value)),
  // Another scheme is that of another database, which would be asked for a login.
  connectionString: value =>
    typeof value === 'string' && /^(?:postgres(?:ql)?:\/\/|socket:|\/)/i.test(value)
      ? null
      : 'must be a URL that starts with postgres://',
  maxConnections: [wholeNumberFrom(1, 10_000), 10],
  schema: [isSchemaName, 'marketplace'],
  migrate: [isMigrate, true],
  without: [isWithout, []],
  preparedStatements: [isBoolean, false],
  keyCache: [numberFrom(0, 3_600_000), 0],
  baseUrl: isPublicUrl,
} as const satisfies OptionRows<PostgresOptions>;

export type ResolvedPostgresOptions = WithDefaults<PostgresOptions, typeof rows>;

/** @throws TypeError that names the option */
export function resolvePostgresOptions(given: PostgresOptions): ResolvedPostgresOptions {
  const options = checkOptions('postgresRepository', given, checksOf<PostgresOptions>(rows));
  if ((options.pool === undefined) === (options.connectionString === undefined))
    throw new TypeError('postgresRepository: give either pool or connectionString');
  if (options.pool !== undefined && options.maxConnections !== undefined)
    throw new TypeError(
      'postgresRepository: maxConnections needs connectionString: a pool has its own maximum',
    );
  return withDefaults(rows, options);
}
