/** What is posted of an event, in the format that its endpoint asks for. The signature is over what is posted. */
import { type CloudEvent, writeBinary, writeStructured } from '../common/cloudevents.ts';
import type { WebhookEndpointRecord } from '../generated/types.ts';
import type { WebhookJob } from '../repository/index.ts';

type Format = NonNullable<WebhookEndpointRecord['format']>;

interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A body by Standard Webhooks, with what it says of its event beside. */
type Told = Pick<CloudEvent, 'type' | 'data'> &
  Partial<Pick<CloudEvent, 'id' | 'source' | 'subject'>> & { readonly timestamp?: string };

const json = { 'content-type': 'application/json' };

const formats: Readonly<Record<Format, (job: WebhookJob, publicUrl: string | null) => Posted>> = {
  standard: ({ payload }) => ({ headers: json, body: payload }),
  data: ({ payload }) => ({
    headers: json,
    body: JSON.stringify((JSON.parse(payload) as Told).data ?? null),
  }),
  cloudevents: (job, publicUrl) => asText(writeStructured(cloudEventOf(job, publicUrl))),
  cloudevents_binary: (job, publicUrl) => asText(writeBinary(cloudEventOf(job, publicUrl))),
};

/** `publicUrl`: of the service, where it is known. */
export const contentOf = (job: WebhookJob, publicUrl: string | null): Posted =>
  formats[job.endpoint.format ?? 'standard'](job, publicUrl);

/** An event that says nothing of where it comes from comes from its workspace. */
function cloudEventOf({ workspaceId, delivery, payload }: WebhookJob, publicUrl: string | null): CloudEvent {
  const { type, data = null, id, source, subject, timestamp } = JSON.parse(payload) as Told;
  return {
    id: id ?? delivery.event_id,
    source: source ?? `${publicUrl ?? ''}/workspaces/${workspaceId}`,
    type,
    ...(subject ? { subject } : {}),
    ...(timestamp === undefined ? {} : { time: timestamp }),
    datacontenttype: 'application/json',
    data,
  };
}

/** Data that is JSON is text in every format. */
const asText = ({ headers, body }: ReturnType<typeof writeBinary>): Posted => ({
  headers,
  body: String(body),
});
