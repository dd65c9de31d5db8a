/** The short-link engine as `createMarketplace` creates it. */

import { defined } from '../common/defined.ts';
import { publicUrlsOf } from '../common/network/public-url.ts';
import type { Checks } from '../common/options/check-options.ts';
import { withoutEndSlashes } from '../common/text/trim-slashes.ts';
import { type EngineOfPackage, givenOptions, type SettingsOf, settingChecks } from '../group/engine.ts';
import type { MountedRouter } from '../http/mounted-router.ts';
import type { LimitRows } from '../limits/options.ts';
import { type LinkEngine, linkEngine } from './redirects/engine.ts';
import { complaintAboutDomains, type LinkEngineOptions, linksChecks } from './redirects/options.ts';
import { linkPrefixOf } from './rules.ts';

type Settings = SettingsOf<LinkEngineOptions>;

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
  checks: settingChecks(linksChecks as Checks<LinkEngineOptions>),
  create(given, context) {
    const { factory, publicUrl, overlapWith } = context;
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
        // The rate limits contain those of all groups.
        ...(givenOptions({ ...linksChecks, rateLimits: null }, context) as unknown as LinkEngineOptions),
      },
      limits,
    );
  },
  shown: links => ({ redirects: links?.router ?? null }),
});
