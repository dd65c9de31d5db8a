/** Tells what a storage answered, if a case fails because of it. */
import { type Awaitable, after } from '../common/awaitable.ts';
import { type Parts, partNames } from '../repository/index.ts';

interface Answer {
  readonly method: string;
  readonly args: readonly unknown[];
  readonly value: unknown;
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
        return (...args: unknown[]) =>
          after((method as Method).apply(target, args), answer => {
            last = { method: `${name}.${String(member)}`, args, value: answer };
            return answer;
          });
      },
    });
    Object.defineProperty(heard, name, { value, enumerable: true });
  }
  return { repository: heard, last: () => last };
}

const textOf = (value: unknown): string => {
  const text = JSON.stringify(value, null, 2) ?? String(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** The error with the sentence of its case, and the last answer. */
export function explained(error: unknown, sentence: string, last: Answer | null): unknown {
  if (!(error instanceof Error)) return error;
  const answer =
    last === null
      ? ''
      : `\n${last.method}(${last.args.map(textOf).join(', ')}) answered:\n${textOf(last.value)}`;
  error.message = `${sentence}\n${error.message}${answer}`;
  return error;
}
