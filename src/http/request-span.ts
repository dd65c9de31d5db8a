/** The span of a request: named by its method and the template of its path, without its query and its parameters. */
import type Koa from 'koa';
import type { MarketplaceError } from '../common/errors.ts';
import { traceContextIn } from '../common/trace-context.ts';
import { ofSpan, type RunningSpan, type SpanAttributes, type Tracing } from '../common/tracing.ts';
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
  return ctx => {
    const { method, req } = ctx;
    const found = operationOf(method);
    if (found === null) return serve(ctx);
    const { path, id } = found.operation;
    const attributes: SpanAttributes = {
      'http.request.method': method,
      'http.route': path,
      'url.scheme': ctx.protocol,
      [ofSpan.operation]: id,
      ...(found.group !== undefined && { [ofSpan.group]: found.group }),
    };
    const { traceparent, tracestate } = req.headers;
    const parent = traceContextIn({ traceparent, tracestate });
    return tracing.run({ name: `${method} ${path}`, kind: 'server', parent, attributes }, async span => {
      const refusal = await serve(ctx);
      if (span.isRecorded) end(span, ctx, refusal);
    });
  };
}

function end(span: RunningSpan, ctx: Koa.Context, refusal: MarketplaceError | undefined): void {
  const { status } = ctx;
  const found = keyOf(ctx);
  const requestId = requestIdOf(ctx.res);
  span.set({
    'http.response.status_code': status,
    ...(found !== null && { [ofSpan.workspace]: found.workspaceId, [ofSpan.key]: found.key.id }),
    ...(requestId !== null && { [ofSpan.request]: requestId }),
    ...(refusal !== undefined && { [ofSpan.error]: refusal.code }),
  });
  // What the caller has done wrong is no failure of the service.
  if (status >= 500) span.fail(refusal?.code ?? String(status));
}
