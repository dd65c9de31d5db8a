/** The stored records as people and tests look at them: without secrets. */

import {
  type CollectionName,
  collectionNames,
  collections,
  listsOf,
} from '../../../src/adapters/rules/collections/index.ts';
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import { changedAt } from '../../../src/common/time/changed-at.ts';
import type { DataFile } from '../../../src/generated/types.ts';
import type { StoredData } from '../../storage.ts';

export type Counts = Readonly<Record<CollectionName, number>>;

/** Records of one page. */
const usualPage = 100;
const maxPage = 1_000;

/** What there is: the number of records of each collection, or a page of one of them. */
export type StateListing =
  | { readonly collections: Counts; readonly workspaces: readonly string[] }
  | {
      readonly collection: CollectionName;
      readonly workspace: string | null;
      readonly total: number;
      readonly offset: number;
      readonly records: readonly unknown[];
    };

/** What stands in the place of a secret. */
const hidden = '(hidden)';

const lists = (name: CollectionName, data: StoredData) => listsOf(name, data as DataFile);

/** The number of records of each collection. */
export function countsOf(data: StoredData): Counts {
  const counted = collectionNames.map(name => [
    name,
    lists(name, data).reduce((sum, { records }) => sum + records.length, 0),
  ]);
  return Object.fromEntries(counted) as Counts;
}

/**
 * `?collection=items&workspace=ws_studio`: its records, from `offset` on, at most `limit`. Without a collection: the
 * number of records of each. `anyWorkspace`: a workspace may be given with collections that have none.
 * @throws MarketplaceError that names the parameter
 */
export function listState(
  data: StoredData,
  query: URLSearchParams,
  { anyWorkspace = false }: { readonly anyWorkspace?: boolean } = {},
): StateListing {
  const name = query.get('collection');
  if (name === null) {
    if (query.size > 0) throw refuse('collection is required with workspace, offset and limit');
    return { collections: countsOf(data), workspaces: data.workspaces.map(({ id }) => id) };
  }
  const [offset, limit] = [numberIn(query, 'offset', 0), numberIn(query, 'limit', usualPage)];
  if (limit > maxPage) throw refuse(`limit must be at most ${maxPage}`);
  if (!isCollection(name)) throw refuse(`collection must be one of ${collectionNames.join(', ')}`);
  const workspace = workspaceIn(data, name, query.get('workspace'), anyWorkspace);
  const list = lists(name, data).find(({ workspaceId }) => workspaceId === (workspace ?? ''));
  const all = list?.records ?? [];
  const records = all.slice(offset, offset + limit).map((record, index) => {
    const shown = withoutSecrets(name, record);
    return list?.names === undefined ? shown : { id: list.names[offset + index], ...(shown as object) };
  });
  return { collection: name, workspace, total: all.length, offset, records };
}

/** The parameters of {@link listState}. */
export const parameters: readonly string[] = ['collection', 'workspace', 'offset', 'limit'];

const refuse = (reason: string) => new MarketplaceError('invalid_request', reason);

const isCollection = (name: string): name is CollectionName => collectionNames.some(one => one === name);

function numberIn(query: URLSearchParams, name: string, usual: number): number {
  const text = query.get(name);
  if (text === null) return usual;
  if (!/^\d{1,9}$/.test(text)) throw refuse(`${name} must be a number of records`);
  return Number(text);
}

function workspaceIn(
  data: StoredData,
  name: CollectionName,
  given: string | null,
  anyWorkspace: boolean,
): string | null {
  if (collections[name].scope !== 'workspace') {
    if (given !== null && !anyWorkspace)
      throw refuse(`workspace must be omitted: ${name} belong to no workspace`);
    return null;
  }
  const known = data.workspaces.map(({ id }) => id);
  if (given === null || !known.includes(given))
    throw refuse(`workspace must be the id of a workspace: ${known.slice(0, 20).join(', ')}`);
  return given;
}

/** A copy of a record with `(hidden)` in the place of each secret. */
export function withoutSecrets(name: CollectionName, record: unknown): unknown {
  const { secrets = [] } = collections[name] as { secrets?: readonly string[] };
  const hide = (value: unknown) => (value === null ? null : hidden);
  return secrets.reduce((shown, path) => changedAt(shown, path.split('.'), hide), record);
}
