/** The clock of PostgreSQL goes back, because it is corrected or a replica takes over: what waits has times in the future then. */
import assert from 'node:assert/strict';
import { event, sample, shop } from '../../../../src/testing/sample.ts';
import { suiteOf } from '../../../helper.ts';
import { inspectedRepository } from '../../../postgres-server.ts';

const test = suiteOf('When the clock of PostgreSQL goes back', { isLong: true });

test('events that SQL publishes keep their order, and none waits for the clock', async cleanup => {
  const { pool, schema, repository } = await inspectedRepository(cleanup);
  await repository.import(sample());
  const type = 'order.paid';
  const publish = (id: string) =>
    pool.query(`select ${schema}.publish_event($1, $2, '{}', $3)`, [shop, type, id]);
  await publish('msg_c');
  await pool.query(`update ${schema}.published_events set due_at = due_at + interval '1 hour'`);
  await publish('msg_b');
  await publish('msg_a');
  const taken: string[] = [];
  await repository.webhooks.takeSqlEvents?.(
    ({ id }) => {
      taken.push(id);
      return { event: event(id, type) };
    },
    { types: [type], knownFor: 60_000 },
  );
  assert.deepEqual(taken, ['msg_c', 'msg_b', 'msg_a']);
});

test.run();
