/** An import that empties the database first. */
import assert from 'node:assert/strict';
import { sample, shop } from '../../../src/testing/sample.ts';
import { suiteOf } from '../../helper.ts';
import { inspectedRepository } from '../../postgres-server.ts';

const test = suiteOf('An import into an emptied database');

test('forgets the types that were reported as undeclared, and keeps those that a process declares', async cleanup => {
  const { pool, schema, repository } = await inspectedRepository(cleanup);
  await repository.import(sample());
  const refused = async (id: string) => {
    await pool.query(`select ${schema}.publish_event($1, 'order.unknown', '{}', $2)`, [shop, id]);
    const taken = await repository.webhooks.takeSqlEvents?.(() => ({ refused: 'it is not expected' }), {
      types: ['order.paid'],
      knownFor: 60_000,
    });
    return taken?.refused.map(one => one.id);
  };
  assert.deepEqual(await refused('evt_1'), ['evt_1']);
  assert.deepEqual(await refused('evt_2'), []);
  await repository.import(sample(), { empty: true });
  assert.deepEqual(await refused('evt_3'), ['evt_3']);
  const { rows } = await pool.query(`select type from ${schema}.published_types where known_until > now()`);
  assert.deepEqual(rows, [{ type: 'order.paid' }]);
});

test.run();
