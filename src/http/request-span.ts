/** The span of a request: named by its method and the template of its path, without its query and its parameters. */
import type Koa from 'koa';
import type { MarketplaceError } from '../common/errors/errors.ts';
import { traceContextIn } from '../common/events/trace-context.ts';
import { ofSpan, type RunningSpan, type SpanStart, type Tracing } from '../common/events/tracing.ts';
import type { Operation } from '../group/operation.ts';
import { keyOf } from './caller.ts';
import { requestIdOf } from './request-id.ts';

/** Serves a request, and returns why it was refused. */
type Serve = (ctx: Koa.Context) => Promise<MarketplaceError | undefined>;

export interface TracedOperation {
  readonly operation: Operation;
  readonly group: string | undefined;
}

/** `operationOf`: by the method of the request. Requests without an operation are not traced. */
export function tracedServe(
  tracing: Tracing,
  operationOf: (method: string) => TracedOperation | null,
  serve: Serve,
): (ctx: Koa.Context) => Promise<unknown> {
  const starts = new Map<string, SpanStart>();
  const startOf = (method: string): SpanStart | null => {
    let start: SpanStart | null | undefined = starts.get(method);
    if (start === undefined) {
      const found = operationOf(method);
      start = found && newStart(method, found);
      // Clients can send any method.
      if (start !== null) starts.set(method, start);
    }
    return start;
  };
  return ctx => {
    const start = startOf(ctx.method);
    if (start === null) return serve(ctx);
    return inRequestSpan(tracing, ctx, start, serve, refusal => ({
      status: ctx.status,
      code: refusal?.code ?? null,
    }));
  };
}

/** Serves a request in its span. `outcomeOf`: how it ended, with the code of an error. */
export function inRequestSpan<Result>(
  tracing: Tracing,
  ctx: Koa.Context,
  start: SpanStart,
  serve: (ctx: Koa.Context) => Promise<Result>,
  outcomeOf: (result: Result) => { readonly status: number; readonly code: string | null },
): Promise<Result> {
  const { traceparent, tracestate } = ctx.req.headers;
  const parent = traceContextIn({ traceparent, tracestate });
  return tracing.run({ ...start, parent }, span => {
    const served = serve(ctx);
    if (!span.isRecorded) return served;
    return served.then(result => {
      end(span, ctx, outcomeOf(result));
      return result;
    });
  });
}

/** The span of a route of the host. `route`: its template, or `null` if none is known. */
export const spanOfRoute = (method: string, route: string | null, operation: string): SpanStart => ({
  name: route === null ? method : `${method} ${route}`,
  kind: 'server',
  attributes: {
    'http.request.method': method,
    ...(route !== null && { 'http.route': route }),
    [ofSpan.operation]: operation,
  },
});

const newStart = (method: string, { operation: { path, id }, group }: TracedOperation): SpanStart => {
  const { attributes, ...start } = spanOfRoute(method, path, id);
  return { ...start, attributes: { ...attributes, ...(group !== undefined && { [ofSpan.group]: group }) } };
};

function end(
  span: RunningSpan,
  ctx: Koa.Context,
  { status, code }: { readonly status: number; readonly code: string | null },
): void {
  const found = keyOf(ctx);
  const requestId = requestIdOf(ctx.res);
  span.set({
    'http.response.status_code': status,
    'url.scheme': ctx.protocol,
    ...(found !== null && { [ofSpan.workspace]: found.workspaceId, [ofSpan.key]: found.key.id }),
    ...(requestId !== null && { [ofSpan.request]: requestId }),
    ...(code !== null && { [ofSpan.error]: code }),
  });
  // What the caller has done wrong is no failure of the service.
  if (status >= 500) span.fail(code ?? String(status));
}
