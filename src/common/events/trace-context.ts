/** Trace contexts as text (W3C Trace Context): what the headers `traceparent` and `tracestate` contain. */

export const traceHeaders = { parent: 'traceparent', state: 'tracestate' } as const;

/** Whose trace something belongs to. It is stored with events, and sent on with their deliveries. */
export interface TraceContext {
  readonly traceparent: string;
  readonly tracestate?: string;
}

/** The fields of a `traceparent`. */
export interface TraceIds {
  readonly traceId: string;
  readonly spanId: string;
  readonly flags: number;
}

/** A later version may have more fields, after a dash. */
const pattern = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const [noTrace, noSpan] = ['0'.repeat(32), '0'.repeat(16)];

/** `null`: the standard says to ignore it. */
export function traceIdsIn(traceparent: unknown): TraceIds | null {
  const found = typeof traceparent === 'string' ? pattern.exec(traceparent) : null;
  if (found === null) return null;
  const [, version, traceId = '', spanId = '', flags = '', more] = found;
  if (version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (traceId === noTrace || spanId === noSpan) return null;
  return { traceId, spanId, flags: Number.parseInt(flags, 16) };
}

/** We send the version 00, which knows one flag: that the caller records the trace. */
export const traceparentOf = ({ traceId, spanId, flags }: TraceIds): string =>
  `00-${traceId}-${spanId}-0${flags & 1}`;

const maxStateLength = 512;
const maxMembers = 32;
const member =
  /^(?:[a-z0-9][a-z0-9_\-*/]{0,255}|[a-z0-9][a-z0-9_\-*/]{0,240}@[a-z][a-z0-9_\-*/]{0,13})=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;

/** The list as it is sent on. `undefined`: there is none, or the standard allows to ignore it because it is wrong. */
export function tracestateIn(given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length > maxStateLength) return undefined;
  const members = given.split(',').flatMap(one => one.trim() || []);
  if (members.length === 0 || members.length > maxMembers) return undefined;
  return members.every(one => member.test(one)) ? members.join(',') : undefined;
}

/** What is usable of the two headers, or of the members of a stored event. `null`: no trace. */
export function traceContextIn(given: {
  readonly traceparent?: unknown;
  readonly tracestate?: unknown;
}): TraceContext | null {
  if (given.traceparent === undefined) return null;
  const ids = traceIdsIn(given.traceparent);
  if (ids === null) return null;
  const tracestate = tracestateIn(given.tracestate);
  return { traceparent: traceparentOf(ids), ...(tracestate !== undefined && { tracestate }) };
}

/** The members of a stored event with its trace. */
export const storedTrace = ({
  traceparent,
  tracestate,
}: {
  readonly traceparent?: string | undefined;
  readonly tracestate?: string | undefined;
}): Partial<TraceContext> => ({
  ...(traceparent !== undefined && { traceparent }),
  ...(tracestate !== undefined && { tracestate }),
});
