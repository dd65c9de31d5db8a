/** The list of the engines of this package. It is apart from the groups, because a router does not need to load them. */

import {
  type AutomationOptions,
  type AutomationPublisher,
  automationPublisher,
} from '../../automation/publisher.ts';
import type { Engine, EngineOfPackage } from '../../group/engine.ts';
import type { HostEvent } from '../../group/event.ts';
import type { AnyEvents } from '../../group/event-types.ts';
import { type LinksSetting, linksOfPackage, type ShownLinks } from '../../links/engine-settings.ts';
import { type LinkEngine, linkEngine } from '../../links/redirects/engine.ts';
import type { LinkEngineOptions } from '../../links/redirects/options.ts';
import {
  type MessagingSetting,
  messagingOfPackage,
  type ShownMessaging,
} from '../../messaging/engine-settings.ts';
import { type RequestsSetting, requestsOfPackage } from '../../requests/engine-settings.ts';
import { type WebhookEngine, webhookEngine } from '../../webhooks/engine.ts';
import {
  type ShownWebhooks,
  type WebhooksSetting,
  webhooksOfPackage,
} from '../../webhooks/engine-settings.ts';
import type { WebhooksOptions } from '../../webhooks/options.ts';
import { declared } from './groups.ts';
import type { RateLimits } from './rate-limits.ts';

/** In the order in which they are created: what sends events is the first, and closed last. */
export const engines: readonly EngineOfPackage<Engine, object, object>[] = [
  webhooksOfPackage(declared),
  messagingOfPackage,
  linksOfPackage(declared.limits),
  requestsOfPackage,
];

/** Their settings of `createMarketplace`. */
export interface EngineSettings extends LinksSetting, MessagingSetting, RequestsSetting, WebhooksSetting {}

/** The events of the host in these settings. */
export interface EventsSetting<Events extends readonly HostEvent[]> {
  readonly webhooks?: boolean | EventsOption<Events>;
}

/** Their members of a marketplace. */
export interface ShownEngines<Events extends AnyEvents = AnyEvents>
  extends ShownLinks,
    ShownMessaging,
    ShownWebhooks<Events> {}

/**
 * Creates the engine that sends webhooks. Pass it to {@link createRouter}, call `start()` in as many processes as you
 * like, and `close()` it before the storage. What `publish` takes follows from `events`: their types, and the data that fits
 * the `schema` of each.
 * @throws TypeError for an invalid event type of the host
 * @example
 * const schema = { type: 'object', required: ['order'], properties: { order: { type: 'integer' } } } as const;
 * const webhooks = createWebhooks({ repository, events: [{ type: 'order.paid', summary: 'Paid', schema }] });
 * await webhooks.publish('ws_shop', 'order.paid', { order: 42 });
 */
export const createWebhooks = <const Events extends readonly HostEvent[] = readonly HostEvent[]>(
  options: WebhooksOptions & EventsOption<Events>,
): WebhookEngine<Events> => webhookEngine(declared, options);

/** The events of the host, from which the types of what it publishes follow. */
export interface EventsOption<Events extends readonly HostEvent[]> {
  readonly events?: Events;
}

/**
 * Publishes events of the host to automation: hooks, routes and the feed of a workspace. Every process may do so.
 * With the type parameter, it publishes only these event types, with their data.
 * @throws TypeError that names the unknown or invalid option
 * @example
 * const automation = createAutomation<{ 'order.placed': { order: number } }>({ repository, webhooks });
 * await automation.publish('ws_shop', 'order.placed', { order: 42 });
 */
export const createAutomation = <Types extends object = Readonly<Record<string, unknown>>>(
  options: AutomationOptions,
): AutomationPublisher<Types> => automationPublisher(declared.events, options) as AutomationPublisher<Types>;

/** Options of {@link createLinks}. */
export interface LinksOptions extends LinkEngineOptions {
  /** May name all limits of the option `rateLimits`, of which those for links apply. @default true: the default of each */
  readonly rateLimits?: boolean | RateLimits;
}

/**
 * Creates the short-link engine. Pass it to `createRouter`, mount its router, call `start()` in as many processes as
 * you like, and `close()` it before the storage.
 * @throws TypeError for an invalid option
 */
export const createLinks = (options: LinksOptions): LinkEngine => linkEngine(options, declared.limits);
