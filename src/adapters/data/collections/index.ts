/** Every stored collection, declared once: what is empty, checked, put, imported, exported and taken from old files follows. */
import type { DataFile } from '../../../generated/types.ts';
import { automation } from './automation.ts';
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
  ...automation,
};

export const collectionNames = Object.keys(collections) as readonly CollectionName[];

/** A collection whose fields are any. */
type AnyCollection = Omit<Collection<CollectionName>, 'scope'> & { readonly scope: Scope };

/** The collections one after the other, with their names. */
export const eachCollection = Object.entries(collections) as unknown as readonly (readonly [
  CollectionName,
  AnyCollection,
])[];

/** Fields of a record, whichever it has. */
export type Fields = Readonly<Record<string, unknown>>;

/** A list of a collection. */
interface List {
  /** Empty where it is of the whole storage. */
  readonly workspaceId: string;
  /** The JSON pointer to it. */
  readonly pointer: string;
  readonly records: readonly Fields[];
  /** The ids of records that stand under them. */
  readonly names?: readonly string[];
}

export function listsOf(name: CollectionName, data: DataFile): List[] {
  const collection: object = data[name];
  const pointer = `/${name}`;
  switch (collections[name].scope) {
    case 'storage':
      return [{ workspaceId: '', pointer, records: collection as Fields[] }];
    case 'id':
      return [
        { workspaceId: '', pointer, records: Object.values(collection), names: Object.keys(collection) },
      ];
    case 'workspace':
      return Object.entries(collection).map(([workspaceId, records]) => ({
        workspaceId,
        pointer: `${pointer}/${workspaceId}`,
        records,
      }));
  }
}

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
