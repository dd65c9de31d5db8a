/** What is wrong with the form of a route, at its fields: those of the rows of its filter too. */
import { atRows, wordsOfFilter } from '../../../actions/filter-errors.ts';
import { matchWords } from '../../../actions/filter-field.ts';
import type { FormWords } from '../../../actions/form-errors.ts';
import type { FilterRow } from '../../../filter-rows.ts';
import type { FormErrors } from '../../../views.ts';
import { formErrors } from './visit.ts';

const wordsOf = (rows: readonly FilterRow[] | null): FormWords => ({
  name: { field: 'name', name: 'The name', reported: { minLength: 'Enter a name for the route.' } },
  sources: { field: 'sources', name: 'The inbound endpoints', each: 'Each inbound endpoint' },
  event_types: {
    field: 'events',
    name: 'The event types',
    each: 'Each event type',
    reported: { maxItems: 'Enter at most {limit} event types.' },
  },
  ...matchWords,
  ...wordsOfFilter(rows),
  mapping: {
    field: 'mapping',
    name: 'The mapping',
    reported: { maxLength: 'The mapping must have at most {limit} characters.' },
  },
  event_type: { field: 'type', name: 'The type' },
  hooks: {
    field: 'hooks',
    name: 'The hooks',
    each: 'A chosen hook',
    reported: { minItems: 'Choose at least one hook.' },
  },
  event: {
    field: 'sample',
    name: 'The sample',
    reported: { type: 'The sample must be a JSON object.' },
  },
});

/** `form`: the one with the error, if it has rows. */
export function routeErrors(
  error: unknown,
  { rows }: { readonly rows: readonly FilterRow[] | null } = { rows: null },
): FormErrors {
  return formErrors(atRows(error, rows), wordsOf(rows));
}
