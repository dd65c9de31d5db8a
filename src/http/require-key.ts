/** Asks for a key before a route of the host: the same look-up, scopes, limits, errors and log as for our operations. */
import { STATUS_CODES } from 'node:http';
import type Koa from 'koa';
import { isInternal, MarketplaceError } from '../common/errors/errors.ts';
import { checkOptions } from '../common/options/check-options.ts';
import { elapsed } from '../common/time/worker-time.ts';
import type { Principal } from '../group/call.ts';
import { limitCheck, type RateLimit } from '../limits/rate-limit.ts';
import { bearerKey, keyAnywhere } from './credentials.ts';
import { type KeyHolder, noteHolder } from './key-holder.ts';
import { type CountRequest, keyAs } from './named-limits.ts';
import type { Performer } from './performer.ts';
import { sendError } from './reply.ts';
import { identify } from './request-id.ts';
import { inRequestSpan, spanOfRoute } from './request-span.ts';
import { createRequestReporter } from './tell.ts';

export interface RequireKeyOptions {
  /**
   * The name of what is requested, in the request log, the usage and `onRequest`: up to 100 letters, digits and
   * characters of `._:-`, with a letter first. @default the scope
   */
  readonly operation?: string;
  /**
   * How often one key may use the routes with this middleware, besides the limits of the service, such as `{ requests: 10,
   * seconds: 60 }`. `rateLimits: false` of the marketplace turns it off. @default no limit of its own
   */
  readonly rateLimit?: RateLimit;
}

/**
 * Middleware for routes of the host that asks for a key with a scope: one of a served group, or of the option `scopes`.
 * The key stands where `/api/v1` takes it. Who has none, or one that may not do it, gets the same answers as there, and
 * the request counts against the same limits. Whose key it is stands on `ctx.state.marketplace`.
 * @throws TypeError for a scope that does not exist, and for an unknown or invalid option
 * @example
 * router.get('/orders', marketplace.requireKey('orders:read'), ctx => {
 *   ctx.body = ordersOf(ctx.state.marketplace.workspace);
 * });
 */
export type RequireKey = (scope: string, options?: RequireKeyOptions) => Koa.Middleware;

/** What a route asks of a request. */
interface Requirement {
  readonly scope: string;
  /** Counts it against the limit of the route; `null`: it has none. */
  readonly count: CountRequest | null;
}

const optionChecks = {
  operation: (value: unknown) =>
    typeof value === 'string' && /^[A-Za-z][\w.:-]{0,99}$/.test(value)
      ? null
      : 'must be up to 100 letters, digits and characters of ._:-, with a letter first',
  rateLimit: limitCheck,
};

export function keyRequirement({ options, authenticate, gate, named }: Performer): RequireKey {
  const { served, lifecycle, tracing } = options;
  const tell = createRequestReporter(options);
  /** Whose key requests of this service came with. Another service of the process has its own. */
  const holders = new WeakMap<object, KeyHolder>();

  /** The principal, or why there is none. */
  function admitted(ctx: Koa.Context, scope: string) {
    const { req } = ctx;
    const secret = options.parameterKeyOnV1 ? keyAnywhere(req, undefined) : bearerKey(req, undefined);
    return authenticate(ctx, secret, scope);
  }

  function refuse(ctx: Koa.Context, error: unknown): MarketplaceError {
    const refusal = gate.refusalOf(ctx, error);
    if (isInternal(refusal)) options.onError(refusal.cause ?? refusal, ctx);
    sendError(ctx, refusal, options.errorStatus(refusal), refusal.message);
    return refusal;
  }

  /** Whose key it is, or why it is refused. */
  async function holderOf(ctx: Koa.Context, scope: string): Promise<KeyHolder | MarketplaceError> {
    const known = holders.get(ctx.req);
    // A second requirement of the same request only asks for its scope: the request is counted once.
    if (known !== undefined)
      return known.scopes.includes(scope) ? known : new MarketplaceError('missing_scope', scope);
    const found = await admitted(ctx, scope);
    if (found instanceof MarketplaceError) return found;
    const holder = shownHolder(found);
    noteHolder(ctx, holder);
    holders.set(ctx.req, holder);
    return holder;
  }

  async function check(ctx: Koa.Context, { scope, count }: Requirement): Promise<MarketplaceError | null> {
    try {
      const holder = await holderOf(ctx, scope);
      if (holder instanceof MarketplaceError) return refuse(ctx, holder);
      const tooMany = count?.(ctx, keyAs(holder.workspace, holder.key)) ?? null;
      return tooMany === null ? null : refuse(ctx, tooMany);
    } catch (error) {
      return refuse(ctx, error);
    }
  }

  /** Serves the route, if the key may use it. */
  async function serveRoute(ctx: Koa.Context, next: Koa.Next, required: Requirement) {
    const refusal = await check(ctx, required);
    let thrown: { readonly error: unknown } | null = null;
    if (refusal === null)
      try {
        await next();
      } catch (error) {
        thrown = { error };
      }
    return { refusal, thrown, status: thrown === null ? ctx.status : statusOf(thrown.error) };
  }

  return (scope, given = {}) => {
    const { operation = scope, rateLimit } = checkOptions('requireKey', given, optionChecks);
    if (!Object.hasOwn(served.scopes, scope))
      throw new TypeError(
        `requireKey: the scope ${scope} does not exist: declare it in the option scopes, or use one of ${Object.keys(served.scopes).join(', ')}`,
      );

    const required: Requirement = { scope, count: named.ofRoute(operation, rateLimit) };
    return async (ctx, next) => {
      const isFirst = !holders.has(ctx.req);
      const start = elapsed();
      identify(ctx.req, ctx.res, options.requestIdHeader);
      const route = routeOf(ctx);
      const serve = () => serveRoute(ctx, next, required);
      const { refusal, thrown, status } =
        isFirst && tracing !== null
          ? await inRequestSpan(tracing, ctx, spanOfRoute(ctx.method, route, operation), serve, outcome => ({
              status: outcome.status,
              code: outcome.refusal?.code ?? null,
            }))
          : await serve();
      if (lifecycle.isEnding) ctx.res.shouldKeepAlive = false;
      if (tell !== null && isFirst)
        tell(ctx, { id: operation, scope, path: route ?? '*', input: {} }, null, {
          status,
          tableStatus: refusal?.status ?? status,
          code: refusal?.code ?? null,
          ms: elapsed() - start,
        });
      if (thrown !== null) throw thrown.error;
    };
  };
}

const shownHolder = ({
  workspaceId,
  keyId,
  mode = 'live',
  scopes,
  expiresAt,
  owner,
  metadata,
}: Principal): KeyHolder =>
  Object.freeze({
    workspace: workspaceId,
    key: keyId,
    mode,
    scopes: Object.freeze([...scopes]),
    expiresAt,
    owner: owner ?? null,
    metadata: Object.freeze({ ...metadata }),
  });

/** The route is known once a router has matched it. The path of the request is not told, because it may hold a secret. */
function routeOf(ctx: Koa.Context): string | null {
  const { _matchedRoute: route } = ctx as { readonly _matchedRoute?: unknown };
  return typeof route === 'string' && route !== '' ? route : null;
}

/** As Koa answers an error that middleware throws. */
function statusOf(error: unknown): number {
  const { status, statusCode, code } = (error ?? {}) as Readonly<Record<string, unknown>>;
  if (code === 'ENOENT') return 404;
  const given = status ?? statusCode;
  return typeof given === 'number' && given >= 400 && given in STATUS_CODES ? given : 500;
}
