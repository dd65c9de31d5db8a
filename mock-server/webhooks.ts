/** Webhooks of the mock server: they may go to this machine, for receivers in development. */

import { setImmediate } from 'node:timers';
import type { Webhooks } from '../src/group/engines.ts';
import type { Resolve } from '../src/outbound/resolve.ts';
import { ForbiddenTargetError, TargetGuard, type TargetRules } from '../src/outbound/target.ts';
import type { WholeRepository } from '../src/repository/index.ts';
import { webhookChecks } from '../src/webhooks/checks.ts';
import type { WebhookEngine } from '../src/webhooks/engine.ts';
import { isAskedNearby, isLoopback } from './doors.ts';

/** The host name of fixtures and examples, which nobody can own (RFC 2606). */
const allowPrivateTargets = ['receiver.example'];

export interface MockWebhooks extends Webhooks {
  close(): Promise<void>;
}

export interface MockWebhooksOptions {
  readonly repository: WholeRepository;
  /** The URL that the mock server listens on: nothing is sent to it. */
  readonly url: string;
  /** The URL that clients use: nothing is sent to it either. */
  readonly publicUrl: string;
  /** Ports of this machine that all webhooks may use. */
  readonly ports: readonly number[];
  readonly now?: () => number;
  /** Resolves a host name to IP addresses. @default the system's */
  readonly resolve?: Resolve;
}

/** Starts to send. The engine is loaded after the server has started, because loading takes as long as all the rest. */
export function mockWebhooks({
  repository,
  url,
  publicUrl,
  ports,
  ...rest
}: MockWebhooksOptions): MockWebhooks {
  const own = Number(new URL(url).port || 80);
  /**
   * Allows deliveries to this machine: to the configured ports, and to others if `mayName` allows it for the caller, by
   * IP address or as localhost. Other names may resolve to another address later.
   */
  const admitting =
    (mayName: () => boolean): NonNullable<TargetRules['admit']> =>
    ({ host, port }, address) => {
      if (!isLoopback(address)) return false;
      if (port === own) throw new ForbiddenTargetError('must not point to this service');
      if (ports.includes(port)) return true;
      if (!isLoopback(host)) return false;
      if (mayName()) return true;
      throw new ForbiddenTargetError(
        'must not point to this machine: allow its port with --webhook-port, or create the webhook in the console or from this machine',
      );
    };
  let engine: WebhookEngine | null = null;
  const loading = new Promise(resolve => setImmediate(resolve))
    .then(() => import('../src/create-webhooks.ts'))
    .then(({ admittingWebhooks }) => {
      // The deliveries and events of fixtures are as old as the fixtures, so they are not pruned.
      const keep = { deliveryRetentionDays: 0, eventRetentionDays: 0 };
      const options = { repository, publicUrl, allowPrivateTargets, ...keep, ...rest };
      // The target was checked when the webhook was created.
      engine = admittingWebhooks(
        options,
        admitting(() => true),
      );
      engine.start();
    });
  return {
    ...webhookChecks(
      new TargetGuard({ ...rest, allowed: allowPrivateTargets, admit: admitting(isAskedNearby) }),
    ),
    nudge: () => engine?.nudge(),
    close: async () => {
      await loading;
      await engine?.close();
    },
  };
}
