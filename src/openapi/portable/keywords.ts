/** What generators do not understand in one schema: types, patterns, sizes of numbers, and names of methods. */
import { portablePattern } from '../../common/text/pattern-words.ts';
import type { JsonSchema } from '../../generated/schemas.ts';

/** The type of values that all have the same one, which is neither object nor list; `null` for others. */
export function typeOf(values: readonly unknown[]): string | null {
  const [type, ...others] = new Set(values.map(value => typeof value));
  return others.length === 0 && /^(?:string|number|boolean)$/.test(String(type)) ? String(type) : null;
}

/** A constant, or a list of values, has the type of its values, which some generators do not look at. */
export function withType(schema: JsonSchema): JsonSchema {
  const type = typeOf((schema.enum ?? [schema.const]) as readonly unknown[]);
  return type === null || schema.type !== undefined ? schema : { type, ...schema };
}

/**
 * Java and C# cannot have a member `equals` of any type, because it would be the method that each object has. It is
 * described as one of the additional members, which generators read and write as a map; `propertyNames` keeps others out.
 */
export function withoutMethods(schema: JsonSchema): JsonSchema {
  const { equals, ...properties } = (schema.properties ?? {}) as Record<string, JsonSchema>;
  if (equals === undefined || equals.type !== undefined || equals.$ref !== undefined) return schema;
  const isOpen = schema.additionalProperties !== undefined && schema.additionalProperties !== false;
  return {
    ...schema,
    properties,
    additionalProperties: isOpen
      ? {}
      : { ...equals, description: ['`equals`:', equals.description].filter(Boolean).join(' ') },
    ...(isOpen ? {} : { propertyNames: { enum: [...Object.keys(properties), 'equals'] } }),
  };
}

/** Whether a schema lists several types: generators know one type, or one type and null. */
export const isAnyValue = ({ type }: JsonSchema): boolean =>
  Array.isArray(type) && type.filter(one => one !== 'null').length > 1;

/**
 * A format says what its pattern says, and some clients apply the pattern to the value that they made of the format.
 */
export function withPattern(schema: JsonSchema): JsonSchema {
  const { pattern, ...rest } = schema;
  if (typeof pattern !== 'string') return schema;
  if (rest.format !== undefined) return rest;
  const shown = portablePattern(pattern);
  return shown === null ? rest : { ...rest, pattern: shown };
}

const maxOf32Bits = 2 ** 31 - 1;

/**
 * Clients of languages that have several sizes of numbers take a small one unless the format says otherwise: ids beyond
 * 2^31 could not be read, and large amounts of money would lose their cents.
 */
export function withSize(schema: JsonSchema): JsonSchema {
  const { type, enum: values, maximum } = schema;
  if (values !== undefined) return schema;
  const is = (name: string) => type === name || (Array.isArray(type) && type.includes(name));
  if (is('number')) return { ...schema, format: 'double' };
  const isSmall = typeof maximum === 'number' && maximum <= maxOf32Bits;
  return is('integer') && !isSmall ? { ...schema, format: 'int64' } : schema;
}
