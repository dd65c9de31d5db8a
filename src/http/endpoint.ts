/**
 * Handles one path with its methods. It answers every request, so that no middleware after it can answer a wrong
 * method, and it catches every error: it is the error boundary of the service.
 */
import type Koa from 'koa';
import type { Awaitable } from '../common/concurrency/awaitable.ts';
import { isInternal, MarketplaceError } from '../common/errors/errors.ts';
import { elapsed } from '../common/time/worker-time.ts';
import type { Operation } from '../group/operation.ts';
import type { ServedOptions } from '../group/served.ts';
import { corsMiddleware } from './cors.ts';
import type { Gate } from './gate.ts';
import { checkPercentEncoding } from './percent-encoding.ts';
import { sendError } from './reply.ts';
import { identify } from './request-id.ts';
import { tracedServe } from './request-span.ts';
import { createRequestReporter } from './tell.ts';

/** Answers a request, or returns or throws why it is refused: a `MarketplaceError`. */
export type Handle = (ctx: Koa.Context) => Awaitable<unknown>;

export interface Endpoint {
  /** Handlers by method. HEAD is included in GET, unless GET writes. */
  readonly methods: ReadonlyMap<string, Handle>;
  /** The operations by method. @default none: the requests are not told */
  readonly operations?: ReadonlyMap<string, Operation>;
  /** The names of their groups by method. */
  readonly groups?: ReadonlyMap<string, string>;
  /** GET changes something, so programs that check links with HEAD are refused. */
  readonly getWrites?: boolean;
  /** Answers OPTIONS further, once `Allow` is set. @default nothing else */
  readonly answerOptions?: Handle | undefined;
  /** If set, all errors have this message. */
  readonly onlyMessage?: string | undefined;
}

export function endpointMiddleware(endpoint: Endpoint, options: ServedOptions, gate: Gate): Koa.Middleware {
  const { onlyMessage, getWrites = false, answerOptions } = endpoint;
  const methods = new Map(endpoint.methods);
  const get = methods.get('GET');
  if (get !== undefined && !getWrites) methods.set('HEAD', get);
  const allow = [...methods.keys(), 'OPTIONS'].join(', ');

  const { lifecycle } = options;
  const tell = createRequestReporter(options);
  const operations = new Map(endpoint.operations);
  const read = operations.get('GET');
  if (read !== undefined) operations.set('HEAD', read);

  /** Returns why it was refused. */
  async function serve(ctx: Koa.Context): Promise<MarketplaceError | undefined> {
    const start = tell === null ? 0 : elapsed();
    const handle = methods.get(ctx.method);
    let refusal: MarketplaceError | undefined;
    try {
      checkPercentEncoding(ctx.req.url ?? '');
      if (handle !== undefined) {
        const refused = await handle(ctx);
        if (refused instanceof MarketplaceError) refusal = gate.refusalOf(ctx, refused);
      } else if (ctx.method === 'OPTIONS') {
        ctx.set('Allow', allow);
        ctx.status = 204;
        await answerOptions?.(ctx);
      } else throw new MarketplaceError('method_not_allowed', `use ${allow}`, { headers: { Allow: allow } });
    } catch (error) {
      refusal = gate.refusalOf(ctx, error);
    }
    if (refusal !== undefined) {
      if (isInternal(refusal)) options.onError(refusal.cause ?? refusal, ctx);
      const message = onlyMessage !== undefined && refusal.status < 500 ? onlyMessage : refusal.message;
      sendError(ctx, refusal, options.errorStatus(refusal), message);
    }
    // A client that got no hint would send its next request over a connection that is being closed.
    if (lifecycle.isEnding) ctx.res.shouldKeepAlive = false;
    if (tell === null) return refusal;
    const operation = operations.get(ctx.method);
    const group = operation === undefined ? null : (endpoint.groups?.get(operation.method) ?? null);
    tell(ctx, operation ?? null, group, {
      status: ctx.status,
      tableStatus: refusal?.status ?? ctx.status,
      code: refusal?.code ?? null,
      ms: elapsed() - start,
    });
    return refusal;
  }

  const traced =
    options.tracing === null
      ? serve
      : tracedServe(
          options.tracing,
          method => {
            const operation = operations.get(method);
            return operation === undefined
              ? null
              : { operation, group: endpoint.groups?.get(operation.method) };
          },
          serve,
        );

  const crossOrigin = options.cors === null ? null : corsMiddleware(options.cors, allow);
  return (ctx, _next) => {
    identify(ctx.req, ctx.res, options.requestIdHeader);
    return crossOrigin === null ? traced(ctx) : crossOrigin(ctx, () => traced(ctx));
  };
}
