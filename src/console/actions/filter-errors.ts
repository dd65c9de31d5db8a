/** What is wrong with the rows of a filter, at their fields. */
import { invalidParameters, MarketplaceError, type Problem } from '../../common/errors.ts';
import { type FilterRow, isBlank } from '../filter-rows.ts';
import type { FormWords } from './form-errors.ts';

/** The fields of a row. */
const rowWords = (at: number): FormWords => ({
  [`filter_${at}_field`]: {
    field: `filter-${at}-field`,
    name: 'The field',
    told: {
      minLength: 'Enter a field, such as data.amount.',
      pattern: 'Enter a field, such as data.amount, with a dot between names.',
    },
  },
  [`filter_${at}_value`]: {
    field: `filter-${at}-value`,
    name: 'The value',
    told: {
      blank: 'Enter a value.',
      type: 'Enter a number.',
      minLength: 'Enter a value.',
      minItems: 'Enter at least one value.',
      maxItems: 'Enter at most {limit} values.',
    },
  },
});

/** The error and the words of a form whose filter has these rows. */
export function atRows(
  error: unknown,
  words: FormWords,
  rows: readonly FilterRow[] | null,
): readonly [error: unknown, words: FormWords] {
  const places = (rows ?? []).flatMap((row, at) => (isBlank(row) ? [] : [at]));
  const [first, ...more] =
    error instanceof MarketplaceError ? error.problems.map(problem => atRow(problem, places)) : [];
  // The rows stand where the filter does.
  const own = Object.entries(words).flatMap(([name, word]): [string, FormWords[string]][] =>
    name === 'filter'
      ? [...places.flatMap(at => Object.entries(rowWords(at))), [name, word]]
      : [[name, word]],
  );
  return [first === undefined ? error : invalidParameters(first, ...more), Object.fromEntries(own)];
}

/** The problem of a condition, at the row that it is. */
function atRow(problem: Problem, places: readonly number[]): Problem {
  const [, number, part] = /^\/filter\/(\d+)\/(?:not\/)?([^/]+)/.exec(problem.pointer) ?? [];
  const at = number === undefined ? undefined : places[Number(number)];
  return at === undefined
    ? problem
    : { ...problem, pointer: `/filter_${at}_${part === 'field' ? 'field' : 'value'}` };
}
