/** The OpenAPI document as clients get it, and an example call of each of its operations. */

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly example?: unknown;
  readonly schema: { readonly $ref?: string };
}

export interface OperationObject {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Record<string, { readonly example?: unknown }> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly examples?: readonly unknown[] }>>;
  };
}

export interface ExampleCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly body: unknown;
  /** Whether the answer is JSON. */
  readonly isJson: boolean;
}

/** Required parameters with their examples, as the document gives them. */
export function exampleCalls(document: Document): ExampleCall[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, parameters = [], requestBody, responses }]) => {
      const params: Record<string, Record<string, unknown>> = {};
      for (const parameter of parameters.filter(({ required }) => required)) {
        const shared = parameter.schema.$ref?.split('/').at(-1) ?? '';
        const example = parameter.example ?? document.components.schemas[shared]?.examples?.[0];
        params[parameter.in] = { ...params[parameter.in], [parameter.name]: example };
      }
      const body = requestBody?.content['application/json']?.example;
      // The document has no example of a file.
      if (requestBody !== undefined && body === undefined) return [];
      const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
      // Server-Sent Events do not end.
      if (success?.content?.['text/event-stream'] !== undefined) return [];
      const isJson = success?.content?.['application/json'] !== undefined;
      return { id: operationId, method: method.toUpperCase(), path, params, body, isJson };
    }),
  );
}
