/** What is wrong with the rows of a filter, at their fields. */
import type { Problem } from '../../common/errors/errors.ts';
import { type FilterRow, isBlank } from '../filter-rows.ts';
import { filterWords } from './filter-field.ts';
import type { FormWords } from './form-errors.ts';

/** The fields of a row. */
const rowWords = (at: number): FormWords => ({
  [`filter_${at}_field`]: {
    field: `filter-${at}-field`,
    name: 'The field',
    reported: {
      minLength: 'Enter a field, such as data.amount.',
      pattern: 'Enter a field, such as data.amount, with a dot between names.',
    },
  },
  [`filter_${at}_value`]: {
    field: `filter-${at}-value`,
    name: 'The value',
    reported: {
      blank: 'Enter a value.',
      type: 'Enter a number.',
      minLength: 'Enter a value.',
      minItems: 'Enter at least one value.',
      maxItems: 'Enter at most {limit} values.',
    },
  },
});

const placesOf = (rows: readonly FilterRow[] | null): readonly number[] =>
  (rows ?? []).flatMap((row, at) => (isBlank(row) ? [] : [at]));

/** The words of a filter, and of its rows, which stand where the filter does. */
export const wordsOfFilter = (rows: readonly FilterRow[] | null): FormWords => ({
  ...Object.assign({}, ...placesOf(rows).map(rowWords)),
  ...filterWords,
});

/** The problem of a condition, at the row that it is. */
export function atRow(problem: Problem, rows: readonly FilterRow[] | null): Problem {
  const [, number, part] = /^\/filter\/(\d+)\/(?:not\/)?([^/]+)/.exec(problem.pointer) ?? [];
  const at = number === undefined ? undefined : placesOf(rows)[Number(number)];
  return at === undefined
    ? problem
    : { ...problem, pointer: `/filter_${at}_${part === 'field' ? 'field' : 'value'}` };
}
