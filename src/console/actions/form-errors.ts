/** Turns the error of an operation into messages for the fields of a form. */

import { MarketplaceError, type Problem } from '../../common/errors/errors.ts';
import { nameOfStep } from '../../common/json/json-pointer.ts';
import { marketplaceErrorOf } from '../../http/refusal.ts';
import { WorkspaceFullError } from '../../repository/index.ts';
import type { FormErrors } from '../views.ts';

/** How a form names a parameter. */
interface FieldWords {
  /** The last part of the field's id. */
  readonly field: string;
  /** The subject of a message about the field. */
  readonly name: string;
  /** The subject of a message about one item of a list or of an object. `{key}` is replaced by its name. */
  readonly each?: string;
  /** Custom messages, by schema keyword or error code. `{limit}` is replaced by the limit. */
  readonly reported?: Readonly<Record<string, string>>;
}

/** A problem that a form may say in a whole sentence. */
export interface FormProblem extends Problem {
  readonly sentence?: string;
}

/** Parameters, in the order of the form fields. */
export interface FormWords {
  readonly [parameter: string]: FieldWords;
}

/** Schema keywords whose reason is text of the validator that users would not understand. */
const technicalKeywords: ReadonlySet<string> = new Set([
  'minItems',
  'maxItems',
  'uniqueItems',
  'pattern',
  'anyOf',
  'oneOf',
]);

function sentenceOf({ code }: MarketplaceError, problem: FormProblem, words: FieldWords): string {
  if (problem.sentence !== undefined) return problem.sentence;
  const { pointer, reason, keyword, limit } = problem;
  const { name, each = name, reported = {} } = words;
  const own = reported[keyword ?? code];
  if (own !== undefined) return own.replace('{limit}', String(limit));
  const [, , key] = pointer.split('/');
  // The field that is not known, and not what it is in.
  const unknown = reason.startsWith('is not a known field') ? pointer.split('/').slice(3).at(-1) : undefined;
  const subject =
    unknown !== undefined
      ? `${nameOfStep(unknown)} in ${name.replace('The', 'the')}`
      : key === undefined
        ? name
        : each.replace('{key}', () => nameOfStep(key));
  const isWorded =
    keyword === undefined || !technicalKeywords.has(keyword) || reason.includes('control characters');
  const end = reason.endsWith('?') ? '' : '.';
  return isWorded ? `${subject} ${reason}${end}` : `${subject} is not valid.`;
}

/** The messages of a form for an error. Internal errors are rethrown. */
export function errorsOf(thrown: unknown, words: FormWords): FormErrors {
  const error = thrown instanceof WorkspaceFullError ? marketplaceErrorOf(thrown) : thrown;
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
