/** The event types that workspaces have registered, and whether events are as these say. */
import { MarketplaceError } from '../../common/errors.ts';
import { LruCache } from '../../common/lru-cache.ts';
import { elapsed } from '../../common/worker-time.ts';
import type { AutomationTypeRecord } from '../../generated/types.ts';
import type { AutomationRepository } from '../../repository/index.ts';
import { checkDataOfEvents, type DataCheck } from './check-data.ts';
import { inboundErrors } from './errors.ts';
import type { SchemaChecks } from './schema-checks.ts';

/** Maximum age of what is cached, in milliseconds: so long after a change, other processes use it too. */
const mostAge = 1_000;
/** Number of workspaces whose types are cached. */
const mostCached = 1_000;
/** The last change of each workspace in this process: it applies at once to all that cache types here. */
let changes = new LruCache<object>(mostCached);
/** The last change of all workspaces. */
let ofAll = {};

/** After all stored data were replaced, as a mock server does between tests. */
export function forgetRegisteredTypes(): void {
  changes = new LruCache(mostCached);
  ofAll = {};
}

interface Registry {
  readonly types: ReadonlyMap<string, Readonly<AutomationTypeRecord>>;
  /** Whether other types are refused. */
  readonly isClosed: boolean;
}

type Stored = Pick<AutomationRepository, 'listTypes' | 'findSettings'>;

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

export class RegisteredTypes {
  readonly #cache = new LruCache<{
    readonly at: number;
    readonly change: object;
    readonly found: Promise<Registry>;
  }>(mostCached);

  of(automation: Stored, workspaceId: string): Promise<Registry> {
    const known = this.#cache.get(workspaceId);
    const change = changes.get(workspaceId) ?? ofAll;
    if (known !== undefined && known.change === change && elapsed() - known.at < mostAge) return known.found;
    const found = registryIn(automation, workspaceId);
    this.#cache.set(workspaceId, { at: elapsed(), change, found });
    // An error is not kept.
    found.catch(() => this.#cache.delete(workspaceId));
    return found;
  }

  /** After a change. */
  forget(workspaceId: string): void {
    changes.set(workspaceId, {});
  }
}

async function registryIn(automation: Stored, workspaceId: string): Promise<Registry> {
  const [types, { registered_types_only: isClosed }] = await Promise.all([
    automation.listTypes(workspaceId),
    automation.findSettings(workspaceId),
  ]);
  return { types: new Map(types.map(one => [one.type, one])), isClosed };
}

/**
 * Checks events against the registry of their workspace.
 * @throws MarketplaceError 422 for a type that has to be registered, and for data that its schema refuses
 */
export async function checkRegistered(
  { types, checks }: RegistryParts,
  automation: Stored,
  workspaceId: string,
  { drafts, isBatch, typeAt = '/type' }: CheckedEvents,
): Promise<void> {
  const registry = await types.of(automation, workspaceId);
  if (registry.types.size === 0 && !registry.isClosed) return;
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
