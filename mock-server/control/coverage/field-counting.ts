/** Counts the fields of accepted bodies and of their answers, by the schemas of the document. */
import type { ServerResponse } from 'node:http';
import type { JsonSchema } from '../../../src/generated/schemas.ts';
import { bodyType, formType } from '../../../src/http/body-types.ts';
import type { OpenApiDocument, OperationObject } from '../../../src/openapi/types.ts';
import {
  fieldsInForm,
  isJsonBody,
  maxBodyLength,
  type RecordedBody,
  type Recording,
} from '../journal/index.ts';
import { FieldCounts } from './fields.ts';

interface BodyFields {
  readonly request: FieldCounts;
  readonly response: FieldCounts;
}

type Content = Readonly<Record<string, { readonly schema?: object }>>;

export class FieldCounting {
  readonly #byId = new Map<string, BodyFields>();

  constructor({ paths, components: { schemas } }: OpenApiDocument) {
    for (const operation of Object.values(paths).flatMap(Object.values<OperationObject>)) {
      const { requestBody, responses } = operation;
      const answers = Object.entries(responses).flatMap(([status, response]) =>
        status.startsWith('2') && 'content' in response ? [response.content] : [],
      );
      this.#byId.set(operation.operationId, {
        request: new FieldCounts(schemasIn(requestBody?.content), schemas),
        response: new FieldCounts(
          answers.flatMap(content => schemasIn(content)),
          schemas,
        ),
      });
    }
  }

  of(id: string): BodyFields | undefined {
    return this.#byId.get(id);
  }

  /** `body`: the answer, if it was sent at once. */
  count(id: string, { received, sent }: Recording, res: ServerResponse, body: unknown): void {
    const known = this.#byId.get(id);
    if (known === undefined) return;
    if (received !== null) countBody(known.request, bodyType(res.req), bytesOf(received));
    const type = String(res.getHeader('content-type') ?? '');
    const answer =
      typeof body === 'string' || Buffer.isBuffer(body) ? body : sent === null ? null : bytesOf(sent);
    countBody(known.response, type, answer);
  }
}

/** Those of JSON and of forms, whose parts have names. */
const schemasIn = (content: Content = {}): JsonSchema[] =>
  Object.entries(content).flatMap(([type, { schema }]) =>
    schema !== undefined && (isJsonBody(type) || type === formType) ? [schema as JsonSchema] : [],
  );

/** `null` if it is longer than what the journal keeps. */
const bytesOf = (body: RecordedBody): Buffer | null => (body.size > maxBodyLength ? null : body.bytes());

function countBody(fields: FieldCounts, type: string, body: string | Buffer | null): void {
  if (body === null) return;
  if (type === formType) fields.count(fieldsInForm(String(body)));
  if (!isJsonBody(type)) return;
  try {
    fields.count(JSON.parse(String(body)));
  } catch {
    // A fault has cut it off.
  }
}
