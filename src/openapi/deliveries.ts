/** What receivers of webhooks get, as the document describes it. */
import type { OfferedEvent } from '../group/event.ts';
import { jsonType } from '../http/body-types.ts';
import { reference } from './components.ts';
import type { ParameterObject, WebhookObject } from './types.ts';

/** Not a tag of operations: generators make one class of each tag, and would replace that of the operations. */
export function receivedTag(groups: readonly string[]): { name: string; description: string } {
  let name = 'deliveries';
  // A host may have a group of this name.
  while (groups.includes(name)) name += '-received';
  return { name, description: 'What receivers of webhooks get, each with its type.' };
}

/** The headers of Standard Webhooks. */
const deliveryHeaders: readonly ParameterObject[] = [
  ['webhook-id', 'Id of the event. It is the same on every attempt.', 'msg_2f1cJ8qk0aXw3b7RmZpQ'],
  ['webhook-timestamp', 'When the attempt was sent, as a Unix timestamp in seconds.', '1773480413'],
  [
    'webhook-signature',
    '`v1,` and the base64 HMAC-SHA256 of id, timestamp and body, joined by dots. Several signatures, separated by spaces, are sent while a secret is being rotated.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ],
].map(([name = '', description = '', example]) => ({
  name,
  in: 'header',
  required: true,
  description,
  example,
  schema: { type: 'string' },
}));

/** The payload of an event (Standard Webhooks: type, timestamp, data). */
export function describeEvent(
  { type, summary, description = summary, schema, example = {}, ownType }: OfferedEvent,
  tag: string,
): WebhookObject {
  const named = ownType === true ? reference('AutomationEventType') : { type: 'string', const: type };
  const data = schema === undefined ? { type: 'object' } : reference(schema);
  return {
    operationId: `on${type.replaceAll(/(^|[._])([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary,
    description,
    parameters: deliveryHeaders,
    requestBody: {
      required: true,
      content: {
        [jsonType]: {
          schema: {
            type: 'object',
            required: ['type', 'timestamp', 'data'],
            properties: { type: named, timestamp: reference('Timestamp'), data },
          },
          example: { type, timestamp: '2026-03-14T09:26:53Z', data: example },
        },
      },
    },
    security: [],
    responses: {
      '2XX': { description: 'Delivered. Any other response, or no response within 15 seconds, is retried.' },
    },
  };
}
