/** The registered event types as an OpenAPI document, for the generators of receivers. */
import type { AutomationTypeDocument, AutomationTypeRecord } from '../../generated/types.ts';

/** A body as deliveries in the format `standard` have it. */
const requestOf = ({
  type,
  description,
  data_schema,
  data_example: data,
  updated_at,
}: AutomationTypeRecord) => ({
  post: {
    summary: type,
    ...(description !== '' && { description }),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['type', 'timestamp', 'data', 'id', 'source'],
            properties: {
              type: { const: type },
              timestamp: { type: 'string', format: 'date-time' },
              data: data_schema ?? {},
              id: { type: 'string' },
              source: { type: 'string' },
            },
          },
          ...(data !== null && {
            example: { type, timestamp: updated_at, data, id: 'evt_example', source: '/example' },
          }),
        },
      },
    },
    responses: { '2XX': { description: 'Delivered. Any other response is retried.' } },
  },
});

export const documentOf = (types: readonly AutomationTypeRecord[]): AutomationTypeDocument => ({
  openapi: '3.1.0',
  info: { title: 'Events', version: '1.0.0', description: 'What receivers of webhooks and hooks get.' },
  webhooks: Object.fromEntries(types.map(one => [one.type, requestOf(one)])),
});
