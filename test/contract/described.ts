/** Checks answers against the document itself, whose schemas are not those of the validators. */
import assert from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument } from '../../src/openapi/document.ts';
import type { ResponseObject } from '../../src/openapi/types.ts';
import { served } from '../built-in.ts';
import type { RawAnswer } from '../helper.ts';

const document = openApiDocument(served, {
  server: '/',
  limited: true,
  guessesLimited: true,
  refusesDeliveries: true,
});

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const root = 'https://document.example/openapi';
ajv.addSchema({ $id: root, components: document.components });

const described = new Map(
  Object.values(document.paths).flatMap(methods =>
    Object.values(methods).map(operation => [operation.operationId, operation] as const),
  ),
);

function responseOf(id: string, status: number): ResponseObject {
  const found = described.get(id)?.responses[status];
  assert.ok(found, `${id}: the document has no response with the status ${status}`);
  if (!('$ref' in found)) return found;
  const shared = document.components.responses[found.$ref.slice(found.$ref.lastIndexOf('/') + 1)];
  assert.ok(shared, found.$ref);
  return shared;
}

/** That the document has the status of an answer, its type, and a schema that its body fits. */
export function assertDescribed(id: string, { status, headers, text, json }: RawAnswer): void {
  const { content = {} } = responseOf(id, status);
  const [type = ''] = String(headers['content-type'] ?? '').split(';');
  if (text === '' && Object.keys(content).length === 0) return;
  const media = content[type] ?? content['*/*'];
  assert.ok(media, `${id} ${status}: the document has no ${type}`);
  if (type !== 'application/json') return;
  const reference = (media.schema as { $ref?: string } | undefined)?.$ref;
  const validate = ajv.getSchema(`${root}${reference}`);
  assert.ok(validate, `${id} ${status}: ${reference}`);
  assert.ok(validate(json), `${id} ${status}: ${ajv.errorsText(validate.errors)}`);
}
