/**
 * Checks records before they are stored, in both adapters alike: a record that does not match its schema could not be
 * read again, and a text that one of the storages cannot keep could not be moved to it.
 */
import type { DataFile } from '../../generated/types.ts';
import { checkData, InvalidDataError, recordFault } from './check.ts';
import {
  type CollectionName,
  collections,
  eachCollection,
  type RecordFields,
  type RecordOf,
} from './collections/index.ts';

/** Whether PostgreSQL can store a text: without NUL and unpaired surrogates. Other texts are not stored anywhere. */
export function isStorable(given: string): boolean {
  // A caller without types may pass anything: as text, it names nothing.
  const text = String(given);
  return !text.includes('\0') && text.isWellFormed();
}

export const storable = (...texts: readonly string[]): boolean => texts.every(isStorable);

/** Fields that are stored as JSON text, in which all characters are escaped. */
const escaped = new Map<string, readonly string[]>(
  eachCollection.map(([name, { anyJson = [] }]) => [name, anyJson]),
);

/** The JSON pointer to a text that cannot be stored. */
function unstorable(value: unknown, pointer: string): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : pointer;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = isStorable(name) ? unstorable(inner, `${pointer}/${name}`) : pointer;
    if (found !== null) return found;
  }
  return null;
}

/** The same in a record of a collection. */
function unstorableIn(name: string, record: unknown, pointer: string): string | null {
  const free = escaped.get(name) ?? [];
  if (free.length === 0 || typeof record !== 'object' || record === null) return unstorable(record, pointer);
  return unstorable(
    Object.fromEntries(Object.entries(record).filter(([field]) => !free.includes(field))),
    pointer,
  );
}

const unfit = (source: string, pointer: string) =>
  new InvalidDataError(source, pointer, 'contains a NUL or an unpaired surrogate, which cannot be stored');

/** @throws InvalidDataError that names the first text that cannot be stored */
export function checkTexts(source: string, data: object): void {
  for (const [name, collection] of Object.entries(data)) {
    const scope = (collections as Readonly<Record<string, { readonly scope: string }>>)[name]?.scope;
    const lists: [string, unknown][] =
      scope === 'workspace' ? Object.entries(collection as object) : [['', collection]];
    for (const [workspaceId, records] of lists) {
      const pointer = scope === 'workspace' ? `/${name}/${workspaceId}` : `/${name}`;
      if (typeof records !== 'object' || records === null) continue;
      for (const [at, record] of Object.entries(records)) {
        const found = isStorable(at) ? unstorableIn(name, record, `${pointer}/${at}`) : pointer;
        if (found !== null) throw unfit(source, found);
      }
    }
  }
}

/** @throws InvalidDataError that names the invalid value of records, which are given as a data file */
export function checkStorable(source: string, data: DataFile): void {
  checkData(source, data);
  checkTexts(source, data);
}

/**
 * Checks one record on its own; the step that stores it checks what it refers to, and what it shares with others.
 * @throws InvalidDataError with the JSON pointer to the invalid value in the record
 */
export function checkRecord<Name extends CollectionName>(
  source: string,
  name: Name,
  record: Readonly<RecordOf<Name>>,
): void {
  const { checks = [] } = collections[name];
  const fields: RecordFields = record as never;
  const fault = recordFault(name, fields);
  if (fault !== null) throw new InvalidDataError(source, fault.pointer, fault.reason);
  for (const { fields: names, fits, reason } of checks)
    for (const field of names) {
      const value = fields[field];
      if (typeof value === 'string' && !fits(value)) throw new InvalidDataError(source, `/${field}`, reason);
    }
  const found = unstorableIn(name, record, '');
  if (found !== null) throw unfit(source, found);
}

/**
 * Checks that a record that takes the place of another one is still the same record: a storage would put it in the place
 * of a third one.
 * @throws InvalidDataError with the JSON pointer to what identifies it
 */
export function checkIdentity(source: string, name: CollectionName, before: object, after: object): void {
  const [old, now]: readonly RecordFields[] = [before as RecordFields, after as RecordFields];
  const moved = collections[name].identity.find(field => old?.[field] !== now?.[field]);
  if (moved !== undefined) throw new InvalidDataError(source, `/${moved}`, 'must not be changed');
}

const isTime = (value: unknown) =>
  typeof value === 'string' &&
  /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));

/** Checks times that a caller gives. @throws InvalidDataError that names the argument */
export function checkTimes(
  source: string,
  required: Readonly<Record<string, string>>,
  optional: Readonly<Record<string, string | undefined>> = {},
): void {
  const given = Object.entries(optional).filter(([, value]) => value !== undefined);
  for (const [name, value] of [...Object.entries(required), ...given])
    if (!isTime(value))
      throw new InvalidDataError(
        source,
        name,
        'must be an ISO 8601 timestamp in UTC such as 2026-03-14T09:26:53Z',
      );
}

/** Checks numbers of records. @throws InvalidDataError that names the argument */
export function checkCounts(source: string, counts: Readonly<Record<string, number | undefined>>): void {
  // No list of entries: it would cost a hundredth of the requests per second.
  for (const name in counts) {
    const value = counts[name];
    if (value !== undefined && !(Number.isSafeInteger(value) && value >= 0))
      throw new InvalidDataError(source, name, 'must be an integer of at least 0');
  }
}

/** Refuses options that a method does not have: with a typing error in `by` or `owner`, it would do something else. */
export function checkUnknown(source: string, rest: object): void {
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new InvalidDataError(source, '', `unknown option ${unknown}`);
}
