/** The router of `/healthz` and `/readyz`, which a host mounts if its platform asks for them. */
import type Koa from 'koa';
import { nameError } from '../http/error-code.ts';
import { type MountedRouter, mountedRouter } from '../http/mounted-router.ts';
import type { Health } from './health.ts';

const allow = 'GET, HEAD';

function answer(ctx: Koa.Context, status: number, body: object): void {
  ctx.set('Cache-Control', 'no-store');
  if (ctx.method === 'GET' || ctx.method === 'HEAD') {
    ctx.status = status;
    ctx.body = body;
  } else {
    ctx.set('Allow', allow);
    ctx.status = 405;
    ctx.body = { status: 'error', msg: `Method not allowed: use ${allow}` };
  }
  nameError(ctx.res);
}

/** Anybody may ask: the answers contain no names, messages and addresses. */
const shown = ({ storage, ...health }: Health) => ({
  status: health.isReady ? 'ready' : 'not ready',
  started: health.isStarted,
  closing: health.isClosing,
  storage: {
    reachable: storage.isReachable,
    migrated: storage.isMigrated,
    clock_difference_ms: storage.clockDifference,
  },
  engines: health.engines,
  oldest_delivery_ms: health.oldestDelivery,
  oldest_command_ms: health.oldestCommand,
  pruning_behind_ms: health.pruningBehind,
});

export function probesOf(health: () => Promise<Health>): MountedRouter {
  const routes = [
    // It is asked whether the process should be killed, which would not help a storage that is down.
    { pattern: '/healthz', middleware: (ctx: Koa.Context) => answer(ctx, 200, { status: 'ok' }) },
    {
      pattern: '/readyz',
      async middleware(ctx: Koa.Context) {
        const found = await health();
        answer(ctx, found.isReady ? 200 : 503, shown(found));
      },
    },
  ];
  const byPath = new Map(routes.map(route => [route.pattern, route]));
  return mountedRouter(routes, path => byPath.get(path));
}
