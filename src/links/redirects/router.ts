/** The router of the redirects, which a host mounts. */
import type Koa from 'koa';
import { type MountedRouter, mountedRouter } from '../../http/mounted-router.ts';
import type { Redirect } from './redirect.ts';

/** A router for `<prefix>/<slug>` and all paths below. Matching with @koa/router took a fifth of a redirect's time. */
export function linkRouter(prefix: string, redirect: Redirect): MountedRouter {
  const matched: Koa.Middleware = (ctx, next) => {
    const [slug = '', rest] = ctx.captures as (string | undefined)[];
    return redirect(ctx, slug, rest === undefined ? '' : `/${rest}`, next);
  };
  const pattern = `${prefix}/:slug`;
  const paths = [pattern, `${prefix}/:slug/*rest`].map(path => ({ pattern: path, middleware: matched }));
  const start = `${prefix}/`;
  return mountedRouter(paths, path => {
    if (path.length === start.length || !path.startsWith(start)) return undefined;
    const end = path.indexOf('/', start.length);
    if (end === start.length) return undefined;
    const slug = end === -1 ? path.slice(start.length) : path.slice(start.length, end);
    const rest = end === -1 ? '' : path.slice(end);
    return { pattern, middleware: (ctx, next) => redirect(ctx, slug, rest, next) };
  });
}
