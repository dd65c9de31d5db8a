/** The PostgreSQL adapter: a repository over a pool of connections. Keeps no state of its own. */
import type { DataFile } from '../../generated/types.ts';
import type {
  AccountsRepository,
  ItemsRepository,
  UsersRepository,
  WholeRepository,
} from '../../repository/index.ts';
import { exportData } from './copy/export.ts';
import { type ImportOptions, type ImportResult, importData } from './copy/import.ts';
import { addressOf } from './database/address.ts';
import { Database } from './database/database.ts';
import { openPool } from './database/open-pool.ts';
import type { Pool } from './database/pool.ts';
import { KeyCache } from './keys/key-cache.ts';
import { postgresKeys } from './keys/keys.ts';
import { postgresLimits } from './limits/limits.ts';
import { postgresLinkClicks } from './links/clicks.ts';
import { postgresLinks } from './links/links.ts';
import { postgresAccounts } from './marketplace/accounts.ts';
import { postgresItems } from './marketplace/items.ts';
import { postgresPurchases } from './marketplace/purchases.ts';
import { migrate, pending } from './migrations/migrate.ts';
import { postgresModels } from './models/models.ts';
import { checkPostgresOptions } from './options.ts';
import { postgresMemberships } from './people/memberships.ts';
import { postgresSessions } from './people/sessions.ts';
import { postgresUsers } from './people/users.ts';
import { postgresWorkspaces } from './people/workspaces.ts';
import { postgresWebhookDeliveries } from './webhooks/deliveries.ts';
import { postgresWebhookEndpoints } from './webhooks/endpoints.ts';

export interface PostgresOptions {
  /** The host's own pool of node-postgres, or one of its shape. It stays the host's: `close` leaves it open. @default none: give this or connectionString */
  readonly pool?: Pool;
  /** Address of the database, where there is no pool yet: `postgres://…`. Needs the package `pg`. @default none */
  readonly connectionString?: string;
  /** Most connections of a pool of our own. @default 10 */
  readonly maxConnections?: number;
  /** The schema that holds the tables: small letters, digits and underscores. @default 'marketplace' */
  readonly schema?: string;
  /**
   * Brings the tables up to date when it opens; `'finish'`: and takes away what only processes of the release
   * before need, once none of them runs. @default true: otherwise tables that lack a migration stop it
   */
  readonly migrate?: boolean | 'finish';
  /**
   * Keeps statements prepared in their connections. Not behind a pooler of transactions, unless it knows
   * prepared statements (PgBouncer from 1.21 on, `max_prepared_statements`). @default false
   */
  readonly preparedStatements?: boolean;
  /**
   * How long a key may be remembered, in milliseconds: a key that another process revokes or rotates is taken
   * for so long. @default 0: every request looks its key up
   */
  readonly keyCache?: number;
  /**
   * The server's address, without a slash at its end: demo links and pictures that start with `{base_url}/` are
   * given out with it. @default none
   */
  readonly baseUrl?: string;
}

export interface PostgresRepository extends Required<WholeRepository> {
  readonly items: Required<ItemsRepository>;
  readonly accounts: Required<AccountsRepository>;
  readonly users: Required<UsersRepository>;
  /**
   * Stores what is not there yet of a data file, in one transaction.
   * @throws InvalidDataError that says what does not fit; nothing has changed then.
   */
  import(data: DataFile, options?: ImportOptions): Promise<ImportResult>;
  /** Whether nothing is stored yet. */
  isEmpty(): Promise<boolean>;
  /** Everything stored, at one moment. */
  export(): Promise<DataFile>;
  /** Ends the connections of a pool of our own. */
  close(): Promise<void>;
}

/** The schema of the database lacks migrations. */
export class PendingMigrationsError extends Error {
  override readonly name = 'PendingMigrationsError';
}

/**
 * Opens a repository over PostgreSQL.
 * @throws RepositoryUnavailableError where it cannot be reached; PendingMigrationsError
 */
export async function postgresRepository(options: PostgresOptions): Promise<PostgresRepository> {
  checkPostgresOptions(options);
  const { schema = 'marketplace', keyCache = 0, baseUrl } = options;
  const { pool, close } = await poolOf(options);
  const database = new Database(pool, schema, options.preparedStatements);
  try {
    await prepare(database, options.migrate ?? true);
  } catch (error) {
    await close();
    throw error;
  }
  const address = addressOf(baseUrl);
  const cache = new KeyCache(keyCache);
  return {
    keys: postgresKeys(database, cache),
    accounts: postgresAccounts(database, address),
    items: postgresItems(database, address),
    purchases: postgresPurchases(database, address),
    models: postgresModels(database),
    users: postgresUsers(database),
    sessions: postgresSessions(database),
    workspaces: postgresWorkspaces(database),
    memberships: postgresMemberships(database),
    limits: postgresLimits(database),
    webhooks: { ...postgresWebhookEndpoints(database), ...postgresWebhookDeliveries(database) },
    links: { ...postgresLinks(database), ...postgresLinkClicks(database) },
    import: (data, importOptions) => importData(database, data, importOptions),
    export: () => exportData(database),
    isEmpty: async () =>
      (
        await database.rows(
          `select 1 from ${database.schema}accounts union all select 1 from ${database.schema}workspaces
          union all select 1 from ${database.schema}users limit 1`,
          [],
        )
      ).length === 0,
    close,
  };
}

async function poolOf({ pool, connectionString, maxConnections }: PostgresOptions) {
  if (pool !== undefined) return { pool, close: async () => {} };
  return openPool(connectionString as string, maxConnections ?? 10);
}

async function prepare(database: Database, wanted: boolean | 'finish'): Promise<void> {
  if (wanted !== false) {
    await migrate(database, { finish: wanted === 'finish' });
    return;
  }
  const missing = await pending(database);
  if (missing.length > 0)
    throw new PendingMigrationsError(`the schema lacks ${missing.join(', ')}: run "koa-marketplace migrate"`);
}
