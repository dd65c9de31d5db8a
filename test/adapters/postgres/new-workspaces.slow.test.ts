/** A workspace that PostgreSQL's statistics do not know yet: statements find its records by their index all the same. */
import assert from 'node:assert/strict';
import type pg from 'pg';
import { published } from '../../../src/testing/automation/sample.ts';
import { clicksOn, today } from '../../../src/testing/links/sample.ts';
import { message } from '../../../src/testing/messaging/sample.ts';
import { other, sample, shop } from '../../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { repositoryAlone, vacuum } from '../../postgres-server.ts';
import { planning } from './plan.ts';

const test = suiteOf('Workspaces that statistics do not know');

/** Records of a workspace that statistics know, and then those of one that they do not know. */
async function start(cleanup: Cleanup, fill: (workspaceId: string, count: number) => readonly string[]) {
  const { repository, pool, schema } = await repositoryAlone(cleanup);
  await repository.import(sample());
  const insert = async (...statements: readonly string[]) => {
    for (const statement of statements) await pool.query(`insert into "${schema}".${statement}`);
  };
  await insert(...fill(shop, 10_000));
  await vacuum(pool, schema);
  await insert(...fill(other, 5_000));
  return planning(pool as pg.Pool, schema);
}

test('clicks are stored without reading other links', async cleanup => {
  const { repository, looks } = await start(cleanup, (workspaceId, count) => {
    const all = `from generate_series(1, ${count}) n`;
    return [
      `links select '${workspaceId}', 'many_' || n, '', '${workspaceId}-' || n, '${workspaceId}-' || n, 'https://a.example', 'L', '{}', null, 302, null, null, null, '{}', false, false, null, null, false, 0, 0, null, now() - n * interval '1 s', now(), null, 0, null, 'slug' ${all}`,
      `link_days select '${workspaceId}', 'many_' || n, '${today}', 0, 0, 0, '{}', '{}', '{}' ${all}`,
    ];
  });
  const entries = Array.from({ length: 20 }, (_, index) => clicksOn(`many_${index + 1}`, 'ab', {}, other));
  const read = await looks(() => repository.links.recordClicks(entries, { keep: false }));
  assert.ok(read <= 300, `${read} rows were read`);
});

test('events are numbered without reading those that have a number', async cleanup => {
  const { repository, looks } = await start(cleanup, (workspaceId, count) => [
    `automation_numbers values ('${workspaceId}', 'sequence', ${count})`,
    `automation_events select '${workspaceId}', 'many_' || n, 't', '/s', null, null, now(), '{}', null, null, now(), null, null, n, 0, now(), false, null from generate_series(1, ${count}) n`,
  ]);
  await repository.automation.publish(
    other,
    Array.from({ length: 20 }, (_, index) => published(`evt_${index}`)),
  );
  const read = await looks(() => repository.automation.feed(other, { limit: 20, after: 5_000 }));
  assert.ok(read <= 200, `${read} rows were read`);
});

test('commands are taken without reading those that are done', async cleanup => {
  const { repository, looks } = await start(cleanup, (workspaceId, count) => [
    `instances select '${workspaceId}', 'ins_0', 'N', 'simulated', '{}', null, 'open', null, 'open', 'qr', null, null, null, 1, now() + interval '1 day', null, null, now(), now(), now() + interval '1 day'`,
    `channel_commands select '${workspaceId}', 'many_' || n, 'ins_0', 'a.b', '{}', 1, 'done', null, null, now(), now() from generate_series(1, ${count}) n`,
    `channel_commands select '${workspaceId}', 'new_' || n, 'ins_0', 'a.b', '{}', null, 'waiting', null, null, now(), now() + interval '1 day' from generate_series(1, 20) n`,
  ]);
  const read = await looks(() =>
    repository.messaging.takeCommands(other, 'ins_0', { generation: 1, limit: 20 }),
  );
  assert.ok(read <= 200, `${read} rows were read`);
});

test('outcomes that are stored together are stored without reading other messages', async cleanup => {
  const { repository, looks } = await start(cleanup, (workspaceId, count) => [
    `instances select '${workspaceId}', 'ins_0', 'N', 'simulated', '{}', null, 'open', null, 'open', 'qr', null, null, null, 1, now() + interval '1 day', null, null, now(), now(), now() + interval '1 day'`,
    `messages select '${workspaceId}', 'many_' || n, 'ins_0', 'chat_' || n % 100, 'out', null, '{"kind":"text","text":"x"}', null, 'ext_' || n, n, 'sent', null, 1, null, null, null, 'key_' || n, 'f', '[]', now(), null, null, null, null, null, null from generate_series(1, ${count}) n`,
    `messages select '${workspaceId}', 'new_' || n, 'ins_0', 'chat_' || n, 'out', null, '{"kind":"text","text":"x"}', null, null, 100000 + n, 'queued', null, 1, null, null, null, null, null, '[]', now(), null, null, null, null, null, null from generate_series(1, 20) n`,
    `chats select '${workspaceId}', 'ins_0', 'chat_' || n, 'direct', 200000, 0, now(), now() - interval '1 s' from generate_series(0, 99) n`,
  ]);
  const { messaging } = repository;
  const place = [other, 'ins_0'] as const;
  const taking = await looks(async () => {
    const taken = await messaging.takeMessages(...place, { generation: 1, limit: 20 });
    assert.equal('refused' in taken ? 0 : taken.length, 20);
  });
  assert.ok(taking <= 400, `${taking} rows were read to take them`);
  const settling = await looks(() =>
    Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        messaging.settleMessage(
          ...place,
          `new_${index + 1}`,
          { state: 'sent', at: new Date().toISOString(), externalId: `on_channel_${index}` },
          { generation: 1 },
        ),
      ),
    ),
  );
  assert.ok(settling <= 400, `${settling} rows were read to store their outcomes`);
  for (const more of ['', 'again']) {
    const adding = await looks(() =>
      Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          messaging.addMessages(...place, [
            message(`in_${index}${more}`, {
              instance_id: 'ins_0',
              direction: 'in',
              state: 'delivered',
              chat: `chat_${index}`,
              external_id: `in_${index}`,
            }),
          ]),
        ),
      ),
    );
    // Each is looked up again alone if one is there already.
    assert.ok(adding <= 400, `${adding} rows were read to add messages ${more}`);
  }
});

test.run();
