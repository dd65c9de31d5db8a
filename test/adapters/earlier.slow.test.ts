/** What routes made, as earlier versions stored it: in the words of an attempt alone. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import { Database } from '../../src/adapters/postgres/database/database.ts';
import { migrations } from '../../src/adapters/postgres/migrations/index.ts';
import { migrate } from '../../src/adapters/postgres/migrations/migrate.ts';
import type { WebhookAttempt, WebhookDeliveryRecord } from '../../src/generated/types.ts';
import { sample, shop } from '../../src/testing/sample.ts';
import { suiteOf } from '../helper.ts';
import { freshRepository } from '../postgres-server.ts';
import { place } from './lowdb/place.ts';

const test = suiteOf('Deliveries of earlier versions');
const at = '2026-05-05T05:05:05Z';
const id = `evt_${'x'.repeat(22)}`;

const attempt = (response: string | null, status: number | null = null): WebhookAttempt => ({
  at,
  duration_ms: 1,
  status,
  error: null,
  response,
});

const attempts: Readonly<Record<string, WebhookAttempt[]>> = {
  made: [attempt('The filter does not match.'), attempt(`${id} was made.`)],
  skipped: [attempt(`${id} was made.`), attempt('The filter does not match.')],
  // A receiver elsewhere may say anything.
  posted: [attempt(`${id} was made.`, 200)],
  silent: [attempt(null)],
  odd: [attempt(`${id} was made. And more.`)],
  none: [],
};

const made = (repository: Awaited<ReturnType<typeof lowdbRepository>> | Repository) =>
  Promise.all(
    Object.keys(attempts).map(async name => {
      const found = await repository.webhooks.findDelivery(shop, name);
      return [name, found?.delivery.attempts.map(one => one.made_events)];
    }),
  );
type Repository = Awaited<ReturnType<typeof freshRepository>>['repository'];

const expected = [
  ['made', [undefined, [id]]],
  ['skipped', [undefined, undefined]],
  ['posted', [undefined]],
  ['silent', [undefined]],
  ['odd', [undefined]],
  ['none', []],
];

function data() {
  const old = sample();
  old.webhook_events = {
    [shop]: [{ id: 'msg_1', type: 'automation.published', created_at: at, payload: '' }],
  };
  old.webhook_deliveries = {
    [shop]: Object.entries(attempts).map(
      ([name, all]): WebhookDeliveryRecord => ({
        id: name,
        endpoint_id: 'ep_all',
        event_id: 'msg_1',
        event_type: 'automation.published',
        state: 'succeeded',
        created_at: at,
        next_attempt_at: null,
        attempts: all,
        lease: null,
      }),
    ),
  };
  return old;
}

test('know what routes made, in a file', async cleanup => {
  const file = await place(cleanup);
  await writeFile(file, JSON.stringify(data()));
  const repository = await lowdbRepository({ file });
  assert.deepEqual(await made(repository), expected);
  await repository.keys.revoke(shop, 'key_live', at);
  await repository.close();
  const again = await lowdbRepository({ file });
  cleanup(again.close);
  assert.deepEqual(await made(again), expected);
});

test('know what routes made, after an import into PostgreSQL', async cleanup => {
  const { repository } = await freshRepository(cleanup);
  await repository.import(data());
  assert.deepEqual(await made(repository), expected);
});

test('know what routes made, after the migration of PostgreSQL', async cleanup => {
  const { repository, pool, schema } = await freshRepository(cleanup);
  await repository.import(data());
  await pool.query(
    `update ${schema}.webhook_deliveries set attempts = given.attempts
    from json_to_recordset($1::json) as given (id text, attempts jsonb) where webhook_deliveries.id = given.id`,
    [JSON.stringify(Object.entries(attempts).map(([name, all]) => ({ id: name, attempts: all })))],
  );
  // More than one batch.
  await pool.query(
    `insert into ${schema}.webhook_deliveries (workspace_id, id, endpoint_id, event_id, event_type, state, created_at, attempts)
    select workspace_id, 'more_' || n, endpoint_id, event_id, event_type, state, created_at, attempts
    from ${schema}.webhook_deliveries, generate_series(1, 1200) n where id = 'made'`,
  );
  const ours = migrations.filter(({ name }) => name === '0017-inbound');
  for (let round = 0; round < 2; round += 1) {
    await pool.query(`delete from ${schema}.migrations where name = '0017-inbound'`);
    assert.deepEqual(await migrate(new Database(pool, schema), { migrations: ours }), ['0017-inbound']);
    assert.deepEqual(await made(repository), expected);
    for (const name of ['more_1', 'more_777', 'more_1200'])
      assert.deepEqual(
        (await repository.webhooks.findDelivery(shop, name))?.delivery.attempts.at(-1)?.made_events,
        [id],
      );
  }
});

test.run();
