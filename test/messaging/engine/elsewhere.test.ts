/** What another device of the account does counts here too: what it has read is read, and whoever answers has read. */
import assert from 'node:assert/strict';
import { suiteOf } from '../../helper.ts';
import { eachStorage } from '../../storages.ts';
import { house, shop, storages } from './house.ts';
import { rough } from './rough.ts';

const test = suiteOf('Other devices of an account');
const mara = '+4915112345601';
const jonas = '+4915112345602';
const own = '+4930';
const at = '2026-03-14T09:00:00Z';

for (const [storage, open] of eachStorage(storages)) {
  const opened = async (cleanup: Parameters<typeof open>[0]) => {
    const driver = rough();
    const base = await house(cleanup, { driver, repository: await open(cleanup) });
    const id = await base.instance();
    base.engineOf().start();
    await base.reaches(id, 'open');
    const tell = (event: object) => driver.sessions[0]?.tell(event as never);
    const message = (externalId: string, from: string, chat = from) =>
      tell({
        type: 'message',
        externalId,
        chat,
        chatKind: 'direct',
        from,
        content: { kind: 'text', text: externalId },
        at,
      });
    const unread = async (chat: string) =>
      (await base.messaging.findChat(shop, id, chat))?.chat.unread ?? null;
    const read = async () =>
      (await base.events())
        .filter(({ type, data }) => type === 'message.status' && data.state === 'read')
        .map(({ data }) => data.external_id)
        .sort();
    return { ...base, id, tell, message, unread, read };
  };

  test(`what it has read is read, with what was written before it, on ${storage}`, async cleanup => {
    const { message, tell, unread, read } = await opened(cleanup);
    for (const name of ['A', 'B', 'C']) await message(name, mara);
    await message('D', jonas);
    assert.equal(await unread(mara), 3);
    const status = { type: 'status', externalId: 'B', state: 'read', at };
    await tell(status);
    assert.deepEqual([await unread(mara), await unread(jonas)], [1, 1]);
    assert.deepEqual(await read(), ['A', 'B']);
    await tell(status);
    await tell({ ...status, externalId: 'A' });
    await tell({ ...status, externalId: 'C', state: 'delivered' });
    await tell({ ...status, externalId: 'nobody' });
    assert.equal(await unread(mara), 1);
    assert.deepEqual(await read(), ['A', 'B'], 'once each');
  });

  test(`an answer from it reads what was written before it, on ${storage}`, async cleanup => {
    const { message, unread, read } = await opened(cleanup);
    await message('A', mara);
    await message('B', jonas);
    await message('own', own, mara);
    assert.deepEqual([await unread(mara), await unread(jonas)], [0, 1]);
    assert.deepEqual(await read(), ['A']);
    await message('C', mara);
    await message('own', own, mara);
    assert.equal(await unread(mara), 1, 'the same answer again reads nothing');
  });

  test(`more than are marked at once are read, on ${storage}`, async cleanup => {
    const { messaging, id, tell, message, unread } = await opened(cleanup);
    await message('first', mara);
    const { messages } = await messaging.listMessages(shop, id, { limit: 1 });
    const [sample] = messages;
    assert.ok(sample);
    const { sequence: _, ...rest } = sample;
    await messaging.addMessages(
      shop,
      id,
      Array.from({ length: 1_200 }, (_, index) => ({
        ...rest,
        id: `msg_x${index}`,
        external_id: `x${index}`,
      })),
    );
    assert.equal(await unread(mara), 1_201);
    await tell({ type: 'status', externalId: 'x1199', state: 'read', at });
    assert.equal(await unread(mara), 0);
  });
}

test.run();
