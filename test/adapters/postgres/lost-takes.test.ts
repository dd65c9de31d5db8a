/** The response to what takes messages or files is lost: PostgreSQL has executed it, but the holder cannot know. */
import assert from 'node:assert/strict';
import pg from 'pg';
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { filed } from '../../../src/testing/messaging/files.ts';
import { add, before, held, message, ok } from '../../../src/testing/messaging/sample.ts';
import { sample, shop } from '../../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { databaseUrl, inspectedRepository } from '../../postgres-server.ts';
import { losingProxy } from './proxy.ts';

const test = suiteOf('A lost response of PostgreSQL to the holder of an instance');

/** An instance with two messages to send, in two chats, which a process holds. */
async function outbox(cleanup: Cleanup) {
  const { repository: direct, schema } = await inspectedRepository(cleanup);
  await direct.import(sample());
  await held(direct.messaging);
  await add(direct.messaging, [message('msg_1')]);
  await add(direct.messaging, [message('msg_2', { chat: '+4902' })]);
  const proxy = await losingProxy(cleanup, await databaseUrl());
  const pool = new pg.Pool({ connectionString: proxy.url, max: 4 });
  pool.on('error', () => {});
  cleanup(() => pool.end());
  const { messaging } = await postgresRepository({ pool, schema, migrate: false });
  const taken = async (generation = 1) =>
    ok(await messaging.takeMessages(shop, 'ins_1', { generation, limit: 10 }));
  return { direct, proxy, messaging, taken };
}

test('to the COMMIT of messages that were taken leaves none that nobody sends: the next call returns them, once', async cleanup => {
  const { proxy, taken } = await outbox(cleanup);
  proxy.loses = ['set sending', 'COMMIT'];
  await assert.rejects(async () => taken(), { name: 'RepositoryUnavailableError' });
  assert.equal(proxy.lost, 1);
  assert.deepEqual(
    (await taken()).map(one => [one.message.id, one.message.attempts, one.again]),
    [
      ['msg_1', 1, false],
      ['msg_2', 1, false],
    ],
  );
  assert.deepEqual(await taken(), []);
});

test('to the COMMIT of messages that were taken is no matter of the next holder, which gets them again', async cleanup => {
  const { direct, proxy, taken } = await outbox(cleanup);
  proxy.loses = ['set sending', 'COMMIT'];
  await assert.rejects(async () => taken(), { name: 'RepositoryUnavailableError' });
  ok(await direct.messaging.changeInstance(shop, 'ins_1', {}, { interrupt: true }));
  assert.deepEqual(
    (await taken(2)).map(one => [one.message.id, one.again]),
    [
      ['msg_1', true],
      ['msg_2', true],
    ],
  );
});

test('to a look for more messages loses none that an earlier look has taken', async cleanup => {
  const { direct, proxy, messaging } = await outbox(cleanup);
  // The first message of its chat has to wait, but the chat is looked at, so that there may be more.
  await add(direct.messaging, [message('msg_3', { chat: '+4903', created_at: before })]);
  const take = (limit: number) => messaging.takeMessages(shop, 'ins_1', { generation: 1, limit });
  const [first] = ok(await take(1));
  assert.equal(first?.message.id, 'msg_3');
  const outcome = { state: 'queued' as const, reason: 'later', retryAt: '2099-01-01T00:00:00Z' };
  ok(await messaging.settleMessage(shop, 'ins_1', 'msg_3', outcome, { generation: 1 }));
  await add(direct.messaging, [message('msg_4', { chat: '+4903', created_at: before })]);
  proxy.loses = ['set sending', 'skip locked'];
  assert.deepEqual(
    ok(await take(3)).map(one => one.message.id),
    ['msg_1', 'msg_2'],
  );
  assert.equal(proxy.lost, 1);
});

test('to the COMMIT of files that were taken leaves none that nobody fetches', async cleanup => {
  const { direct, proxy, messaging } = await outbox(cleanup);
  await add(direct.messaging, [filed('msg_5')]);
  const take = async () =>
    ok(await messaging.takeFiles(shop, 'ins_1', { generation: 1, limit: 10 })).map(({ id }) => id);
  proxy.loses = ['set file', 'COMMIT'];
  await assert.rejects(take, { name: 'RepositoryUnavailableError' });
  assert.equal(proxy.lost, 1);
  assert.deepEqual(await take(), ['msg_5']);
  assert.deepEqual(await take(), []);
});

test.run();
