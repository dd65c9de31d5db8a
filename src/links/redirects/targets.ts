/** Where a link leads a visitor. */
import type Koa from 'koa';
import { plainHost } from '../../common/network/own-address.ts';
import { parseUrl } from '../../common/network/parse-url.ts';
import type { LinkRecord } from '../../generated/types.ts';
import { forwarded, withUtm } from '../target.ts';
import type { Links } from '../types.ts';
import { agentOf } from './visitor.ts';

/** Target of a link on each operating system, including UTM parameters. */
interface Targets {
  readonly other: string;
  readonly ios: string;
  readonly android: string;
  /** Whether there are no rules to apply to a visitor who adds no path. */
  readonly isPlain: boolean;
  /** Whether a target is on one of our own hosts and could therefore be a short link. */
  readonly isNear: boolean;
}

export interface LinkTargets {
  of(link: Readonly<LinkRecord>): Targets;
  /** Returns the target for this visitor, or `null` if the path does not belong to the link. */
  locationFor(ctx: Koa.Context, link: Readonly<LinkRecord>, rest: string): string | null;
  /** Whether a location is a short link of ours, under the host name of the request or another known name. */
  comesBack(ctx: Koa.Context, link: Readonly<LinkRecord>, location: string): boolean;
}

/** `prefix`: path of the redirects below the mount path. */
export function linkTargets(links: Links, prefix: string): LinkTargets {
  const targets = new WeakMap<Readonly<LinkRecord>, Targets>();

  function targetsOf(link: Readonly<LinkRecord>): Targets {
    let known = targets.get(link);
    if (known === undefined) {
      const other = withUtm(link.url, link.utm);
      const ios = link.ios_url === null ? other : withUtm(link.ios_url, link.utm);
      const android = link.android_url === null ? other : withUtm(link.android_url, link.utm);
      known = {
        other,
        ios,
        android,
        isNear: [other, ios, android, link.expired_url ?? other].some(url => links.isOwn(new URL(url), true)),
        isPlain:
          link.password === null &&
          link.max_clicks === null &&
          link.expires_at === null &&
          link.ios_url === null &&
          link.android_url === null &&
          !link.forward_query,
      };
      targets.set(link, known);
    }
    return known;
  }

  function locationFor(ctx: Koa.Context, link: Readonly<LinkRecord>, rest: string): string | null {
    const { other, ios, android } = targetsOf(link);
    const { system } = agentOf(ctx.req.headers['user-agent']);
    const target = system === 'iOS' ? ios : system === 'Android' ? android : other;
    if (rest !== '' && !link.forward_path) return null;
    if (!link.forward_path && !link.forward_query) return target;
    return forwarded(target, link, rest, ctx.querystring);
  }

  function comesBack(ctx: Koa.Context, link: Readonly<LinkRecord>, location: string): boolean {
    if (targetsOf(link).isNear && links.isOwn(new URL(location))) return true;
    const { host } = ctx;
    const [name = ''] = plainHost(host).split(':');
    // Nearly all targets are on other hosts, so this avoids parsing them.
    if (!location.includes(name)) return false;
    const url = new URL(location);
    // Omits the default port of the scheme, as the location does.
    const asked = parseUrl(`${url.protocol}//${host}`);
    return (
      asked !== null &&
      plainHost(asked.host) === plainHost(url.host) &&
      (prefix === '' || `${url.pathname}/`.includes(`${prefix}/`))
    );
  }

  return { of: targetsOf, locationFor, comesBack };
}
