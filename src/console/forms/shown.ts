/** How pages and lists show the values of the rows of a form. */
import type { Fact } from '../pages/detail.ts';
import type { Column } from '../pages/list-table.ts';
import type { FormField } from './field.ts';
import { kinds } from './kinds.ts';
import { placeOf, valueAt } from './row.ts';

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** What the page of a record shows of the rows that have a fact, without values that are not set. */
export const factsOf = (fields: readonly FormField[], record: object): readonly Fact[] =>
  fields.flatMap(({ fact, kind, shown, empty, ...field }): Fact[] => {
    const value = valueAt(record, placeOf(field));
    const isSet = ![undefined, null, false, '', empty].some(none => none === value) && !isEmptyList(value);
    if (fact === undefined || !isSet) return [];
    return [[fact, shown?.(value as never) ?? kinds[kind].fact?.(value) ?? String(value)]];
  });

/** The columns of the rows that have one, in their order. */
export const columnsOf = <Shown extends object>(fields: readonly FormField[]): readonly Column<Shown>[] =>
  fields.flatMap(({ column, ...field }): Column<Shown>[] => {
    if (column === undefined) return [];
    const { title = String(field.label), cell, none = null, ...look } = column;
    const { cell: usual, fact } = kinds[field.kind];
    return [
      {
        title,
        cell(record) {
          const value = valueAt(record, placeOf(field)) ?? null;
          if (value === null) return none;
          return cell?.(value as never) ?? usual?.(value, field) ?? fact?.(value) ?? String(value);
        },
        ...look,
      },
    ];
  });
