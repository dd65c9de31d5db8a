/** Whether the registry of event types allows what a route makes. */
import { MarketplaceError } from '../common/errors/errors.ts';
import type { CheckedEvents } from './inbound/registered-types.ts';
import type { RouteOutcome } from './run-route.ts';

interface RouteTypes {
  /** What the route says. `null`: it keeps the type of the event. */
  readonly given: string | null;
  /** The type of the event. */
  readonly kept: unknown;
  /** Whether it is an event of this service: nobody can register its type, so it may be kept. */
  readonly isOwn: boolean;
}

/** The outcome of a route: it fails if `check`, which is the check of publishing, refuses the event that it makes. */
export async function registeredOutcome(
  run: RouteOutcome,
  { given, kept, isOwn }: RouteTypes,
  check: (events: CheckedEvents) => Promise<void>,
): Promise<RouteOutcome> {
  const type = given ?? kept;
  if (run.outcome !== 'made' || typeof type !== 'string' || (given === null && isOwn)) return run;
  const typeAt = given === null ? '/type' : '/event_type';
  try {
    await check({ drafts: [{ type, data: run.value }], isBatch: false, typeAt });
    return run;
  } catch (error) {
    if (!(error instanceof MarketplaceError) || error.status !== 422) throw error;
    return { outcome: 'failed', error: `${type} was not made. ${error.message}`, isRefused: true };
  }
}
