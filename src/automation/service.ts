/** What automation offers to its own operations and pages. */
import { invalidParameters, MarketplaceError } from '../common/errors.ts';
import type { Webhooks } from '../group/engines.ts';
import type { OfferedEvent } from '../group/event.ts';
import type { Call } from '../group/operation.ts';
import type { ResolvedOptions } from '../group/resolved.ts';
import { Sandbox, SandboxUnavailableError } from './sandbox/sandbox.ts';

/** What runs mappings. */
export type Mappings = Pick<Sandbox, 'map' | 'compiles'>;

export interface AutomationService extends Pick<Webhooks, 'check'> {
  /** Events of this service: those of the groups that are served, and the host's own. */
  readonly events: readonly OfferedEvent[];
  /** Whether there is an event of this service that a pattern asks for. */
  knows(pattern: string): boolean;
  readonly mappings: Mappings;
}

/** What a handler of automation gets. */
export type AutomationCall<Input> = Call<Input, 'automation' | 'webhooks', AutomationService>;

export const automationService = ({ webhooks, served }: ResolvedOptions): AutomationService => ({
  check: (url, workspaceId) => webhooks.check(url, workspaceId),
  events: served.events,
  knows: pattern => served.knows(pattern),
  // Nothing is started before the first mapping, and what is started holds up no end of the process.
  mappings: new Sandbox(),
});

/** Where too much waits, the caller may come again. */
export async function unlessBusy<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof SandboxUnavailableError)
      throw new MarketplaceError('unavailable', undefined, { headers: { 'Retry-After': '1' }, cause: error });
    throw error;
  }
}

/** Refuses an address that may not be posted to: the same check as at the delivery. */
export async function checkTarget(
  url: string,
  pointer: string,
  { service, principal }: Pick<AutomationCall<unknown>, 'service' | 'principal'>,
): Promise<void> {
  await service.check(url, principal.workspaceId).catch((error: Error) => {
    throw invalidParameters({ pointer, reason: error.message });
  });
}
