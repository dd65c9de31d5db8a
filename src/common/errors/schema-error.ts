/** Turns the errors of a compiled validator into one readable sentence. */
import { pointerStep } from '../json/json-pointer.ts';
import { patternInWords, timestampInWords } from '../text/pattern-words.ts';

/** A validator compiled from schemas/ (Ajv standalone). `errors` belongs to the last call that returned false. */
export interface Validator {
  (data: unknown): boolean;
  errors?: SchemaError[] | null;
}

export interface SchemaError {
  /** JSON pointer (RFC 6901) to the invalid value. */
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  /** Only of schemas of hosts. */
  message?: string;
  /** The name of a member that `propertyNames` does not allow. The value at `instancePath` has the member. */
  propertyName?: string;
}

const typeNames: Record<string, string> = {
  integer: 'an integer',
  number: 'a number',
  string: 'a string',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const formatNames: Record<string, string> = {
  date: 'a date such as 2026-03-14',
  'date-time': timestampInWords,
  decimal: 'an amount with at most two decimal places',
  email: 'an e-mail address',
  'power-of-two': 'a power of two',
  uri: 'an absolute URL',
};

/**
 * The location of the value as a JSON pointer, and what is wrong with it. Values are never repeated. `formats`: what the
 * formats of the schema require, in words.
 */
export function explain(
  errors: readonly SchemaError[] | null | undefined,
  formats: Readonly<Record<string, string>> = formatNames,
): {
  pointer: string;
  reason: string;
  keyword?: string;
  limit?: unknown;
} {
  // Of the branches of a `oneOf`, reports the one that matched furthest.
  const depth = (error: SchemaError) => error.instancePath.split('/').length;
  const [first, ...rest] = errors ?? [];
  if (first === undefined) return { pointer: '', reason: 'does not match its schema' };
  const error = rest.reduce((best, next) => (depth(next) > depth(best) ? next : best), first);
  const { pointer, reason } = explainOne(error, formats);
  // A name that a schema of its own refuses is told by the next error only.
  const ofName = rest.find(
    ({ keyword, instancePath }) => keyword === 'propertyNames' && instancePath === error.instancePath,
  );
  const name = error.propertyName ?? ofName?.params.propertyName;
  return {
    ...(name === undefined
      ? { pointer, reason }
      : { pointer: `${error.instancePath}/${pointerStep(name)}`, reason: `has a name that ${reason}` }),
    keyword: error.keyword,
    limit: error.params.limit,
  };
}

function explainOne(
  error: SchemaError,
  formats: Readonly<Record<string, string>>,
): { pointer: string; reason: string } {
  const { keyword, params } = error;
  switch (keyword) {
    case 'required':
      return {
        pointer: `${error.instancePath}/${pointerStep(params.missingProperty)}`,
        reason: 'is required',
      };
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return {
        pointer: `${error.instancePath}/${pointerStep(params.additionalProperty ?? params.unevaluatedProperty)}`,
        reason: 'is not a known field',
      };
    case 'type':
      return {
        pointer: error.instancePath,
        reason: `must be ${typesIn(params.type)}`,
      };
    case 'minimum':
      return { pointer: error.instancePath, reason: `must be at least ${params.limit}` };
    case 'maximum':
      return { pointer: error.instancePath, reason: `must be at most ${params.limit}` };
    case 'minLength':
      return {
        pointer: error.instancePath,
        reason: leastOf(params.limit, 'characters'),
      };
    case 'maxLength':
      return { pointer: error.instancePath, reason: `must have at most ${params.limit} characters` };
    case 'minItems':
      return { pointer: error.instancePath, reason: leastOf(params.limit, 'entries') };
    case 'maxItems':
      return { pointer: error.instancePath, reason: `must have at most ${params.limit} entries` };
    case 'minProperties':
      return { pointer: error.instancePath, reason: leastOf(params.limit, 'fields') };
    case 'maxProperties':
      return { pointer: error.instancePath, reason: `must have at most ${params.limit} fields` };
    case 'uniqueItems':
      return { pointer: error.instancePath, reason: 'must not contain the same entry twice' };
    case 'pattern': {
      const pattern = String(params.pattern);
      const reason = patternInWords(pattern) ?? `must match pattern "${pattern}"`;
      return { pointer: error.instancePath, reason };
    }
    case 'format': {
      const name = String(params.format);
      const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
      return {
        pointer: error.instancePath,
        reason: format === undefined ? `must have the format ${params.format}` : `must be ${format}`,
      };
    }
    case 'enum':
      return {
        pointer: error.instancePath,
        reason: `must be one of ${(params.allowedValues as unknown[]).join(', ')}`,
      };
    case 'const':
      return { pointer: error.instancePath, reason: `must be ${JSON.stringify(params.allowedValue)}` };
  }
  return { pointer: error.instancePath, reason: error.message ?? 'does not match its schema' };
}

const leastOf = (limit: unknown, what: string) =>
  limit === 1 ? 'must not be empty' : `must have at least ${limit} ${what}`;

/** One type, or several: `a string, a number or null`. */
function typesIn(types: unknown): string {
  // Ajv gives a list of types as one text.
  const names = String(types)
    .split(',')
    .map(type => typeNames[type] ?? type);
  const last = names.pop();
  return names.length === 0 ? String(last) : `${names.join(', ')} or ${last}`;
}
