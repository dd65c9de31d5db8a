/** The PostgreSQL adapter: a stateless repository over a connection pool. */
import type { DataFile } from '../../generated/types.ts';
import type {
  AccountsRepository,
  AuditRepository,
  ItemsRepository,
  PoolNumbers,
  StorageHealth,
  UsersRepository,
  WholeRepository,
} from '../../repository/index.ts';
import type { OptionalGroup } from '../rules/collections/index.ts';
import { invitationScripts } from '../rules/scripts/members/invitations.ts';
import { membershipScripts } from '../rules/scripts/members/memberships.ts';
import { userScripts } from '../rules/scripts/members/users.ts';
import { workspaceScripts } from '../rules/scripts/members/workspaces.ts';
import type { ScriptRunner } from '../rules/scripts/script.ts';
import { webhookEndpointScripts } from '../rules/scripts/webhooks/endpoints.ts';
import { postgresAudit, withAudit } from './audit/audit.ts';
import { postgresAutomation } from './automation/index.ts';
import { exportData } from './copy/export.ts';
import { type ImportOptions, type ImportResult, importData, replaceData } from './copy/import.ts';
import { databaseAddressOf } from './database/address.ts';
import { Database } from './database/database.ts';
import { refuseEncoding } from './database/encoding.ts';
import { postgresHealth } from './database/health.ts';
import { openError } from './database/open-error.ts';
import { openPool } from './database/open-pool.ts';
import { refuseOpenTransaction } from './database/open-transaction.ts';
import { KeyCache } from './keys/key-cache.ts';
import { postgresKeys } from './keys/keys.ts';
import { postgresLimits } from './limits/limits.ts';
import { postgresLinkClicks } from './links/clicks.ts';
import { postgresLinks } from './links/links.ts';
import { postgresAccounts } from './marketplace/accounts.ts';
import { postgresItems } from './marketplace/items.ts';
import { postgresPurchases } from './marketplace/purchases.ts';
import { postgresSessions } from './members/sessions.ts';
import { workspacesOfUsers } from './members/users.ts';
import { pagesOfWorkspaces } from './members/workspaces.ts';
import { postgresMessaging } from './messaging/index.ts';
import { oldestCommand } from './messaging/oldest.ts';
import { migrate, missingIn } from './migrations/migrate.ts';
import { postgresModels } from './models/models.ts';
import { type PostgresOptions, type ResolvedPostgresOptions, resolvePostgresOptions } from './options.ts';
import { postgresRequests } from './requests/requests.ts';
import { postgresScripts } from './scripts.ts';
import { postgresWebhookDeliveries } from './webhooks/deliveries.ts';
import { oldestDelivery } from './webhooks/oldest.ts';

export interface PostgresRepository extends Required<WholeRepository> {
  readonly items: Required<ItemsRepository>;
  readonly accounts: Required<AccountsRepository>;
  readonly users: Required<UsersRepository>;
  readonly audit: Required<AuditRepository>;
  /**
   * Stores the records of a data file that do not exist yet, in one transaction.
   * @throws InvalidDataError that names the invalid data; nothing has changed then.
   */
  import(data: DataFile, options?: ImportOptions): Promise<ImportResult>;
  /**
   * Replaces all stored data by what a function makes of it, in one transaction. Other changes wait for it. The function
   * may be called several times, because a transaction that meets a deadlock begins again.
   * @throws InvalidDataError that names the invalid data; nothing has changed then.
   */
  replace(change: (data: DataFile) => DataFile): Promise<void>;
  /** Whether nothing is stored yet. */
  isEmpty(): Promise<boolean>;
  /** All stored data, from one moment. */
  export(): Promise<DataFile>;
  /** How the database is, at a cost that does not grow with what is stored. */
  health(): Promise<StorageHealth>;
  /** The connections of the pool now, or `null` if it does not count them. */
  pool(): PoolNumbers | null;
  /** Closes the pool that connectionString opened. */
  close(): Promise<void>;
}

/** The schema of the database needs migrations. */
export class PendingMigrationsError extends Error {
  override readonly name = 'PendingMigrationsError';
}

/**
 * Opens a repository over PostgreSQL.
 * @throws RepositoryUnavailableError if the database cannot be reached; PendingMigrationsError
 */
export async function postgresRepository<const Left extends OptionalGroup>(
  given: PostgresOptions & { readonly without: readonly Left[] },
): Promise<Omit<PostgresRepository, Left>>;
export async function postgresRepository(given: PostgresOptions): Promise<PostgresRepository>;
export async function postgresRepository(given: PostgresOptions): Promise<PostgresRepository> {
  const options = resolvePostgresOptions(given);
  const { schema, keyCache, baseUrl, without } = options;
  const { pool, close } = await poolOf(options);
  const database = new Database(pool, schema, options.preparedStatements);
  try {
    if (options.pool !== undefined) await refuseOpenTransaction(database);
    await refuseEncoding(database);
    await prepare(database, options.migrate, without);
  } catch (error) {
    await close();
    throw openError(error);
  }
  const address = databaseAddressOf(baseUrl);
  const cache = new KeyCache(keyCache);
  const audited = <Part extends object>(make: (database: Database) => Part) => withAudit(database, make);
  const scripted = <Part extends object>(make: (runner: ScriptRunner) => Part) =>
    audited(one => make(postgresScripts(one)));
  const whole: PostgresRepository = {
    keys: audited(one => postgresKeys(one, cache)),
    accounts: postgresAccounts(database, address),
    items: postgresItems(database, address),
    purchases: postgresPurchases(database, address),
    models: postgresModels(database),
    users: audited(one => ({ ...userScripts(postgresScripts(one)), workspacesOf: workspacesOfUsers(one) })),
    sessions: postgresSessions(database),
    workspaces: audited(one => ({ ...workspaceScripts(postgresScripts(one)), list: pagesOfWorkspaces(one) })),
    memberships: scripted(membershipScripts),
    invitations: scripted(invitationScripts),
    audit: postgresAudit(database),
    limits: postgresLimits(database),
    webhooks: audited(one => ({
      ...webhookEndpointScripts(postgresScripts(one)),
      ...postgresWebhookDeliveries(one),
    })),
    links: audited(one => ({ ...postgresLinks(one), ...postgresLinkClicks(one) })),
    automation: audited(postgresAutomation),
    messaging: audited(postgresMessaging),
    requests: postgresRequests(database),
    health: postgresHealth(
      database,
      { oldestDelivery, oldestCommand: without.includes('messaging') ? null : oldestCommand },
      without,
    ),
    pool: () => database.pool,
    import: (data, importOptions) => importData(database, without, data, importOptions),
    replace: change => replaceData(database, without, change),
    export: () => exportData(database, without),
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
  const parts = Object.entries(whole).filter(([name]) => !without.some(group => group === name));
  return Object.fromEntries(parts) as unknown as PostgresRepository;
}

async function poolOf({ pool, connectionString, maxConnections }: ResolvedPostgresOptions) {
  if (pool !== undefined) return { pool, close: async () => {} };
  return openPool(connectionString as string, maxConnections);
}

async function prepare(
  database: Database,
  wanted: boolean | 'finish',
  without: readonly OptionalGroup[],
): Promise<void> {
  if (wanted !== false) {
    await migrate(database, { finish: wanted === 'finish', without });
    return;
  }
  const missing = await missingIn(database, { without });
  if (missing.length > 0)
    throw new PendingMigrationsError(
      `the schema lacks ${missing.map(({ name }) => name).join(', ')}: run "koa-marketplace migrate"${
        missing.every(({ group }) => group !== undefined)
          ? ', or leave out groups that you do not need (without)'
          : ''
      }`,
    );
}
