/** Validates records before they are stored: like a data file, and whether PostgreSQL can store them. */
import type { DataFile } from '../../generated/types.ts';
import { atAddress } from '../data/addresses.ts';
import { checkData, InvalidDataError } from '../data/check.ts';
import { eachCollection } from '../data/collections/index.ts';
import { isStorable } from './database/columns.ts';

/** @throws InvalidDataError that names the invalid value */
export function checkStorable(source: string, data: DataFile): void {
  // URLs that start with {base_url}/ are stored like that; validation needs a complete URL.
  checkData(source, atAddress(data, 'http://127.0.0.1'));
  const pointer = unstorable(data, '');
  if (pointer !== null)
    throw new InvalidDataError(
      source,
      pointer,
      'contains a NUL or an unpaired surrogate, which PostgreSQL cannot store',
    );
}

/** Fields that are stored as JSON text, in which all characters are escaped. */
const escaped = new Set<string>(
  eachCollection.flatMap(([name, { anyJson = [] }]) => anyJson.map(field => `/${name}/${field}`)),
);

/** The field of a record in a list of a workspace, without the places of the lists: `/collection/field`. */
const fieldAt = (pointer: string): string => {
  const [, collection = '', , , ...field] = pointer.split('/');
  return `/${collection}/${field.join('/')}`;
};

/** The JSON pointer to a text that PostgreSQL cannot store. */
function unstorable(value: unknown, pointer: string): string | null {
  if (escaped.has(fieldAt(pointer))) return null;
  if (typeof value === 'string') return isStorable(value) ? null : pointer;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = isStorable(name) ? unstorable(inner, `${pointer}/${name}`) : pointer;
    if (found !== null) return found;
  }
  return null;
}
