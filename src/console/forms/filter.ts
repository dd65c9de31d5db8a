/** The part of a form that is a filter of events: as rows, or as JSON, and how many of its conditions must hold. */
import { isDeepStrictEqual } from 'node:util';
import { atRow, wordsOfFilter } from '../actions/filter-errors.ts';
import { matchWords } from '../actions/filter-field.ts';
import { emptyFilter, filterFormOf, filterFrom, filterInput, type Stored } from '../actions/filter-form.ts';
import { isBlank } from '../filter-rows.ts';
import { type FilterForm, filterOfEvents } from '../pages/filter-field.ts';
import type { FormState, Part } from './row.ts';

/** `what`: what has the filter. `fieldsOf`: the id of the text with the fields to suggest, by the prefix of the form. */
export function filterPart<View, State extends FormState & FilterForm, Shown extends Stored, Context>(
  what: string,
  fieldsOf: (id: string) => string | null = () => null,
): Part<View, State, Shown, Context> {
  const members = (own: FilterForm): Partial<State> => own as Partial<State>;
  return {
    part: (id, form) => filterOfEvents(id, form, what, fieldsOf(id)),
    messages: ({ rows }) => ({ ...matchWords, ...wordsOfFilter(rows) }),
    isSet: ({ isReshaped = false, rows }) => isReshaped || rows === null || !rows.every(isBlank),
    blank: members(emptyFilter),
    of: record => members(filterFormOf(record)),
    seen: ['filter', ({ rows, filter, match }) => JSON.stringify([rows, filter, match])],
    from: form => members(filterFrom(form)),
    input(form, { record, problems }) {
      const { filter } = filterInput(form, problems, record);
      return {
        ...(filter !== undefined && !isDeepStrictEqual(filter, record?.filter ?? []) && { filter }),
        ...(form.match !== null &&
          form.match !== (record?.filter_match ?? 'all') && { filter_match: form.match }),
      };
    },
    at: (problem, { rows }) => atRow(problem, rows),
  };
}
