/** What a receiver is sent of an event, in the format that it asked for. */
import type { AutomationCloudEventRest, WebhookEndpointRecord } from '../../generated/types.ts';
import { jsonWith } from '../json/exact-json.ts';
import { memberText } from '../json/json-member.ts';
import { parsedPayload } from '../json/parsed-payload.ts';
import { type CloudEvent, type Content, isJson, writeBinary, writeStructured } from './cloudevents.ts';

/**
 * `standard`: the envelope of Standard Webhooks. `cloudevents`: CloudEvents 1.0 in structured mode.
 * `cloudevents_binary`: in binary mode. `data`: the event's data alone.
 */
export type EventFormat = Exclude<WebhookEndpointRecord['format'], undefined>;

/** A payload as it is stored: that of an event of automation names itself. */
interface Payload {
  readonly type: string;
  readonly timestamp: string;
  readonly data: unknown;
  readonly id?: string;
  readonly source?: string;
  readonly source_id?: string;
  readonly subject?: string | null;
  readonly cloudevent?: AutomationCloudEventRest;
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
 * The request body for a stored payload (JSON) in a format, and the headers that say what it is: signatures are over the
 * body. Without a format it is the payload itself; `standard` adds the id and the source of an event whose payload does
 * not contain them.
 */
export function formatEvent(format: EventFormat | undefined, payload: string, origin: EventOrigin): Content {
  if (format === undefined) return { headers: json, body: payload };
  const event = parsedPayload(payload) as Payload;
  if (format === 'standard')
    return {
      headers: json,
      body: event.id === undefined ? jsonWith({ ...event, ...origin }, { data: dataIn(payload) }) : payload,
    };
  if (format === 'data') return { headers: json, body: dataIn(payload) ?? 'null' };
  const cloudEvent = toCloudEvent(event, origin);
  if (cloudEvent.data === undefined)
    return (format === 'cloudevents' ? writeStructured : writeBinary)(cloudEvent);
  if (format === 'cloudevents') return writeStructured(cloudEvent, dataIn(payload));
  return writeBinary(cloudEvent, isJson(cloudEvent.datacontenttype) ? dataIn(payload) : null);
}

/** The data as it was published: JavaScript cannot hold each number. */
const dataIn = (payload: string): string | null => memberText(payload, ['data']);

function toCloudEvent({ type, timestamp, data, ...more }: Payload, origin: EventOrigin): CloudEvent {
  const { data: kind, ...rest } = more.cloudevent ?? {};
  return {
    // What its producer called it.
    id: more.source_id ?? more.id ?? origin.id,
    source: more.source ?? origin.source,
    type,
    // An attribute must not be empty.
    ...(more.subject && { subject: more.subject }),
    time: timestamp,
    ...(kind === undefined && { datacontenttype: 'application/json', data }),
    ...(kind === 'base64' && { data_base64: String(data) }),
    ...rest,
  };
}
