/** The event types that workspaces have registered, and whether events are as these say. */

import { LruCache } from '../../common/collections/lru-cache.ts';
import { MarketplaceError } from '../../common/errors/errors.ts';
import { elapsed } from '../../common/time/worker-time.ts';
import type { AutomationTypeRecord } from '../../generated/types.ts';
import type { AutomationRegistry, AutomationRepository, TransactionClient } from '../../repository/index.ts';
import { needWithin } from '../../repository/within.ts';
import { checkDataOfEvents, type DataCheck } from './check-data.ts';
import { inboundErrors } from './errors.ts';
import type { SchemaChecks } from './schema-checks.ts';

/** Maximum age of what is cached, in milliseconds: so long after a change, other processes use it too. */
const maxAge = 1_000;
/** Number of workspaces whose types are cached. */
const maxCached = 1_000;
/** The last change of each workspace in this process: it applies at once to all that cache types here. */
let changes = new LruCache<object>(maxCached);
/** The last change of all workspaces. */
let ofAll = {};

/** After all stored data were replaced, as a mock server does between tests. */
export function forgetRegisteredTypes(): void {
  changes = new LruCache(maxCached);
  ofAll = {};
}

interface Registry {
  readonly types: ReadonlyMap<string, Readonly<AutomationTypeRecord>>;
  /** Whether other types are refused. */
  readonly isClosed: boolean;
}

type Stored = Pick<AutomationRepository, 'listTypes' | 'findSettings' | 'findRegistryWithin'>;

export interface CheckedEvents {
  readonly drafts: readonly { readonly type: string; readonly data: unknown }[];
  readonly isBatch: boolean;
  /** JSON pointer to the type in the request. @default '/type' */
  readonly typeAt?: string;
}

export interface RegistryParts {
  readonly types: RegisteredTypes;
  readonly checks: Pick<SchemaChecks, 'check'>;
}

interface Cached {
  readonly at: number;
  readonly change: object;
  readonly found: Promise<Registry>;
  /** What `found` has resolved to. */
  registry?: Registry;
}

export class RegisteredTypes {
  readonly #cache = new LruCache<Cached>(maxCached);

  /** `client`: of the host's transaction, which must not wait for another connection. */
  async of(automation: Stored, workspaceId: string, client?: TransactionClient): Promise<Registry> {
    const known = this.#cache.get(workspaceId);
    const change = changes.get(workspaceId) ?? ofAll;
    const isValid = known !== undefined && known.change === change && elapsed() - known.at < maxAge;
    if (client !== undefined) {
      // What is still being read is read by another connection, which may wait for the transaction of this client.
      if (isValid && known.registry !== undefined) return known.registry;
      const at = elapsed();
      const found = await needWithin('automation', automation, 'findRegistryWithin')(client, workspaceId);
      const registry = registryOf(found);
      if (found.isCurrent)
        this.#cache.set(workspaceId, { at, change, found: Promise.resolve(registry), registry });
      return registry;
    }
    if (isValid) return known.found;
    const cached: Cached = { at: elapsed(), change, found: registryIn(automation, workspaceId) };
    this.#cache.set(workspaceId, cached);
    try {
      cached.registry = await cached.found;
      return cached.registry;
    } catch (error) {
      // An error is not kept.
      this.#cache.delete(workspaceId);
      throw error;
    }
  }

  /** After a change. */
  forget(workspaceId: string): void {
    changes.set(workspaceId, {});
  }
}

async function registryIn(automation: Stored, workspaceId: string): Promise<Registry> {
  const [types, settings] = await Promise.all([
    automation.listTypes(workspaceId),
    automation.findSettings(workspaceId),
  ]);
  return registryOf({ types, settings });
}

const registryOf = ({ types, settings }: Omit<AutomationRegistry, 'isCurrent'>): Registry => ({
  types: new Map(types.map(one => [one.type, one])),
  isClosed: settings.registered_types_only,
});

/** Whether events of all types are accepted as they are. */
export const acceptsAll = ({ types, isClosed }: Registry): boolean => types.size === 0 && !isClosed;

/**
 * Checks events against the registry of their workspace.
 * @throws MarketplaceError 422 for a type that has to be registered, and for data that its schema refuses
 */
export async function checkRegistered(
  { types, checks }: RegistryParts,
  automation: Stored,
  workspaceId: string,
  events: CheckedEvents,
): Promise<void> {
  const registry = await types.of(automation, workspaceId);
  if (!acceptsAll(registry)) await checkEvents(registry, checks, workspaceId, events);
}

/** Checks events against a registry. @throws MarketplaceError like {@link checkRegistered} */
export async function checkEvents(
  registry: Registry,
  checks: RegistryParts['checks'],
  workspaceId: string,
  { drafts, isBatch, typeAt = '/type' }: CheckedEvents,
): Promise<void> {
  const wanted: DataCheck[] = [];
  for (const [index, { type, data }] of drafts.entries()) {
    const place = isBatch ? `/${index}` : '';
    const schema = registry.types.get(type)?.data_schema;
    if (schema === undefined && registry.isClosed) {
      const pointer = `${place}${typeAt}`;
      const reason = 'is not registered in this workspace';
      throw new MarketplaceError(inboundErrors.automation_type_not_registered, `${pointer} ${reason}`, {
        problems: [{ pointer, reason }],
      });
    }
    if (schema !== undefined && schema !== null) wanted.push({ name: `type ${type}`, schema, data, place });
  }
  await checkDataOfEvents(checks, workspaceId, wanted, inboundErrors.automation_type_data_invalid);
}
