/** From what an operation refuses to what a form says, at the field and in words for people. */
import { MarketplaceError, type Problem } from '../../common/errors.ts';
import type { FormErrors } from '../views.ts';

/** How a form calls a parameter. */
interface FieldWords {
  /** The end of the field's id. */
  readonly field: string;
  /** What a sentence about it begins with. */
  readonly name: string;
  /** The same, about one value of a list. */
  readonly each?: string;
  /** Sentences of its own, by the keyword of the schema or by the code of the error. `{limit}`: the limit. */
  readonly told?: Readonly<Record<string, string>>;
}

/** Parameters, in the order of the fields. */
export type FormWords = Readonly<Record<string, FieldWords>>;

/** Keywords whose reason is the validator's own text, and not ours. */
const unworded: ReadonlySet<string> = new Set([
  'minItems',
  'maxItems',
  'uniqueItems',
  'pattern',
  'anyOf',
  'oneOf',
]);

function sentenceOf({ code }: MarketplaceError, problem: Problem, words: FieldWords): string {
  const { pointer, reason, keyword, limit } = problem;
  const { name, each = name, told = {} } = words;
  const own = told[keyword ?? code];
  if (own !== undefined) return own.replace('{limit}', String(limit));
  const subject = pointer.split('/').length > 2 ? each : name;
  const isWorded = keyword === undefined || !unworded.has(keyword) || reason.includes('control characters');
  return isWorded ? `${subject} ${reason}.` : `${subject} cannot be used like this.`;
}

/** What a form says of a refusal. What is a failure of ours goes on. */
export function errorsOf(error: unknown, words: FormWords): FormErrors {
  if (!(error instanceof MarketplaceError) || error.status >= 500) throw error;
  const found = new Map<string, string>();
  for (const problem of error.problems) {
    const word = words[problem.pointer.split('/')[1] ?? ''];
    if (word !== undefined) found.set(word.field, sentenceOf(error, problem, word));
  }
  if (found.size === 0) return { form: `${error.message}.` };
  const order = Object.values(words).map(({ field }) => field);
  return Object.fromEntries(
    order.flatMap(field => (found.has(field) ? [[field, found.get(field) ?? '']] : [])),
  );
}
