/** What is used of a tracing system. `koa-marketplace/tracing` makes it; without it, nothing is traced. */
import { objectWith } from '../options/check-options.ts';
import type { TraceContext } from './trace-context.ts';

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** Attributes that the semantic conventions of OpenTelemetry do not have. */
export const ofSpan = {
  attempt: 'marketplace.attempt',
  channel: 'marketplace.channel',
  command: 'marketplace.command',
  delivery: 'marketplace.delivery',
  endpoint: 'marketplace.endpoint',
  error: 'marketplace.error',
  event: 'marketplace.event',
  eventType: 'marketplace.event_type',
  group: 'marketplace.group',
  instance: 'marketplace.instance',
  key: 'marketplace.key',
  message: 'marketplace.message',
  operation: 'marketplace.operation',
  outcome: 'marketplace.outcome',
  request: 'marketplace.request',
  workspace: 'marketplace.workspace',
} as const;

export interface SpanStart {
  /** Of few different values: no ids. */
  readonly name: string;
  /** `server`: a request; where the app has a span for it already, this one is a part of that. */
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes: SpanAttributes;
  /** Whose trace it continues. `null`: it begins one. @default that of what runs now */
  readonly parent?: TraceContext | null;
  /** What runs in it starts no spans, and adds no headers of its own, also that of others. @default false */
  readonly isLeaf?: boolean;
}

export interface RunningSpan {
  /** What is sent on. `null`: no tracing system is set up. */
  readonly trace: TraceContext | null;
  /** Whether what is set is kept. */
  readonly isRecorded: boolean;
  set(attributes: SpanAttributes): void;
  /** `type`: of few different values. Messages of errors are not kept, because they may contain secrets. */
  fail(type: string): void;
}

/** What {@link createTracing} of `koa-marketplace/tracing` returns: the option `tracing`. */
export interface Tracing {
  /** Does some work in a span, which ends with it. What it throws is thrown on. */
  run<Result>(start: SpanStart, work: (span: RunningSpan) => Result): Result;
  /** The same for a step of what runs now, if that is recorded. */
  step<Result>(name: string, attributes: SpanAttributes, work: () => Result): Result;
  /** Whether something runs now that belongs to a trace. */
  isActive(): boolean;
  /** The trace of what runs now. */
  current(): TraceContext | null;
  /** Does some work that is no part of what runs now. */
  detached<Result>(work: () => Result): Result;
}

export const isTracing = objectWith('what createTracing of koa-marketplace/tracing returns', [
  'run',
  'step',
  'isActive',
  'current',
  'detached',
]);
