/** URLs in responses: based on the option `publicUrl` or relative, and never on the Host header. */
import type Koa from 'koa';
import { partsOfPublicUrl } from '../common/network/public-url.ts';
import { withoutEndSlashes } from '../common/text/trim-slashes.ts';
import type { Page } from '../group/operation.ts';

/** The path of a request as the client sent it, including the prefixes of mounts. */
export function originalPath(ctx: Koa.Context): string {
  // An app of Express or Connect around Koa takes its prefix away before, and keeps the whole URL here.
  const { originalUrl: whole } = ctx.req as { originalUrl?: string };
  const originalUrl = whole?.endsWith(ctx.originalUrl) === true ? whole : ctx.originalUrl;
  const mark = originalUrl.indexOf('?');
  const target = mark === -1 ? originalUrl : originalUrl.slice(0, mark);
  if (target.startsWith('/')) return target;
  // A request line in absolute form (RFC 9112, 3.2.2) contains scheme and host, and may be an invalid URL.
  const path = target.replace(/^[a-z][a-z0-9+.-]*:(\/\/[^/]*)?/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * The path that routers match. `null` if the request line contains none, or none that Koa can parse (its getter then
 * throws or returns `null`).
 */
export function routedPath(ctx: Koa.Context): string | null {
  const { routerPath, mountPath } = ctx as { routerPath?: string; mountPath?: string };
  if (routerPath !== undefined) return routerPath;
  try {
    // koa-mount takes the slash away that ends its prefix, and gives back the path that was there before.
    if (mountPath?.endsWith('/') && !ctx.path.startsWith('/')) ctx.path = `/${ctx.path}`;
    return ctx.path;
  } catch {
    return null;
  }
}

/** The mount path of the router without a trailing slash: whatever stands before as many segments as a path of its own. */
export function mountOf(ctx: Koa.Context, ownPath: string): string {
  const segments = withoutEndSlashes(originalPath(ctx)).split('/');
  return segments.slice(0, segments.length + 1 - ownPath.split('/').length).join('/');
}

/**
 * The mount path as clients see it. The path of `publicUrl` is a prefix of all of it: a proxy in front has removed it, or
 * it is the beginning of the mount path.
 */
export function clientMountOf(mount: string, publicUrl: string | null): string {
  const { path } = partsOfPublicUrl(publicUrl ?? '');
  return `${mount}/`.startsWith(`${path}/`) ? mount : `${path}${mount}`;
}

/** Base URL of the API as clients see it, for a mount path. */
export const clientUrlOf = (mount: string, publicUrl: string | null): string =>
  `${partsOfPublicUrl(publicUrl ?? '').origin}${clientMountOf(mount, publicUrl)}`;

/** Base URL of the API, from a request to the operation with this path. */
export const apiBaseOf = (ctx: Koa.Context, pattern: string, publicUrl: string | null): string =>
  clientUrlOf(mountOf(ctx, pattern), publicUrl);

/** `Link` header (RFC 8288) to the neighbouring pages. It omits the key, because secrets must not appear in URLs. */
export function pageLinks(
  ctx: Koa.Context,
  pattern: string,
  publicUrl: string | null,
  { page, perPage, total }: Page,
): string {
  const mount = mountOf(ctx, pattern);
  const address = `${clientUrlOf(mount, publicUrl)}${originalPath(ctx).slice(mount.length)}`;
  const mark = ctx.req.url?.indexOf('?') ?? -1;
  const query = new URLSearchParams(mark === -1 ? '' : ctx.req.url?.slice(mark + 1));
  query.delete('api_key');
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (rel: string, to: number) => {
    query.set('page', String(to));
    query.set('per_page', String(perPage));
    return `<${address}?${query}>; rel="${rel}"`;
  };
  const links = [link('first', 1), link('last', last)];
  if (page > 1) links.push(link('prev', Math.min(page - 1, last)));
  if (page < last) links.push(link('next', page + 1));
  return links.join(', ');
}
