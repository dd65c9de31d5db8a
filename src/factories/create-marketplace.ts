/** Creates the router and the engines of its groups from one options object, and connects them. */

import { setTimeout as delay } from 'node:timers/promises';
import type Koa from 'koa';
import { defined } from '../common/defined.ts';
import { safeCallback } from '../common/errors/safe-callback.ts';
import { isPlainObject } from '../common/json/plain-object.ts';
import { isBelow } from '../common/network/path-below.ts';
import { type Check, type Checks, checkOptions, needOption } from '../common/options/check-options.ts';
import { onceASecond } from '../common/time/once-a-second.ts';
import { realTime } from '../common/time/worker-time.ts';
import { resolveConsole } from '../console/options.ts';
import { chosenGroups } from '../group/choose.ts';
import type { Engine, EngineContext } from '../group/engine.ts';
import { needPart } from '../group/engines.ts';
import type { HostEvent } from '../group/event.ts';
import type { AnyEvents } from '../group/event-types.ts';
import type { Group } from '../group/group.ts';
import { createdEngine, startEngines } from '../group/running.ts';
import type { MountedRouter } from '../http/mounted-router.ts';
import type { RequireKey } from '../http/require-key.ts';
import { limitsCheck } from '../limits/options.ts';
import { recordLimitsCheck } from '../limits/record-limits.ts';
import { type Health, healthCheck } from '../observability/health.ts';
import { combineErrorHandlers } from '../observability/log-errors.ts';
import { probesOf } from '../observability/probes.ts';
import { type Stats, type StatsQuery, statsOf } from '../observability/stats.ts';
import { openApiPaths } from '../openapi/serve.ts';
import { checkedRepository } from '../repository/checked.ts';
import { encryptedRepository } from '../repository/encrypted/repository.ts';
import type { PartName } from '../repository/index.ts';
import { tracedRepository } from '../repository/traced.ts';
import { type EngineSettings, type EventsSetting, engines, type ShownEngines } from './built-in/engines.ts';
import { builtIn, declared } from './built-in/groups.ts';
import { type MarketplaceOptions, type MarketplaceRouter, routerOf } from './create-router.ts';
import { type EnsureWorkspace, ensuringWorkspaces } from './ensure-workspace.ts';
import { type RouterOptions, routerChecks } from './router-options.ts';
import { type ClosableServer, type CloseOptions, endServers, type Shutdown, shutdownOf } from './shutdown.ts';

const factory = 'createMarketplace';

export interface MarketplaceSettings extends Omit<RouterOptions, 'onError'>, EngineSettings {
  /**
   * Called with every internal error, including its cause, and with the Koa context if a request caused it. The same
   * outage of the storage in work that no request waits for is told once a second by each engine.
   * @default the app's `error` event for errors of requests, nothing for other errors; nothing, if there is a logger
   */
  readonly onError?: (error: unknown, ctx?: Koa.Context) => void;
}

/** As middleware, it is `router` and `redirects` together: `app.use(marketplace)`. */
export interface Marketplace<Events extends AnyEvents = AnyEvents>
  extends ShownEngines<Events>,
    Koa.Middleware {
  /** The router of the API and the console. Mount it with `app.use(marketplace.router.routes())`. */
  readonly router: MarketplaceRouter;
  /**
   * Middleware for your own routes that asks for a key with a scope, as the operations do: the same look-up, limits,
   * answers, request log and `last_used_at`. Whose key it is stands on `ctx.state.marketplace`, as `workspace`, `key`,
   * `scopes` and `expiresAt`.
   * @throws TypeError for a scope that does not exist
   * @example
   * const marketplace = createMarketplace({ repository, scopes: { 'orders:read': 'Read orders' } });
   * router.get('/orders', marketplace.requireKey('orders:read'), listOrders);
   */
  readonly requireKey: RequireKey;
  /**
   * Starts to send webhooks, to hold instances, to emit expiry events and to prune old records. A second call has no effect.
   * @throws Error that names the group of the host whose engine cannot start; all others are started
   */
  start(): void;
  /**
   * How this process, its engines and the storage are. It is cheap however much is stored, and asks the storage at most
   * once a second. It never rejects.
   */
  health(): Promise<Health>;
  /**
   * What waits in the storage, and what this process is working on: of a workspace, or of all. It is cheap however much
   * waits, and the numbers of all workspaces are counted at most once a second. It rejects only for an invalid option.
   */
  stats(query?: StatsQuery): Promise<Stats>;
  /**
   * The workspace with this id (1 to 64 letters, digits, _ and -), which is created if there is none: for each customer that
   * signs up, and to fill in those that you have. Any number of calls and processes may do so at the same time: one of them
   * creates it, with its owner. Nothing of a workspace that exists is changed, neither its name nor its members. `client`:
   * works in your transaction over PostgreSQL.
   * @throws TypeError for an unknown or invalid option, a repository without `workspaces`, or a `client` that its storage does
   * not take; InvalidDataError for an id, a name or an owner that cannot be stored; RangeError for an owner who does not
   * exist, or whose e-mail address another user has
   * @example
   * const owner = { id: 'user_42', email: 'ann@example.com', name: 'Ann' };
   * const { created } = await marketplace.ensureWorkspace('shop_42', { name: 'Lamps', owner });
   */
  readonly ensureWorkspace: EnsureWorkspace;
  /**
   * The router of `/healthz` and `/readyz`. It is served only where you mount it:
   * `app.use(marketplace.probes.routes())`.
   */
  readonly probes: MountedRouter;
  /**
   * The whole shutdown, to call before you close the storage. With a server or several, `/readyz` says 503; after
   * `drainFor` it takes no connections any more, ends streams of events with a hint to come back, answers what it was
   * asked, and ends each connection with its last answer. Then instances and deliveries are handed back, and clicks and requests that wait are stored. Without a
   * server, call it after yours has stopped.
   *
   * It never rejects because of the storage, and ends in bounded time although the storage never answers: after the
   * drain and the deadline, `webhooks.timeout` and `messaging.timeouts.send` and `disconnect`, with ten seconds for each of both;
   * `onError` is told what was given up. A second call has no effect, and resolves with the first one.
   * @throws TypeError for what is no server, and for an unknown option
   * @example
   * process.once('SIGTERM', async () => {
   *   await marketplace.close(server);
   *   await repository.close();
   * });
   */
  close(server?: ClosableServer | readonly ClosableServer[], options?: CloseOptions): Promise<void>;
}

const isSwitch: Check = value =>
  typeof value === 'boolean' || isPlainObject(value) ? null : 'must be true, false or an object';

const checks = {
  ...routerChecks,
  rateLimits: limitsCheck(declared.limits),
  limits: recordLimitsCheck(declared.recordLimits),
  ...Object.fromEntries(engines.map(({ group }) => [group, isSwitch])),
} as unknown as Checks<MarketplaceSettings>;

/**
 * Creates a complete marketplace from one options object. To create the parts separately, use `createRouter`,
 * `createWebhooks` and `createLinks`.
 * @throws TypeError that names the unknown or invalid option
 * @example
 * const marketplace = createMarketplace({ repository, publicUrl: 'https://shop.example', console: true });
 * app.use(marketplace.router.routes()).use(marketplace.redirects.routes());
 * marketplace.start();
 * // at shutdown
 * await marketplace.close(server);
 */
export function createMarketplace<const Events extends readonly HostEvent[] = readonly HostEvent[]>(
  given: MarketplaceSettings & EventsSetting<Events>,
): Marketplace<Events> {
  const settings = checkOptions(factory, given, checks);
  needOption(factory, 'repository', settings.repository);
  const { publicUrl, groups, rateLimits, now, logger, tracing, destinations } = settings;
  const onError = combineErrorHandlers(logger, settings.onError);
  const tell = onError && safeCallback((error: unknown) => onError(error));
  const repository = tracedRepository(
    encryptedRepository(settings.repository, settings.secrets, tell),
    tracing,
  );
  const choices = Object.fromEntries(
    engines.map(({ group }) => [group, settings[group as keyof EngineSettings]]),
  );
  const wanted = Object.entries(choices).filter(([, choice]) => choice !== false);
  const chosen = chosenGroups(factory, builtIn, repository, groups, Object.fromEntries(wanted));

  const running = new Map<string, Engine>();
  const sending = builtIn.find(({ option }) => option?.sender)?.name ?? '';
  const context = (): EngineContext => ({
    factory,
    repository,
    ...defined({
      publicUrl,
      rateLimits,
      now,
      tracing,
      destinations,
      onError: onError && ((error: unknown) => onError(error)),
      sender: running.get(sending) as EngineContext['sender'],
    }),
    receivers: chosen.flatMap(({ receivers }) => (receivers === undefined ? [] : [receivers])),
    overlapWith: prefix => overlapWith(prefix, chosen, settings.console),
  });
  for (const { group, checks, create } of engines) {
    const choice = choices[group];
    if (choice === false || (choice === undefined && !chosen.some(({ name }) => name === group))) continue;
    needPart(factory, group, repository);
    // A group of the host may need the part too.
    if (!chosen.some(({ needs }) => needs.includes(group as PartName)))
      throw new TypeError(`${factory}: the option ${group} needs the group ${group}, which is not in groups`);
    const own = checkOptions<object>(factory, typeof choice === 'object' ? choice : {}, checks, group);
    running.set(group, create(own, context()));
  }
  for (const { name, engine } of chosen)
    if (engine !== undefined) running.set(name, createdEngine(name, engine, context()));

  const passed = Object.fromEntries(engines.map(({ group }) => [group, running.get(group)]));
  const lifecycle = { isClosing: false, isEnding: false };
  const shared = { running, lifecycle };
  const { router, requireKey, streams, numbers } = routerOf(
    factory,
    { ...settings, repository, ...passed, onError, logger: undefined } as unknown as MarketplaceOptions,
    shared,
  );
  const others = [...running].filter(([name]) => name !== sending).map(([, engine]) => engine);
  const shown = engines.map(({ group, shown }) => shown(running.get(group) ?? null));
  const end = async (shutdown: Shutdown) => {
    lifecycle.isClosing = true;
    if (shutdown.drainFor > 0) await delay(shutdown.drainFor);
    lifecycle.isEnding = true;
    await endServers(shutdown, running.values(), tell);
    const closing = others.map(async engine => engine.close?.());
    const closed = await Promise.allSettled(closing);
    // Closes what sends events last, because what the others store may create deliveries.
    await running.get(sending)?.close?.();
    note('has closed');
    for (const one of closed) if (one.status === 'rejected') throw one.reason;
  };
  const note = safeCallback((what: string) =>
    logger?.info({ engines: [...running.keys()] }, `koa-marketplace ${what}`),
  );
  let isStarted = false;
  let ended: Promise<void> | undefined;
  const started = () => (isStarted ? running : []);
  const seldom = tell && onceASecond(tell, realTime);
  const health = healthCheck({
    repository,
    engines: running,
    isStarted: () => isStarted,
    lifecycle,
    hasOwnClock: now !== undefined,
    onError: seldom,
  });
  const own: Omit<Marketplace, keyof ShownEngines> = {
    router,
    requireKey,
    health,
    stats: statsOf({
      repository: checkedRepository(repository),
      engines: () => [...started(), ...numbers()],
      streams,
      now,
      onError: seldom,
    }),
    ensureWorkspace: ensuringWorkspaces(checkedRepository(repository)),
    probes: probesOf(health),
    start() {
      if (isStarted) return;
      isStarted = true;
      note('has started');
      const begin = () => startEngines(factory, running, tell);
      // What they do is no part of what starts them.
      if (tracing === undefined) begin();
      else tracing.detached(begin);
    },
    close(server, options) {
      const shutdown = shutdownOf(server, options);
      ended ??= end(shutdown);
      return ended;
    },
  };
  const middleware: Koa.Middleware = (ctx, next) =>
    // A redirect may be answered without a Promise.
    router(ctx, async () => (created.redirects === null ? next() : created.redirects(ctx, next)));
  const created: Marketplace = Object.assign(middleware, ...shown, own);
  return created;
}

/** What is answered at or below a prefix, or `null`. */
function overlapWith(
  prefix: string,
  groups: readonly Group[],
  console: MarketplaceSettings['console'],
): string | null {
  const paths = [...openApiPaths, ...groups.flatMap(({ operations }) => operations.map(({ path }) => path))];
  const ofConsole = resolveConsole(console)?.prefix;
  const taken = paths.find(path => isBelow(path, prefix));
  if (taken !== undefined || ofConsole === undefined) return taken ?? null;
  return isBelow(ofConsole, prefix) || isBelow(prefix, ofConsole) ? ofConsole : null;
}
