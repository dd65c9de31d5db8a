/** Shapes of schemas. */
import type { JsonSchema } from '../../../src/generated/schemas.ts';
import { placesWhere, type Rule } from './rule.ts';

const alternativesOf = ({ oneOf, anyOf }: JsonSchema): readonly JsonSchema[] =>
  ((oneOf ?? anyOf ?? []) as readonly JsonSchema[]).filter(({ type }) => type !== 'null');

/** A client must be able to tell which alternative a value is: by a discriminator, or by a member that it alone requires. */
function isAmbiguous(schema: JsonSchema): boolean {
  const alternatives = alternativesOf(schema);
  if (alternatives.length < 2) return false;
  const { mapping } = (schema.discriminator ?? {}) as { mapping?: Record<string, string> };
  if (mapping !== undefined) {
    const mapped = Object.values(mapping);
    return !alternatives.every(({ $ref }) => mapped.includes(String($ref)));
  }
  const required = alternatives.map(one => (one.required ?? []) as readonly string[]);
  return !required.every((names, at) =>
    names.some(name => required.every((others, other) => other === at || !others.includes(name))),
  );
}

const isNumber = ({ type }: JsonSchema, name: string) => [type].flat().includes(name);

export const shapeRules: readonly Rule[] = [
  {
    sentence: 'has no list of types, except one type and null',
    breaches: document =>
      placesWhere(
        document,
        ({ type }) => Array.isArray(type) && type.filter(one => one !== 'null').length !== 1,
      ),
    plants: [
      ({ components }) => {
        components.schemas.AutomationEvent.properties.data = { type: ['object', 'array', 'string'] };
      },
    ],
  },
  {
    sentence: 'has a discriminator, or a member that only one of them requires, for each union of schemas',
    breaches: document => placesWhere(document, isAmbiguous),
    plants: [
      ({ components }) => {
        components.schemas.ItemMedia = {
          oneOf: [
            { type: 'object', required: ['thumbnail'] },
            { type: 'object', required: ['thumbnail', 'preview_video'] },
          ],
        };
      },
    ],
  },
  {
    sentence:
      'has no pattern beside a format, which some clients apply to the value that they made of the format',
    breaches: document =>
      placesWhere(document, ({ pattern, format }) => typeof pattern === 'string' && format !== undefined),
    plants: [
      ({ components }) => {
        components.schemas.Timestamp.pattern = 'Z$';
      },
    ],
  },
  {
    sentence: 'has no `\\u` in a pattern, which PCRE refuses',
    breaches: document =>
      placesWhere(document, ({ pattern }) => typeof pattern === 'string' && pattern.includes('\\u')),
    plants: [
      ({ components }) => {
        components.schemas.LinkTitle.pattern = '^[^\\u0000]*$';
      },
    ],
  },
  {
    sentence: 'has a name for each list of values inside of a schema',
    breaches: document =>
      placesWhere(
        document,
        ({ enum: values }, place) => values !== undefined && /^\/schemas\/\w+\/./.test(place),
      ),
    plants: [
      ({ components }) => {
        components.schemas.Link.properties.kind = { type: 'string', enum: ['long', 'short'] };
      },
    ],
  },
  {
    sentence: 'has a type for each constant and each list of values',
    breaches: document =>
      placesWhere(
        document,
        schema => (schema.const !== undefined || schema.enum !== undefined) && schema.type === undefined,
      ),
    plants: [
      ({ components }) => {
        components.schemas.Link.properties.object = { const: 'link' };
      },
    ],
  },
  {
    sentence: 'has a format for each number that 32 bits may not hold',
    breaches: document =>
      placesWhere(
        document,
        (schema, place) =>
          // The only headers with numbers say how many seconds to wait.
          !place.includes('/headers/') &&
          schema.enum === undefined &&
          ((isNumber(schema, 'number') && schema.format !== 'double') ||
            (isNumber(schema, 'integer') &&
              schema.format !== 'int64' &&
              !(typeof schema.maximum === 'number' && schema.maximum < 2 ** 31))),
      ),
    plants: [
      ({ components }) => {
        components.schemas.Link.properties.clicks = { type: 'integer', minimum: 0 };
      },
    ],
  },
  {
    sentence:
      'says of no list in an answer that no value comes twice, which would be a Set for clients of axios',
    breaches: document =>
      placesWhere(document, ({ uniqueItems, $ref }, place) => {
        const target = document.components.schemas[String($ref).split('/').at(-1) ?? ''];
        const isAnswer = !/^\/schemas\/(?:\w+(?:Request|Input)\/|\w+$)/.test(place);
        return isAnswer && (uniqueItems === true || target?.uniqueItems === true);
      }),
    plants: [
      ({ components }) => {
        components.schemas.Key.properties.scopes.uniqueItems = true;
      },
      ({ components }) => {
        components.schemas.Link.properties.tags = { $ref: '#/components/schemas/LinkTags' };
      },
    ],
  },
  {
    sentence: 'leaves answers open for members that come later, which strict clients would refuse',
    breaches: document =>
      placesWhere(
        document,
        ({ additionalProperties }, place) =>
          additionalProperties === false &&
          !/^\/schemas\/\w+(?:Request|Input)(?:OrNull)?(?:\/|$)/.test(place) &&
          !place.includes('/requestBody/'),
      ),
    plants: [
      ({ components }) => {
        components.schemas.Link.additionalProperties = false;
      },
      ({ components }) => {
        components.schemas.Account.properties.profile.additionalProperties = false;
      },
    ],
  },
  {
    sentence:
      'says of a union that it may be null, where null stands beside it, or its class would refuse null',
    breaches: document =>
      placesWhere(document, ({ anyOf }) =>
        ((anyOf ?? []) as readonly JsonSchema[]).some(({ $ref }) => {
          const union = document.components.schemas[String($ref).split('/').at(-1) ?? ''];
          return union?.oneOf !== undefined && union['x-nullable'] !== true;
        }),
      ),
    plants: [
      ({ components }) => {
        delete components.schemas.MessageContent['x-nullable'];
      },
    ],
  },
];
