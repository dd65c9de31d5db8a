/** Destinations of endpoints over HTTP: what creates, changes and shows them. */
import { isDeepStrictEqual } from 'node:util';
import { invalidParameters, type Problem } from '../../common/errors/errors.ts';
import type { WebhookEndpointRecord } from '../../generated/types.ts';
import { faultIn } from '../../repository/encrypted/unreadable.ts';
import type { WebhookService } from '../service.ts';
import {
  changedDestination,
  destinationKind,
  type KnownDestinations,
  type StoredDestination,
  shownPlace,
  storedDestination,
  targetProblems,
  wholeSettings,
} from './settings.ts';

/** What only requests of a service with destinations have. */
export interface WithDestination {
  readonly url?: string;
  readonly destination?: Readonly<Record<string, unknown>>;
}

type Stored = Readonly<WebhookEndpointRecord>;
type Change = Pick<WebhookEndpointRecord, 'url'> & { readonly config: Record<string, unknown> };

const none: KnownDestinations = new Map();

/** The members of a new endpoint that say where its events are sent. @throws MarketplaceError 400 */
export function newTarget(
  { url, destination }: WithDestination,
  { destinations = none }: WebhookService,
): Pick<WebhookEndpointRecord, 'url' | 'kind' | 'config'> {
  if (destination === undefined) {
    if (url === undefined) throw invalidParameters({ pointer: '/url', reason: 'is required' });
    return { url };
  }
  if (url !== undefined)
    throw invalidParameters({ pointer: '/url', reason: 'cannot be used with destination' });
  return { kind: destinationKind, ...membersOf(changedDestination(destinations, destination), destinations) };
}

/** What changes, without the members of the request that say so. @throws MarketplaceError 400 */
export function changedTarget(
  { url, destination }: WithDestination,
  before: Stored,
  { destinations = none }: WebhookService,
): Partial<Change> {
  const stored = storedDestination(before);
  if (stored === null) {
    if (destination !== undefined)
      throw invalidParameters({ pointer: '/destination', reason: 'cannot be given to a webhook with a URL' });
    return url === undefined ? {} : { url };
  }
  if (url !== undefined && url !== before.url)
    throw invalidParameters({ pointer: '/url', reason: 'cannot be changed: change the destination' });
  if (destination === undefined) return {};
  // Settings that nobody can read here would be lost, unless somebody replaces them.
  const fault = faultIn(stored.credentials);
  const { properties = {} } = destinations.get(stored.destination.type) ?? {};
  if (fault !== null && !Object.keys(destination).some(name => properties[name]?.writeOnly === true))
    throw fault;
  return membersOf(changedDestination(destinations, destination, stored), destinations);
}

function membersOf(stored: StoredDestination, destinations: KnownDestinations): Change {
  const known = destinations.get(stored.destination.type);
  const url = known === undefined ? stored.destination.type : shownPlace(known, wholeSettings(stored));
  return { url, config: { ...stored } };
}

/** What is wrong with where an endpoint leads now: the check of every attempt. */
export async function problemsOfTarget(
  endpoint: Pick<WebhookEndpointRecord, 'url' | 'kind' | 'config'>,
  { check, destinations = none }: WebhookService,
  workspaceId: string,
): Promise<Problem[]> {
  const stored = storedDestination(endpoint as Stored);
  // Without this destination, other processes send, and check.
  if (stored !== null) {
    const known = destinations.get(stored.destination.type);
    if (known === undefined) return [];
    return targetProblems(url => check(url, workspaceId), known, wholeSettings(stored));
  }
  try {
    await check(endpoint.url, workspaceId);
    return [];
  } catch (error) {
    return [{ pointer: '/url', reason: (error as Error).message }];
  }
}

/** Whether both lead to the same place in the same way: nobody has changed it meanwhile. */
export const isSameTarget = (one: Stored, other: Stored): boolean =>
  isDeepStrictEqual(storedDestination(one), storedDestination(other));
