/** What a fault does, and to which requests. */
import { METHODS } from 'node:http';
import type { ErrorRows } from '../../../src/common/errors/errors.ts';
import { commonErrors } from '../../../src/common/errors/errors.ts';
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import {
  type Check,
  type Checks,
  isText,
  wholeNumberFrom,
} from '../../../src/common/options/check-options.ts';
import { shownName, suggestion } from '../../../src/common/text/unknown-name.ts';
import { maxDelay } from '../held-answers.ts';
import type { OperationFinder } from '../operations.ts';

/** Needs `operation` or `path`, and one of `status`, `error`, `reset`, `truncate`, `hang` and `delay`. */
export interface FaultRule {
  /** The `operationId`, such as `listItems`. */
  readonly operation?: string;
  /** A path of the mock server, such as `/l/spring`; `/media/*` for all paths that start so; `*` for all. */
  readonly path?: string;
  /** Only requests with this method, together with `path`. @default all methods except OPTIONS */
  readonly method?: string;
  /** Answers with the first error of the operation that has this status, from 400 to 599, or with an error like it. */
  readonly status?: number;
  /** Answers with the error that has this code, such as `invalid_purchase_code`. */
  readonly error?: string;
  /** Resets the connection. The operation is not carried out. */
  readonly reset?: true;
  /** Carries out the operation, and ends the connection after half of the body. */
  readonly truncate?: true;
  /** Never answers. The connection ends when the faults are stopped, or the mock server is reset or closed. */
  readonly hang?: true;
  /** Answers so many milliseconds later, at most 60000. It can be combined with all others except `hang`. */
  readonly delay?: number;
  /** Only this request, counted from 1 among those that the fault sees. */
  readonly nth?: number;
  /** How many requests are left alone before the first one that fails. @default 0 */
  readonly after?: number;
  /** How many requests fail before the fault ends by itself. @default 1 */
  readonly times?: number;
  /** How likely a request fails, above 0 and up to 1. @default 1 */
  readonly probability?: number;
  /** Which requests `probability` chooses: the same ones with the same seed, from 0 to 4294967295. @default 1 */
  readonly seed?: number;
}

const effects = ['status', 'error', 'reset', 'truncate', 'hang', 'delay'] as const;

const most = 1_000_000_000;
const isTrue: Check = value => (value === true ? null : 'must be true');
const isMethod: Check = value =>
  METHODS.some(method => method === value) ? null : 'must be an HTTP method in capital letters, such as POST';
const isPath: Check = value =>
  typeof value === 'string' && value.length <= 2_048 && /^(?:\/[^?#*]*\*?|\*)$/.test(value)
    ? null
    : 'must be a path that starts with /, without a query, and with * only at the end; * alone is every path';

const checks: Checks<FaultRule> = {
  operation: isText,
  path: value => isPath(value) ?? (isControl(`${value}`) ? 'must not be below /__mock' : null),
  method: isMethod,
  status: wholeNumberFrom(400, 599),
  error: isText,
  reset: isTrue,
  truncate: isTrue,
  hang: isTrue,
  delay: wholeNumberFrom(1, maxDelay),
  nth: wholeNumberFrom(1, most),
  after: wholeNumberFrom(0, most),
  times: wholeNumberFrom(1, most),
  probability: value =>
    typeof value === 'number' && value > 0 && value <= 1 ? null : 'must be a number above 0, up to 1',
  seed: wholeNumberFrom(0, 4_294_967_295),
};

const isControl = (path: string) => path === '/__mock' || path.startsWith('/__mock/');

/** Pairs of fields that contradict each other. */
const contradictions: readonly (readonly [keyof FaultRule, keyof FaultRule])[] = [
  ['operation', 'path'],
  // An operation has one method.
  ['operation', 'method'],
  ['nth', 'after'],
  ['nth', 'times'],
  ['nth', 'probability'],
  ['hang', 'delay'],
];

/**
 * Returns a copy of the rule that was checked.
 * @throws TypeError with a sentence that starts with the field
 */
export function checkRule(given: unknown, operations: OperationFinder, errors: () => ErrorRows): FaultRule {
  if (!isPlainObject(given)) throw new TypeError('a fault must be an object');
  for (const name of Object.keys(given))
    if (!Object.hasOwn(checks, name))
      throw new TypeError(`a fault has no field ${shownName(name)}${suggestion(name, Object.keys(checks))}`);
  const rule: Record<string, unknown> = {};
  for (const [name, check] of Object.entries(checks)) {
    const value = given[name];
    if (value === undefined) continue;
    const complaint = check(value);
    if (complaint !== null) throw new TypeError(`${name} ${complaint}`);
    rule[name] = value;
  }
  checkTogether(rule);
  checkNames(rule, operations, errors);
  return Object.freeze(rule);
}

function checkTogether(rule: FaultRule): void {
  for (const [one, other] of contradictions)
    if (rule[one] !== undefined && rule[other] !== undefined)
      throw new TypeError(`${other} must not be given together with ${one}`);
  if (rule.operation === undefined && rule.path === undefined)
    throw new TypeError('a fault needs operation or path: which requests fail');
  const given = effects.filter(name => rule[name] !== undefined);
  if (given.length === 0) throw new TypeError(`a fault needs one of ${effects.join(', ')}`);
  const [first, second] = given.filter(name => name !== 'delay');
  if (second !== undefined) throw new TypeError(`${second} must not be given together with ${first}`);
  if (rule.seed !== undefined && rule.probability === undefined)
    throw new TypeError('seed needs probability: without it, nothing is chosen at random');
}

function checkNames(
  { operation, error }: FaultRule,
  operations: OperationFinder,
  errors: () => ErrorRows,
): void {
  const found = operation === undefined ? undefined : operations.named(operation);
  if (found === null && operation !== undefined) {
    const ids = operations.all.map(({ id }) => id);
    const otherwise = ': GET /__mock/operations lists those that exist';
    throw new TypeError(`operation is not the id of an operation${suggestion(operation, ids, otherwise)}`);
  }
  if (error === undefined) return;
  const codes = found ? [...found.errors, ...Object.keys(commonErrors)] : Object.keys(errors());
  if (codes.includes(error)) return;
  const where = found ? `of ${found.id}` : 'of the service';
  throw new TypeError(
    `error is not the code of an error ${where}${suggestion(error, codes, `: use ${codes.join(', ')}`)}`,
  );
}
