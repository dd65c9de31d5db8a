/** Webhooks of the mock: they may go to this machine, for receivers that are being written. */

import type { Webhooks } from '../src/group/engines.ts';
import type { WholeRepository } from '../src/repository/index.ts';
import { webhookChecks } from '../src/webhooks/checks.ts';
import type { WebhookEngine } from '../src/webhooks/engine.ts';
import type { Resolve } from '../src/webhooks/resolve.ts';
import { ForbiddenTargetError, TargetGuard, type TargetRules } from '../src/webhooks/target.ts';
import { isAskedNearby, isLoopback } from './doors.ts';

/** The host of the fixtures and examples, which nobody can ever have (RFC 2606). */
const allowPrivateTargets = ['receiver.example'];

export interface MockWebhooks extends Webhooks {
  close(): Promise<void>;
}

export interface MockWebhooksOptions {
  readonly repository: WholeRepository;
  /** Where the mock listens. */
  readonly url: string;
  /** Ports of this machine that anybody may have deliveries sent to. */
  readonly ports: readonly number[];
  readonly now?: () => number;
  /** Finds the addresses of a host name. @default the system's */
  readonly resolve?: Resolve;
}

/** Starts to send. What sends is loaded when the mock answers already: it takes as long as all the rest. */
export function mockWebhooks({ repository, url, ports, ...rest }: MockWebhooksOptions): MockWebhooks {
  const own = Number(new URL(url).port || 80);
  /**
   * Lets deliveries go to this machine: to ports that were named, and to others where `mayName` says so of who asks,
   * by an address or as localhost. Other names may lead elsewhere when they are asked for again.
   */
  const admitting =
    (mayName: () => boolean): NonNullable<TargetRules['admit']> =>
    ({ host, port }, address) => {
      if (!isLoopback(address)) return false;
      if (port === own) throw new ForbiddenTargetError('leads back to this service');
      if (ports.includes(port)) return true;
      if (!isLoopback(host)) return false;
      if (mayName()) return true;
      throw new ForbiddenTargetError(
        'leads to this machine: name its port with --webhook-port, or make the webhook in the console or from this machine',
      );
    };
  let engine: WebhookEngine | null = null;
  const loading = new Promise(resolve => setImmediate(resolve))
    .then(() => import('../src/create-webhooks.ts'))
    .then(({ admittingWebhooks }) => {
      // The deliveries of fixtures are as old as the fixtures: none of them is forgotten.
      const options = { repository, allowPrivateTargets, deliveryRetentionDays: 0, ...rest };
      // What is stored was let in when it was made.
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
