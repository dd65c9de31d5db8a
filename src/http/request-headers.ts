/** The request headers that operations read: for the OpenAPI document, and for browsers of other origins (CORS). */
import { mediaTypes } from '../common/events/cloudevents.ts';
import type { Operation } from '../group/operation.ts';
import { keyHeaders } from './credentials.ts';
import { idempotencyHeader } from './idempotency.ts';
import { matchHeader } from './precondition.ts';

type ReadsHeaders = Pick<Operation, 'idempotent' | 'raw' | 'conditional'>;
type Described = Readonly<Record<string, { readonly description: string; readonly example: string }>>;

/** The headers that an operation documents as its own. */
export const ownHeadersOf = ({ idempotent, raw, conditional }: ReadsHeaders): Described => ({
  ...raw?.headers,
  ...(idempotent ? idempotencyHeader : {}),
  ...(conditional === undefined ? {} : matchHeader),
});

/** What all operations accept: key, body, conditional requests, and the trace context that browsers' tracers add. */
const ofAll = [
  ...['Authorization', ...keyHeaders, 'Content-Type', 'If-Match', 'If-None-Match'],
  ...['traceparent', 'tracestate', 'baggage'],
];

/** The attributes of a CloudEvent in the binary mode. */
const ofCloudEvents = ['specversion', 'id', 'source', 'type', 'subject', 'time', 'dataschema'].map(
  name => `ce-${name}`,
);

/** The names of all headers that operations read. A client may send all of them with each request. */
export function requestHeadersOf(operations: readonly ReadsHeaders[]): string[] {
  const own = operations.flatMap(operation => Object.keys(ownHeadersOf(operation)));
  const takesEvents = operations.some(({ raw }) => mediaTypes.structured in (raw?.content ?? {}));
  return [...new Set([...ofAll, ...own, ...(takesEvents ? ofCloudEvents : [])])].sort();
}
