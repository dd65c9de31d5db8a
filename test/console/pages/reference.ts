/** The API reference of a small document. */
import { referenceContent } from '../../../src/console/pages/reference/content.ts';
import type { OpenApiDocument, OperationObject } from '../../../src/openapi/types.ts';
import { type Shown, shownIn } from './shown.ts';

export const operation = (more: Partial<OperationObject> = {}): OperationObject => ({
  operationId: 'doIt',
  tags: ['tools'],
  summary: 'Do it',
  description: 'Does `it` at once.',
  security: [{ bearer: [] }],
  responses: {},
  ...more,
});

/** The reference of operations by method and path. */
export function show(
  paths: OpenApiDocument['paths'],
  { schemas = {}, responses = {} }: Partial<OpenApiDocument['components']> = {},
): Shown {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: { description: 'All of `it`.' },
    servers: [{ url: 'https://shop.example' }],
    tags: [
      { name: 'tools', description: 'Tools, such as `doIt`.' },
      { name: 'others', description: 'Others.' },
    ],
    paths,
    webhooks: {},
    components: { schemas, responses, securitySchemes: {} },
  };
  return shownIn(referenceContent(document, 'https://shop.example').text);
}
