/** A process that holds an instance is killed in the middle of its work, over PostgreSQL. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { MessageRecord } from '../../../src/generated/types.ts';
import { bridge } from '../../../src/messaging/drivers/bridge/driver.ts';
import { sample } from '../../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { databaseUrl, freshRepository } from '../../postgres-server.ts';
import { program } from '../../runner/program.ts';
import { until } from '../../until.ts';
import { bridgeProcess } from '../drivers/bridges.ts';
import { house, shop } from './house.ts';

const test = suiteOf('A killed holder');
const path = await program(new URL('./holder-process.ts', import.meta.url));

const textOf = ({ content }: Readonly<MessageRecord>): string =>
  content?.kind === 'text' ? content.text : '';

async function running(cleanup: Cleanup, ...given: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path, ...given], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  cleanup(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });
  return child;
}

for (const repeats of ['recognises', 'forgets'])
  test(`is replaced by another one: what was queued arrives once and in order${
    repeats === 'recognises' ? '' : ', or is reported as unknown'
  }, and what was received is not lost`, async cleanup => {
    const { repository, schema } = await freshRepository(cleanup);
    await repository.import({ ...sample(), webhook_endpoints: {} });
    const other = await bridgeProcess();
    cleanup(other.stop);
    const driver = bridge({ url: other.url, secret: other.secret });
    const { messaging, instance, queue } = await house(cleanup, { repository, driver });
    const id = await instance({ memory: { token: 'paired' }, settings: {} });
    const chats = ['a', 'b', 'c', 'd'].map(name => `${name}@bridge`);
    for (const chat of chats)
      await queue(
        id,
        chat,
        Array.from({ length: 25 }, (_, index) => `${chat} ${index}`),
      );
    const arrived = async () =>
      (await other.control('arrived', { instance: id })) as { id: string; chat: string; text: string }[];
    const write = (text: string) => other.control('write', { instance: id, content: { kind: 'text', text } });

    const given = [await databaseUrl(), schema, other.url, other.secret, repeats];
    const first = await running(cleanup, ...given);
    await until(async () => (await arrived()).length >= 20);
    const writing = [write('before the end')];
    const ended = once(first, 'exit');
    first.kill('SIGKILL');
    await ended;
    writing.push(write('nobody is there'));
    await running(cleanup, ...given);
    writing.push(write('after the end'));

    const ofChat = async (chat: string) =>
      [...(await messaging.listMessages(shop, id, { chat, limit: 100 })).messages].reverse();
    await until(async () => {
      const { messages } = await messaging.listMessages(shop, id, { state: 'queued', limit: 1 });
      return messages.length === 0;
    });
    for (const chat of chats) {
      const messages = await ofChat(chat);
      const there = (await arrived()).filter(one => one.chat === chat).map(({ text }) => text);
      assert.deepEqual([...there].sort(byNumber), there, 'in order');
      assert.equal(new Set(there).size, there.length, 'once');
      const failed = messages.filter(({ state }) => state === 'failed');
      for (const { reason } of failed) assert.match(reason ?? '', /^It is not known whether it was sent/);
      if (repeats === 'recognises') assert.deepEqual(failed, []);
      const sent = messages.filter(({ state }) => state !== 'failed').map(textOf);
      for (const text of sent) assert.ok(there.includes(text), `${text} is acknowledged, and has arrived`);
      assert.equal(sent.length + failed.length, 25, 'each is accounted for');
    }
    await Promise.all(writing);
    await until(async () => (await ofChat('person@bridge')).length >= 3);
    assert.deepEqual((await ofChat('person@bridge')).map(textOf), [
      'before the end',
      'nobody is there',
      'after the end',
    ]);
  });

for (const [how, holder] of [
  ['recognises that it has ended', process.platform === 'linux' ? [] : null],
  ['has its name', ['pod-0']],
] as const)
  test(`is replaced at once by one that ${how}, although its leases last for an hour`, async cleanup => {
    // Elsewhere, nobody tells whether a process has ended.
    if (holder === null) return;
    const { repository, schema } = await freshRepository(cleanup);
    await repository.import({ ...sample(), webhook_endpoints: {} });
    const other = await bridgeProcess();
    cleanup(other.stop);
    const driver = bridge({ url: other.url, secret: other.secret });
    const { instance, queue, found, message } = await house(cleanup, { repository, driver });
    const id = await instance({ memory: { token: 'paired' }, settings: {} });
    const given = [await databaseUrl(), schema, other.url, other.secret, 'recognises', '3600000', ...holder];
    const first = await running(cleanup, ...given);
    await until(async () => (await found(id)).state === 'open');
    const { generation } = await found(id);
    const ended = once(first, 'exit');
    first.kill('SIGKILL');
    await ended;
    await running(cleanup, ...given);
    await until(async () => {
      const now = await found(id);
      return now.generation > generation && now.state === 'open';
    });
    const [queued = ''] = await queue(id, 'a@bridge', ['after the end']);
    await until(async () => (await message(id, queued)).state === 'sent');
  });

test('connects again at once to a bridge that has forgotten it, and no message fails', async cleanup => {
  const { repository, schema } = await freshRepository(cleanup);
  await repository.import({ ...sample(), webhook_endpoints: {} });
  const other = await bridgeProcess();
  cleanup(other.stop);
  const driver = bridge({ url: other.url, secret: other.secret });
  const { instance, queue, found, message } = await house(cleanup, { repository, driver });
  const id = await instance({ memory: { token: 'paired' }, settings: {} });
  await running(cleanup, await databaseUrl(), schema, other.url, other.secret, 'recognises');
  await until(async () => (await found(id)).state === 'open');
  for (const text of ['one', 'two', 'three']) {
    await other.control('forget', { instance: id });
    const [queued = ''] = await queue(id, 'a@bridge', [text]);
    await until(async () => (await message(id, queued)).state !== 'queued');
    const { state, reason } = await message(id, queued);
    assert.deepEqual({ state, reason }, { state: 'sent', reason: null });
  }
});

test('is replaced by another one, which fetches the files that it had not fetched', async cleanup => {
  const { repository, schema } = await freshRepository(cleanup);
  await repository.import({ ...sample(), webhook_endpoints: {} });
  const other = await bridgeProcess();
  cleanup(other.stop);
  const driver = bridge({ url: other.url, secret: other.secret });
  const { messaging, instance } = await house(cleanup, { repository, driver });
  const id = await instance({ memory: { token: 'paired' }, settings: {} });
  const given = [await databaseUrl(), schema, other.url, other.secret, 'recognises'];
  await other.control('file', { ref: 'hangs', text: 'Hello', status: 0 });
  const first = await running(cleanup, ...given);
  const content = { kind: 'media', file: { ref: 'hangs', name: 'hello.txt' }, caption: 'Look' };
  const writing = other.control('write', { instance: id, content });
  const all = async () => (await messaging.listMessages(shop, id, { limit: 10 })).messages;
  await until(async () => (await all())[0]?.file?.taken != null);
  const ended = once(first, 'exit');
  first.kill('SIGKILL');
  await ended;
  await other.control('file', { ref: 'hangs', text: 'Hello' });
  await running(cleanup, ...given);
  await until(async () => (await all()).every(({ file }) => file === undefined));
  await writing;
  const [message, ...more] = await all();
  assert.deepEqual(more, []);
  assert.ok(message?.content?.kind === 'media');
  assert.equal(message.content.caption, 'Look');
  const media = await messaging.findMedia(shop, message.content.media_id);
  assert.deepEqual([media?.name, media?.size], ['hello.txt', 5]);
});

for (const when of ['before it is committed', 'after it is committed'])
  test(`tells a health once: it is killed ${when}`, async cleanup => {
    const { repository, pool, schema } = await freshRepository(cleanup);
    await repository.import({ ...sample(), webhook_endpoints: {} });
    const other = await bridgeProcess();
    cleanup(other.stop);
    const driver = bridge({ url: other.url, secret: other.secret });
    const { messaging, instance, found } = await house(cleanup, { repository, driver });
    const id = await instance({ memory: { token: 'paired' }, settings: {} });
    const reported = async () =>
      (await messaging.feed(shop, { limit: 100, type: 'instance.health' })).events.map(
        ({ payload }) => JSON.parse(payload).data.health.status,
      );
    const start = async (url: string) =>
      running(
        cleanup,
        ...[await databaseUrl(), schema, url, other.secret, 'recognises', '1000', ''],
        JSON.stringify({ notConnected: 1, recovery: 1 }),
      );
    const kill = async (child: ChildProcess) => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    };
    const isStored = async () => (await found(id)).health?.status === 'bad';
    // The transaction that stores a health stops before its event, as long as this connection has the lock.
    const gate = await pool.connect();
    cleanup(async () => gate.release());
    await gate.query(`
      create function "${schema}".wait() returns trigger language plpgsql as $$
        begin perform pg_advisory_xact_lock(hashtext('${schema}')); return new; end $$;
      create trigger wait before insert on "${schema}".channel_events for each row
        when (new.type = 'instance.health') execute function "${schema}".wait()`);
    const isWaiting = async () =>
      (await gate.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).rows.length >
      0;

    const nowhere = 'http://127.0.0.1:1';
    const isEarly = when === 'before it is committed';
    if (isEarly) await gate.query(`select pg_advisory_lock(hashtext('${schema}'))`);
    const first = await start(nowhere);
    await until(isEarly ? isWaiting : isStored);
    const { generation } = await found(id);
    await kill(first);
    if (isEarly) await gate.query(`select pg_advisory_unlock(hashtext('${schema}'))`);
    const second = await start(nowhere);
    await until(async () => (await found(id)).generation > generation && (await isStored()));
    const { lease_until: lease } = await found(id);
    await until(async () => (await found(id)).lease_until !== lease);
    await kill(second);
    assert.deepEqual(await reported(), ['bad']);
    await start(other.url);
    await until(async () => (await reported()).length >= 2);
    assert.deepEqual(await reported(), ['bad', 'good']);
  });

const byNumber = (one: string, other: string): number =>
  Number(one.split(' ')[1]) - Number(other.split(' ')[1]);

test.run();
