/** Changes single records of the stored data. They are given as fixtures give them, and checked in the same way. */
import { InvalidDataError } from '../../../src/adapters/rules/check.ts';
import { collections, listsOf, type RecordFields } from '../../../src/adapters/rules/collections/index.ts';
import { withOverrides } from '../../../src/adapters/rules/overrides.ts';
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import { nearestName } from '../../../src/common/text/nearest-name.ts';
import { shownName } from '../../../src/common/text/unknown-name.ts';
import type { DataFile } from '../../../src/generated/types.ts';
import { seeded, storedRecord } from '../../fixtures/records.ts';
import { withPlainDates } from '../../fixtures/relative-dates.ts';
import type { StoredData } from '../../storage.ts';
import { countsOf, withoutSecrets } from './records.ts';

/** A collection that fixtures may contain, and whose records may be changed. */
export type SeededCollection = (typeof seeded)[number];

/** A record in the stored data. */
export interface RecordPlace {
  readonly collection: SeededCollection;
  /** Its id, number, code or whatever identifies it; several fields are separated by commas. */
  readonly id: string;
  /** `null` for collections that belong to no workspace. */
  readonly workspace: string | null;
}

/** A changed record. */
export interface StoredRecord {
  readonly collection: SeededCollection;
  readonly workspace: string | null;
  /** With `(hidden)` in the place of secrets. */
  readonly record: unknown;
}

type Records = readonly RecordFields[];

/** `workspace`: that of a collection that has workspaces. @throws MarketplaceError that names what does not exist */
export function recordPlace(
  data: StoredData,
  name: string,
  id: string,
  { given, usual }: { readonly given: string | null; readonly usual: string },
): RecordPlace {
  const collection = seeded.find(one => one === name);
  if (collection === undefined) {
    const near = nearestName(name, seeded);
    const hint = near === null ? `use one of ${seeded.join(', ')}` : `did you mean ${near}?`;
    throw refuse(`there is no collection ${shownName(name)} whose records can be changed: ${hint}`);
  }
  if (collections[collection].scope !== 'workspace') {
    if (given === null) return { collection, id, workspace: null };
    throw refuse(`workspace must be omitted: ${collection} belong to no workspace`);
  }
  const known = data.workspaces.map(one => one.id);
  const workspace = given ?? usual;
  if (!known.includes(workspace))
    throw refuse(`workspace must be the id of a workspace: ${known.slice(0, 20).join(', ')}`);
  return { collection, id, workspace };
}

/** Adds a record, or replaces the one with this id. @throws InvalidDataError */
export function withRecord(data: StoredData, place: RecordPlace, given: unknown, now: number): DataFile {
  const record = storedRecord(place.collection, identified(place, dated(place, given, now)), undefined);
  return placed(data, place, record);
}

/** Adds a record. @throws InvalidDataError, also if there is one with this id */
export function withNewRecord(data: StoredData, place: RecordPlace, given: unknown, now: number): DataFile {
  const { collection, id } = place;
  const isTaken =
    collections[collection].scope === 'id'
      ? Object.hasOwn(data[collection], id)
      : recordsAt(data, place).some(record => idOf(place, record) === id);
  if (!isTaken) return withRecord(data, place, given, now);
  throw new InvalidDataError(`${collection}/${id}`, `/${identityOf(collection)[0]}`, 'is a duplicate');
}

/** The fields that identify a record of the collection. */
export const identityOf = (collection: SeededCollection): readonly string[] =>
  collections[collection].scope === 'id' ? ['id'] : collections[collection].identity;

/** Replaces fields of a record. @throws InvalidDataError; MarketplaceError if there is no such record */
export function withFields(data: StoredData, place: RecordPlace, given: unknown, now: number): DataFile {
  const before = found(data, place);
  const fields = identified(place, dated(place, given, now));
  return placed(data, place, storedRecord(place.collection, fields, before));
}

/** Removes a record, and what refers to it. @throws MarketplaceError if there is no such record */
export function withoutRecord(data: StoredData, place: RecordPlace): DataFile {
  found(data, place);
  const { collection, id } = place;
  const rest =
    collections[collection].scope === 'id'
      ? Object.fromEntries(Object.entries(data[collection]).filter(([name]) => name !== id))
      : recordsAt(data, place).filter(record => idOf(place, record) !== id);
  return withOverrides(withList(data, place, rest), {});
}

/** How many records of each collection are there no more. */
export function removedBetween(before: StoredData, after: StoredData): Readonly<Record<string, number>> {
  const [had, has] = [countsOf(before), countsOf(after)];
  return Object.fromEntries(
    seeded.filter(name => had[name] > has[name]).map(name => [name, had[name] - has[name]]),
  );
}

/** @throws MarketplaceError if there is no such record */
export function recordAt(data: StoredData, place: RecordPlace): StoredRecord {
  const { collection, workspace, id } = place;
  const shown = withoutSecrets(collection, found(data, place)) as object;
  const record = collections[collection].scope === 'id' ? { id, ...shown } : shown;
  return { collection, workspace, record };
}

/** The same error about the record itself, if it is about it. */
export function aboutRecord(error: unknown, data: StoredData, place: RecordPlace): unknown {
  if (!(error instanceof InvalidDataError)) return error;
  const { collection, workspace, id } = place;
  const records = recordsAt(data, place);
  const at = records.findIndex(record => idOf(place, record) === id);
  const key = collections[collection].scope === 'id' ? id : at === -1 ? records.length : at;
  const own = `/${collection}${workspace === null ? '' : `/${workspace}`}/${key}`;
  const isOwn = error.pointer === own || error.pointer.startsWith(`${own}/`);
  const pointer = isOwn ? error.pointer.slice(own.length) : error.pointer;
  return new InvalidDataError(`${collection}/${id}`, pointer, error.reason);
}

const refuse = (reason: string) => new MarketplaceError('invalid_request', reason);

function dated({ collection, id }: RecordPlace, given: unknown, now: number): RecordFields {
  if (isPlainObject(given)) return withPlainDates(`${collection}/${id}`, given, now) as RecordFields;
  throw new InvalidDataError(`${collection}/${id}`, '', 'must be an object');
}

/** The identity of a record as it stands in a path. */
function idOf({ collection }: RecordPlace, record: RecordFields): string {
  return collections[collection].identity.map(field => String(record[field])).join(',');
}

/** The record with the identity that the path gives. */
function identified(place: RecordPlace, given: RecordFields): RecordFields {
  const { collection, id } = place;
  const fields: readonly string[] = collections[collection].identity;
  const parts = fields.length === 1 ? [id] : id.split(',');
  const record: Record<string, unknown> = { ...given };
  if (collections[collection].scope === 'id') {
    // The name under which it is stored: `GET` shows it as a member.
    if (record.id === id) delete record.id;
    return record;
  }
  fields.forEach((field, at) => {
    const part = parts[at];
    if (part === undefined) return;
    record[field] ??= collection === 'items' && /^\d+$/.test(part) ? Number(part) : part;
  });
  if (idOf(place, record) === id) return record;
  const wanted = fields.length === 1 ? `must be ${id}` : `must identify ${id}`;
  throw new InvalidDataError(`${collection}/${id}`, `/${fields.join(',')}`, `${wanted}, as in the path`);
}

const ownerOf = ({ workspace }: RecordPlace) => workspace ?? '';

const recordsAt = (data: StoredData, place: RecordPlace): Records =>
  listsOf(place.collection, data as DataFile).find(({ workspaceId }) => workspaceId === ownerOf(place))
    ?.records ?? [];

function found(data: StoredData, place: RecordPlace): RecordFields {
  const { collection, id, workspace } = place;
  const stored: object = data[collection];
  const record =
    collections[collection].scope === 'id'
      ? Object.hasOwn(stored, id)
        ? (stored as Readonly<Record<string, RecordFields>>)[id]
        : undefined
      : recordsAt(data, place).find(one => idOf(place, one) === id);
  if (record !== undefined) return record;
  const where = workspace === null ? '' : ` of ${workspace}`;
  throw new MarketplaceError('not_found', `${collection}${where} have no record ${shownName(id)}`);
}

function placed(data: StoredData, place: RecordPlace, record: RecordFields): DataFile {
  const { collection, id } = place;
  if (collections[collection].scope === 'id')
    return withList(data, place, { ...data[collection], [id]: record });
  const records = recordsAt(data, place);
  const at = records.findIndex(one => idOf(place, one) === id);
  return withList(data, place, at === -1 ? [...records, record] : records.with(at, record));
}

const withList = (data: StoredData, { collection, workspace }: RecordPlace, list: object): DataFile =>
  ({
    ...data,
    [collection]: workspace === null ? list : { ...data[collection], [workspace]: list },
  }) as unknown as DataFile;
