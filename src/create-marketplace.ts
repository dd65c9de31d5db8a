/** Creates the router, the short-link engine and the webhook engine from one options object and connects them. */
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

/** Options that all parts receive from the front door. */
type Shared = 'repository' | 'onError' | 'now';

export interface MarketplaceSettings extends Omit<MarketplaceOptions, 'webhooks' | 'links' | 'onError'> {
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
   * Called with every internal error, including its cause, and with the Koa context if a request caused it.
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
  /** Starts to send webhooks, to emit expiry events and to prune old records. A second call has no effect. */
  start(): void;
  /**
   * Stores the waiting clicks, finishes deliveries that are being sent and releases all others. Call it after the
   * server has stopped accepting requests, and before you close the storage.
   */
  close(): Promise<void>;
}

const isSwitch: Check = value =>
  typeof value === 'boolean' || isPlainObject(value) ? null : 'must be true, false or an object';

const checks: Checks<MarketplaceSettings> = {
  ...marketplaceChecks,
  webhooks: isSwitch,
  links: isSwitch,
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
          // `createWebhooks` itself checks that the repository has this part.
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
      // Closes the links first, because stored clicks may create webhook deliveries.
      await links?.close();
      await webhooks?.close();
    },
  };
}

const addressOf = (publicUrl: string, prefix: string = defaultPrefix) =>
  `${withoutEndSlashes(publicUrl)}${prefix}`;
