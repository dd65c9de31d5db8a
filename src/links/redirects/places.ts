/** Which requests the redirects answer, by the host name that was requested. */
import type Koa from 'koa';
import { plainHost } from '../../common/network/own-address.ts';
import { type PublicUrl, publicUrlsOf } from '../../common/network/public-url.ts';

interface RedirectPlace {
  /** The domain of the links that are looked up: one of `domains`, or an empty text for the default. */
  readonly domain: string;
  /** Whether the host's app has paths of its own there: what no link has is passed on to it. */
  readonly isShared: boolean;
}

interface PlaceSettings {
  readonly prefix: string;
  readonly url?: PublicUrl;
  readonly domains?: readonly string[];
  /** Of the router. */
  readonly publicUrl?: PublicUrl;
}

/** `null`: the request is not for short links. */
export type RedirectPlaceOf = (ctx: Koa.Context) => RedirectPlace | null;

const hostOf = (url: string) => plainHost(new URL(url).hostname);

/** Ports are not compared: those of a proxy are not those of the process. */
export function placesOfLinks({ prefix, url, domains = [], publicUrl }: PlaceSettings): RedirectPlaceOf {
  const [ofDefault, own] = [{ domain: '', isShared: false }, publicUrlsOf(url).map(hostOf)];
  if (prefix !== '') {
    // The paths below a prefix belong to nobody else, whatever host name a proxy or a developer uses.
    if (domains.length === 0) return () => ofDefault;
    const places = new Map(domains.map(domain => [domain, { domain, isShared: false }]));
    return ctx => places.get(plainHost(ctx.hostname)) ?? ofDefault;
  }
  if (own.length + domains.length === 0) return () => ({ domain: '', isShared: true });
  const shared = publicUrlsOf(publicUrl).map(hostOf);
  const placeOn = (host: string, domain: string): [string, RedirectPlace] => [
    host,
    { domain, isShared: shared.includes(host) },
  ];
  const places = new Map([
    ...own.map(host => placeOn(host, '')),
    ...domains.map(domain => placeOn(domain, domain)),
  ]);
  return ctx => places.get(plainHost(ctx.hostname)) ?? null;
}
