/** Turns the errors of a compiled validator into one readable sentence. */

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
  message?: string;
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
  'date-time': 'an ISO 8601 timestamp in UTC such as 2026-03-14T09:26:53Z',
  decimal: 'an amount with at most two decimal places',
  email: 'an e-mail address',
  'power-of-two': 'a power of two',
  uri: 'an absolute URL',
};

/** What a pattern requires, in words. */
const patternNames: Readonly<Record<string, string>> = {
  '^[^\\u0000-\\u001f\\u007f]*$': 'must not contain control characters',
  '^[a-z][a-z0-9-]*:[a-z]+$': 'must be a scope such as marketplace:read',
  '^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$': `must be ${formatNames['date-time']}`,
};

/** The location of the value as a JSON pointer, and what is wrong with it. Values are never repeated. */
export function explain(errors: readonly SchemaError[] | null | undefined): {
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
  return { ...explainOne(error), keyword: error.keyword, limit: error.params.limit };
}

function explainOne(error: SchemaError): { pointer: string; reason: string } {
  const { keyword, params } = error;
  switch (keyword) {
    case 'required':
      return {
        pointer: `${error.instancePath}/${escapePointer(params.missingProperty)}`,
        reason: 'is required',
      };
    case 'additionalProperties':
      return {
        pointer: `${error.instancePath}/${escapePointer(params.additionalProperty)}`,
        reason: 'is not a known field',
      };
    case 'type':
      return {
        pointer: error.instancePath,
        reason: `must be ${typeNames[String(params.type)] ?? params.type}`,
      };
    case 'minimum':
      return { pointer: error.instancePath, reason: `must be at least ${params.limit}` };
    case 'maximum':
      return { pointer: error.instancePath, reason: `must be at most ${params.limit}` };
    case 'minLength':
      return {
        pointer: error.instancePath,
        reason: params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} characters`,
      };
    case 'maxLength':
      return { pointer: error.instancePath, reason: `must have at most ${params.limit} characters` };
    case 'pattern': {
      const reason = patternNames[String(params.pattern)];
      if (reason === undefined) break;
      return { pointer: error.instancePath, reason };
    }
    case 'format':
      return {
        pointer: error.instancePath,
        reason: `must be ${formatNames[String(params.format)] ?? params.format}`,
      };
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

function escapePointer(name: unknown): string {
  return String(name).replaceAll('~', '~0').replaceAll('/', '~1');
}
