/** The part of OpenAPI 3.1 that our document uses. */
import type { JsonSchema } from '../generated/schemas.ts';

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  /** Path template, then HTTP method in lowercase. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  /** Event type, then `post`. */
  readonly webhooks: Readonly<Record<string, { readonly post: WebhookObject }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  /** Whether the operation has a permanent effect. */
  readonly 'x-irreversible'?: true;
  /** Alternatives: each one is sufficient. */
  readonly security: readonly Readonly<Record<string, readonly []>>[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: RequestBodyObject;
  /** Responses by status. */
  readonly responses: Readonly<Record<string, ResponseObject | SchemaReference>>;
}

/** The request that a webhook receiver gets. */
export interface WebhookObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly ParameterObject[];
  readonly requestBody: {
    readonly required: true;
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema; readonly example: unknown }>>;
  };
  readonly security: readonly [];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

export interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  /** Whether the key is required, although a header may contain it instead of the parameter. */
  readonly 'x-required'?: true;
  readonly description?: string;
  readonly deprecated?: true;
  readonly example?: unknown;
  readonly schema: JsonSchema;
}

export interface RequestBodyObject {
  readonly required: boolean;
  readonly content: Readonly<Record<string, MediaTypeObject & { readonly schema: SchemaReference }>>;
}

export interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<
    Record<string, { readonly description: string; readonly schema: JsonSchema; readonly example: unknown }>
  >;
  /** Missing for a response without a body. */
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
}

interface MediaTypeObject {
  readonly schema?: SchemaReference | JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface SchemaReference {
  readonly $ref: string;
}
