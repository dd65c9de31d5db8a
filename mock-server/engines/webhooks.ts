/** Webhooks of the mock server: they may go to this machine, for receivers in development. */

import { setImmediate } from 'node:timers';
import { defined } from '../../src/common/defined.ts';
import type { HostEvent } from '../../src/group/event.ts';
import type { EventSender } from '../../src/group/event-sender.ts';
import type { Group } from '../../src/group/group.ts';
import { mergedReceivers, type Receivers } from '../../src/group/receiver.ts';
import { ForbiddenTargetError, TargetGuard, type TargetRules } from '../../src/outbound/target.ts';
import type { WholeRepository } from '../../src/repository/index.ts';
import { webhookChecks } from '../../src/webhooks/checks.ts';
import type { WebhookEngine } from '../../src/webhooks/engine.ts';
import type { WebhooksOptions } from '../../src/webhooks/options.ts';
import { isFromOtherMachine, isLoopback } from '../access-rules.ts';
import { declared } from '../served.ts';

/** The host name of fixtures and examples, which nobody can own (RFC 2606). */
const ofExamples = ['receiver.example'];

/** Settings of the engine that sends the webhooks of the mock server, as for `createWebhooks`. */
export type MockWebhookSettings = Omit<
  WebhooksOptions,
  'repository' | 'publicUrl' | 'now' | 'events' | 'secrets'
>;

export interface PublishOptions {
  /** Whose webhooks receive it. @default the first workspace of the fixtures */
  readonly workspaceId?: string;
  /** Identifies the event: an event that is published twice is sent once. */
  readonly id?: string;
}

export interface MockWebhooks extends EventSender {
  publish: WebhookEngine['publish'];
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
  /** Event types of the host application. */
  readonly events?: readonly HostEvent[];
  /** Those of the groups of the host application. */
  readonly receivers?: Receivers;
  readonly settings?: MockWebhookSettings;
  /** Starts when something may have to be sent. @default false */
  readonly isLazy?: boolean;
}

/** Starts to send. The engine is loaded after the server has started, because loading takes as long as all the rest. */
export function mockWebhooks({
  repository,
  url,
  publicUrl,
  ports,
  events = [],
  receivers,
  settings = {},
  isLazy = false,
  ...rest
}: MockWebhooksOptions): MockWebhooks {
  const allowPrivateTargets = [...ofExamples, ...(settings.allowPrivateTargets ?? [])];
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
        'must not point to this machine: allow its port with --webhook-port, or create the webhook from this machine',
      );
    };
  // The deliveries and events of fixtures are as old as the fixtures, so they are not pruned.
  const keep = { deliveryRetentionDays: 0, eventRetentionDays: 0 };
  const kept = { ...keep, ...settings };
  let engine: WebhookEngine | null = null;
  let loading: Promise<WebhookEngine> | null = null;
  let isClosed = false;
  const load = (): Promise<WebhookEngine> => {
    loading ??= new Promise(resolve => setImmediate(resolve))
      .then(() => import('../../src/webhooks/engine.ts'))
      .then(begin);
    return loading;
  };
  const begin = ({ webhookEngine }: typeof import('../../src/webhooks/engine.ts')) => {
    const options = {
      ...kept,
      ...rest,
      repository,
      publicUrl,
      events,
      allowPrivateTargets,
      receivers: mergedReceivers('startMock', [receivers, settings.receivers]),
    };
    // The target was checked when the webhook was created.
    engine = webhookEngine(
      declared,
      options,
      admitting(() => true),
    );
    engine.start();
    return engine;
  };
  if (!isLazy) void load();
  return {
    ...webhookChecks(
      new TargetGuard({
        ...defined({ resolve: settings.resolve }),
        allowed: allowPrivateTargets,
        admit: admitting(() => !isFromOtherMachine()),
      }),
      events,
    ),
    retention: { deliveryDays: kept.deliveryRetentionDays, eventDays: kept.eventRetentionDays },
    publish: async (...event) => (await load()).publish(...event),
    nudge() {
      if (engine !== null) engine.nudge();
      else if (!isClosed) void load();
    },
    close: async () => {
      isClosed = true;
      await loading;
      await engine?.close();
    },
  };
}

/** The engine of the host, which the host starts and closes. */
export const webhooksOfHost = (engine: EventSender & Partial<WebhookEngine>): MockWebhooks => ({
  events: engine.events,
  ...defined({ retention: engine.retention }),
  check: (...target) => engine.check(...target),
  nudge: () => engine.nudge(),
  async publish(...event) {
    if (engine.publish === undefined)
      throw new TypeError('publish: the webhook engine that was passed to startMock cannot publish');
    return engine.publish(...event);
  },
  close: async () => {},
});

/** Who takes deliveries to endpoints of the kinds of these groups. */
export const receiversOfGroups = (groups: readonly (string | Group)[] = []): Receivers =>
  mergedReceivers(
    'startMock',
    groups.map(group => (typeof group === 'string' ? undefined : group.receivers)),
  );
