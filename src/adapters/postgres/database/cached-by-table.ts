import type { Table } from './columns.ts';

/** Part of a statement that is always the same for a table. `name`: of a schema or of an alias; there are few. */
export function cachedByTable(make: (table: Table, name: string) => string): typeof make {
  const known = new WeakMap<Table, Map<string, string>>();
  return (table, name) => {
    const texts = known.get(table) ?? new Map<string, string>();
    known.set(table, texts);
    const text = texts.get(name) ?? make(table, name);
    texts.set(name, text);
    return text;
  };
}
