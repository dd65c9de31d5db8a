/** The lowdb adapter: a repository in one JSON file, or in memory. */
import { Memory } from 'lowdb';
import { safeCallback } from '../../common/errors/safe-callback.ts';
import { withLazyMembers } from '../../common/lazy-members.ts';
import type { DataFile } from '../../generated/types.ts';
import type {
  AccountsRepository,
  AuditRepository,
  InvitationsRepository,
  MembershipsRepository,
  MessagingRepository,
  Parts,
  RequestsRepository,
  SessionsRepository,
  UsersRepository,
  WholeRepository,
  WorkspacesRepository,
} from '../../repository/index.ts';
import { atAddress } from '../rules/addresses.ts';
import { checkData, InvalidDataError } from '../rules/check.ts';
import {
  collections,
  type RecordOf,
  valuesOf,
  type WorkspaceCollection,
} from '../rules/collections/index.ts';
import { deepFreeze } from '../rules/deep-freeze.ts';
import { emptyData } from '../rules/empty.ts';
import { withValidLeases } from '../rules/leases.ts';
import { invitationScripts } from '../rules/scripts/members/invitations.ts';
import { membershipScripts } from '../rules/scripts/members/memberships.ts';
import { userScripts } from '../rules/scripts/members/users.ts';
import { workspaceScripts } from '../rules/scripts/members/workspaces.ts';
import { webhookEndpointScripts } from '../rules/scripts/webhooks/endpoints.ts';
import { checkTexts } from '../rules/storable.ts';
import { lowdbAudit } from './audit/audit.ts';
import { lowdbAutomation } from './automation/index.ts';
import { isChecked, markChecked } from './checked.ts';
import { type DeepReadonly, type FrozenData, recordsOf, withRecords } from './data.ts';
import type { Steps } from './file/durable-file.ts';
import type { LockTimes } from './file/lock/lock.ts';
import { lowdbHealth } from './health.ts';
import { lowdbKeys } from './keys/keys.ts';
import { lowdbLinkClicks } from './links/clicks.ts';
import { lowdbLinks } from './links/links.ts';
import { lowdbAccounts } from './marketplace/accounts.ts';
import { lowdbItems } from './marketplace/items.ts';
import { lowdbPurchases } from './marketplace/purchases.ts';
import { lowdbSessions } from './members/sessions.ts';
import { workspacesOfUsers } from './members/users.ts';
import { pagesOfWorkspaces } from './members/workspaces.ts';
import { lowdbMessaging } from './messaging/index.ts';
import { waitingSince } from './messaging/oldest.ts';
import { type LowdbOptions, resolveLowdbOptions } from './options.ts';
import { lowdbRequests } from './requests/requests.ts';
import { lowdbScripts } from './scripts.ts';
import { Store } from './store.ts';
import { lowdbWebhookDeliveries } from './webhooks/deliveries.ts';
import { dueSince } from './webhooks/oldest.ts';
import { wholeData } from './whole-data.ts';

export type WorkspaceRecords = { [Name in WorkspaceCollection]: RecordOf<Name> };

export interface LowdbRepository extends WholeRepository {
  readonly accounts: Required<AccountsRepository>;
  readonly users: Required<UsersRepository>;
  readonly sessions: SessionsRepository;
  readonly workspaces: WorkspacesRepository;
  readonly memberships: MembershipsRepository;
  readonly messaging: MessagingRepository;
  readonly invitations: InvitationsRepository;
  readonly audit: Required<AuditRepository>;
  readonly requests: RequestsRepository;
  /** All stored data, deeply frozen. */
  readonly data: FrozenData;
  /**
   * Adds a record, or replaces the one with the same identity (its id, number or code). Resolves when it is stored.
   * @throws InvalidDataError that names the invalid data; nothing has changed then.
   */
  put<Name extends WorkspaceCollection>(
    collection: Name,
    workspaceId: string,
    record: DeepReadonly<WorkspaceRecords[Name]>,
  ): Promise<void>;
  /**
   * Replaces all stored data. `data` of a repository, kept from an earlier moment, is put back as it is: it is neither
   * copied nor checked again. Leases end, unless their record stays the same. A function gets the data of this moment; no
   * change comes in between.
   * @throws InvalidDataError; nothing has changed then.
   */
  replace(
    data: Partial<DataFile> | FrozenData | ((data: FrozenData) => Partial<DataFile> | FrozenData),
  ): Promise<void>;
  /**
   * Loads the file again if somebody else has changed it since this repository last read or wrote it. Without this call,
   * that happens before the next write. An edit that was made from an older version than the one that is stored is kept
   * beside the file instead. Resolves with whether anything was loaded.
   * @throws InvalidDataError if it does not fit; the data before it goes on then.
   */
  reload(): Promise<boolean>;
  /**
   * Resolves when every change is stored and the file is released for other processes. What somebody else has written
   * meanwhile stays there if it can be loaded; otherwise it is kept beside the file.
   */
  close(): Promise<void>;
}

/**
 * Opens a repository over lowdb.
 * @throws TypeError that names an unknown or invalid option; InvalidDataError for a damaged or foreign file (it is not
 * changed); FileInUseError with the pid if another process uses the file. If that process is in another container or on
 * another machine, detecting whether it is alive takes up to ten seconds.
 */
export function lowdbRepository(options: LowdbOptions = {}): Promise<LowdbRepository> {
  return openRepository(options);
}

/** The same, with other lock timings, another limit of the file, or other steps of a write. */
export async function openRepository(
  options: LowdbOptions,
  times?: LockTimes,
  maxCharacters?: number,
  steps?: Steps,
): Promise<LowdbRepository> {
  const { file, seed, baseUrl, reset, maxBytesPerWorkspace, onEdit, onError } = resolveLowdbOptions(options);
  const seeded = async () => (seed !== undefined && isChecked(seed) ? seed : given('seed', seed, baseUrl));
  if (file === undefined) return over(await Store.open(new Memory<FrozenData>(), seeded), () => {}, baseUrl);
  // A repository in memory starts without what only files need.
  const { openFile } = await import('./file/open.ts');
  const { store, release } = await openFile(file, {
    seeded,
    reset,
    baseUrl,
    times,
    maxCharacters,
    maxBytesPerWorkspace,
    onEdit,
    onError: onError && safeCallback(onError),
    steps,
  });
  return over(store, release, baseUrl);
}

const inPlaceOf = (current: FrozenData, next: FrozenData): FrozenData =>
  deepFreeze(withValidLeases(next as DataFile, current as DataFile));

function over(store: Store, unlock: () => void, baseUrl: string | undefined): LowdbRepository {
  const scripts = lowdbScripts(store);
  const own: Omit<LowdbRepository, keyof Parts> = {
    get data() {
      return markChecked(store.data);
    },
    health: lowdbHealth(store, { dueSince, waitingSince }),

    put: async (collection, workspaceId, record) => {
      if (!isCollection(collection))
        throw new InvalidDataError('put', '', `unknown collection ${collection}`);
      const copy = deepFreeze(structuredClone(record)) as Stored;
      const identityOf = valuesOf(collections[collection].identity);
      const identity = identityOf(copy);
      return store.commit(
        data => {
          const records = recordsOf(data, collection, workspaceId) as unknown as readonly Stored[];
          const index = records.findIndex(other => identityOf(other) === identity);
          const next = index === -1 ? [...records, copy] : records.with(index, copy);
          const changed = withRecords(data, collection, workspaceId, next as never);
          checkData('put', changed, one => one === copy);
          const at = index === -1 ? records.length : index;
          checkTexts('put', { [collection]: { [workspaceId]: { [at]: copy } } });
          return { data: changed, result: undefined };
        },
        { isOfHost: true },
      );
    },
    replace: async data => {
      const checked = (one: Partial<DataFile> | FrozenData) =>
        isChecked(one) ? one : given('the data', one as Partial<DataFile>, baseUrl);
      const next =
        typeof data === 'function' ? (current: FrozenData) => checked(data(current)) : checked(data);
      await store.commit(
        current => {
          const replacement = typeof next === 'function' ? next(current) : next;
          return { data: inPlaceOf(current, replacement), result: undefined };
        },
        { isOfHost: true },
      );
    },
    reload: () => store.look(),
    close: async () => {
      await store.close();
      unlock();
    },
  };
  // Each part when it is first asked for: a mock server has one storage for each isolated test.
  return withLazyMembers<typeof own, Pick<LowdbRepository, Exclude<keyof Parts, 'limits'>>>(own, {
    keys: () => lowdbKeys(store),
    accounts: () => lowdbAccounts(store),
    items: () => lowdbItems(store),
    purchases: () => lowdbPurchases(store),
    models: () => ({ list: workspaceId => recordsOf(store.data, 'models', workspaceId) }),
    users: () => ({ ...userScripts(scripts), workspacesOf: workspacesOfUsers(store) }),
    sessions: () => lowdbSessions(store),
    workspaces: () => ({ ...workspaceScripts(scripts), list: pagesOfWorkspaces(store) }),
    memberships: () => membershipScripts(scripts),
    invitations: () => invitationScripts(scripts),
    audit: () => lowdbAudit(store),
    webhooks: () => ({ ...webhookEndpointScripts(scripts), ...lowdbWebhookDeliveries(store) }),
    links: () => ({ ...lowdbLinks(store), ...lowdbLinkClicks(store) }),
    automation: () => lowdbAutomation(store),
    messaging: () => lowdbMessaging(store),
    requests: () => lowdbRequests(store),
  });
}

/** The name may come from a caller without types. */
const isCollection = (name: string) =>
  Object.hasOwn(collections, name) && collections[name as WorkspaceCollection].scope === 'workspace';

type Stored = FrozenData[WorkspaceCollection][string][number] & Readonly<Record<string, unknown>>;

/** A validated copy of the host's data, so that the host can change its own. */
function given(source: string, data: Partial<DataFile> = {}, baseUrl?: string): FrozenData {
  const copy = JSON.parse(JSON.stringify({ ...emptyData, ...data })) as DataFile;
  const whole = wholeData(source, baseUrl === undefined ? copy : atAddress(copy, baseUrl));
  checkTexts(source, whole);
  return whole;
}
