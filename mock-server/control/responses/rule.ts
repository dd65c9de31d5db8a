/** What a fault does, and to which requests. */
import type { ErrorRows } from '../../../src/common/errors/errors.ts';
import { commonErrors } from '../../../src/common/errors/errors.ts';
import {
  type Checks,
  isText,
  wholeNumberFrom,
  withSchema,
} from '../../../src/common/options/check-options.ts';
import { suggestion } from '../../../src/common/text/unknown-name.ts';
import type { Operation } from '../../../src/group/operation.ts';
import { complaintAboutDelay, type Delay, delaySchema } from '../delay.ts';
import type { OperationFinder } from '../operations.ts';
import {
  checkedFields,
  checkSeed,
  checkTogether,
  operationOf,
  refusePairs,
  type Selection,
  selectionChecks,
} from './selection.ts';

/** What happens to a request in place of its answer, or besides it. */
export interface Effects {
  /** Answers with the error that has this code, such as `invalid_purchase_code`. */
  readonly error?: string;
  /** Resets the connection. The operation is not carried out. */
  readonly reset?: true;
  /** Carries out the operation, and ends the connection after half of the body. */
  readonly truncate?: true;
  /** Never answers. The connection ends when the faults are stopped, or the mock server is reset or closed. */
  readonly hang?: true;
  /** Answers so much later: milliseconds, up to 60000. It can be combined with all others except `hang`. */
  readonly delay?: Delay;
}

/** Needs `operation` or `path`, and one of `status`, `error`, `reset`, `truncate`, `hang` and `delay`. */
export interface FaultRule extends Selection, Effects {
  /** Answers with the first error of the operation that has this status, from 400 to 599, or with an error like it. */
  readonly status?: number;
}

const effects = ['status', 'error', 'reset', 'truncate', 'hang', 'delay'] as const;

export const isTrue = withSchema({ const: true }, value => (value === true ? null : 'must be true'));

export const effectChecks: Checks<Effects> = {
  error: isText,
  reset: isTrue,
  truncate: isTrue,
  hang: isTrue,
  delay: withSchema(delaySchema, value => complaintAboutDelay(value, 1)),
};

const { operation, path, method, ...choice } = selectionChecks;
export const faultChecks: Checks<FaultRule> = {
  operation,
  path,
  method,
  status: wholeNumberFrom(400, 599),
  ...effectChecks,
  ...choice,
};

/**
 * Returns a copy of the rule that was checked, and its operation.
 * @throws TypeError with a sentence that starts with the field
 */
export function checkRule(
  given: unknown,
  operations: OperationFinder,
  errors: () => ErrorRows,
): { readonly rule: FaultRule; readonly operation: Operation | null } {
  const rule = checkedFields<FaultRule>(given, faultChecks, 'a fault');
  checkTogether(rule, 'a fault', 'which requests fail');
  refusePairs(rule, [['hang', 'delay']]);
  const happens = effects.filter(name => rule[name] !== undefined);
  if (happens.length === 0) throw new TypeError(`a fault needs one of ${effects.join(', ')}`);
  const [first, second] = happens.filter(name => name !== 'delay');
  if (second !== undefined) throw new TypeError(`${second} must not be given together with ${first}`);
  checkSeed(rule);
  const found = operationOf(rule, operations);
  if (rule.error !== undefined) checkCode(rule.error, found, errors);
  return { rule: Object.freeze(rule), operation: found };
}

/** @throws TypeError for a code that the operation, or the service, does not have */
export function checkCode(error: string, found: Operation | null, errors: () => ErrorRows): void {
  const codes = found ? [...found.errors, ...Object.keys(commonErrors)] : Object.keys(errors());
  if (codes.includes(error)) return;
  const where = found ? `of ${found.id}` : 'of the service';
  throw new TypeError(
    `error is not the code of an error ${where}${suggestion(error, codes, `: use ${codes.join(', ')}`)}`,
  );
}
