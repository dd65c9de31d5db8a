/** Data that an earlier release has written, without the fields that this one no longer has. */
import { eachCollection, type RecordFields } from './collections/index.ts';

interface WithoutRetired {
  readonly data: unknown;
  /** What was left out, such as `3 values of "vitals" in "instances"`. Empty: the data is as it was. */
  readonly left: readonly string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The lists of records in a collection that is not yet checked. */
function someLists(collection: unknown): readonly (readonly unknown[])[] {
  if (Array.isArray(collection)) return [collection];
  return isObject(collection) ? Object.values(collection).filter(Array.isArray) : [];
}

/** `data`: of a file, not yet checked. It does not change. */
export function withoutRetired(data: unknown): WithoutRetired {
  if (!isObject(data)) return { data, left: [] };
  const changed: Record<string, unknown> = {};
  const left: string[] = [];
  for (const [name, { retired = [] }] of eachCollection) {
    const records = retired.length === 0 ? [] : someLists(data[name]).flat().filter(isObject);
    const counts = retired.map(field => records.filter(record => Object.hasOwn(record, field)).length);
    if (counts.every(count => count === 0)) continue;
    const clean = (one: unknown) => (isObject(one) ? without(one, retired) : one);
    const collection = data[name];
    changed[name] = Array.isArray(collection)
      ? collection.map(clean)
      : Object.fromEntries(
          Object.entries(collection as object).map(([id, list]) => [
            id,
            Array.isArray(list) ? list.map(clean) : list,
          ]),
        );
    for (const [at, field] of retired.entries())
      if (counts[at] !== 0)
        left.push(`${counts[at]} ${counts[at] === 1 ? 'value' : 'values'} of "${field}" in "${name}"`);
  }
  return { data: left.length === 0 ? data : { ...data, ...changed }, left };
}

const without = (record: RecordFields, fields: readonly string[]): RecordFields =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));

/** What somebody is told. `file`: the one that was read. */
export const leftOutOf = (file: string, left: readonly string[]): string =>
  `${file} was written by an earlier release; this release has no place for ${left.join(' and ')}`;
