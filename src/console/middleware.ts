/** The routes of the console as Koa middleware. Pages are loaded at the first visit. */
import type Koa from 'koa';
import { withoutEndSlashes } from '../common/text/trim-slashes.ts';
import type { Route } from '../group/pages.ts';
import type { ServedGroup, ServedOptions } from '../group/served.ts';
import { identify } from '../http/request-id.ts';
import type { ResolvedConsoleOptions } from './options.ts';
import { shellRoutes } from './routes.ts';
import type { ServeAction } from './serve.ts';

export interface ConsolePath {
  readonly path: string;
  readonly middleware: Koa.Middleware;
}

export function consolePaths(options: ServedOptions, settings: ResolvedConsoleOptions): ConsolePath[] {
  let serve: Promise<ServeAction> | undefined;
  const answer: ServeAction = async (ctx, ownPath, action, group = null) => {
    serve ??= import('./serve.ts').then(({ createConsole }) => createConsole(options, settings));
    identify(ctx.req, ctx.res, options.requestIdHeader);
    return (await serve)(ctx, ownPath, action, group);
  };
  const routesOf = (group: ServedGroup | null, routes: readonly Route[]) =>
    routes.map(([ownPath, methods]) => ({
      group,
      ownPath,
      methods: methods as Readonly<Record<string, string>>,
    }));
  const routes = [
    ...routesOf(null, shellRoutes(settings.authenticateUser === null)),
    ...options.served.groups.flatMap(group => routesOf(group, group.console?.routes ?? [])),
  ];
  const pages = routes.map(({ group, ownPath, methods }): ConsolePath => {
    const allow = Object.keys(methods).flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    return {
      path: `${settings.prefix}${ownPath}`,
      middleware: ctx => {
        const action = methods[ctx.method === 'HEAD' ? 'GET' : ctx.method];
        if (action !== undefined) return answer(ctx, ownPath, action, group);
        ctx.set('Allow', [...allow, 'OPTIONS'].join(', '));
        if (ctx.method !== 'OPTIONS') return answer(ctx, ownPath, 'refuseMethod');
        ctx.status = 204;
      },
    };
  });
  return [...pages, { path: `${settings.prefix}/*rest`, middleware: elsewhere(answer) }];
}

/**
 * An unknown path below the console: passed on to the host, and answered with a 404 page if the host does not answer
 * it.
 */
const elsewhere =
  (answer: ServeAction): Koa.Middleware =>
  async (ctx, next) => {
    await next();
    if (ctx.status !== 404 || ctx.body != null || ctx.respond === false) return;
    const rest = (ctx as { captures?: string[] }).captures?.at(-1) ?? '';
    await answer(ctx, withoutEndSlashes(`/${rest}`), 'refuseAddress');
  };
