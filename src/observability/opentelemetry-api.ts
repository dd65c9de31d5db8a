/** What is used of `@opentelemetry/api`, so that neither it nor its types are needed by hosts without it. */

export interface SpanContext {
  traceId: string;
  spanId: string;
  traceFlags: number;
  isRemote?: boolean;
  traceState?: TraceState;
}

/** Its methods that change it return the whole interface, so only what is read is named. */
interface TraceState {
  serialize(): string;
}

// biome-ignore lint/suspicious/noExplicitAny: the types of the module allow to change them, which it does not.
type Attributes = any;

export interface OtelSpan {
  spanContext(): SpanContext;
  isRecording(): boolean;
  setAttributes(attributes: Attributes): unknown;
  setStatus(status: { code: number }): unknown;
  end(): void;
}

interface OtelTracer {
  startSpan(
    name: string,
    options: { kind: number; attributes: Attributes },
    // biome-ignore lint/suspicious/noExplicitAny: it is the type of the context of the host's module.
    context: any,
  ): OtelSpan;
}

export interface OtelTracerProvider {
  getTracer(name: string): OtelTracer;
}

// biome-ignore lint/suspicious/noExplicitAny: contexts are passed through as they are.
type Context = any;

/** The module. */
export interface OpenTelemetryApi {
  readonly context: {
    active(): Context;
    with<Result>(context: Context, work: () => Result): Result;
  };
  readonly trace: OtelTracerProvider & {
    getSpan(context: Context): OtelSpan | undefined;
    setSpan(context: Context, span: Context): Context;
    setSpanContext(context: Context, spanContext: Context): Context;
    isSpanContextValid(spanContext: Context): boolean;
    wrapSpanContext(spanContext: Context): OtelSpan;
  };
  readonly ROOT_CONTEXT: Context;
  createContextKey(description: string): symbol;
  createTraceState(text?: string): Context;
}
