/** What happens at the simulated channel: what would have no effect is refused, because the test would prove nothing. */
import assert from 'node:assert/strict';
import { post, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';
import { eachStorage, storages } from '../../storages.ts';
import { until } from '../../until.ts';

const test = suiteOf('What a test lets happen at the simulated channel');

const from = '+4915112345601';
const at = '2026-03-14T09:26:53Z';

for (const [storage, open] of eachStorage(storages))
  test(`is refused for an instance that does not exist, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const { messaging, url } = mock;
    const nobody = 'ins_nope';
    for (const happens of [
      () => messaging.receive(nobody, { from, text: 'Hello' }),
      () => messaging.happen(nobody, { type: 'contact', address: from }),
      () => messaging.pair(nobody),
      () => messaging.cut(nobody),
      () => messaging.logOut(nobody),
      () => messaging.misbehave(nobody, { send: 'fail' }),
    ])
      await assert.rejects(async () => happens(), { message: 'Not found: no instance has the id ins_nope' });
    for (const what of [
      { receive: { from, text: 'Hello' } },
      { happen: { type: 'contact', address: from } },
      { pair: true },
      { cut: true },
      { log_out: true },
      { misbehave: { send: 'fail' } },
    ]) {
      const { status, json } = await post(`${url}/__mock/messaging`, { instance_id: nobody, ...what });
      assert.deepEqual([status, json.msg], [404, 'Not found: no instance has the id ins_nope']);
    }
  });

const text = { kind: 'text', text: 'Hello' };
const message = { type: 'message', externalId: 'a', chat: from, chatKind: 'direct', from, content: text, at };
const wrong: readonly (readonly [event: object, message: string])[] = [
  [{}, 'an event needs a type: one of message, status, edited, '],
  [{ type: 'mesage' }, 'there are no events of type mesage: did you mean message?'],
  [{ type: 'open', address: from }, 'happen takes no events of type open: use pair, or connect the instance'],
  [{ type: 'reaction', externalId: 'a', from, emoji: '👍' }, 'at is required'],
  [
    { type: 'reaction', external_id: 'a', from, at },
    'an event of type reaction has no field external_id: did you mean externalId?',
  ],
  [
    { type: 'status', externalId: 'a', state: 'reed', at },
    'state must be one of sent, delivered, read, failed',
  ],
  [{ ...message, chatKind: 'drect' }, 'chatKind must be one of direct, group'],
  [{ ...message, from: 'with space' }, 'from must not be empty or contain spaces or control characters'],
  [{ ...message, at: 'yesterday' }, 'at must be an ISO 8601 timestamp in UTC such as 2026-03-14T09:26:53Z'],
  [{ ...message, content: { kind: 'locaton' } }, 'content has no kind locaton: did you mean location?'],
  [{ ...message, content: { kind: 'location', latitude: 1 } }, 'content/longitude is required'],
  [{ ...message, content: { kind: 'media', file: {} } }, 'content/file/ref must be a text that is not empty'],
  [
    { type: 'group', group: { address: 'g', name: 'G', participants: [from] } },
    'group/participants/0 must be an object',
  ],
  [
    { type: 'group', group: { address: 'g', name: 'G', inviteLink: 'x' } },
    'group/inviteLink must be an absolute URL',
  ],
];

test('is refused with the member that is wrong, whether the instance is connected or not', async cleanup => {
  const mock = await mockFor(cleanup);
  const instances = Object.values(mock.data.instances).flat();
  const idle = instances.find(({ wanted }) => wanted !== 'open')?.id;
  assert.ok(idle);
  for (const instance_id of ['ins_demo', idle])
    for (const [happen, reason] of wrong) {
      const { status, json } = await post(`${mock.url}/__mock/messaging`, { instance_id, happen });
      assert.equal(status, 400, reason);
      assert.ok(
        String(json.msg).startsWith(`Invalid request: ${reason}`),
        `${json.msg} instead of ${reason}`,
      );
      await assert.rejects(
        async () => mock.messaging.happen(instance_id, happen as never),
        (error: Error) => error.message.replace('Invalid request: ', '').startsWith(reason),
      );
    }
  for (const [received, reason] of [
    [{ from, text: '' }, 'text must not be empty'],
    [{ from, text: 5 }, 'text must be a string'],
    [{ from: 'with space', text: 'Hello' }, 'from must not be empty or contain spaces or control characters'],
    [{ from, text: 'Hello', externalId: 5 }, 'externalId must be a string'],
    [{ from, content: { kind: 'sticker' } }, 'content has no kind sticker: it must be one of text, media, '],
  ] as const)
    await assert.rejects(
      async () => mock.messaging.receive('ins_demo', received as never),
      (error: Error) => error.message.startsWith(`Invalid request: ${reason}`),
    );
});

test('is refused if it is about a message or a group that the instance does not have', async cleanup => {
  const mock = await mockFor(cleanup);
  const externalId = await mock.messaging.receive('ins_demo', { from, text: 'Hello' });
  const isStored = () =>
    Object.values(mock.data.messages)
      .flat()
      .some(({ external_id: id }) => id === externalId);
  // Until the instance is connected, the channel keeps it.
  await until(isStored);
  const { messaging } = mock;
  for (const event of [
    { type: 'reaction', externalId: 'nope', from, emoji: '👍', at },
    { type: 'status', externalId: 'nope', state: 'read', at },
    { type: 'edited', externalId: 'nope', content: text, at },
    { type: 'deleted', externalId: 'nope', at },
  ] as const)
    await assert.rejects(messaging.happen('ins_demo', event as never), {
      message: 'Invalid request: ins_demo has no message with the externalId nope',
    });
  for (const event of [
    { type: 'participants', group: 'nope', action: 'added', addresses: [from] },
    { type: 'left', group: 'nope', at },
  ] as const)
    await assert.rejects(messaging.happen('ins_demo', event), {
      message: 'Invalid request: ins_demo has no group with the address nope',
    });
  await messaging.happen('ins_demo', { type: 'reaction', externalId, from, emoji: '👍', at });
  await messaging.happen('ins_demo', { type: 'status', externalId, state: 'read', at });
  await messaging.happen('ins_demo', { type: 'group', group: { address: 'g', name: 'G', participants: [] } });
  await messaging.happen('ins_demo', { type: 'left', group: 'g', at });
});

test.run();
