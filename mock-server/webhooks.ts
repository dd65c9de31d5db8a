/** Webhooks of the mock: they may go to this machine, for receivers that are being written. */

import type { Webhooks } from '../src/event.ts';
import { events } from '../src/events.ts';
import type { Repository } from '../src/repository/index.ts';
import { webhookChecks } from '../src/webhooks/checks.ts';
import type { WebhookEngine } from '../src/webhooks/engine.ts';
import { TargetGuard } from '../src/webhooks/target.ts';

/** This machine, and the host of the fixtures and examples, which nobody can ever have (RFC 2606). */
const allowPrivateTargets = ['127.0.0.0/8', '::1/128', 'localhost', 'receiver.example'];

export interface MockWebhooks extends Webhooks {
  close(): Promise<void>;
}

/** Starts to send. What sends is loaded when the mock answers already: it takes as long as all the rest. */
export function mockWebhooks(
  repository: Repository,
  publicUrl: string,
  now: (() => number) | undefined,
): MockWebhooks {
  let engine: WebhookEngine | null = null;
  const loading = new Promise(resolve => setImmediate(resolve))
    .then(() => import('../src/create-webhooks.ts'))
    .then(({ createWebhooks }) => {
      engine = createWebhooks({
        repository,
        publicUrl,
        allowPrivateTargets,
        ...(now === undefined ? {} : { now }),
      });
      engine.start();
    });
  return {
    ...webhookChecks(events, new TargetGuard({ own: [publicUrl], allowed: allowPrivateTargets })),
    nudge: () => engine?.nudge(),
    close: async () => {
      await loading;
      await engine?.close();
    },
  };
}
