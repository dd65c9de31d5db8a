/** The engines of the mock server, over one storage and one clock. */
import type Koa from 'koa';
import { forgetRefusals } from '../../src/automation/inbound/refusals.ts';
import { forgetRegisteredTypes } from '../../src/automation/inbound/registered-types.ts';
import type { Group } from '../../src/group/group.ts';
import type { LinkEngine } from '../../src/links/redirects/engine.ts';
import type { WholeRepository } from '../../src/repository/index.ts';
import { createRequestLog, type RequestLogOptions } from '../../src/requests/engine.ts';
import type { MockClock } from '../control/clock/clock.ts';
import { storageByClock } from '../control/clock/storage.ts';
import { engineOrSettings, type MockOptions } from '../options.ts';
import { mockLinks } from './links.ts';
import { withMemory } from './memory-destination.ts';
import type { MockChannel } from './messaging/checked-channel.ts';
import { messagingControl } from './messaging/control.ts';
import { mockMessaging } from './messaging/index.ts';
import { mockWebhooks, receiversOfGroups, webhooksOfHost } from './webhooks.ts';

export interface EnginesOptions
  extends Pick<
    MockOptions,
    'webhooks' | 'webhookPorts' | 'memoryDestination' | 'events' | 'rateLimits' | 'file'
  > {
  readonly repository: WholeRepository;
  /** The same repository, for the engine that sends webhooks. */
  readonly watching: (repository: WholeRepository) => WholeRepository;
  readonly clock: MockClock;
  readonly url: string;
  readonly publicUrl: string;
  readonly groups: readonly (string | Group)[] | undefined;
  /** They start when they are used. @default false */
  readonly isLazy?: boolean;
}

/** What the engines add to the mock object. */
export interface ShownMockEngines {
  /** Lets things happen at the simulated messaging channel: received messages, read receipts, lost connections. */
  readonly messaging: MockChannel;
}

export type MockEngines = ReturnType<typeof startMockEngines>;

export function startMockEngines({
  repository,
  watching,
  clock,
  url,
  publicUrl,
  file,
  groups,
  webhooks: givenWebhooks,
  webhookPorts: ports = [],
  memoryDestination: hasMemory = false,
  events = [],
  rateLimits = false,
  isLazy = false,
}: EnginesOptions) {
  const { now } = clock;
  const timed = storageByClock(repository, clock);
  const { engine, settings } = engineOrSettings(givenWebhooks);
  const receivers = receiversOfGroups(groups);
  const webhooks =
    engine === null
      ? mockWebhooks({
          repository: watching(timed.repository),
          url,
          publicUrl,
          ports,
          now,
          events,
          receivers,
          settings: { ...settings, destinations: withMemory(hasMemory, settings.destinations) },
          isLazy,
        })
      : webhooksOfHost(engine);
  const messaging = mockMessaging({
    repository: timed.repository,
    url: publicUrl,
    now,
    ...(file === undefined ? {} : { mediaFolder: `${file}.media` }),
    webhooks,
    isLazy,
  });
  const requests = createRequestLog({ repository: timed.repository as RequestLogOptions['repository'], now });
  if (!isLazy) requests.start();
  let links: LinkEngine | null = null;
  const linkEngine = () => {
    links ??= mockLinks(timed.repository, publicUrl, webhooks, now, rateLimits);
    return links;
  };
  if (!isLazy) linkEngine();
  /** Something may be due. */
  const wake = () => {
    forgetRegisteredTypes();
    webhooks.nudge();
    messaging.engine.nudge();
  };
  clock.onMoved(by => {
    messaging.clockMoved(by);
    links?.nudge();
    wake();
  });
  return {
    /** The storage by the clock of the mock server. */
    repository: timed.repository,
    webhooks,
    /** The options of the router that they are, apart from `links`. */
    options: { webhooks, messaging: messaging.engine, requests },
    shown: { messaging: messaging.channel } satisfies ShownMockEngines,
    controls: [messagingControl(messaging.channel)],
    /** Ends the streams of events, which would keep the server open. */
    endStreams: messaging.endStreams,
    /** Answers requests for short links. */
    follow: (ctx: Koa.Context, next: Koa.Next) => linkEngine().router.routes()(ctx as never, next),
    get links() {
      return linkEngine();
    },
    wake,
    /** Lets the stored data be replaced, and follows it. */
    async during(replace: () => Promise<void>): Promise<void> {
      messaging.reset();
      await requests.flush();
      await replace();
      forgetRefusals();
      timed.forget();
      await messaging.replaced();
      wake();
    },
    async close(): Promise<void> {
      // Webhooks last: clicks and messages that are stored now may create deliveries.
      await links?.close();
      await requests.close();
      await messaging.close();
      await webhooks.close();
    },
  };
}
