/** Sends nothing: deliveries stay as they are when no process sends them. */
import { realTime } from '../../../src/common/time/worker-time.ts';
import type { EventSender } from '../../../src/group/event-sender.ts';
import { resolveWorkerOptions, type WorkerOptions } from '../../../src/webhooks/options.ts';

export class WebhookWorker {
  readonly isAlive = false;
  readonly retention: NonNullable<EventSender['retention']>;

  constructor(options: Omit<WorkerOptions, 'webhooks'>) {
    const { deliveryRetentionDays: deliveryDays, eventRetentionDays: eventDays } = resolveWorkerOptions(
      options,
      realTime,
    );
    this.retention = { deliveryDays, eventDays };
  }

  start(): void {}
  nudge(): void {}
  async close(): Promise<void> {}

  inHand(): { readonly deliveries: number } {
    return { deliveries: 0 };
  }

  done(): Readonly<Record<string, number>> {
    return {};
  }
}
