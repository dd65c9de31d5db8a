/** The short-link engine as `createMarketplace` creates it. */
import { without } from '../common/check-options.ts';
import { defined } from '../common/defined.ts';
import { publicUrlsOf } from '../common/public-url.ts';
import { withoutEndSlashes } from '../common/trim-slashes.ts';
import type { EngineOfPackage } from '../group/engine.ts';
import type { MountedRouter } from '../http/mounted-router.ts';
import type { LimitRows } from '../limits/options.ts';
import { type LinkEngine, linkEngine } from './redirects/engine.ts';
import { complaintAboutDomains, type LinkEngineOptions, linksChecks } from './redirects/options.ts';
import { linkPrefixOf } from './rules.ts';

type Settings = Omit<
  LinkEngineOptions,
  'repository' | 'publicUrl' | 'onError' | 'now' | 'webhooks' | 'rateLimits'
>;

export interface LinksSetting {
  /**
   * Settings of the short links, as for `createLinks`. `false`: another process serves the redirects.
   * @default redirects below `/l` of `publicUrl` if the group is served
   */
  readonly links?: boolean | Settings;
}

export interface ShownLinks {
  /**
   * The router of the redirects, for the same app or one on its own domain. `null` if another process serves the
   * redirects.
   */
  readonly redirects: MountedRouter | null;
}

export const linksOfPackage = (limits: LimitRows): EngineOfPackage<LinkEngine, Settings, ShownLinks> => ({
  group: 'links',
  checks: without(linksChecks, 'repository', 'publicUrl', 'onError', 'now', 'webhooks'),
  create(given, { factory, repository, publicUrl, onError, now, sender, rateLimits, overlapWith }) {
    const prefix = linkPrefixOf(given);
    const url = publicUrl && publicUrlsOf(publicUrl).map(one => `${withoutEndSlashes(one)}${prefix}`);
    const settings = { ...defined({ url }), ...given };
    // Redirects at the address of the API are mounted first, and would answer its requests.
    const isDerived = given.url === undefined || given.prefix === undefined;
    const taken = isDerived && prefix !== '' ? overlapWith(prefix) : null;
    const complaint =
      complaintAboutDomains(settings) ??
      (taken === null ? null : `prefix must not be ${prefix}: it overlaps with ${taken}`);
    if (complaint !== null) throw new TypeError(`${factory}: links.${complaint}`);
    return linkEngine(
      {
        ...settings,
        repository: repository as LinkEngineOptions['repository'],
        ...defined({ publicUrl, onError, now, webhooks: sender }),
        // It contains those of all groups.
        ...(defined({ rateLimits }) as Pick<LinkEngineOptions, 'rateLimits'>),
      },
      limits,
    );
  },
  shown: links => ({ redirects: links?.router ?? null }),
});
