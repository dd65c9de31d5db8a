/** What methods of the contract answer, so that a storage and its answers can be checked. */
import type { Refused } from './results.ts';

/**
 * `found`: a record or `null`; `record`, `list` and `count` (a number), or a refusal; a tuple: an object with this list, or
 * a refusal; `other`: nothing, a text, a boolean or an iterable, which is not checked.
 */
export type ResultKind = 'found' | 'record' | 'list' | 'count' | 'other' | readonly [list: string];

type ListIn<Page> = Extract<
  { [Name in keyof Page]: Page[Name] extends readonly unknown[] ? Name : never }[keyof Page],
  string
>;

type KindOf<Answer> = null extends Answer
  ? 'found'
  : [Answer] extends [readonly unknown[]]
    ? 'list'
    : [Answer] extends [object]
      ? [ListIn<Answer>] extends [never]
        ? 'record'
        : 'record' | readonly [ListIn<Answer>]
      : 'count';

/** A refusal may take the place of what a change answers. */
type AnswerOf<Method> = Method extends (...args: never) => infer Answer
  ? Exclude<Awaited<Answer>, Refused<string>>
  : never;

/** Answers nothing, a text, a boolean or an iterable. */
type IsOther<Answer> = undefined extends Answer
  ? true
  : Answer extends boolean | string | AsyncIterable<unknown>
    ? true
    : false;

/** Derived from the contract: a method that is missing in the table, or has another kind there, does not compile. */
export type Kinds<Part> = {
  readonly [Name in keyof Part]-?: true extends IsOther<AnswerOf<NonNullable<Part[Name]>>>
    ? 'other'
    : KindOf<AnswerOf<NonNullable<Part[Name]>>>;
};
