/** An answer, and the requests that it is for. */
import type { ErrorRows } from '../../../src/common/errors/errors.ts';
import type { Checks } from '../../../src/common/options/check-options.ts';
import { shownName, suggestion } from '../../../src/common/text/unknown-name.ts';
import type { Operation } from '../../../src/group/operation.ts';
import type { OperationFinder } from '../operations.ts';
import { type AnswerFunction, type Answers, type CheckedAnswer, checkAnswer, isReadOnce } from './answer.ts';
import { checkDocumented, type Document, successOf } from './documented.ts';
import type { ResponseStep } from './registry.ts';
import { checkCode } from './rule.ts';
import {
  checkedFields,
  checkSeed,
  checkTogether,
  operationOf,
  type Selection,
  selectionChecks,
} from './selection.ts';

/** The options of `mock.answer`. */
export type AnswerOptions = Omit<Selection, 'operation' | 'path' | 'method'>;

/** An answer with the requests that it is for. Needs `operation` or `path`. */
export interface AnswerRule extends Selection {
  readonly answer: Answers;
}

const checks: Checks<AnswerRule> = {
  ...selectionChecks,
  answer: value => (value === undefined ? 'must be given' : null),
};

export interface AnswerRuleSettings extends Document {
  readonly operations: OperationFinder;
  /** The secrets of the keys of the fixtures by alias. */
  readonly secrets: Readonly<Record<string, string>>;
}

/**
 * Checks a rule, and makes its answers ready to be sent.
 * @throws TypeError with a sentence that starts with the field
 */
export function checkAnswerRule(given: unknown, settings: AnswerRuleSettings) {
  const { answer, ...selection } = checkedFields<AnswerRule>(given, checks, 'an answer');
  if (answer === undefined) throw new TypeError('an answer needs answer: what is sent');
  checkTogether(selection, 'an answer', 'which requests it is for');
  checkSeed(selection);
  const operation = operationOf(selection, settings.operations);
  const steps = stepsOf(answer, operation, settings);
  const isSequence = steps.length > 1;
  if (isSequence && selection.nth !== undefined)
    throw new TypeError('nth must not be given together with a sequence of answers');
  const { times = 1 } = selection;
  if (times !== 1 && steps.some(step => typeof step === 'object' && isReadOnce(step)))
    throw new TypeError('stream can be read once: give a function that returns a new one for each request');
  return { operation, steps, selection: withSecret(selection, settings.secrets) };
}

function stepsOf(
  answer: Answers,
  operation: Operation | null,
  settings: AnswerRuleSettings,
): readonly ResponseStep[] {
  if (typeof answer === 'function') return [answer as AnswerFunction];
  if (!Array.isArray(answer)) return [stepOf(answer, operation, settings)];
  if (answer.length === 0) throw new TypeError('a sequence of answers must not be empty');
  if (answer.length > maxSteps) throw new TypeError(`a sequence must have at most ${maxSteps} answers`);
  return answer.map((one, index) => {
    try {
      return stepOf(one, operation, settings);
    } catch (error) {
      throw error instanceof TypeError ? new TypeError(`answer[${index}]: ${error.message}`) : error;
    }
  });
}

const maxSteps = 1_000;

function stepOf(given: unknown, operation: Operation | null, settings: AnswerRuleSettings): CheckedAnswer {
  const answer = checkAnswer(given);
  if (answer.error !== undefined)
    checkCode(answer.error, operation, () => settings.served().errors as ErrorRows);
  if (operation === null) return answer;
  checkDocumented(answer, operation, settings);
  const { status, content } = answer;
  const isPlain = content === null && status !== undefined && status >= 200 && status < 400;
  return isPlain ? { ...answer, isOfService: status === successOf(operation) } : answer;
}

/** With the secret of a key that is named by its alias. */
function withSecret(selection: Selection, secrets: AnswerRuleSettings['secrets']): Selection {
  const { key } = selection;
  if (key === undefined || /^(?:key|mk)_/.test(key)) return selection;
  if (Object.hasOwn(secrets, key)) return { ...selection, key: secrets[key] as string };
  const aliases = Object.keys(secrets);
  throw new TypeError(
    `key must be the alias, the id or the secret of a key: no key of the fixtures has the alias ${shownName(key)}${suggestion(key, aliases, `: use ${aliases.join(', ')}`)}`,
  );
}
