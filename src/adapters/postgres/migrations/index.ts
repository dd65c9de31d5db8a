import { tables } from './0001-tables.ts';

/** In order. What was released never changes: a change is a further one. `schema` ends with a dot. */
export const migrations: readonly { readonly name: string; readonly sql: (schema: string) => string }[] = [
  { name: '0001-tables', sql: tables },
];
