/** The types that a parameter may have, and how the text of a query or form becomes one of them. */
import { referredSchema } from '../common/json/referred-schema.ts';
import { type JsonSchema, schemas } from '../generated/schemas.ts';

const integer = /^-?(?:0|[1-9]\d{0,19})$/;
const decimal = /^-?(?:0|[1-9]\d{0,19})(?:\.\d{1,20})?(?:[eE][+-]?\d{1,3})?$/;

/** The JSON types that a schema accepts. `null`: unknown. */
function typesOf(given: JsonSchema | undefined): readonly string[] | null {
  const schema = given && referredSchema(given, schemas);
  if (schema === undefined) return null;
  if (schema.type !== undefined) return [schema.type].flat() as string[];
  if (Object.hasOwn(schema, 'const')) return [typeOfValue(schema.const)];
  if (Array.isArray(schema.enum)) return schema.enum.map(typeOfValue);
  const branches = (schema.anyOf ?? schema.oneOf) as readonly JsonSchema[] | undefined;
  if (branches === undefined) return null;
  const types = branches.map(typesOf);
  return types.includes(null) ? null : (types.flat() as string[]);
}

const typeOfValue = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const isList = (types: readonly string[]) =>
  types.includes('array') && types.every(type => type === 'array' || type === 'null');

/** Converts one text, or returns it unchanged, for the validator to refuse. */
type Convert = (text: string) => unknown;

export interface Conversion {
  /** Whether the parameter is a list, which is sent by repeating its name. */
  readonly list: boolean;
  readonly convert: Convert;
}

/** How the text of a parameter is converted. `null`: it stays text. */
export function conversionOf(schema: JsonSchema): Conversion | null {
  const types = typesOf(schema);
  if (types === null) return null;
  if (isList(types)) {
    const ofItems = typesOf(schema.items as JsonSchema | undefined);
    return { list: true, convert: ofItems === null ? text => text : convertTo(ofItems) };
  }
  return types.includes('string') ? null : { list: false, convert: convertTo(types) };
}

function convertTo(types: readonly string[]): Convert {
  if (types.includes('string')) return text => text;
  return text => {
    if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
    const expression = types.includes('number') ? decimal : types.includes('integer') ? integer : null;
    return expression?.test(text) ? Number(text) : text;
  };
}

/** Whether a query can contain a value of the schema. */
export function fitsInQuery(schema: JsonSchema): boolean {
  const types = typesOf(schema);
  if (types === null) return true;
  const isScalar = (type: string) => ['string', 'integer', 'number', 'boolean'].includes(type);
  if (!isList(types)) return types.some(isScalar);
  return typesOf(schema.items as JsonSchema | undefined)?.some(isScalar) ?? true;
}
