/** An answer, and the requests that it is for. */
import type { ErrorRows } from '../../../src/common/errors/errors.ts';
import type { Checks } from '../../../src/common/options/check-options.ts';
import type { Operation } from '../../../src/group/operation.ts';
import type { OperationFinder } from '../operations.ts';
import { type AnswerFunction, type Answers, type CheckedAnswer, checkAnswer } from './answer.ts';
import { isReadOnce } from './answer-stream.ts';
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
  settledSelection,
} from './selection.ts';

/** The options of `mock.answer`. */
export type AnswerOptions = Omit<Selection, 'operation' | 'path' | 'method'>;

/** An answer with the requests that it is for. Needs `operation` or `path`. */
export interface AnswerRule extends Selection {
  readonly answer: Answers;
}

export const answerRuleChecks: Checks<AnswerRule> = {
  ...selectionChecks,
  answer: value => (value === undefined ? 'must be given' : null),
};

export interface AnswerRuleSettings extends Document {
  readonly operations: OperationFinder;
  /** The secrets of the keys of the fixtures by alias. */
  readonly secrets: Readonly<Record<string, string>>;
}

/**
 * Checks a rule, and makes its answers ready to be sent. `isRepeated`: a reset puts it back.
 * @throws TypeError with a sentence that starts with the field
 */
export function checkAnswerRule(given: unknown, settings: AnswerRuleSettings, isRepeated = false) {
  const { answer, ...selection } = checkedFields<AnswerRule>(given, answerRuleChecks, 'an answer');
  if (answer === undefined) throw new TypeError('an answer needs answer: what is sent');
  checkTogether(selection, 'an answer', 'which requests it is for');
  checkSeed(selection);
  const operation = operationOf(selection, settings.operations);
  const steps = stepsOf(answer, operation, settings);
  const isSequence = steps.length > 1;
  if (isSequence && selection.nth !== undefined)
    throw new TypeError('nth must not be given together with a sequence of answers');
  const { times = 1 } = selection;
  const hasStream = steps.some(step => typeof step === 'object' && isReadOnce(step));
  if (hasStream && (times !== 1 || isRepeated))
    throw new TypeError('stream can be read once: give a function that returns a new one for each request');
  return { operation, steps, selection: settledSelection(selection, settings.secrets) };
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

const stepOf = (given: unknown, operation: Operation | null, settings: AnswerRuleSettings): CheckedAnswer =>
  settledAnswer(checkAnswer(given), operation, settings);

/**
 * An answer that the document allows, and that is sent as the operation sends its own.
 * @throws TypeError with a sentence that starts with the field
 */
export function settledAnswer(
  answer: CheckedAnswer,
  operation: Operation | null,
  settings: Document,
): CheckedAnswer {
  const { status, error, content, unchecked } = answer;
  if (error !== undefined)
    checkCode(error, unchecked ? null : operation, () => settings.served().errors as ErrorRows);
  if (operation === null) return answer;
  checkDocumented(answer, operation, settings);
  const isPlain = content === null && status !== undefined && status >= 200 && status < 400;
  const typed =
    content === null || content.isJson ? content : { ...content, type: typeOf(operation, content.type) };
  return {
    ...answer,
    content: typed,
    isOfService: isPlain ? status === successOf(operation) : answer.isOfService,
  };
}

/** The only media type of an operation that does not answer with JSON, or else the usual one. */
function typeOf({ reply }: Operation, usual: string): string {
  const [type, ...others] = 'media' in reply ? reply.media : [];
  return type === undefined || type.includes('*') || others.length > 0 ? usual : type;
}
