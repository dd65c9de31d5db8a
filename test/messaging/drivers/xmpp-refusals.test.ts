/** What refusals of a server of XMPP mean: whose fault they are. */
import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { ChannelError } from '../../../src/channel/errors.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { until } from '../../until.ts';
import { account, liar, obliging } from './xmpp-liar.ts';

const test = suiteOf('Refusals of an XMPP server', { isLong: true });
const room = 'team@rooms.localhost';
const limit = () => ({ signal: AbortSignal.timeout(90_000) });
const entered = `<presence from='${room}/koa' to='shop@localhost/test'><x xmlns='http://jabber.org/protocol/muc#user'><item affiliation='member' role='participant'/><status code='110'/></x></presence>`;
const refusedBy = (condition: string, type: string) =>
  `<error type='${type}'><${condition} xmlns='urn:ietf:params:xml:ns:xmpp-stanzas'/></error>`;

/** A connection of an account that was in a room before. `enter`: the answer of the room to whoever enters it. */
async function connected(cleanup: Cleanup, enter: string, refusal: () => string | null = () => null) {
  const online = (socket: Socket, text: string) => {
    if (text.includes(`to="${room}/`))
      socket.write(enter.replace('/koa', `/${/rooms\.localhost\/([^"]+)/.exec(text)?.[1]}`));
    const error = refusal();
    if (error === null || !text.includes('muc#')) return obliging(socket, text);
    for (const [, id] of text.matchAll(/<iq [^>]*id="([^"]+)"/g))
      socket.write(`<iq type='error' id='${id}' from='${room}'>${error}</iq>`);
  };
  const { driver, session } = account(
    cleanup,
    await liar(cleanup, { online }),
    {},
    { archive: null, rooms: [room] },
  );
  const connection = await driver.connect(session);
  cleanup(() => connection.disconnect({ logOut: false, ...limit() }));
  await until(async () => session.events.some(({ type }) => type === 'open'));
  const rename = (group: string) => connection.perform('group.rename', { group, name: 'New' }, limit());
  const refused = async (group: string) => {
    const error = await rename(group).then(
      () => assert.fail('it is refused'),
      caught => caught,
    );
    assert.ok(error instanceof ChannelError, String(error));
    const { code, retry, message } = error;
    return { code, retry, message };
  };
  return { connection, session, rename, refused };
}

test('say that the instance has left a group only if it was not in it before the connection', async cleanup => {
  const presence = `<presence type='error' from='${room}/koa'>${refusedBy('resource-constraint', 'wait')}</presence>`;
  const { connection, rename, refused } = await connected(cleanup, presence);
  // Until the room has answered, the command goes to the server, which takes it.
  await until(() =>
    rename(room).then(
      () => false,
      error => error.message.includes('not entered'),
    ),
  );
  const notYet = {
    code: undefined,
    retry: true,
    message: 'The instance has not entered the group again yet',
  };
  assert.deepEqual(await refused(room), notYet);
  assert.deepEqual(await refused('other@rooms.localhost'), {
    code: 'group_left',
    retry: false,
    message: 'The instance is not a member of this group',
  });
  const content = { kind: 'text', text: 'To all' } as const;
  const message = { id: 'msg_1', again: false, chat: room, content, replyTo: null };
  const isRetried = (error: unknown) => error instanceof ChannelError && error.retry;
  await assert.rejects(
    connection.send(message, limit()),
    isRetried,
    'it is not sent as if the room was a person',
  );
  const typing = connection.perform('chat.typing', { chat: room, typing: true }, limit());
  await assert.rejects(typing, isRetried);
});

test('have the code of their condition, unless they may be possible later', async cleanup => {
  let error: string | null = null;
  const { session, refused } = await connected(cleanup, entered, () => error);
  await until(async () => session.events.some(({ type }) => type === 'group'));
  for (const [condition, code] of [
    ['forbidden', 'group_not_admin'],
    ['not-allowed', 'channel_not_allowed'],
    ['not-acceptable', 'channel_not_allowed'],
    ['item-not-found', 'channel_address_unknown'],
    ['remote-server-not-found', 'channel_address_unknown'],
    ['feature-not-implemented', 'not_supported'],
    ['internal-server-error', undefined],
    ['constructor', undefined],
  ] as const) {
    error = refusedBy(condition, 'cancel');
    const { code: given, retry } = await refused(room);
    assert.deepEqual([given, retry], [code, false], condition);
    error = refusedBy(condition, 'wait');
    const later = await refused(room);
    assert.deepEqual([later.code, later.retry], [undefined, true], condition);
  }
});

test.run();
