/** Many requests with one idempotency key, in two processes that share a database. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { isRefused } from '../../../src/repository/index.ts';
import { published } from '../../../src/testing/automation/sample.ts';
import { link } from '../../../src/testing/links/sample.ts';
import { sample, shop } from '../../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { inspectedRepository } from '../../postgres-server.ts';

const test = suiteOf('Two hundred requests with one idempotency key', { isLong: true });

const numbers = Array.from({ length: 200 }, (_, index) => index);
const now = '2026-01-01T00:00:00.000Z';
const expiresAt = '2999-01-01T00:00:00.000Z';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Two repositories over a schema, each with a pool of its own. */
async function twoProcesses(cleanup: Cleanup) {
  // As long as a busy machine needs: the wait for a connection has reached 10 s there.
  const timeouts = { max: 5, connectionTimeoutMillis: 60_000, query_timeout: 60_000 };
  const { pool, schema, repository } = await inspectedRepository(cleanup, timeouts);
  await repository.import(sample());
  const { pool: others } = await inspectedRepository(cleanup, timeouts);
  const second = await postgresRepository({ pool: others, schema });
  const count = async (table: string) =>
    (
      await pool.query(`select count(*)::int as count from ${schema}.${table} where workspace_id = $1`, [
        shop,
      ])
    ).rows[0].count;
  return { of: (number: number) => (number % 2 === 0 ? repository : second), count };
}

test('create one link, which all get', async cleanup => {
  const { of, count } = await twoProcesses(cleanup);
  const request = { digest: hash('key'), fingerprint: hash('same'), now, expiresAt };
  const before = await count('links');
  const answers = await Promise.all(
    numbers.map(async number => {
      const [one] = await of(number).links.create(shop, [link(`lnk_${number}`, { slug: `slug-${number}` })], {
        request,
        most: 1_000,
      });
      return one;
    }),
  );
  assert.equal((await count('links')) - before, 1);
  const made = answers.flatMap(one => (one !== undefined && 'slug' in one ? one.id : []));
  assert.equal(made.length, 1);
  const repeated = answers.flatMap(one => (one !== undefined && 'made' in one ? [one.made.id] : []));
  assert.deepEqual([repeated.length, new Set(repeated)], [199, new Set(made)]);
});

test('publish one event, which all get, and other content is refused', async cleanup => {
  const { of, count } = await twoProcesses(cleanup);
  const request = (fingerprint: string) => ({
    scope: 'key',
    key: 'one',
    fingerprint: hash(fingerprint),
    expiresAt,
    now,
  });
  const answers = await Promise.all(
    numbers.map(number =>
      of(number).automation.publish(shop, [published(`evt_${number}`)], {
        request: request(number % 10 === 9 ? 'other' : 'same'),
      }),
    ),
  );
  assert.equal(await count('automation_events'), 1);
  const ids = answers.map(one => (isRefused(one) ? one.refused : one.events.map(({ id }) => id).join()));
  const [id = ''] = ids.filter(one => one !== 'key_reused');
  const isOther = Number(id.slice(4)) % 10 === 9;
  const expected = numbers.map(number => ((number % 10 === 9) === isOther ? id : 'key_reused'));
  assert.deepEqual(ids, expected);
  assert.equal(answers.filter(one => !isRefused(one) && one.isNew).length, 1);
});

test.run();
