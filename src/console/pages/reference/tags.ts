/** The operations of an OpenAPI document, by tag. */
import type { OpenApiDocument, OperationObject } from '../../../openapi/types.ts';

export interface DescribedOperation extends OperationObject {
  /** In upper case. */
  readonly method: string;
  /** With `{name}` for parameters. */
  readonly path: string;
}

export interface Tag {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly DescribedOperation[];
}

export function operationsOf({ paths, tags }: OpenApiDocument): Tag[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
  // What receivers of webhooks get has a tag too.
  return tags
    .map(tag => ({ ...tag, operations: operations.filter(one => one.tags.includes(tag.name)) }))
    .filter(tag => tag.operations.length > 0);
}
