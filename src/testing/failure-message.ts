/** Tells what a storage answered or threw, if a case fails because of it. */
import type { Awaitable } from '../common/concurrency/awaitable.ts';
import { type Parts, partNames } from '../repository/index.ts';

interface Answer {
  readonly method: string;
  readonly args: readonly unknown[];
  readonly value: unknown;
  /** Whether the value was thrown. */
  readonly isThrown: boolean;
}

type Method = (...args: unknown[]) => Awaitable<unknown>;

/** The longest text of an answer in a message. */
const longest = 2_000;

/** The repository, and the last answer that it gave. */
export function withLastAnswer<Some extends Partial<Parts>>(
  repository: Some,
): { readonly repository: Some; last(): Answer | null } {
  let last: Answer | null = null;
  const heard: Some = Object.create(repository);
  for (const name of partNames) {
    const part = repository[name];
    if (part == null) continue;
    const value = new Proxy(part, {
      get(target, member) {
        const method: unknown = Reflect.get(target, member);
        if (typeof method !== 'function') return method;
        return (...args: unknown[]) => {
          const ended =
            (isThrown: boolean) =>
            <Value>(value: Value): Value => {
              last = { method: `${name}.${String(member)}`, args, value, isThrown };
              return value;
            };
          const fail = (error: unknown): never => {
            throw ended(true)(error);
          };
          try {
            const answer = (method as Method).apply(target, args);
            return isThenable(answer) ? answer.then(ended(false), fail) : ended(false)(answer);
          } catch (error) {
            return fail(error);
          }
        };
      },
    });
    Object.defineProperty(heard, name, { value, enumerable: true });
  }
  return { repository: heard, last: () => last };
}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as Partial<PromiseLike<unknown>> | null)?.then === 'function';

const textOf = (value: unknown): string => {
  if (value instanceof Error)
    return value.cause === undefined ? String(value) : `${value}, caused by: ${textOf(value.cause)}`;
  const text = JSON.stringify(value, null, 2) ?? String(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** The error with the sentence of its case, and the last answer. */
export function explained(thrown: unknown, sentence: string, last: Answer | null): Error {
  const error = thrown instanceof Error ? thrown : new Error(textOf(thrown), { cause: thrown });
  const answer =
    last === null
      ? ''
      : `\n${last.method}(${last.args.map(textOf).join(', ')}) ${last.isThrown ? 'threw' : 'answered'}:\n${textOf(last.value)}`;
  error.message = `${sentence}\n${error.message}${answer}`;
  return error;
}
