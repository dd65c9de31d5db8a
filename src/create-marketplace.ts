/** Creates the router, the short-link engine and the webhook engine from one options object and connects them. */

import type Koa from 'koa';
import { type Check, type Checks, checkOptions, isFunction, needOption } from './common/check-options.ts';
import { isBelow } from './common/path-below.ts';
import { isPlainObject } from './common/plain-object.ts';
import { publicUrlsOf } from './common/public-url.ts';
import { withoutEndSlashes } from './common/trim-slashes.ts';
import { resolveConsole } from './console/options.ts';
import { checksOfMessaging, createMessaging, type MessagingOptions } from './create-messaging.ts';
import { type MarketplaceRouter, routerOf } from './create-router.ts';
import { checksOfWebhooks, createWebhooks } from './create-webhooks.ts';
import { chosenGroups } from './group/choose.ts';
import type { Group } from './group/group.ts';
import { mergedReceivers } from './group/receiver.ts';
import { builtIn } from './groups.ts';
import type { MountedRouter } from './http/mounted-router.ts';
import { createLinks, type LinkEngine } from './links/redirects/engine.ts';
import { complaintAboutDomains, type LinksOptions, linksChecks } from './links/redirects/options.ts';
import { defaultPrefix } from './links/rules.ts';
import type { MessagingEngine } from './messaging/engine/engine.ts';
import { openApiPaths } from './openapi/serve.ts';
import { type MarketplaceOptions, marketplaceChecks } from './options.ts';
import type { WebhookEngine } from './webhooks/engine.ts';
import type { WebhooksOptions } from './webhooks/options.ts';

const factory = 'createMarketplace';

/** Options that all parts receive from the front door. */
type Shared = 'repository' | 'onError' | 'now';

export interface MarketplaceSettings
  extends Omit<MarketplaceOptions, 'webhooks' | 'links' | 'messaging' | 'onError'> {
  /**
   * Settings of the webhook engine in this process, as for `createWebhooks`. `false`: another process sends webhooks.
   * @default webhooks are sent if the group is served
   */
  readonly webhooks?: boolean | Omit<WebhooksOptions, Shared | 'publicUrl'>;
  /**
   * Settings of the short links, as for `createLinks`. `false`: another process serves the redirects.
   * @default redirects below `/l` of `publicUrl` if the group is served
   */
  readonly links?: boolean | Omit<LinksOptions, Shared | 'webhooks' | 'rateLimits'>;
  /**
   * Serves the group messaging. Settings of the engine that holds the instances in this process, as for
   * `createMessaging`; `true` uses the defaults, with the simulated channel only.
   * @default false
   */
  readonly messaging?: boolean | Omit<MessagingOptions, Shared | 'webhooks' | 'publicUrl'>;
  /**
   * Called with every internal error, including its cause, and with the Koa context if a request caused it. The same
   * outage of the storage in work that no request waits for is told once a second by each engine.
   * @default the app's `error` event for errors of requests, nothing for other errors
   */
  readonly onError?: (error: unknown, ctx?: Koa.Context) => void;
}

export interface Marketplace {
  /** The router of the API and the console. Mount it with `app.use(marketplace.router.routes())`. */
  readonly router: MarketplaceRouter;
  /**
   * The router of the redirects, for the same app or one on its own domain. `null` if another process serves the
   * redirects.
   */
  readonly redirects: MountedRouter | null;
  /** Publishes events of the host application (`publish`). `null` if another process sends webhooks. */
  readonly webhooks: WebhookEngine | null;
  /** The messaging engine. `null` if the group is not served. */
  readonly messaging: MessagingEngine | null;
  /** Starts to send webhooks, to hold instances, to emit expiry events and to prune old records. A second call has no effect. */
  start(): void;
  /**
   * Stores the waiting clicks, ends the connections of instances, finishes deliveries that are being sent and releases all
   * others. Call it after the server has stopped accepting requests, and before you close the storage. It never rejects
   * because of the storage, and ends in bounded time although the storage never answers: after `webhooks.timeout` and
   * `messaging.timeouts.send` and `disconnect`, with ten seconds for each of both; `onError` is told what was given up.
   */
  close(): Promise<void>;
}

const isSwitch: Check = value =>
  typeof value === 'boolean' || isPlainObject(value) ? null : 'must be true, false or an object';

type SettingsOf<Name extends 'webhooks' | 'links' | 'messaging'> = Exclude<
  MarketplaceSettings[Name],
  boolean | undefined
>;

/** Without the options that the marketplace passes itself. */
const { repository: _, onError: __, now: ___, publicUrl: ____, ...ofWebhooks } = checksOfWebhooks;
const { repository: _r, onError: _o, now: _n, webhooks: _w, rateLimits: _l, ...ofLinks } = linksChecks;
const {
  repository: _m1,
  onError: _m2,
  now: _m3,
  webhooks: _m4,
  publicUrl: _m5,
  ...ofMessaging
} = checksOfMessaging;
const settingChecks: {
  readonly webhooks: Checks<SettingsOf<'webhooks'>>;
  readonly links: Checks<SettingsOf<'links'>>;
  readonly messaging: Checks<SettingsOf<'messaging'>>;
} = {
  webhooks: ofWebhooks,
  links: ofLinks,
  messaging: ofMessaging,
};

const checks: Checks<MarketplaceSettings> = {
  ...marketplaceChecks,
  webhooks: isSwitch,
  links: isSwitch,
  messaging: isSwitch,
  onError: isFunction,
};

/**
 * Creates a complete marketplace from one options object. To create the parts separately, use `createRouter`,
 * `createWebhooks` and `createLinks`.
 * @throws TypeError that names the unknown or invalid option
 * @example
 * const marketplace = createMarketplace({ repository, publicUrl: 'https://shop.example', console: true });
 * app.use(marketplace.router.routes()).use(marketplace.redirects.routes());
 * marketplace.start();
 * // at shutdown
 * await marketplace.close();
 */
export function createMarketplace(given: MarketplaceSettings): Marketplace {
  const settings = checkOptions(factory, given, checks);
  needOption(factory, 'repository', settings.repository);
  const { webhooks: _sending, links: _linking, messaging: _holding, onError, ...ofRouter } = settings;
  const { repository, publicUrl, groups, rateLimits, now } = settings;
  const shared = {
    ...(onError === undefined ? {} : { onError: (error: unknown) => onError(error) }),
    ...(now === undefined ? {} : { now }),
  };
  const hasMessaging = settings.messaging !== undefined && settings.messaging !== false;
  const chosen = chosenGroups(factory, builtIn, repository, groups, {
    messaging: hasMessaging ? settings.messaging : undefined,
  });
  const served = new Set(chosen.map(({ name }) => name));
  const wanted = <Name extends 'webhooks' | 'links' | 'messaging'>(name: Name): SettingsOf<Name> | null => {
    const choice = settings[name];
    if (choice === false || (choice === undefined && !served.has(name))) return null;
    if (repository[name] == null)
      throw new TypeError(`${factory}: the option ${name} needs a repository with the part ${name}`);
    // A group of the host may need webhooks too.
    if (!chosen.some(({ needs }) => needs.includes(name)))
      throw new TypeError(`${factory}: the option ${name} needs the group ${name}, which is not in groups`);
    const own = (typeof choice === 'object' ? choice : {}) as SettingsOf<Name>;
    return checkOptions(factory, own, settingChecks[name] as Checks<SettingsOf<Name>>, name);
  };

  const ofWebhooks = wanted('webhooks');
  const webhooks =
    ofWebhooks === null
      ? null
      : createWebhooks({
          ...ofWebhooks,
          ...shared,
          receivers: mergedReceivers(factory, [
            ...chosen.map(({ receivers }) => receivers),
            ofWebhooks.receivers,
          ]),
          // It has this part, because the option needs it.
          repository: repository as WebhooksOptions['repository'],
          ...(publicUrl === undefined ? {} : { publicUrl }),
        });
  const ofMessaging = hasMessaging ? wanted('messaging') : null;
  const messaging =
    ofMessaging === null
      ? null
      : createMessaging({
          ...ofMessaging,
          ...shared,
          repository: repository as MessagingOptions['repository'],
          ...(webhooks === null ? {} : { webhooks }),
          ...(publicUrl === undefined ? {} : { publicUrl }),
        });
  const ofLinks = wanted('links');
  const linkSettings =
    ofLinks === null
      ? null
      : {
          ...(publicUrl === undefined
            ? {}
            : { url: publicUrlsOf(publicUrl).map(url => addressOf(url, ofLinks.prefix)) }),
          ...ofLinks,
        };
  if (linkSettings !== null) {
    const complaint =
      complaintAboutDomains(linkSettings) ??
      (ofLinks?.url === undefined
        ? complaintAboutPrefix(linkSettings.prefix, chosen, settings.console)
        : null);
    if (complaint !== null) throw new TypeError(`${factory}: links.${complaint}`);
  }
  const links: LinkEngine | null =
    linkSettings === null
      ? null
      : createLinks({
          ...linkSettings,
          ...shared,
          repository: repository as LinksOptions['repository'],
          ...(webhooks === null ? {} : { webhooks }),
          ...(rateLimits === undefined ? {} : { rateLimits }),
        });
  const router = routerOf(factory, {
    ...ofRouter,
    ...(onError === undefined ? {} : { onError }),
    ...(webhooks === null ? {} : { webhooks }),
    ...(links === null ? {} : { links }),
    ...(messaging === null ? {} : { messaging }),
  });
  return {
    router,
    redirects: links?.router ?? null,
    webhooks,
    messaging,
    start() {
      webhooks?.start();
      links?.start();
      messaging?.start();
    },
    async close() {
      // Closes webhooks last, because stored clicks and messages may create deliveries.
      messaging?.endStreams();
      await Promise.all([links?.close(), messaging?.close()]);
      await webhooks?.close();
    },
  };
}

/**
 * Returns what is wrong with the prefix of redirects at the same address as the API, or `null`: mounted first, they
 * would answer its requests. An empty prefix is for a domain of its own.
 */
function complaintAboutPrefix(
  prefix: string = defaultPrefix,
  groups: readonly Group[],
  console: MarketplaceSettings['console'],
): string | null {
  if (prefix === '') return null;
  const paths = [...openApiPaths, ...groups.flatMap(({ operations }) => operations.map(({ path }) => path))];
  const consolePrefix = resolveConsole(console)?.prefix;
  const taken =
    paths.find(path => isBelow(path, prefix)) ??
    (consolePrefix !== undefined && (isBelow(consolePrefix, prefix) || isBelow(prefix, consolePrefix))
      ? consolePrefix
      : undefined);
  return taken === undefined ? null : `prefix must not be ${prefix}: it overlaps with ${taken}`;
}

const addressOf = (publicUrl: string, prefix: string = defaultPrefix) =>
  `${withoutEndSlashes(publicUrl)}${prefix}`;
