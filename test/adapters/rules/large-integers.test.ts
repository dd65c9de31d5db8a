/** Integers that PostgreSQL has no room for, or that JavaScript cannot count to, are stored nowhere. */
import assert from 'node:assert/strict';
import { InvalidDataError, lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import { recordFault } from '../../../src/adapters/rules/check.ts';
import {
  collectionNames,
  collections,
  type RecordFields,
} from '../../../src/adapters/rules/collections/index.ts';
import { recordColumns } from '../../../src/generated/record-columns.ts';
import { sample, shop } from '../../../src/testing/sample.ts';
import { suiteOf } from '../../helper.ts';
import { emptyRepository } from '../../postgres-server.ts';
import { eachStorage } from '../../storages.ts';
import { wholeData } from '../whole-data.ts';

const test = suiteOf('An integer of a record');

const tooLarge = [2 ** 53, 1e300, -(2 ** 53), -1e300];

/** Some record of each collection. */
const recordOf = (name: (typeof collectionNames)[number]): RecordFields => {
  const lists = wholeData()[name] as object;
  const list = collections[name].scope === 'workspace' ? Object.values(lists).flat() : Object.values(lists);
  return list[0];
};

test('is refused in every column if it is beyond 2^53', () => {
  let columns = 0;
  for (const name of collectionNames) {
    const record = recordOf(name);
    for (const [field, kind] of Object.entries(recordColumns[name])) {
      if ([kind].flat()[0] !== 'integer') continue;
      columns += 1;
      for (const value of tooLarge) {
        const fault = recordFault(name, { ...record, [field]: value });
        assert.equal(fault?.pointer, `/${field}`, `${name} ${field} ${value}`);
      }
    }
  }
  assert.ok(columns > 40);
});

const storages = {
  lowdb: () => lowdbRepository({ seed: sample() }),
  PostgreSQL: async (cleanup: Parameters<typeof emptyRepository>[0]) => {
    const repository = await emptyRepository(cleanup);
    await repository.import(sample());
    return repository;
  },
};

for (const [storage, open] of eachStorage(storages))
  test(`is refused as invalid data in a setting on ${storage}`, async cleanup => {
    const { automation } = await open(cleanup);
    for (const retention_days of tooLarge)
      await assert.rejects(async () => automation.changeSettings(shop, { retention_days }), InvalidDataError);
    assert.equal((await automation.findSettings(shop)).retention_days, null);
  });

test.run();
