/** What a receiver is sent of an event, in the format that it asked for. */
import type { WebhookEndpointRecord } from '../generated/types.ts';
import { type CloudEvent, writeBinary, writeStructured } from './cloudevents.ts';
import { jsonWith } from './exact-json.ts';
import { memberText } from './json-member.ts';

/**
 * `standard`: the envelope of Standard Webhooks. `cloudevents`: CloudEvents 1.0 in structured mode.
 * `cloudevents_binary`: in binary mode. `data`: the event's data alone.
 */
export type EventFormat = Exclude<WebhookEndpointRecord['format'], undefined>;

/** The body, and the headers that say what it is: their names are in lower case. Signatures are over the body. */
export interface FormattedEvent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A payload as it is stored: that of an event of automation names itself. */
interface Payload {
  readonly type: string;
  readonly timestamp: string;
  readonly data: unknown;
  readonly id?: string;
  readonly source?: string;
  readonly subject?: string | null;
}

/** Who an event is whose payload does not say: its id, and where it comes from as a URI reference. */
export interface EventOrigin {
  readonly id: string;
  readonly source: string;
}

const json = { 'content-type': 'application/json' } as const;

/** The source of an event that does not say where it comes from: its workspace. */
export const sourceOfWorkspace = (publicUrl: string | null, workspaceId: string): string =>
  `${publicUrl ?? ''}/workspaces/${workspaceId}`;

/**
 * The request body for a stored payload (JSON) in a format. Without a format it is the payload itself; `standard` adds
 * the id and the source of an event whose payload does not contain them.
 */
export function formatEvent(
  format: EventFormat | undefined,
  payload: string,
  origin: EventOrigin,
): FormattedEvent {
  if (format === undefined) return { headers: json, body: payload };
  const event = JSON.parse(payload) as Payload;
  if (format === 'standard')
    return {
      headers: json,
      body: event.id === undefined ? jsonWith({ ...event, ...origin }, { data: dataIn(payload) }) : payload,
    };
  if (format === 'data') return { headers: json, body: dataIn(payload) ?? 'null' };
  const { headers, body } = (format === 'cloudevents' ? writeStructured : writeBinary)(
    toCloudEvent(event, origin),
    dataIn(payload),
  );
  // Data that is JSON is text in both modes.
  return { headers, body: String(body) };
}

/** The data as it was published: JavaScript cannot hold each number. */
const dataIn = (payload: string): string | null => memberText(payload, ['data']);

const toCloudEvent = ({ type, timestamp, data, ...more }: Payload, origin: EventOrigin): CloudEvent => ({
  id: more.id ?? origin.id,
  source: more.source ?? origin.source,
  type,
  // An attribute must not be empty.
  ...(more.subject && { subject: more.subject }),
  time: timestamp,
  datacontenttype: 'application/json',
  data,
});
