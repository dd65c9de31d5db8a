/** Which requests an answer or a fault is for. */
import { METHODS } from 'node:http';
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import {
  type Check,
  type Checks,
  complaintAboutUnknown,
  isText,
  wholeNumberFrom,
  withSchema,
} from '../../../src/common/options/check-options.ts';
import { shownName, suggestion } from '../../../src/common/text/unknown-name.ts';
import type { Operation } from '../../../src/group/operation.ts';
import { type Condition, conditionChecks } from '../condition.ts';
import type { OperationFinder } from '../operations.ts';
import type { RequestToAnswer } from './request.ts';

/** Needs `operation` or `path`. */
export interface Selection {
  /** The `operationId`, such as `listItems`. */
  readonly operation?: string;
  /** A path of the mock server, such as `/l/spring`; `/media/*` for all paths that start so; `*` for all. */
  readonly path?: string;
  /** Only requests with this method, together with `path`. @default all methods except OPTIONS */
  readonly method?: string;
  /** Only requests that contain this; in code also a function of the request. */
  readonly when?: Condition | ((request: RequestToAnswer) => boolean);
  /** Only requests with a key of this workspace, by its id. */
  readonly workspace?: string;
  /** Only requests with this key: its alias in the fixtures, its id or its secret. */
  readonly key?: string;
  /** Only this request, counted from 1 among those that it is for. */
  readonly nth?: number;
  /** How many requests are left alone before the first one. @default 0 */
  readonly after?: number;
  /** How many requests it meets before it ends by itself, or `'always'`. A sequence is repeated so often. @default 1 */
  readonly times?: number | 'always';
  /** How likely it meets a request, above 0 and up to 1. @default 1 */
  readonly probability?: number;
  /** Which requests `probability` chooses: the same ones with the same seed, from 0 to 4294967295. @default 1 */
  readonly seed?: number;
}

const most = 1_000_000_000;
const isCount = wholeNumberFrom(1, most);
const isMethod = withSchema({ enum: METHODS }, value =>
  METHODS.some(method => method === value) ? null : 'must be an HTTP method in capital letters, such as POST',
);
const pathForm = /^(?:\/[^?#*]*\*?|\*)$/;
const isPath: Check = value =>
  typeof value === 'string' && value.length <= 2_048 && pathForm.test(value)
    ? null
    : 'must be a path that starts with /, without a query, and with * only at the end; * alone is every path';
const isControl = (path: string) => path === '/__mock' || path.startsWith('/__mock/');

const conditionSchema = {
  type: 'object',
  properties: Object.fromEntries(
    Object.entries<Check>(conditionChecks).map(([name, { schema = {} }]) => [name, schema]),
  ),
  additionalProperties: false,
};

const isCondition: Check = value => {
  if (!isPlainObject(value)) return 'must be an object with input, body and headers, or a function';
  const unknown = complaintAboutUnknown('field', value, conditionChecks);
  if (unknown !== null) return unknown;
  for (const [name, check] of Object.entries<Check>(conditionChecks)) {
    const complaint = value[name] === undefined ? null : check(value[name]);
    if (complaint !== null) return `${complaint.replace('must be', 'must have')} as ${name}`;
  }
  return null;
};

export const selectionChecks: Checks<Selection> = {
  operation: isText,
  path: withSchema(
    { type: 'string', pattern: pathForm.source },
    value => isPath(value) ?? (isControl(`${value}`) ? 'must not be below /__mock' : null),
  ),
  method: isMethod,
  when: withSchema(conditionSchema, value => (typeof value === 'function' ? null : isCondition(value))),
  workspace: isText,
  key: isText,
  nth: isCount,
  after: wholeNumberFrom(0, most),
  times: withSchema({ anyOf: [{ const: 'always' }, isCount.schema] }, value =>
    value === 'always' ? null : (isCount(value)?.concat(", or 'always'") ?? null),
  ),
  probability: withSchema({ type: 'number', exclusiveMinimum: 0, maximum: 1 }, value =>
    typeof value === 'number' && value > 0 && value <= 1 ? null : 'must be a number above 0, up to 1',
  ),
  seed: wholeNumberFrom(0, 4_294_967_295),
};

/** Pairs of fields that contradict each other. */
const contradictions: readonly (readonly [keyof Selection, keyof Selection])[] = [
  ['operation', 'path'],
  // An operation has one method.
  ['operation', 'method'],
  ['nth', 'after'],
  ['nth', 'times'],
  ['nth', 'probability'],
];

/** @throws TypeError */
export function refusePairs<Fields extends object>(
  fields: Fields,
  pairs: readonly (readonly [keyof Fields, keyof Fields])[],
): void {
  for (const [one, other] of pairs)
    if (fields[one] !== undefined && fields[other] !== undefined)
      throw new TypeError(`${String(other)} must not be given together with ${String(one)}`);
}

/**
 * Returns a copy of an object with the fields that were checked. `what`: what it is, as in `a fault`.
 * @throws TypeError with a sentence that starts with the field
 */
export function checkedFields<Fields extends object>(
  given: unknown,
  checks: Checks<Fields>,
  what: string,
): Fields {
  if (!isPlainObject(given)) throw new TypeError(`${what} must be an object`);
  for (const name of Object.keys(given))
    if (!Object.hasOwn(checks, name))
      throw new TypeError(`${what} has no field ${shownName(name)}${suggestion(name, Object.keys(checks))}`);
  const checked: Record<string, unknown> = {};
  for (const [name, check] of Object.entries<Check>(checks)) {
    const value = given[name];
    if (value === undefined) continue;
    const complaint = check(value);
    if (complaint !== null) throw new TypeError(`${name} ${complaint}`);
    checked[name] = value;
  }
  return checked as Fields;
}

/** Refuses fields that contradict each other. `what`: what it is, as in `a fault: which requests fail`. @throws TypeError */
export function checkTogether(selection: Selection, what: string, which: string): void {
  refusePairs(selection, contradictions);
  if (selection.operation === undefined && selection.path === undefined)
    throw new TypeError(`${what} needs operation or path: ${which}`);
}

/** @throws TypeError for a seed without a probability */
export function checkSeed({ seed, probability }: Selection): void {
  if (seed !== undefined && probability === undefined)
    throw new TypeError('seed needs probability: without it, nothing is chosen at random');
}

/** The operation of the selection, or `null` if it has a path. @throws TypeError for one that does not exist */
export function operationOf({ operation, when }: Selection, operations: OperationFinder): Operation | null {
  if (operation === undefined) return null;
  const found = operations.named(operation);
  if (found === null) {
    const ids = operations.all.map(({ id }) => id);
    const otherwise = ': GET /__mock/operations lists those that exist';
    throw new TypeError(`operation is not the id of an operation${suggestion(operation, ids, otherwise)}`);
  }
  if (typeof when === 'object') checkInput(when, found);
  return found;
}

/** A misspelt name would never fit. A body that the operation reads itself may have any members. */
function checkInput({ input = {} }: Condition, { id, input: schema, raw, path }: Operation): void {
  if (raw !== undefined) return;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const known = [...inPath, ...Object.keys((schema.properties ?? {}) as object)];
  for (const name of Object.keys(input))
    if (!known.includes(name))
      throw new TypeError(
        `when.input: ${id} has no parameter ${shownName(name)}${suggestion(name, known, known.length === 0 ? '' : `: use ${known.join(', ')}`)}`,
      );
}

/**
 * The selection with a condition of its own, which nobody can change, and with the secret of a key that is named by its alias.
 * @throws TypeError for a condition that is no JSON, or an unknown alias
 */
export function settledSelection<Given extends Selection>(
  selection: Given,
  secrets: Readonly<Record<string, string>>,
): Given {
  const { when, key } = selection;
  return {
    ...selection,
    ...(typeof when === 'object' && { when: copied(when) }),
    ...(key !== undefined && { key: secretOf(key, secrets) }),
  };
}

function copied(when: Condition): Condition {
  try {
    return JSON.parse(JSON.stringify(when)) as Condition;
  } catch (error) {
    throw new TypeError(`when must be JSON: ${(error as Error).message.split('\n', 1)[0]}`);
  }
}

function secretOf(key: string, secrets: Readonly<Record<string, string>>): string {
  if (/^(?:key|mk)_/.test(key)) return key;
  if (Object.hasOwn(secrets, key)) return secrets[key] as string;
  const aliases = Object.keys(secrets);
  throw new TypeError(
    `key must be the alias, the id or the secret of a key: no key of the fixtures has the alias ${shownName(key)}${suggestion(key, aliases, `: use ${aliases.join(', ')}`)}`,
  );
}

/** Whether a request is for the operation or the path of a selection. `found`: the operation that it is for. */
export function requestMatcher({ path = '', method }: Selection, operation: Operation | null) {
  if (operation !== null) return (_: string, __: string, found: Operation | null) => found === operation;
  const isStart = path.endsWith('*');
  const own = isStart ? path.slice(0, -1) : path;
  // As people write it, and as it is sent.
  const wanted = new Set([own, encodeURI(own)]);
  return (asked: string, at: string) =>
    // A preflight that fails would hide the request that is meant from the page.
    (method === undefined ? asked !== 'OPTIONS' : asked === method) &&
    (isStart ? [...wanted].some(start => at.startsWith(start)) : wanted.has(at));
}
