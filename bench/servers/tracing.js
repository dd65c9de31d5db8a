/** What an app with OpenTelemetry sets up: a span for each request, of which one in a hundred, or each one, is exported. */

/** `kind`: `hundredth` or `whole`; `app-hundredth` and `app-whole` without our option. Returns the option. */
export async function tracingOf(kind, app) {
  if (kind === undefined) return undefined;
  const api = await import('@opentelemetry/api');
  const { BatchSpanProcessor, NodeTracerProvider, ParentBasedSampler, TraceIdRatioBasedSampler } =
    await import('@opentelemetry/sdk-trace-node');
  const root = new TraceIdRatioBasedSampler(kind.endsWith('whole') ? 1 : 0.01);
  // What becomes of the spans is the cost of the app.
  const nowhere = { export: (_, done) => done({ code: 0 }), shutdown: async () => {} };
  new NodeTracerProvider({
    sampler: new ParentBasedSampler({ root }),
    spanProcessors: [new BatchSpanProcessor(nowhere)],
  }).register();
  const tracer = api.trace.getTracer('app');
  app.use((_, next) =>
    tracer.startActiveSpan('request', async span => {
      try {
        await next();
      } finally {
        span.end();
      }
    }),
  );
  const { createTracing } = await import('../../dist/tracing.js');
  return kind.startsWith('app') ? undefined : createTracing({ api });
}
