/** What is tried of an operation: the requests, and what the document says of their responses. */
import type { JsonSchema } from '../../../src/generated/schemas.ts';
import type { Operation } from '../../../src/group/operation.ts';
import { exampleInput, parametersOf, requiredOf } from '../../../src/openapi/example-call.ts';
import type { UnsignedCall } from '../api-keys.ts';
import type { ListedIds } from '../listed-ids.ts';

export interface Trial {
  /** What is tried, such as `a record that does not exist`. */
  readonly attempt: string;
  readonly call: UnsignedCall;
  /** One of those that were given, or another. */
  readonly key: 'given' | 'none' | 'unknown' | { readonly secret: string };
  /** The codes of the errors that are documented for it; `null`: it is a valid request. */
  readonly errors: readonly string[] | null;
}

/** A trial that cannot be made, and why. */
export interface Untried {
  readonly attempt: string;
  readonly reason: string;
}

/** A value that no record has. */
const nobody = 'koa-marketplace-verify-nobody';
const noNumber = 2_147_483_646;

/** Whether calling it changes nothing, and reveals nothing that is recorded as an access. */
export const isSafe = ({ method, writes, isRecorded, auth }: Operation): boolean =>
  auth !== 'none' && (method === 'GET' ? writes !== true && isRecorded !== true : writes === false);

/** How many ids of other records its request needs, so that others come first. */
export const idsNeeded = (operation: Operation): number =>
  operation.path.split(':').length - 1 + namedIn(operation).length;

/** Required parameters that only the server knows values for. */
const namedIn = (operation: Operation): readonly string[] =>
  requiredOf(operation).filter(name => name.endsWith('_id') || operation.guessed?.endsWith(name));

const usual = 'a valid request';

/** The valid request, or why there is none. `ids`: those that are known of the server. */
export function validTrial(operation: Operation, ids: ListedIds): Trial | Untried {
  const filled = ids.fill(operation);
  if ('missing' in filled) return unknown(filled.missing);
  const input = exampleInput(operation);
  for (const name of namedIn(operation)) {
    const value = ids.named(name);
    if (value === null) return unknown(name);
    input[name] = isInteger(operation, name) ? Number(value) : value;
  }
  return { attempt: usual, call: callWith(operation, filled.path, input), key: 'given', errors: null };
}

const unknown = (name: string): Untried => ({
  attempt: usual,
  reason: `no ${name} is known: no other operation returned one; give one with --known ${name}`,
});

/** Everything else that is tried of an operation that answers. `valid`: its valid request. */
export function furtherTrials(
  operation: Operation,
  valid: Trial | null,
  unknownKey: boolean,
): readonly Trial[] {
  const { path, auth, method, ignoresUnknown } = operation;
  const own = valid?.call ?? callWith(operation, nobodyIn(path), exampleInput(operation));
  const refused = (attempt: string, call: UnsignedCall, errors: readonly string[]): Trial => ({
    attempt,
    call,
    key: 'given',
    errors,
  });
  const trials: Trial[] = [];
  if (auth !== 'none') trials.push({ attempt: 'no key', call: own, key: 'none', errors: ['missing_key'] });
  if (unknownKey)
    trials.push({ attempt: 'an unknown key', call: own, key: 'unknown', errors: ['unknown_key'] });
  const notFound = notFoundIn(operation);
  if (notFound.length > 0)
    trials.push(refused('a record that does not exist', strangerOf(operation, own), notFound));
  for (const [name, schema] of parametersOf(operation)) {
    const values = (schema.enum ?? []) as readonly unknown[];
    if (valid !== null && method === 'GET')
      for (const value of values)
        trials.push({
          ...valid,
          attempt: `${name}=${value}`,
          call: withParameter(operation, own, name, value),
        });
  }
  if (valid === null) return trials;
  const wrong = parametersOf(operation).find(([, schema]) => wrongValue(schema) !== null);
  if (wrong !== undefined)
    trials.push(
      refused(`an invalid ${wrong[0]}`, withParameter(operation, own, wrong[0], wrongValue(wrong[1])), [
        'invalid_request',
        ...notFound,
      ]),
    );
  for (const name of requiredOf(operation))
    trials.push(refused(`no ${name}`, withParameter(operation, own, name, undefined), ['invalid_request']));
  if (!ignoresUnknown && operation.raw === undefined)
    trials.push(
      refused('an unknown parameter', withParameter(operation, own, nobody, '1'), ['invalid_request']),
    );
  return trials;
}

/** A value that the schema of a parameter does not allow. */
function wrongValue({ type, enum: values, format }: JsonSchema): unknown {
  if (type === 'integer' || values !== undefined || format === 'date-time') return nobody;
  return type === 'array' ? 7 : null;
}

/** The errors of a record that is not there: those of the parameters in the path, and of one that is named. */
export function notFoundIn(operation: Operation): readonly string[] {
  const kinds = [...operation.path.matchAll(/:(\w+)/g), ...namedIn(operation).map(name => [name, name])].map(
    ([, name = '']) => name.replace(/_id$/, ''),
  );
  return operation.errors.filter(
    code => code === operation.guessed || kinds.some(kind => code.endsWith(`${kind}_not_found`)),
  );
}

function strangerOf(operation: Operation, { path, ...rest }: UnsignedCall): UnsignedCall {
  const segments = operation.path.split('/');
  const last = segments.findLastIndex(segment => segment.startsWith(':'));
  const [name] = namedIn(operation);
  if (last === -1 && name !== undefined)
    return withParameter(operation, { path, ...rest }, name, isInteger(operation, name) ? noNumber : nobody);
  const [plain = '', query] = path.split('?', 2);
  const filled = plain.split('/').map((segment, index) => (index === last ? nobody : segment));
  return { path: `${filled.join('/')}${query === undefined ? '' : `?${query}`}`, ...rest };
}

const nobodyIn = (path: string) => path.replaceAll(/:\w+/g, nobody);

const isInteger = (operation: Operation, name: string): boolean =>
  parametersOf(operation).some(([known, { type }]) => known === name && type === 'integer');

/** A call with this input: in the query of a GET, in the body of others. */
export function callWith(
  operation: Operation,
  path: string,
  input: Readonly<Record<string, unknown>>,
): UnsignedCall {
  if (operation.method !== 'GET')
    return parametersOf(operation).length === 0 ? { path } : { path, body: { ...input } };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input))
    for (const one of [value].flat()) query.append(name, String(one));
  return { path: query.size === 0 ? path : `${path}?${query}` };
}

/** The call with another value of a parameter; `undefined`: without it. */
export function withParameter(
  { method }: Pick<Operation, 'method'>,
  call: UnsignedCall,
  name: string,
  value: unknown,
): UnsignedCall {
  if (method !== 'GET') {
    const { [name]: _, ...body } = (call.body ?? {}) as Record<string, unknown>;
    return { ...call, body: value === undefined ? body : { ...body, [name]: value } };
  }
  const [path = '', before = ''] = call.path.split('?', 2);
  const query = new URLSearchParams(before);
  query.delete(name);
  if (value !== undefined) query.set(name, String(value));
  return { ...call, path: query.size === 0 ? path : `${path}?${query}` };
}
