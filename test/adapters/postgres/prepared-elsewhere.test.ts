/** A prepared statement that the connection does not have, or has already, as behind a pooler in transaction mode. */
import assert from 'node:assert/strict';
import { suiteOf } from '../../helper.ts';
import { freshRepository } from '../../postgres-server.ts';

const test = suiteOf('Prepared statements behind a pooler', { isLong: true });
const advice =
  'leave preparedStatements off behind a pooler, unless it supports them (PgBouncer from 1.21 on, max_prepared_statements)';

test('that the connection does not have, or has already, say what to do about them', async cleanup => {
  const { repository, pool } = await freshRepository(cleanup, { max: 1 }, { preparedStatements: true });
  const fails = (what: RegExp) =>
    assert.rejects(
      async () => repository.items.find('ws_none', 1),
      (error: Error) => {
        assert.equal(error.name, 'RepositoryUnavailableError');
        assert.match(error.message, what);
        assert.ok(error.message.endsWith(`: ${advice}`), error.message);
        return true;
      },
    );
  await repository.items.find('ws_none', 1);
  const { rows } = await pool.query('select name from pg_prepared_statements');
  await pool.query('deallocate all');
  await fails(/: prepared statement "marketplace_\w+" does not exist: /);
  // A new connection, on which somebody else has prepared the statements.
  await pool.query('select pg_terminate_backend(pg_backend_pid())').catch(() => null);
  for (const { name } of rows) await pool.query(`prepare "${name}" as select 1`);
  await fails(/: prepared statement "marketplace_\w+" already exists: /);
});

test.run();
