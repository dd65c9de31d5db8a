/** Every stored collection, declared once: what is empty, checked, put, imported, exported and taken from old files follows. */
import type { Collection, CollectionName, Declared, Scope } from './collection.ts';
import { keys } from './keys.ts';
import { links } from './links.ts';
import { accounts, marketplace } from './marketplace.ts';
import { models } from './models.ts';
import { people, workspaces } from './people.ts';
import { webhooks } from './webhooks.ts';

export type { CollectionName, RecordOf, WorkspaceCollection } from './collection.ts';

/** Each stands after those that it refers to. */
export const collections: Declared<CollectionName> = {
  ...accounts,
  ...workspaces,
  ...keys,
  ...marketplace,
  ...models,
  ...people,
  ...webhooks,
  ...links,
};

export const collectionNames = Object.keys(collections) as readonly CollectionName[];

/** A collection whose fields are any. */
export type AnyCollection = Omit<Collection<CollectionName>, 'scope'> & { readonly scope: Scope };

/** The collections one after the other, with their names. */
export const eachCollection = Object.entries(collections) as unknown as readonly (readonly [
  CollectionName,
  AnyCollection,
])[];

/** Fields of a record, whichever it has. */
type Fields = Readonly<Record<string, unknown>>;

/** What some fields of a record hold together. Made once, and asked for each record. */
export function valuesOf(fields: readonly string[]): (record: Fields) => unknown {
  const [first = '', ...more] = fields;
  if (more.length === 0) return record => record[first];
  return record => {
    let value = String(record[first]);
    for (const field of more) value += ` ${record[field]}`;
    return value;
  };
}
