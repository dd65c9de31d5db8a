/** Parts of statements that are always the same for a table: each is joined once. */
import { insertion, selection, type Table } from './columns.ts';

/** `name`: of a schema or of an alias; there are few. */
function cachedByTable(make: (table: Table, name: string) => string): typeof make {
  const known = new WeakMap<Table, Map<string, string>>();
  return (table, name) => {
    const texts = known.get(table) ?? new Map<string, string>();
    known.set(table, texts);
    const text = texts.get(name) ?? make(table, name);
    texts.set(name, text);
    return text;
  };
}

/** The INSERT of whole rows into a table of a schema. */
export const insertionOf = cachedByTable((table, schema) => insertion(table, schema));

/** The select list of a table that is named by an alias. */
export const selectionOf = cachedByTable((table, alias) => selection(table, alias));
