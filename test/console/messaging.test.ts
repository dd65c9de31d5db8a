/** Pages of messaging that need no browser. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import type { ChatGroup, Message, PairingStatus } from '../../src/generated/types.ts';
import { suiteOf } from '../helper.ts';
import { clientOf, until } from '../messaging/http/service.ts';
import { ingrid, Person } from './client.ts';

const test = suiteOf('Messaging pages');

test('a contact and a group that nobody has written to have an empty chat, and their first message is sent', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const { opened, data, contact, messages } = clientOf(mock);
  const id = await opened();
  await contact(id, { address: '+4915112345677', name: 'Zoë' });
  const group = await data<ChatGroup>('POST', `/instances/${id}/groups`, {
    name: 'Quiet',
    participants: ['+4915112345601'],
  });
  const person = new Person(`${mock.url}/user/api`);
  await person.logIn(ingrid);
  const base = `/workspaces/ws_studio/messaging/${id}`;
  for (const [list, name, address] of [
    ['/contacts', 'Zoë', '+4915112345677'],
    [`/groups/${group.id}`, 'Quiet', group.address],
  ] as const) {
    const path = `${base}/chats/${encodeURIComponent(address)}`;
    assert.ok((await person.get(`${base}${list}`)).text.includes(`${path}"`), `${list} leads to the chat`);
    const page = await person.get(path);
    assert.equal(page.status, 200);
    assert.ok(page.text.includes(`<h1>${name}</h1>`) && page.text.includes('No messages'));
    const sent = await person.post(path, { ...(await person.form(path, path)), text: `To ${name}` });
    assert.equal(sent.status, 303, sent.text);
    const [message] = (await messages(id)) as [Message];
    assert.deepEqual([message.chat, message.content], [address, { kind: 'text', text: `To ${name}` }]);
  }
  assert.equal((await person.get(`${base}/chats/${encodeURIComponent('+4999')}`)).status, 404);
});

test('the list of chats shows one whose messages are gone', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  await mock.repository.put('chats', 'ws_studio', {
    instance_id: 'ins_demo',
    address: '+4915112345699',
    kind: 'direct',
    last_sequence: 0,
    unread: 0,
    active_at: '2026-03-12T08:20:00Z',
  });
  const person = new Person(`${mock.url}/user/api`);
  await person.logIn(ingrid);
  const { status, text } = await person.get('/workspaces/ws_studio/messaging/ins_demo/chats');
  assert.equal(status, 200);
  const entry = text.split('<li>').find(one => one.includes('+4915112345699'));
  assert.match(entry ?? '', /No messages/);
});

test('the page of an instance that is being paired shows the code as a picture', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const { create, data } = clientOf(mock);
  const { id } = await create();
  await data('POST', `/instances/${id}/connect`, {});
  await until(async () => (await data<PairingStatus>('GET', `/instances/${id}/pairing`)).pairing !== null);
  const person = new Person(`${mock.url}/user/api`);
  await person.logIn(ingrid);
  const { text } = await person.get(`/workspaces/ws_studio/messaging/${id}`);
  const [, code = ''] = /src="data:image\/svg\+xml;base64,([A-Za-z0-9+/=]+)"/.exec(text) ?? [];
  assert.match(Buffer.from(code, 'base64').toString(), /^<svg/);
});

test('a participant without a name is shown by the address, once', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const person = new Person(`${mock.url}/user/api`);
  await person.logIn(ingrid);
  const { text } = await person.get('/workspaces/ws_studio/messaging/ins_demo/groups/grp_demo');
  assert.equal(text.split('+4930901820').length - 1, 1);
  assert.ok(text.includes('Mara Lindt <code>+4915112345601</code>'));
});

test.run();
