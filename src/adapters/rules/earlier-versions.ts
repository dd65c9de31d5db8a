/** Data of earlier versions. */
import type { DataFile } from '../../generated/types.ts';
import { eachCollection, type RecordFields } from './collections/index.ts';
import { laterCollections } from './empty.ts';

export const withAllCollections = (data: object): object => ({ ...laterCollections, ...data });

/** Checked data, with the records of earlier versions as this version stores them. */
export function inCurrentVersion(data: DataFile): DataFile {
  const changed = eachCollection.flatMap(([name, { upgraded }]) =>
    upgraded === undefined ? [] : [[name, each(data[name] as object as Lists, upgraded)] as const],
  );
  return { ...data, ...Object.fromEntries(changed) };
}

type Lists = Readonly<Record<string, readonly RecordFields[]>>;

const each = (lists: Lists, upgraded: (record: RecordFields) => RecordFields): Lists =>
  Object.fromEntries(Object.entries(lists).map(([id, records]) => [id, records.map(upgraded)]));
