/** Addresses that we hand out: from the option `publicUrl` or relative, never from the Host header. */
import type Koa from 'koa';
import { withoutEndSlashes } from '../common/trim-slashes.ts';
import type { Page } from '../group/operation.ts';

/** The path of a request as the client sent it, whatever prefixes mounts have cut off. */
export function originalPath(ctx: Koa.Context): string {
  const mark = ctx.originalUrl.indexOf('?');
  const target = mark === -1 ? ctx.originalUrl : ctx.originalUrl.slice(0, mark);
  if (target.startsWith('/')) return target;
  // A request line in absolute form (RFC 9112, 3.2.2) carries scheme and host, which may be no URL.
  const path = target.replace(/^[a-z][a-z0-9+.-]*:(\/\/[^/]*)?/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * The path that routers look at; `null` where the request line holds none, or none that Koa can read: its getter
 * then throws, or answers `null`.
 */
export function routedPath(ctx: Koa.Context): string | null {
  const { routerPath } = ctx as { routerPath?: string };
  if (routerPath !== undefined) return routerPath;
  try {
    return ctx.path;
  } catch {
    return null;
  }
}

/** Where the router is mounted, as a path without a slash at its end: what stands before one of our own paths. */
export function mountPath(ctx: Koa.Context, ownPath: string): string {
  const path = withoutEndSlashes(originalPath(ctx));
  return path.endsWith(ownPath) ? path.slice(0, -ownPath.length) : '';
}

/** `Link` (RFC 8288) to the neighbours of a page that holds something. The key is left out: secrets do not belong in addresses. */
export function pageLinks(ctx: Koa.Context, base: string, { page, perPage, total }: Page): string {
  const mark = ctx.req.url?.indexOf('?') ?? -1;
  const query = new URLSearchParams(mark === -1 ? '' : ctx.req.url?.slice(mark + 1));
  query.delete('api_key');
  const last = Math.ceil(total / perPage);
  const link = (rel: string, to: number) => {
    query.set('page', String(to));
    query.set('per_page', String(perPage));
    return `<${base}${originalPath(ctx)}?${query}>; rel="${rel}"`;
  };
  const links = [link('first', 1), link('last', last)];
  if (page > 1) links.push(link('prev', page - 1));
  if (page < last) links.push(link('next', page + 1));
  return links.join(', ');
}
