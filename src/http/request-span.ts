/** The span of a request: named by its method and the template of its path, without its query and its parameters. */
import type Koa from 'koa';
import type { MarketplaceError } from '../common/errors.ts';
import { traceContextIn } from '../common/trace-context.ts';
import { ofSpan, type RunningSpan, type SpanStart, type Tracing } from '../common/tracing.ts';
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
    const { traceparent, tracestate } = ctx.req.headers;
    const parent = traceContextIn({ traceparent, tracestate });
    return tracing.run({ ...start, parent }, span =>
      span.isRecorded ? serve(ctx).then(refusal => end(span, ctx, refusal)) : serve(ctx),
    );
  };
}

const newStart = (method: string, { operation: { path, id }, group }: TracedOperation): SpanStart => ({
  name: `${method} ${path}`,
  kind: 'server',
  attributes: {
    'http.request.method': method,
    'http.route': path,
    [ofSpan.operation]: id,
    ...(group !== undefined && { [ofSpan.group]: group }),
  },
});

function end(span: RunningSpan, ctx: Koa.Context, refusal: MarketplaceError | undefined): void {
  const { status } = ctx;
  const found = keyOf(ctx);
  const requestId = requestIdOf(ctx.res);
  span.set({
    'http.response.status_code': status,
    'url.scheme': ctx.protocol,
    ...(found !== null && { [ofSpan.workspace]: found.workspaceId, [ofSpan.key]: found.key.id }),
    ...(requestId !== null && { [ofSpan.request]: requestId }),
    ...(refusal !== undefined && { [ofSpan.error]: refusal.code }),
  });
  // What the caller has done wrong is no failure of the service.
  if (status >= 500) span.fail(refusal?.code ?? String(status));
}
