/** The operations of files. */

import { jsonReply } from '../../group/envelope.ts';
import { lazily } from '../../group/lazily.ts';
import { operationFor } from '../../group/operation.ts';
import { rawOperation } from '../../group/raw.ts';
import { defaultMediaLimit } from '../engine/options.ts';
import type { MessagingService } from '../service.ts';
import { read, send } from '../shapes.ts';

const handlers = lazily(() => import('./handlers.ts'));
const operation = operationFor<MessagingService, 'messaging' | 'webhooks'>();
const path = '/api/v1/media';
const media = {
  path: `${path}/:media_id`,
  params: { media_id: { description: 'Id of the file.', example: 'med_demo_receipt' } },
} as const;

export const mediaOperations = [
  rawOperation({
    id: 'uploadMedia',
    isRecorded: false,
    method: 'POST',
    path,
    summary: 'Upload a file',
    description:
      'Stores a file to send in messages, of at most 64 MiB unless the service is set up otherwise. Its type is detected from its content. Files that nothing refers to are deleted after a day.',
    ...send,
    raw: {
      // The handler opens the body with the limit of the engine.
      limit: defaultMediaLimit,
      content: { 'application/octet-stream': { schema: 'MediaUpload', example: 'The bytes of the file' } },
      headers: {
        'Content-Disposition': {
          description: 'The file name.',
          example: 'attachment; filename="receipt.pdf"',
        },
      },
    },
    reply: {
      ...jsonReply('Media', 'The stored file.', { about: 'A file.' }),
      status: 201,
      // The example request of the mock server has no bytes.
      example: {
        status: 'success',
        data: {
          id: 'med_2f1cJ8qk0aXw3b7RmZpQ',
          type: 'application/pdf',
          size: 592,
          name: 'receipt.pdf',
          created_at: '2026-03-14T09:26:53.000Z',
        },
      },
    },
    errors: [],
    handler: handlers.uploadMedia,
  }),
  operation({
    id: 'getMedia',
    method: 'GET',
    ...media,
    summary: 'Read about a file',
    description: 'Returns type, size and name of a file.',
    ...read,
    request: 'NoInput',
    reply: jsonReply('Media', 'The file.', { revalidate: true }),
    errors: ['media_not_found'],
    handler: handlers.getMedia,
  }),
  rawOperation({
    id: 'downloadMedia',
    method: 'GET',
    path: `${media.path}/content`,
    params: media.params,
    summary: 'Download a file',
    description: 'Returns the content of a file, or a part of it (`Range`).',
    ...read,
    raw: {
      limit: 0,
      content: {},
      headers: {
        Range: { description: 'The part of the file.', example: 'bytes=0-1023' },
        'If-Range': {
          description:
            'The ETag of the file that you have a part of. If the file has another one, all of it is returned.',
          example: '"8f14e45fceea167a5a36dedd4bea2543"',
        },
      },
    },
    reply: { media: ['*/*'], description: 'The content of the file.', revalidate: false },
    errors: ['media_not_found'],
    handler: handlers.downloadMedia,
  }),
];
