/** Adds, changes and removes single records while the mock server runs, for a test that needs other data. */

import { type Checks, checkOptions, isText } from '../../../src/common/options/check-options.ts';
import type { DataFile } from '../../../src/generated/types.ts';
import type { Storage, StoredData } from '../../storage.ts';
import type { ControlCall, ControlRoutes } from '../router.ts';
import {
  aboutRecord,
  type RecordPlace,
  recordAt,
  recordPlace,
  removedBetween,
  type SeededCollection,
  type StoredRecord,
  withFields,
  withNewRecord,
  withoutRecord,
  withRecord,
} from './changes.ts';

export interface RecordOptions {
  /** The workspace of the record. @default the first one of the fixtures, if the collection has workspaces */
  readonly workspace?: string;
}

/** The functions of the mock object. Records are given as fixtures give them, and checked in the same way. */
export interface MockRecords {
  /**
   * Adds a record, or replaces the one with this id. Resolves with the stored record.
   * @example
   * await mock.putRecord('models', 'small', { object: 'model', created: 1_700_000_000, owned_by: 'studio' });
   * @throws Error that names the invalid value; nothing has changed then
   */
  putRecord(
    collection: SeededCollection,
    id: string | number,
    record: object,
    options?: RecordOptions,
  ): Promise<StoredRecord>;
  /** Replaces fields of a record. @throws Error that names the invalid value, or if there is no such record */
  patchRecord(
    collection: SeededCollection,
    id: string | number,
    fields: object,
    options?: RecordOptions,
  ): Promise<StoredRecord>;
  /**
   * Removes a record, and the records that refer to it. Resolves with the number of records that were removed of each
   * collection. @throws Error if there is no such record
   */
  deleteRecord(
    collection: SeededCollection,
    id: string | number,
    options?: RecordOptions,
  ): Promise<Readonly<Record<string, number>>>;
}

/** What the dashboard does besides. */
export interface RecordAdding {
  /** Adds a record. @throws Error that names the invalid value, also if there is a record with this id */
  addRecord: MockRecords['putRecord'];
}

export interface SeedingOptions {
  readonly storage: Pick<Storage, 'read' | 'change'>;
  readonly firstWorkspace: string;
  readonly now: () => number;
  /** Called when a record was changed: something may be due. */
  readonly changed: () => void;
}

const checks: Checks<RecordOptions> = { workspace: isText };

export function seeding({
  storage,
  firstWorkspace: usual,
  now,
  changed,
}: SeedingOptions): MockRecords & RecordAdding {
  /** Makes a change in one step. Resolves with the data before and after it. */
  async function make(
    caller: string,
    name: string,
    id: string | number,
    given: RecordOptions,
    change: (data: StoredData, place: RecordPlace) => DataFile,
  ) {
    const { workspace = null } = checkOptions(caller, given, checks);
    const made: { before?: StoredData; after?: StoredData; place?: RecordPlace } = {};
    try {
      await storage.change(before => {
        const place = recordPlace(before, name, String(id), { given: workspace, usual });
        Object.assign(made, { before, place });
        const after = change(before, place);
        made.after = after as StoredData;
        return after;
      });
    } catch (error) {
      const { before, place } = made;
      throw before === undefined || place === undefined ? error : aboutRecord(error, before, place);
    }
    changed();
    return made as Required<typeof made>;
  }

  return {
    async addRecord(collection, id, record, options = {}) {
      const { after, place } = await make('addRecord', collection, id, options, (data, at) =>
        withNewRecord(data, at, record, now()),
      );
      return recordAt(after, place);
    },
    async putRecord(collection, id, record, options = {}) {
      const { after, place } = await make('putRecord', collection, id, options, (data, at) =>
        withRecord(data, at, record, now()),
      );
      return recordAt(after, place);
    },
    async patchRecord(collection, id, fields, options = {}) {
      const { after, place } = await make('patchRecord', collection, id, options, (data, at) =>
        withFields(data, at, fields, now()),
      );
      return recordAt(after, place);
    },
    async deleteRecord(collection, id, options = {}) {
      const { before, after } = await make('deleteRecord', collection, id, options, withoutRecord);
      return removedBetween(before, after);
    },
  };
}

/** `GET`, `PUT`, `PATCH` and `DELETE /__mock/state/{collection}/{id}`. */
export function addRecordRoutes(
  router: ControlRoutes,
  records: MockRecords,
  { storage, firstWorkspace: usual }: Pick<SeedingOptions, 'storage' | 'firstWorkspace'>,
): void {
  const path = '/state/:collection/:id';
  const parameters = ['workspace'];
  type Handler = (
    collection: SeededCollection,
    id: string,
    options: RecordOptions,
    call: ControlCall,
  ) => unknown;
  const on = (method: 'GET' | 'PUT' | 'PATCH' | 'DELETE', handler: Handler) =>
    router.on(
      method,
      path,
      call => {
        const { collection, id = '' } = call.params;
        const workspace = call.query.get('workspace');
        return handler(collection as SeededCollection, id, workspace === null ? {} : { workspace }, call);
      },
      // A record has fields of its own, which the storage checks.
      { parameters, ...(method === 'PUT' || method === 'PATCH' ? { fields: null } : {}) },
    );
  on('GET', async (collection, id, { workspace = null }) => {
    const data = await storage.read();
    return recordAt(data, recordPlace(data, collection, id, { given: workspace, usual }));
  });
  on('PUT', async (collection, id, options, { body }) =>
    records.putRecord(collection, id, await body(), options),
  );
  on('PATCH', async (collection, id, options, { body }) =>
    records.patchRecord(collection, id, await body(), options),
  );
  on('DELETE', async (collection, id, options) => ({
    removed: await records.deleteRecord(collection, id, options),
  }));
}
