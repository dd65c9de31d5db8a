/** Types and limits of schemas in words, for readers who do not know JSON Schema. */
import { patternInWords } from '../../../common/text/pattern-words.ts';
import type { JsonSchema } from '../../../generated/schemas.ts';
import { alternativesOf, resolve, type Schemas } from './resolve.ts';

const types: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
};

/** Formats of texts. Those of numbers tell generators of clients how many bits to take. */
const formats: Readonly<Record<string, string>> = {
  'date-time': 'date and time (RFC 3339)',
  date: 'date',
  uri: 'URL',
  email: 'e-mail address',
  uuid: 'UUID',
  binary: 'bytes',
};

/** `list of text, all different`, `whole number or null`, `date and time (RFC 3339)`. */
export function typeInWords(schema: JsonSchema, schemas: Schemas): string {
  const alternatives = alternativesOf(schema, schemas);
  if (alternatives.length > 0)
    return [...new Set(alternatives.map(one => typeInWords(one, schemas)))].join(' or ');
  return [baseOf(schema, schemas), ...limitsOf(schema)].join(', ');
}

function baseOf(schema: JsonSchema, schemas: Schemas): string {
  if (schema.type === 'array')
    return `list of ${several(resolve((schema.items ?? {}) as JsonSchema, schemas), schemas)}`;
  if (schema.type === undefined) {
    if ('const' in schema) return typeName(typeof schema.const);
    return Array.isArray(schema.enum) ? 'value' : 'any value';
  }
  const names = [schema.type].flat().map(name => typeName(String(name)));
  const { format } = schema;
  const isNumber = names.some(name => name === 'number' || name === 'whole number');
  if (typeof format !== 'string' || isNumber) return names.join(' or ');
  return names.map(name => (name === 'text' ? (formats[format] ?? `text (${format})`) : name)).join(' or ');
}

const plurals: Readonly<Record<string, string>> = {
  number: 'numbers',
  'whole number': 'whole numbers',
  object: 'objects',
  URL: 'URLs',
  value: 'values',
  'any value': 'any values',
};

/** The entries of a list: `whole numbers (at least 1)`. */
function several(schema: JsonSchema, schemas: Schemas): string {
  if (alternativesOf(schema, schemas).length > 0) return typeInWords(schema, schemas);
  const base = baseOf(schema, schemas);
  const limits = limitsOf(schema);
  return `${plurals[base] ?? base}${limits.length === 0 ? '' : ` (${limits.join(', ')})`}`;
}

const typeName = (type: string): string => types[type] ?? type;

/** The largest limits of JSON numbers are not shown. */
const unlimited = Math.floor(Number.MAX_SAFE_INTEGER / 1000);

function limitsOf(schema: JsonSchema): string[] {
  const number = (name: string) => (typeof schema[name] === 'number' ? (schema[name] as number) : null);
  const most = number('maximum');
  const { exclusiveMinimum, exclusiveMaximum, multipleOf, uniqueItems } = schema;
  return [
    range(number('minimum'), most !== null && most > unlimited ? null : most),
    exclusiveMinimum === undefined ? '' : `more than ${exclusiveMinimum}`,
    exclusiveMaximum === undefined ? '' : `less than ${exclusiveMaximum}`,
    multipleOf === undefined ? '' : `a multiple of ${multipleOf}`,
    amount(number('minLength'), number('maxLength'), 'character'),
    amount(number('minItems'), number('maxItems'), 'entry'),
    uniqueItems === true ? 'all different' : '',
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ].filter(words => words !== '');
}

function range(least: number | null, most: number | null): string {
  if (least !== null && most !== null) return `from ${least} to ${most}`;
  if (least !== null) return `at least ${least}`;
  return most === null ? '' : `at most ${most}`;
}

function amount(least: number | null, most: number | null, noun: 'character' | 'entry'): string {
  const words = (count: number) =>
    `${count} ${count === 1 ? noun : noun === 'entry' ? 'entries' : 'characters'}`;
  if (most !== null && least === most) return `exactly ${words(most)}`;
  if (most !== null)
    return least === null || least === 0 ? `up to ${words(most)}` : `${least} to ${words(most)}`;
  if (least === null || least === 0) return '';
  return `at least ${words(least)}`;
}

/** What a pattern requires, as an addition to a type; `null` for one that has no words. */
export function patternAsLimit(pattern: string): string | null {
  const words = patternInWords(pattern);
  if (words === null) return null;
  return words
    .replace(/^must not contain /, 'no ')
    .replace(/^must not be empty or contain /, 'not empty, no ')
    .replace(/^must begin with /, 'begins with ')
    .replace(/^must be /, '');
}
