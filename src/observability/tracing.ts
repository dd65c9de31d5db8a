/** Traces for OpenTelemetry, over the module `@opentelemetry/api` of the app. */

import { isThenable } from '../common/concurrency/awaitable.ts';
import {
  type TraceContext,
  traceIdsIn,
  traceparentOf,
  tracestateIn,
} from '../common/events/trace-context.ts';
import type { RunningSpan, SpanAttributes, SpanStart, Tracing } from '../common/events/tracing.ts';
import { type Checks, checkOptions, needOption, objectWith } from '../common/options/check-options.ts';
import type { OpenTelemetryApi, OtelSpan, OtelTracerProvider, SpanContext } from './opentelemetry-api.ts';

export type { Tracing } from '../common/events/tracing.ts';
export type { OpenTelemetryApi, OtelTracerProvider } from './opentelemetry-api.ts';

export interface TracingOptions {
  /** The module `@opentelemetry/api` of your app. */
  readonly api: OpenTelemetryApi;
  /** Makes the spans. @default the provider that is registered with the module */
  readonly tracerProvider?: OtelTracerProvider;
}

const checks: Checks<TracingOptions> = {
  api: objectWith('the module @opentelemetry/api', [
    'context',
    'trace',
    'ROOT_CONTEXT',
    'createContextKey',
    'createTraceState',
  ]),
  tracerProvider: objectWith('a tracer provider of OpenTelemetry', ['getTracer']),
};

// The numbers of the enums `SpanKind` and `SpanStatusCode`, which the specification of the API fixes.
const kinds = { internal: 0, server: 1, client: 2 } as const;
const errorStatus = { code: 2 };
const noSpan: SpanContext = { traceId: '0'.repeat(32), spanId: '0'.repeat(16), traceFlags: 0 };

/** The name by which the packages of OpenTelemetry know that nothing is traced in a context. */
const suppression = 'OpenTelemetry SDK Context Key SUPPRESS_TRACING';

/** The context as it is stored and sent on, or `null`. */
function traceOf(api: OpenTelemetryApi, given: SpanContext | undefined): TraceContext | null {
  if (given === undefined || !api.trace.isSpanContextValid(given)) return null;
  const { traceId, spanId, traceFlags: flags, traceState } = given;
  const tracestate = traceState === undefined ? undefined : tracestateIn(traceState.serialize());
  return {
    traceparent: traceparentOf({ traceId, spanId, flags }),
    ...(tracestate !== undefined && { tracestate }),
  };
}

/** A class, because there is one for each request. */
class StartedSpan implements RunningSpan {
  readonly isRecorded: boolean;
  readonly #api: OpenTelemetryApi;
  readonly #span: OtelSpan;

  constructor(api: OpenTelemetryApi, span: OtelSpan) {
    this.#api = api;
    this.#span = span;
    this.isRecorded = span.isRecording();
  }

  get trace(): TraceContext | null {
    return traceOf(this.#api, this.#span.spanContext());
  }

  set(attributes: SpanAttributes): void {
    quietly(() => this.#span.setAttributes(attributes));
  }

  fail(type: string): void {
    markFailed(this.#span, type);
  }
}

/** What the tracing of the app throws does not make work fail that was done: a delivery would be sent again. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {}
}

const end = (span: OtelSpan): void => quietly(() => span.end());

const markFailed = (span: OtelSpan, type: string): void =>
  quietly(() => {
    span.setAttributes({ 'error.type': type });
    span.setStatus(errorStatus);
  });

/** Ends the span with the work. */
function ending<Result>(span: OtelSpan, work: () => Result): Result {
  const fail = (error: unknown) => {
    markFailed(span, error instanceof Error ? error.name : typeof error);
    end(span);
  };
  let result: Result;
  try {
    result = work();
  } catch (error) {
    fail(error);
    throw error;
  }
  if (!isThenable(result)) {
    end(span);
    return result;
  }
  return result.then(
    value => {
      end(span);
      return value;
    },
    error => {
      fail(error);
      throw error;
    },
  ) as Result;
}

/**
 * The option `tracing` of `createMarketplace` and of the other factories. What is traced continues the trace of the caller,
 * and is continued by receivers of webhooks.
 * @throws TypeError that names an unknown or invalid option
 * @example
 * import * as api from '@opentelemetry/api';
 * const marketplace = createMarketplace({ repository, tracing: createTracing({ api }) });
 */
export function createTracing(given: TracingOptions): Tracing {
  const options = checkOptions('createTracing', given, checks);
  needOption('createTracing', 'api', options.api);
  const { api, tracerProvider = api.trace } = options;
  const tracer = tracerProvider.getTracer('koa-marketplace');
  const suppressed = api.createContextKey(suppression);

  /** The context with the trace of somebody else. */
  function continued(context: unknown, { traceparent, tracestate }: TraceContext): unknown {
    const ids = traceIdsIn(traceparent);
    if (ids === null) return context;
    const { flags: traceFlags, ...rest } = ids;
    const traceState = tracestate === undefined ? {} : { traceState: api.createTraceState(tracestate) };
    return api.trace.setSpanContext(context, { ...rest, traceFlags, isRemote: true, ...traceState });
  }

  /** The context that a span starts in, and its kind. */
  function place({ kind, parent }: SpanStart): { readonly context: unknown; readonly kind: number } {
    const active = api.context.active();
    if (kind === 'server') {
      const before = api.trace.getSpan(active)?.spanContext();
      // The app has a span for the request, or has read the headers itself.
      if (before !== undefined && api.trace.isSpanContextValid(before))
        return { context: active, kind: before.isRemote === true ? kinds.server : kinds.internal };
      return { context: parent ? continued(active, parent) : active, kind: kinds.server };
    }
    if (parent === undefined) return { context: active, kind: kinds[kind] };
    const root = api.ROOT_CONTEXT;
    return { context: parent === null ? root : continued(root, parent), kind: kinds[kind] };
  }

  /**
   * The span of the app for what runs now, if that is not recorded: a part of it would not be either, and most requests of a
   * busy service are such. A context of somebody else decides nothing yet.
   */
  function unrecorded({ kind, parent, isLeaf }: SpanStart): OtelSpan | null {
    if (isLeaf === true || (kind !== 'server' && parent !== undefined)) return null;
    const span = api.trace.getSpan(api.context.active());
    if (span === undefined || span.isRecording()) return null;
    const given = span.spanContext();
    return given.isRemote !== true && api.trace.isSpanContextValid(given) ? span : null;
  }

  /** If a processor of the app throws, the work goes on in a span that is not recorded. */
  function start(name: string, attributes: SpanAttributes, kind: number, context: unknown): OtelSpan {
    try {
      return tracer.startSpan(name, { kind, attributes }, context);
    } catch {
      return api.trace.getSpan(context) ?? api.trace.wrapSpanContext(noSpan);
    }
  }

  return {
    run(starting, work) {
      const outer = unrecorded(starting);
      if (outer !== null) return work(new StartedSpan(api, outer));
      const { context, kind } = place(starting);
      const span = start(starting.name, starting.attributes, kind, context);
      const own = api.trace.setSpan(context, span);
      const inside = starting.isLeaf ? own.setValue(suppressed, true) : own;
      const perform = () => api.context.with(inside, () => work(new StartedSpan(api, span)));
      // Of most requests of a busy service, nothing is kept: they cost no promise more.
      return span.isRecording() ? ending(span, perform) : perform();
    },
    step(name, attributes, work) {
      const active = api.context.active();
      if (api.trace.getSpan(active)?.isRecording() !== true) return work();
      const span = start(name, attributes, kinds.internal, active);
      return ending(span, () => api.context.with(api.trace.setSpan(active, span), work));
    },
    isActive: () => api.trace.getSpan(api.context.active()) !== undefined,
    current: () => traceOf(api, api.trace.getSpan(api.context.active())?.spanContext()),
    detached: work => api.context.with(api.ROOT_CONTEXT, work),
  };
}
