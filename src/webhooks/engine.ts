/** Webhooks as a host has them: started, closed, and fed with events of its own. */

import type { Webhooks } from '../group/engines.ts';
import { eventOf, longestPayload } from '../group/event.ts';
import { mergedReceivers, type Receivers } from '../group/receiver.ts';
import { webhookChecks } from './checks.ts';
import { longestLookUp } from './look-ups.ts';
import { checkWebhooksOptions, type WebhooksOptions } from './options.ts';
import { TargetGuard, type TargetRules } from './target.ts';
import { WebhookWorker } from './worker.ts';

const typePattern = /^[a-z][a-z0-9_]*(\.[a-z0-9_]+)+$/;

export interface WebhookEngine extends Webhooks {
  /** Begins to send. Any number of processes may. */
  start(): void;
  /** Takes no more, finishes what is under way and gives back what it holds. */
  close(): Promise<void>;
  /**
   * Sends an event of the host's own to the webhooks of a workspace that ask for it; how many these are. Stored
   * when it resolves. `id` (letters, digits, _ and -, up to 32) names the event: published twice, it is sent once.
   * @throws RangeError for a type that was not declared, data that is too large or an id that is none
   */
  publish(
    workspaceId: string,
    type: string,
    data: object,
    options?: { readonly id?: string },
  ): Promise<number>;
}

/** What the groups of this package bring along. */
export interface OfPackage {
  /** The types of its events: a host cannot publish them in its name. */
  readonly reserved: readonly string[];
  readonly receivers: Receivers;
}

/** `admit`: see {@link TargetGuard}. */
export function webhookEngine(
  ofPackage: OfPackage,
  given: WebhooksOptions,
  admit?: TargetRules['admit'],
): WebhookEngine {
  checkWebhooksOptions(given);
  const { repository, events = [], publicUrl, allowPrivateTargets, resolve, receivers, ...options } = given;
  const own = new Set<string>();
  for (const { type } of events) {
    if (!typePattern.test(type) || ofPackage.reserved.includes(type) || type.startsWith('webhook.'))
      throw new TypeError(`events: ${type} must be group.what_happened, and none of this package`);
    own.add(type);
  }
  const now = options.now ?? (() => Date.now());
  const guard = new TargetGuard({
    lookUpTimeout: Math.min(longestLookUp, options.timeout ?? longestLookUp),
    ...(allowPrivateTargets === undefined ? {} : { allowed: allowPrivateTargets }),
    ...(resolve === undefined ? {} : { resolve }),
    ...(publicUrl === undefined ? {} : { own: [publicUrl] }),
    ...(admit === undefined ? {} : { admit }),
  });
  const checks = webhookChecks(guard, events);
  const worker = new WebhookWorker({ ...options, webhooks: repository.webhooks }, guard, {
    publicUrl: publicUrl ?? null,
    receivers: mergedReceivers([ofPackage.receivers, receivers]),
  });
  return {
    ...checks,
    nudge: () => worker.nudge(),
    start: () => worker.start(),
    close: () => worker.close(),
    async publish(workspaceId, type, data, { id } = {}) {
      if (!own.has(type)) throw new RangeError(`type: ${type} was not declared in events`);
      if (id !== undefined && !/^[A-Za-z0-9_-]{1,32}$/.test(id))
        throw new RangeError('id: must be up to 32 letters, digits, _ and -');
      const event = eventOf(type, data, now(), { id });
      if (Buffer.byteLength(event.payload) > longestPayload)
        throw new RangeError(`data: must not make a body of more than ${longestPayload} bytes`);
      const sent = await repository.webhooks.publish(workspaceId, [event]);
      if (sent > 0) worker.nudge();
      return sent;
    },
  };
}
