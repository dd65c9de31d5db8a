/** What the reference shows: the operations and events of an OpenAPI document, by group. */
import type { Operation } from '../../../group/operation.ts';
import type {
  OpenApiDocument,
  OperationObject,
  ResponseObject,
  SchemaReference,
  WebhookObject,
} from '../../../openapi/types.ts';

/** What the document does not say of an operation. */
export type Facts = Pick<Operation, 'id' | 'method' | 'scope'> & { readonly writes?: boolean };

export interface DescribedOperation extends OperationObject {
  /** In upper case. */
  readonly method: string;
  /** With `{name}` for parameters. */
  readonly path: string;
  /** The scope that its key needs, or `null`. */
  readonly scope: string | null;
  /** Whether it may change something. */
  readonly writes: boolean;
}

export interface DescribedEvent extends WebhookObject {
  readonly type: string;
}

export interface Tag {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly DescribedOperation[];
}

export interface Reference {
  readonly document: OpenApiDocument;
  /** URL of the API as the client sees it, without a trailing slash. */
  readonly apiBase: string;
  readonly tags: readonly Tag[];
  readonly events: readonly DescribedEvent[];
  readonly operations: ReadonlyMap<string, DescribedOperation>;
}

export function referenceOf(document: OpenApiDocument, apiBase: string, facts: readonly Facts[]): Reference {
  const known = new Map(facts.map(one => [one.id, one]));
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, operation]): DescribedOperation => {
      const method = name.toUpperCase();
      const { scope = null, writes = method !== 'GET' } = known.get(operation.operationId) ?? {};
      return { ...operation, description: withoutScope(operation.description), method, path, scope, writes };
    }),
  );
  // What receivers of webhooks get has a tag too.
  const tags = document.tags
    .map(tag => ({ ...tag, operations: all.filter(one => one.tags.includes(tag.name)) }))
    .filter(tag => tag.operations.length > 0);
  return {
    document,
    apiBase,
    tags,
    events: Object.entries(document.webhooks).map(([type, { post }]) => ({ ...post, type })),
    operations: new Map(tags.flatMap(tag => tag.operations).map(one => [one.operationId, one])),
  };
}

/** The page shows the scope in a place of its own. */
const withoutScope = (description: string): string =>
  description.replace(/ (?:Requires the scope `[^`]+`|Requires no API key)\.$/, '');

/** The response that a reference points to. */
export function resolveResponse(
  response: ResponseObject | SchemaReference,
  { components }: OpenApiDocument,
): ResponseObject {
  if (!('$ref' in response)) return response;
  const found = components.responses[response.$ref.slice(response.$ref.lastIndexOf('/') + 1)];
  if (found === undefined) throw new Error(`the document has no ${response.$ref}`);
  return found;
}

export interface DescribedError {
  readonly code: string;
  readonly message: string;
}

/** The errors of a response. The names of their examples are the codes. */
export const errorsOf = ({ content = {} }: ResponseObject): DescribedError[] =>
  Object.values(content).flatMap(({ examples = {} }) =>
    Object.entries(examples).map(([code, { value }]) => ({ code, message: (value as { msg: string }).msg })),
  );
