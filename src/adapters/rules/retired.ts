/** Data that an earlier release has written, without the fields that this one no longer has. */
import { isPlainObject } from '../../common/json/plain-object.ts';
import { eachCollection, type RecordFields } from './collections/index.ts';

interface WithoutRetired {
  readonly data: unknown;
  /** What was left out, such as `3 values of "vitals" in "instances"`. Empty: the data is as it was. */
  readonly left: readonly string[];
}

/** `data`: of a file, not yet checked. It does not change. */
export function withoutRetired(data: unknown): WithoutRetired {
  if (!isPlainObject(data)) return { data, left: [] };
  const changed: Record<string, unknown> = {};
  const left: string[] = [];
  for (const [name, { retired = [], scope }] of eachCollection) {
    const counts = new Map<string, number>();
    const clean = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(clean);
      if (!isPlainObject(value)) return value;
      const own = retired.filter(field => Object.hasOwn(value, field));
      for (const field of own) counts.set(field, (counts.get(field) ?? 0) + 1);
      return own.length === 0 ? value : without(value, own);
    };
    const collection = data[name];
    if (retired.length === 0 || collection === undefined) continue;
    const isNamed = scope !== 'storage' && isPlainObject(collection);
    const current = isNamed ? mapValues(collection, clean) : clean(collection);
    if (counts.size > 0) changed[name] = current;
    for (const [field, count] of counts)
      left.push(`${count} ${count === 1 ? 'value' : 'values'} of "${field}" in "${name}"`);
  }
  return { data: left.length === 0 ? data : { ...data, ...changed }, left };
}

const mapValues = (all: RecordFields, change: (value: unknown) => unknown): RecordFields =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, change(value)]));

const without = (record: RecordFields, fields: readonly string[]): RecordFields =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));

/** What somebody is told. `file`: the one that was read. */
export const leftOutOf = (file: string, left: readonly string[]): string =>
  `${file} was written by an earlier release; this release has no place for ${left.join(' and ')}`;
