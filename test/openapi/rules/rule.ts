/** What the generators of clients need of the document, as rules over the parsed JSON. */
import type { JsonSchema } from '../../../src/generated/schemas.ts';
import type {
  OpenApiDocument,
  OperationObject,
  ResponseObject,
  SchemaReference,
} from '../../../src/openapi/types.ts';

export interface Rule {
  /** What the document has or does, as the end of a sentence. */
  readonly sentence: string;
  /** The places that break the rule. */
  readonly breaches: (document: OpenApiDocument) => readonly string[];
  /** Each breaks the rule in a copy of the document. */
  readonly plants: readonly ((document: Changeable) => void)[];
}

/** A document that may be changed. */
export interface Changeable {
  tags: { name: string; description: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: faults of every kind are planted
  paths: Record<string, Record<string, any>>;
  // biome-ignore lint/suspicious/noExplicitAny: faults of every kind are planted
  webhooks: Record<string, { post: any }>;
  // biome-ignore lint/suspicious/noExplicitAny: faults of every kind are planted
  components: { schemas: Record<string, any> };
}

/** Keywords whose values are data or names, and not schemas. */
const data = new Set([
  ...['const', 'default', 'enum', 'example', 'examples', 'mapping', 'propertyNames', 'required'],
]);

/** Each object of a value that may be a schema, with its place. */
function* objectsIn(value: unknown, place = ''): Generator<readonly [place: string, object: JsonSchema]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [place, value as JsonSchema];
  // A member may be called `enum` or `required`.
  for (const [name, inner] of Object.entries(value))
    if (place.endsWith('/properties') || !data.has(name)) yield* objectsIn(inner, `${place}/${name}`);
}

/** All objects of the document that are schemas, or may be. */
export const schemasIn = ({ paths, webhooks, components }: OpenApiDocument) =>
  [...objectsIn({ paths, webhooks, schemas: components.schemas })].filter(
    ([place]) => !place.endsWith('/properties'),
  );

/** The places of the schemas for which something holds. */
export const placesWhere = (
  document: OpenApiDocument,
  holds: (schema: JsonSchema, place: string) => boolean,
): string[] =>
  schemasIn(document)
    .filter(([place, schema]) => holds(schema, place))
    .map(([place]) => place);

export const operationsIn = ({ paths }: OpenApiDocument): readonly OperationObject[] =>
  Object.values(paths).flatMap(methods => Object.values(methods));

/** The responses of an operation that are not shared. */
export const responsesOf = ({ responses }: OperationObject) =>
  Object.entries(responses).filter((one): one is [string, ResponseObject] => isOwn(one[1]));

const isOwn = (response: ResponseObject | SchemaReference): response is ResponseObject =>
  !('$ref' in response);

/** `PausedReason` for `paused_reason`. */
export const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[^a-zA-Z0-9])([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());
