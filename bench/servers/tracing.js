/** What an app with OpenTelemetry sets up: a span for each request, of which one in a hundred, or each one, is exported. */

/** `sampling`: `hundredth` or `whole`. Registers a provider, and returns the module and a tracer of the app. */
export async function tracerOf(sampling) {
  const api = await import('@opentelemetry/api');
  const { BatchSpanProcessor, NodeTracerProvider, ParentBasedSampler, TraceIdRatioBasedSampler } =
    await import('@opentelemetry/sdk-trace-node');
  const root = new TraceIdRatioBasedSampler(sampling === 'whole' ? 1 : 0.01);
  // What becomes of the spans is the cost of the app.
  const nowhere = { export: (_, done) => done({ code: 0 }), shutdown: async () => {} };
  new NodeTracerProvider({
    sampler: new ParentBasedSampler({ root }),
    spanProcessors: [new BatchSpanProcessor(nowhere)],
  }).register();
  return { api, tracer: api.trace.getTracer('app') };
}

/** Makes a span for each request of the app, if there is a `sampling`. */
export async function spanEachRequest(sampling, app) {
  if (sampling === undefined) return;
  const { tracer } = await tracerOf(sampling);
  app.use((_, next) =>
    tracer.startActiveSpan('request', async span => {
      try {
        await next();
      } finally {
        span.end();
      }
    }),
  );
}
