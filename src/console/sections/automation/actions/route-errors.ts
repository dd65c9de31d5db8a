/** What is wrong with the form of a route, at its fields: those of the rows of its filter too. */
import { invalidParameters, MarketplaceError, type Problem } from '../../../../common/errors.ts';
import { filterWords, matchWords } from '../../../actions/filter-field.ts';
import type { FormWords } from '../../../actions/form-errors.ts';
import { type FilterRow, isBlank } from '../../../filter-rows.ts';
import type { FormErrors } from '../../../views.ts';
import { formErrors } from './visit.ts';

/** The fields above the filter. */
const above: FormWords = {
  name: { field: 'name', name: 'The name', told: { minLength: 'Enter a name for the route.' } },
  sources: { field: 'sources', name: 'The inbound endpoints', each: 'Each inbound endpoint' },
  event_types: {
    field: 'events',
    name: 'The event types',
    each: 'Each event type',
    told: { maxItems: 'Enter at most {limit} event types.' },
  },
  ...matchWords,
};
const below: FormWords = {
  ...filterWords,
  mapping: {
    field: 'mapping',
    name: 'The mapping',
    told: { maxLength: 'The mapping must have at most {limit} characters.' },
  },
  event_type: { field: 'type', name: 'The type' },
  hooks: {
    field: 'hooks',
    name: 'The hooks',
    each: 'A chosen hook',
    told: { minItems: 'Choose at least one hook.' },
  },
  event: {
    field: 'sample',
    name: 'The sample',
    told: { type: 'The sample must be a JSON object.' },
  },
};

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

/** `form`: the one with the error, if it has rows. */
export function routeErrors(
  error: unknown,
  { rows }: { readonly rows: readonly FilterRow[] | null } = { rows: null },
): FormErrors {
  const places = (rows ?? []).flatMap((row, at) => (isBlank(row) ? [] : [at]));
  const words: FormWords = { ...above, ...Object.assign({}, ...places.map(rowWords)), ...below };
  if (!(error instanceof MarketplaceError)) throw error;
  const [first, ...more] = error.problems.map(problem => atRow(problem, places));
  return formErrors(first === undefined ? error : invalidParameters(first, ...more), words);
}

/** The problem of a condition, at the row that it is. */
function atRow(problem: Problem, places: readonly number[]): Problem {
  const [, number, part] = /^\/filter\/(\d+)\/(?:not\/)?([^/]+)/.exec(problem.pointer) ?? [];
  const at = number === undefined ? undefined : places[Number(number)];
  return at === undefined
    ? problem
    : { ...problem, pointer: `/filter_${at}_${part === 'field' ? 'field' : 'value'}` };
}
