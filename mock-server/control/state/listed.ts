/** The stored records as the dashboard lists them: with their ids and the kinds of their fields, without secrets. */
import {
  type CollectionName,
  collectionNames,
  collections,
  listsOf,
  type RecordFields,
} from '../../../src/adapters/rules/collections/index.ts';
import { recordColumns } from '../../../src/generated/record-columns.ts';
import type { DataFile } from '../../../src/generated/types.ts';
import { seeded } from '../../fixtures/records.ts';
import type { StoredData } from '../../storage.ts';
import { withoutSecrets } from './records.ts';

export type { CollectionName };

export interface ListedRecord {
  /** As in the path of the record: several fields are separated by commas. */
  readonly id: string;
  readonly record: RecordFields;
}

/** What a field holds. */
export type FieldKind = 'text' | 'texts' | 'time' | 'integer' | 'money' | 'boolean' | 'json';

export interface ListedField {
  readonly name: string;
  readonly kind: FieldKind;
  /** Whether the field identifies the record, or holds secrets, so that it is not changed here. */
  readonly isFixed: boolean;
}

export const isCollection = (name: string): name is CollectionName =>
  collectionNames.some(one => one === name);

/** Whether the records of the collection belong to a workspace. */
export const hasWorkspaces = (name: CollectionName): boolean => collections[name].scope === 'workspace';

/** Whether its records can be changed. */
export const isEditable = (name: CollectionName): boolean => seeded.some(one => one === name);

/** The records of a collection; of one workspace if it has workspaces. */
export function listedRecords(
  data: StoredData,
  name: CollectionName,
  workspace: string | null,
): readonly ListedRecord[] {
  const owner = hasWorkspaces(name) ? (workspace ?? '') : '';
  const list = listsOf(name, data as DataFile).find(({ workspaceId }) => workspaceId === owner);
  const identity: readonly string[] = collections[name].identity;
  return (list?.records ?? []).map((record, index) => ({
    id: list?.names?.[index] ?? identity.map(field => String(record[field])).join(','),
    record: withoutSecrets(name, record) as RecordFields,
  }));
}

/** The fields that a record may have, those that identify it first. */
export function fieldsIn(name: CollectionName, records: readonly RecordFields[]): readonly ListedField[] {
  const { identity, secrets = [] } = collections[name] as {
    identity: readonly string[];
    secrets?: readonly string[];
  };
  const declared: Readonly<Record<string, string | readonly unknown[]>> =
    recordColumns[name as keyof typeof recordColumns] ?? {};
  const names = new Set([...identity, ...Object.keys(declared), ...records.flatMap(Object.keys)]);
  return [...names].map(field => ({
    name: field,
    kind: ([declared[field] ?? 'json'].flat()[0] ?? 'json') as FieldKind,
    isFixed: identity.includes(field) || secrets.some(path => path.split('.', 1)[0] === field),
  }));
}

/** Of the fields, those whose values tell the records apart best: not empty, not the same as another field. */
export function telling(
  fields: readonly ListedField[],
  records: readonly RecordFields[],
): readonly ListedField[] {
  const valuesOf = ({ name }: ListedField) => records.map(record => record[name] ?? null);
  const seen = new Set<string>();
  const share = new Map(
    fields.map(field => {
      const values = valuesOf(field);
      const text = JSON.stringify(values);
      const isKnown = seen.has(text);
      seen.add(text);
      return [field, isKnown ? 0 : values.filter(value => value !== null && value !== '').length];
    }),
  );
  const least = records.length / 4;
  const reported = fields.filter(field => (share.get(field) ?? 0) > least);
  return reported.length > 0 ? reported : fields;
}
