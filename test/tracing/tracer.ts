/** A tracing system as an app sets it up, whose spans a test can look at. */
import * as api from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  type ReadableSpan,
  SimpleSpanProcessor,
  type TracerConfig,
} from '@opentelemetry/sdk-trace-node';
import { createTracing } from '../../src/observability/tracing.ts';
import { until } from '../until.ts';

// What an app does at its start: it makes the contexts known to all that runs.
new NodeTracerProvider().register();

export { api };

export type Span = ReadableSpan;

/** The trace of somebody who calls. */
export const caller = {
  trace: '0af7651916cd43dd8448eb211c80319c',
  span: 'b7ad6b7169203331',
  headers: {
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    tracestate: 'shop=t61,other@shop=a b',
  },
};

export function tracer(settings: Pick<TracerConfig, 'sampler'> = {}) {
  const exporter = new InMemorySpanExporter();
  const spanProcessors = [new SimpleSpanProcessor(exporter)];
  const provider = new NodeTracerProvider({ ...settings, spanProcessors });
  const spans = () => exporter.getFinishedSpans();
  const named = (name: string): Span[] => spans().filter(span => span.name === name);
  return {
    provider,
    tracing: createTracing({ api, tracerProvider: provider }),
    /** Does some work in a span of the app. */
    inSpan: <Result>(work: (span: api.Span) => Promise<Result>): Promise<Result> =>
      provider.getTracer('app').startActiveSpan('app', async span => {
        try {
          return await work(span);
        } finally {
          span.end();
        }
      }),
    spans,
    named,
    /** Waits until so many spans of this name have ended. */
    ended: (name: string, count: number): Promise<Span[]> =>
      until(() => (named(name).length === count ? named(name) : undefined)) as Promise<Span[]>,
  };
}

/** Tracing with a span processor of the app that fails at the start or the end of each span. */
export function withBrokenProcessor(at: 'onStart' | 'onEnd') {
  const fail = () => {
    throw new Error('the span processor is broken');
  };
  const done = async () => {};
  const processor = { onStart: () => {}, onEnd: () => {}, forceFlush: done, shutdown: done, [at]: fail };
  const tracerProvider = new NodeTracerProvider({ spanProcessors: [processor] });
  return createTracing({ api, tracerProvider });
}

/** Tracing whose spans cannot be told anything. */
export function withBrokenSpans() {
  const provider = new NodeTracerProvider();
  const fail = () => {
    throw new Error('the span is broken');
  };
  const getTracer = (name: string) => {
    const own = provider.getTracer(name);
    const startSpan: typeof own.startSpan = (...started) =>
      Object.assign(own.startSpan(...started), { setAttributes: fail, setStatus: fail, end: fail });
    return { ...own, startSpan };
  };
  return createTracing({ api, tracerProvider: { getTracer } as never });
}

export const parentOf = (span: Span | undefined): string | undefined => span?.parentSpanContext?.spanId;
export const traceOf = (span: Span | undefined): string | undefined => span?.spanContext().traceId;
export const headerOf = (span: Span | undefined): string =>
  `00-${span?.spanContext().traceId}-${span?.spanContext().spanId}-01`;
