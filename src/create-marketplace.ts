/** The front door: router, short links and what sends webhooks, made from one object of options and wired. */
import type Koa from 'koa';
import { type Check, type Checks, checkOptions, isFunction, needOption } from './common/check-options.ts';
import { isPlainObject } from './common/plain-object.ts';
import { withoutEndSlashes } from './common/trim-slashes.ts';
import { createRouter, type MarketplaceRouter } from './create-router.ts';
import { createWebhooks } from './create-webhooks.ts';
import { mergedReceivers } from './group/receiver.ts';
import { chosenGroups } from './group/served.ts';
import { builtIn } from './groups.ts';
import type { MountedRouter } from './http/mounted-router.ts';
import { createLinks, type LinkEngine, type LinksOptions } from './links/redirects/engine.ts';
import { defaultPrefix } from './links/rules.ts';
import { type MarketplaceOptions, marketplaceChecks } from './options.ts';
import type { WebhookEngine } from './webhooks/engine.ts';
import type { WebhooksOptions } from './webhooks/options.ts';

/** What the front door gives to all of them alike. */
type Shared = 'repository' | 'onError' | 'now';

export interface MarketplaceSettings extends Omit<MarketplaceOptions, 'webhooks' | 'links' | 'onError'> {
  /**
   * Settings of what sends webhooks in this process, those of `createWebhooks`; `false`: another process sends them.
   * @default sends them, where the group is served
   */
  readonly webhooks?: boolean | Omit<WebhooksOptions, Shared | 'publicUrl'>;
  /**
   * Settings of the short links, those of `createLinks`; `false`: links are made, and followed elsewhere.
   * @default redirects below `/l` of `publicUrl`, where the group is served
   */
  readonly links?: boolean | Omit<LinksOptions, Shared | 'webhooks' | 'rateLimits'>;
  /**
   * Told of every failure that is ours, with what caused it; with the context where it was in answering a request.
   * @default the app's `error` event for requests, nothing for others
   */
  readonly onError?: (error: unknown, ctx?: Koa.Context) => void;
}

export interface Marketplace {
  /** The API and the console: mount it with `app.use(marketplace.router.routes())`. */
  readonly router: MarketplaceRouter;
  /** The short links, for the same app or for one on a domain of their own; `null` where they are followed elsewhere. */
  readonly redirects: MountedRouter | null;
  /** For events of your own (`publish`); `null` where another process sends webhooks. */
  readonly webhooks: WebhookEngine | null;
  /** Begins to send webhooks, to tell of links that expire and to forget what is old. A second call changes nothing. */
  start(): void;
  /**
   * Stores the clicks that wait, finishes the deliveries under way and gives back the others. Close it when the server
   * takes no more requests, and before the storage.
   */
  close(): Promise<void>;
}

const isSwitch: Check = value =>
  typeof value === 'boolean' || isPlainObject(value) ? null : 'must be true, false or an object of settings';

const checks: Checks<MarketplaceSettings> = {
  ...marketplaceChecks,
  webhooks: isSwitch,
  links: isSwitch,
  onError: isFunction,
};

/**
 * Makes all of a marketplace from one object of options. Those who want the parts have `createRouter`,
 * `createWebhooks` and `createLinks`.
 * @throws TypeError for an option that is unknown or does not fit, with its name
 * @example
 * const marketplace = createMarketplace({ repository, publicUrl: 'https://shop.example', console: true });
 * app.use(marketplace.router.routes()).use(marketplace.redirects.routes());
 * marketplace.start();
 * // and when it is over
 * await marketplace.close();
 */
export function createMarketplace(settings: MarketplaceSettings): Marketplace {
  checkOptions('createMarketplace', settings, checks);
  needOption('createMarketplace', 'repository', settings.repository);
  const { webhooks: sending, links: linking, onError, ...ofRouter } = settings;
  const { repository, publicUrl, groups, rateLimits, now } = settings;
  const shared = {
    ...(onError === undefined ? {} : { onError: (error: unknown) => onError(error) }),
    ...(now === undefined ? {} : { now }),
  };
  const chosen = chosenGroups(builtIn, repository, groups);
  const served = new Set(chosen.map(({ name }) => name));
  const wanted = <Settings>(choice: boolean | Settings | undefined, name: 'webhooks' | 'links') =>
    choice === false || (choice === undefined && !served.has(name))
      ? null
      : ((typeof choice === 'object' ? choice : {}) as Settings);

  const ofWebhooks = wanted(sending, 'webhooks');
  const webhooks =
    ofWebhooks === null
      ? null
      : createWebhooks({
          ...ofWebhooks,
          ...shared,
          receivers: mergedReceivers([...chosen.map(({ receivers }) => receivers), ofWebhooks.receivers]),
          // That the part is there is checked by the factory itself.
          repository: repository as WebhooksOptions['repository'],
          ...(publicUrl === undefined ? {} : { publicUrl }),
        });
  const ofLinks = wanted(linking, 'links');
  const links: LinkEngine | null =
    ofLinks === null
      ? null
      : createLinks({
          ...(publicUrl === undefined ? {} : { url: addressOf(publicUrl, ofLinks.prefix) }),
          ...ofLinks,
          ...shared,
          repository: repository as LinksOptions['repository'],
          ...(webhooks === null ? {} : { webhooks }),
          ...(rateLimits === undefined ? {} : { rateLimits }),
        });
  const router = createRouter({
    ...ofRouter,
    ...(onError === undefined ? {} : { onError }),
    ...(webhooks === null ? {} : { webhooks }),
    ...(links === null ? {} : { links }),
  });
  return {
    router,
    redirects: links?.router ?? null,
    webhooks,
    start() {
      webhooks?.start();
      links?.start();
    },
    async close() {
      // The clicks first: what is stored of them may be told by webhooks.
      await links?.close();
      await webhooks?.close();
    },
  };
}

const addressOf = (publicUrl: string, prefix: string = defaultPrefix) =>
  `${withoutEndSlashes(publicUrl)}${prefix}`;
