/** The console's routes as Koa middleware. What they need is loaded when somebody visits. */
import type Koa from 'koa';
import { nextRequestId } from '../http/request-id.ts';
import type { ResolvedOptions } from '../options.ts';
import type { ResolvedConsoleOptions } from './options.ts';
import { consoleRoutes } from './routes.ts';
import type { ServeAction } from './serve.ts';

export interface ConsolePath {
  readonly path: string;
  readonly middleware: Koa.Middleware;
}

export function consolePaths(options: ResolvedOptions, settings: ResolvedConsoleOptions): ConsolePath[] {
  let serve: Promise<ServeAction> | undefined;
  const load = () => {
    serve ??= import('./serve.ts').then(({ createConsole }) => createConsole(options, settings));
    return serve;
  };
  return consoleRoutes(settings.authenticateUser === null).map(([ownPath, methods]) => {
    const allow = Object.keys(methods).flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    return {
      path: `${settings.prefix}${ownPath}`,
      middleware: async ctx => {
        if (!ctx.res.hasHeader('X-Request-Id')) ctx.res.setHeader('X-Request-Id', nextRequestId());
        const action = methods[ctx.method === 'HEAD' ? 'GET' : ctx.method];
        if (action !== undefined) return (await load())(ctx, ownPath, action);
        ctx.set('Allow', [...allow, 'OPTIONS'].join(', '));
        ctx.status = ctx.method === 'OPTIONS' ? 204 : 405;
        if (ctx.status === 405) ctx.body = 'Method not allowed';
      },
    };
  });
}
