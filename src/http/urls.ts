/** URLs in responses: based on the option `publicUrl` or relative, and never on the Host header. */
import type Koa from 'koa';
import { withoutEndSlashes } from '../common/trim-slashes.ts';
import type { Page } from '../group/operation.ts';

/** The path of a request as the client sent it, including the prefixes of mounts. */
export function originalPath(ctx: Koa.Context): string {
  const mark = ctx.originalUrl.indexOf('?');
  const target = mark === -1 ? ctx.originalUrl : ctx.originalUrl.slice(0, mark);
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

/** The mount path of the router without a trailing slash: the part before one of our own paths. */
export function mountPath(ctx: Koa.Context, ownPath: string): string {
  const path = withoutEndSlashes(originalPath(ctx));
  return path.endsWith(ownPath) ? path.slice(0, -ownPath.length) : '';
}

/** Base URL of the API, from a request to the operation with this path: whatever stands before as many segments. */
export function apiBaseOf(ctx: Koa.Context, pattern: string, publicUrl: string | null): string {
  const segments = withoutEndSlashes(originalPath(ctx)).split('/');
  return `${publicUrl ?? ''}${segments.slice(0, 1 - pattern.split('/').length).join('/')}`;
}

/** `Link` header (RFC 8288) to the neighbouring pages. It omits the key, because secrets must not appear in URLs. */
export function pageLinks(ctx: Koa.Context, base: string, { page, perPage, total }: Page): string {
  const mark = ctx.req.url?.indexOf('?') ?? -1;
  const query = new URLSearchParams(mark === -1 ? '' : ctx.req.url?.slice(mark + 1));
  query.delete('api_key');
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (rel: string, to: number) => {
    query.set('page', String(to));
    query.set('per_page', String(perPage));
    return `<${base}${originalPath(ctx)}?${query}>; rel="${rel}"`;
  };
  const links = [link('first', 1), link('last', last)];
  if (page > 1) links.push(link('prev', Math.min(page - 1, last)));
  if (page < last) links.push(link('next', page + 1));
  return links.join(', ');
}
