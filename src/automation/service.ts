/** What automation offers to its own operations and pages. */

import { defined } from '../common/defined.ts';
import { invalidParameters } from '../common/errors/errors.ts';
import { sourceOfWorkspace } from '../common/events/event-format.ts';
import type { Call } from '../group/call.ts';
import type { Numbers } from '../group/engine.ts';
import type { OfferedEvent } from '../group/event.ts';
import type { EventSender } from '../group/event-sender.ts';
import type { ResolvedOptions } from '../group/resolved.ts';
import { type InboundService, inboundService } from './inbound/service.ts';
import type { automationLimits } from './limits.ts';
import { Sandbox } from './sandbox/sandbox.ts';
import { tracedMappings } from './traced-mappings.ts';

export type Mappings = Pick<Sandbox, 'map' | 'compiles'>;

export interface AutomationService extends Pick<EventSender, 'check' | 'retention'>, InboundService, Numbers {
  /** Events of this service: those of the groups that are served, and the host's own. */
  readonly events: readonly OfferedEvent[];
  /** The source of this service's events of a workspace. */
  sourceOf(workspaceId: string): string;
  /** Runs the mappings of users. */
  readonly mappings: Mappings;
}

/** What a handler of automation gets. */
export type AutomationCall<Input> = Call<Input, 'automation' | 'webhooks', AutomationService>;

export const automationService = (
  options: ResolvedOptions<unknown, typeof automationLimits>,
): AutomationService => {
  const { sender, served, publicUrl } = options;
  // It starts with the first mapping or schema, and does not keep the process alive.
  const sandbox = new Sandbox();
  return {
    ...inboundService(options, sandbox),
    ...defined({ retention: sender.retention }),
    // Workspaces share the processes.
    inHand: workspaceId => (workspaceId === undefined ? sandbox.numbers().inHand : {}),
    done: () => sandbox.numbers().done,
    check: (url, workspaceId) => sender.check(url, workspaceId),
    events: served.events,
    sourceOf: workspaceId => sourceOfWorkspace(publicUrl, workspaceId),
    mappings: tracedMappings(options.tracing, {
      map: (...mapping) => sandbox.map(...mapping),
      compiles: (...mapping) => sandbox.compiles(...mapping),
    }),
  };
};

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
