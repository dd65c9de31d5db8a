/** All stored collections. Empty data, checks, `put`, import and export are derived from them. */
import { collectionScopes } from '../../../generated/collection-scopes.ts';
import type { DataFile } from '../../../generated/types.ts';
import { audit } from './audit.ts';
import { automation } from './automation.ts';
import type {
  Collection,
  CollectionDeclarations,
  CollectionName,
  CollectionScope,
  WorkspaceCollection,
} from './collection.ts';
import { idempotency } from './idempotency.ts';
import { keys } from './keys.ts';
import { links } from './links.ts';
import { accounts, marketplace } from './marketplace.ts';
import { members, workspaces } from './members.ts';
import { messaging } from './messaging.ts';
import { models } from './models.ts';
import { requests } from './requests.ts';
import { webhooks } from './webhooks.ts';

export type { Bound, CollectionName, RecordOf, WorkspaceCollection } from './collection.ts';

/** A collection comes after the collections that it refers to. */
const declared: CollectionDeclarations<CollectionName> = {
  ...accounts,
  ...workspaces,
  ...keys,
  ...marketplace,
  ...models,
  ...members,
  ...webhooks,
  ...links,
  ...idempotency,
  ...automation,
  ...messaging,
  ...audit,
  ...requests,
};

export const collections = Object.fromEntries(
  Object.entries(declared).map(([name, one]) => [
    name,
    { ...one, scope: collectionScopes[name as CollectionName] },
  ]),
) as unknown as {
  readonly [Name in CollectionName]: Collection<Name> & { readonly scope: CollectionScope };
};

/** The groups that a storage can do without, and their collections. */
export const optionalCollections = {
  automation: Object.keys(automation),
  links: Object.keys(links),
  messaging: Object.keys(messaging),
} as Readonly<Record<'automation' | 'links' | 'messaging', readonly CollectionName[]>>;

export type OptionalGroup = keyof typeof optionalCollections;

export const collectionNames = Object.keys(collections) as readonly CollectionName[];

type AnyCollection = Omit<Collection<CollectionName>, 'released'> & {
  readonly scope: CollectionScope;
  readonly released?: (record: RecordFields, before: RecordFields | undefined) => RecordFields;
};

/** All collections with their names, in order. */
export const eachCollection = Object.entries(collections) as unknown as readonly (readonly [
  CollectionName,
  AnyCollection,
])[];

/** Collections of workspaces that requests fill up to a limit: in a data file, their bytes are limited too. */
export const limitedCollections: readonly WorkspaceCollection[] = eachCollection
  .filter(([, { scope, bound }]) => scope === 'workspace' && 'limits' in bound)
  .map(([name]) => name as WorkspaceCollection);

export type RecordFields = Readonly<Record<string, unknown>>;

/** A list of a collection. */
interface List {
  /** Empty for a list of the whole storage. */
  readonly workspaceId: string;
  /** The JSON pointer to the list. */
  readonly pointer: string;
  readonly records: readonly RecordFields[];
  /** The ids of records that are stored by id. */
  readonly names?: readonly string[];
}

export function listsOf(name: CollectionName, data: DataFile): List[] {
  const collection: object = data[name];
  const pointer = `/${name}`;
  switch (collections[name].scope) {
    case 'storage':
      return [{ workspaceId: '', pointer, records: collection as RecordFields[] }];
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

/** Returns a function that combines the values of some fields of a record into one key. */
export function valuesOf(fields: readonly string[]): (record: RecordFields) => unknown {
  const [first = '', ...more] = fields;
  if (more.length === 0) return record => record[first];
  return record => {
    let value = String(record[first]);
    for (const field of more) value += ` ${record[field]}`;
    return value;
  };
}
