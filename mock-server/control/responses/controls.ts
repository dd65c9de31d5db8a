/** The functions of the mock object that answer requests in place of the service, or let them fail. */
import type { ReplyTitles } from '../../../src/generated/reply-titles.ts';
import type { ErrorBody, Schemas } from '../../../src/generated/types.ts';
import type { Answers } from './answer.ts';
import type { AnswerOptions, AnswerRule } from './answer-rule.ts';
import type { FaultRule } from './rule.ts';

export interface ActiveFault {
  readonly id: string;
  readonly rule: FaultRule;
  /** Requests that it is for. */
  readonly seen: number;
  /** How many of them it has failed. */
  readonly failed: number;
  /** That nobody had its workspace or its key when it was last looked at: at a request, or for `GET /__mock/faults`. */
  readonly note?: string;
}

/** A fault that was asked for. */
export interface Fault {
  readonly id: string;
  /** Ends it early. */
  stop(): void;
}

/** An answer that has not ended. */
export interface ActiveAnswer {
  readonly id: string;
  /** As it was given. Functions, bytes and streams are words in parentheses, and the secret of a key is `***`. */
  readonly rule: AnswerRule;
  /** Requests that it is for. */
  readonly seen: number;
  /** How many of them it has answered. */
  readonly answered: number;
  /** That nobody had its workspace or its key when it was last looked at: at a request, or for `GET /__mock/answers`. */
  readonly note?: string;
}

/** An answer that was asked for. */
export interface GivenAnswer extends Fault {
  /** How many requests it has answered. */
  readonly answered: number;
}

/** A path, or an operation whose answer has no type here: of a host, or one that does not answer with JSON. */
type OtherRequests<Id extends string> =
  | (Id extends keyof ReplyTitles ? never : Id)
  | { readonly path: string; readonly method?: string };

/** The functions of the mock object. */
export interface MockRules {
  /**
   * Answers the next request to an operation, or to a path, in place of the service; or as many as the options say. The
   * body must be like the schema of the operation, unless the answer is `unchecked`.
   * @example
   * mock.answer('getItem', { status: 404 });
   * mock.answer('listItems', [503, 503, 200]);
   * mock.answer('getItem', { delay: 800 }, { when: { input: { item_id: 1001 } }, times: 'always' });
   * @throws TypeError that names the invalid field, or if there are a thousand answers already
   */
  answer<Id extends keyof ReplyTitles>(
    operation: Id,
    answer: Answers<Schemas[ReplyTitles[Id]] | ErrorBody>,
    options?: AnswerOptions,
  ): GivenAnswer;
  answer<Id extends string>(
    requests: OtherRequests<Id>,
    answer: Answers,
    options?: AnswerOptions,
  ): GivenAnswer;
  /** The answers that have not ended, in the order in which requests meet them. */
  answers(): ActiveAnswer[];
  /** Ends all answers, and what they hold back; or one answer by its id. */
  stopAnswers(id?: string): void;
  /**
   * Lets requests fail, one unless the rule says more.
   * @example
   * mock.fail({ operation: 'listItems', status: 503, times: 2 });
   * @throws TypeError that names the invalid field, or if there are a hundred faults already
   */
  fail(rule: FaultRule): Fault;
  /** The faults that have not ended, in the order in which requests meet them. */
  faults(): ActiveFault[];
  /** Ends all faults, and the requests that they hold back; or one fault by its id. */
  stopFaults(id?: string): void;
}
