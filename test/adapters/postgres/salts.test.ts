/** The salt of a day, with which visitors of links are hashed. */
import assert from 'node:assert/strict';
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { suiteOf } from '../../helper.ts';
import { inspectedRepository } from '../../postgres-server.ts';
import { around } from './around.ts';

const test = suiteOf('The salt of a day', { isLong: true });

test('is found although another process deletes it meanwhile, as after midnight', async cleanup => {
  const { pool, schema, repository } = await inspectedRepository(cleanup);
  const [first, second] = ['1'.repeat(43), '2'.repeat(43)];
  await repository.links.saltOf('2026-05-05', first);
  let isRead = false;
  const raced = await postgresRepository({
    schema,
    pool: around(pool, async (statement, run) => {
      // The other process does not wait for what is locked.
      if (isRead)
        await pool.query(
          `delete from ${schema}.link_salts where day in (select day from ${schema}.link_salts for update skip locked)`,
        );
      isRead ||= statement.text.includes('link_salts');
      return run(statement);
    }),
  });
  assert.equal(await raced.links.saltOf('2026-05-05', second), first);
});

test.run();
