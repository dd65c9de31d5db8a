/** A filter of events in a form, as JSON. */
import type { Problem } from '../../common/errors/errors.ts';
import type { AutomationFilter } from '../../generated/types.ts';
import { prettyJson, readJson } from '../json.ts';
import type { FormWords } from './form-errors.ts';

export const matchWords: FormWords = { filter_match: { field: 'match', name: 'What must hold' } };
export const filterWords: FormWords = {
  filter: {
    field: 'filter',
    name: 'The filter',
    each: 'A condition of the filter',
    reported: {
      json: 'The filter must be JSON: a list of conditions.',
      type: 'The filter does not fit: a field or a value has the wrong type.',
      minProperties: 'Each condition of the filter needs a field and at least one comparison.',
      maxItems: 'The filter can have at most {limit} conditions.',
    },
  },
};

/** Longer filters are changed through the API, because forms have a size limit. */
const longest = 10_000;

/** `null`: it is too long for a form. */
export function filterText(filter: AutomationFilter): string | null {
  const json = filter.length === 0 ? '' : prettyJson(filter);
  return json.length > longest ? null : json;
}

/** The filter as input: nothing if the form did not have it. What is wrong with it is added to `found`. */
export function filterIn(text: string | null, found: Problem[]): { readonly filter?: unknown } {
  if (text === null) return {};
  if (text.trim() === '') return { filter: [] };
  const read = readJson(text);
  if (read.ok) return { filter: read.value };
  found.push({ pointer: '/filter', reason: 'must be JSON', keyword: 'json' });
  return {};
}
