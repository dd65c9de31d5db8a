/** Names, of which generators make those of classes, functions and constants. */
import type { JsonSchema } from '../../../src/generated/schemas.ts';
import type { OpenApiDocument } from '../../../src/openapi/types.ts';
import { operationsIn, pascal, type Rule, schemasIn } from './rule.ts';

/** What languages without `_` or `-`, or without regard to case, make of a name. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The names that are equal to an earlier one of the same list, or that have no letter and no digit. */
function clashesIn(place: string, names: readonly string[]): string[] {
  const seen = new Map<string, string>();
  return names.flatMap(name => {
    const key = plain(name);
    const earlier = seen.get(key);
    seen.set(key, name);
    return key === '' || earlier !== undefined ? [`${place}: ${earlier ?? 'nothing'} and ${name}`] : [];
  });
}

const propertiesOf = (schema: JsonSchema) =>
  Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);

/** Lists of names that stand in one place. */
function* nameLists(
  document: OpenApiDocument,
): Generator<readonly [place: string, names: readonly string[]]> {
  yield ['schemas', Object.keys(document.components.schemas)];
  yield ['tags', document.tags.map(({ name }) => name)];
  const received = Object.values(document.webhooks).map(({ post }) => post);
  yield ['operations', [...operationsIn(document), ...received].map(({ operationId }) => operationId)];
  for (const { operationId, parameters = [] } of operationsIn(document))
    yield [operationId, parameters.map(({ name }) => name)];
  for (const [place, schema] of schemasIn(document)) {
    yield [`${place}/properties`, propertiesOf(schema).map(([name]) => name)];
    if (Array.isArray(schema.enum)) yield [`${place}/enum`, schema.enum.map(String)];
  }
}

/** What Go's generators put before the name of a schema, and what oapi-codegen puts behind that of an operation. */
const before = ['New', 'Nullable', 'NewNullable'];
const behind = [
  'Params',
  'Response',
  'JSONRequestBody',
  'JSONBody',
  'FormdataRequestBody',
  'TextRequestBody',
];

/** Whether generators make a class or a type of a member, with a name from its own and that of its owner. */
const getsName = ({ properties, enum: values, items, anyOf, oneOf }: JsonSchema): boolean =>
  properties !== undefined ||
  values !== undefined ||
  [items ?? [], anyOf ?? [], oneOf ?? []].flat().some(one => getsName(one as JsonSchema));

/** The names that generators make of other names. */
function madeOf({ components, ...document }: OpenApiDocument): string[] {
  const ofSchemas = Object.entries(components.schemas).flatMap(([title, schema]) => [
    ...before.map(prefix => `${prefix}${title}`),
    ...propertiesOf(schema)
      .filter(([, one]) => getsName(one))
      .map(([name]) => `${title}${pascal(name)}`),
    ...((schema.enum ?? []) as readonly unknown[]).map(value => `${title}${pascal(String(value))}`),
  ]);
  const ofOperations = operationsIn({ components, ...document }).flatMap(({ operationId }) =>
    behind.map(suffix => `${pascal(operationId)}${suffix}`),
  );
  return [...ofSchemas, ...ofOperations];
}

/** Members whose classes did not compile (Java, PHP) or warned at their import (Python) with OpenAPI Generator 7.25. */
const broken = new Set(['true', 'false', 'this', 'model_name', 'copy', 'dict', 'validate']);

function breaksClass([name, schema]: readonly [string, JsonSchema], names: readonly string[]): boolean {
  const [, accessed] = /^(?:get|set|has|is)_(.+)$/.exec(name) ?? [];
  const isAny = typeof schema.type !== 'string' && schema.$ref === undefined;
  return (
    broken.has(name) || (name === 'equals' && isAny) || (accessed !== undefined && names.includes(accessed))
  );
}

export const nameRules: readonly Rule[] = [
  {
    sentence: 'has no two names in one place that are equal without case, `_`, `-` and other signs',
    breaches: document => [...nameLists(document)].flatMap(([place, names]) => clashesIn(place, names)),
    plants: [
      ({ components }) => {
        components.schemas.Link.properties.shortUrl = { type: 'string' };
      },
      ({ components }) => {
        components.schemas.LINK = { type: 'object' };
      },
      ({ components }) => {
        components.schemas.LinkState.enum.push('ACTIVE', '-');
      },
      ({ paths }) => {
        const [first, second] = Object.values(paths).map(methods => Object.values(methods)[0]);
        first.operationId = second.operationId.toUpperCase();
      },
      ({ paths }) => {
        const [first] = Object.values(paths).flatMap(methods => Object.values(methods));
        first.parameters = [{ name: 'api_key' }, { name: 'Api-Key' }];
      },
      ({ tags }) => {
        tags.push({ name: 'KEYS', description: 'Keys again.' });
      },
    ],
  },
  {
    sentence: 'has no schema with the name of what generators make of another schema, or of an operation',
    breaches: document => {
      const made = madeOf(document);
      const schemas = Object.keys(document.components.schemas);
      const twice = made.filter((name, at) => made.indexOf(name) !== at);
      return [...schemas.filter(name => made.includes(name)), ...twice];
    },
    plants: [
      ({ components }) => {
        components.schemas.NewKey = { type: 'object' };
      },
      ({ components }) => {
        components.schemas.GetItemParams = { type: 'object' };
      },
      ({ components }) => {
        components.schemas.LinkStateActive = { type: 'object' };
      },
      ({ components }) => {
        const either = [{ type: 'string', enum: ['requested', 'gone'] }, { type: 'null' }];
        components.schemas.WebhookEndpoint.properties.paused_reason = { anyOf: either };
        const reason = { type: 'string', enum: ['gone'] };
        components.schemas.WebhookEndpointPaused = { type: 'object', properties: { reason } };
      },
    ],
  },
  {
    sentence: 'has no member whose name breaks the class that a generator makes of it',
    breaches: document =>
      schemasIn(document).flatMap(([place, schema]) => {
        const properties = propertiesOf(schema);
        const names = properties.map(([name]) => name);
        return properties.filter(one => breaksClass(one, names)).map(([name]) => `${place}/${name}`);
      }),
    plants: [
      ({ components }) => {
        components.schemas.Link.properties.equals = {};
      },
      ({ components }) => {
        components.schemas.Link.properties.get_title = { type: 'string' };
      },
      ({ components }) => {
        components.schemas.Link.properties.copy = { type: 'boolean' };
      },
    ],
  },
];
