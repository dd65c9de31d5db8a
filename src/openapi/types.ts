/** The part of OpenAPI 3.1 that our document uses. */
import type { JsonSchema } from '../generated/schemas.ts';

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  /** Path template, then method in small letters. */
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
  /** It ends something for good. */
  readonly 'x-irreversible'?: true;
  /** One of these by itself is enough. */
  readonly security: readonly Readonly<Record<string, readonly []>>[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: RequestBodyObject;
  /** By status. */
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
}

/** What a receiver is sent. */
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
  /** It is required, though a header may bring it in place of the parameter. */
  readonly 'x-required'?: true;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema: JsonSchema;
}

export interface RequestBodyObject {
  readonly required: boolean;
  readonly content: Readonly<Record<string, MediaTypeObject & { readonly schema: Reference }>>;
}

export interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<
    Record<string, { readonly description: string; readonly schema: JsonSchema; readonly example: unknown }>
  >;
  readonly content: Readonly<Record<string, MediaTypeObject>>;
}

interface MediaTypeObject {
  /** None for bytes. */
  readonly schema?: Reference;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface Reference {
  readonly $ref: string;
}
