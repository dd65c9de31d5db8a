/** What is written and read in a chat. */
import assert from 'node:assert/strict';
import type { ChatGroup, Message } from '../../../src/generated/types.ts';
import { suiteOf } from '../../helper.ts';
import { mara } from '../../messaging/http/service.ts';
import { until } from '../../until.ts';
import { assertMarked } from '../marked.ts';
import { home, href, start, to } from './pages.ts';
import { formsOn, linksIn, noticeOn, wordsOf } from './seen.ts';

const test = suiteOf('A chat that is answered');

test('is empty if nobody has written to a contact or a group yet, and takes the first message', async () => {
  const { opened, contact, data, page, done, messages, person, formOn } = await start();
  const id = await opened();
  await contact(id, { address: '+4915112345677', name: 'Zoë' });
  const group = await data<ChatGroup>('POST', `/instances/${id}/groups`, {
    name: 'Quiet',
    participants: [mara],
  });
  for (const [list, name, address] of [
    ['/contacts', 'Zoë', '+4915112345677'],
    [`/groups/${group.id}`, 'Quiet', group.address],
  ] as const) {
    const path = `/${id}/chats/${to(address)}`;
    assert.ok(Object.values(linksIn(await page(`/${id}${list}`))).includes(href(path)), list);
    const shown = await page(path);
    assert.match(shown, new RegExp(`<h1 id="chat-title">${name}</h1>`));
    assert.ok(wordsOf(shown).includes('No messages'));
    assert.equal(shown.includes('(group)'), name === 'Quiet');
    assert.deepEqual(formsOn(shown), [href(path)], 'nothing is unread');
    assert.deepEqual(formOn(shown, path).text, ['']);
    const sent = await done(path, path, { text: `To\r\n${name}` });
    assert.equal(noticeOn(sent), null, 'the message itself tells');
    const [message] = (await messages(id)) as [Message];
    assert.deepEqual([message.chat, message.content], [address, { kind: 'text', text: `To\n${name}` }]);
  }
  assert.equal((await person.get(`${home}/${id}/chats/${to('+4999')}`)).status, 404);
});

test('sends an answer once, however often its form is submitted', async () => {
  const { opened, mock, page, person, formOn, messages } = await start();
  const id = await opened();
  await mock.messaging.receive(id, { from: mara, text: 'Hello' });
  const path = `/${id}/chats/${to(mara)}`;
  const form = { ...formOn(await page(path), path), text: 'Good morning' };
  for (let count = 0; count < 2; count += 1)
    assert.equal((await person.post(home + path, form)).headers.location, `${href(path)}#answer-text`);
  assert.match(await page(path), /<textarea name="text"[^>]* id="answer-text"/);
  assert.equal((await messages(id)).length, 2);
});

test('keeps an answer that is refused, with what is wrong with it', async () => {
  const { opened, mock, submit, formOn, messages } = await start();
  const id = await opened();
  await mock.messaging.receive(id, { from: mara, text: 'Hello' });
  const path = `/${id}/chats/${to(mara)}`;
  const empty = await submit(path, { text: '' });
  assert.equal(empty.status, 422);
  assertMarked(empty.text, [['answer-text', 'Enter a message.']]);
  const typed = `\r\n${'x'.repeat(4096)}`;
  const long = await submit(path, { text: typed });
  assertMarked(long.text, [
    [
      'answer-text',
      'The message must be at most 4096 characters long: that is the limit of the channel for texts.',
    ],
  ]);
  assert.deepEqual(formOn(long.text, path).text, [typed.replace('\r\n', '\n')]);
  assert.equal((await messages(id)).length, 1);
});

test('gets an answer back if the session has ended', async () => {
  const { opened, mock, late, messages } = await start();
  const id = await opened();
  await mock.messaging.receive(id, { from: mara, text: 'Hello' });
  const form = await late(`/${id}/chats/${to(mara)}`, { text: '\nTyped' });
  assert.deepEqual(form.text, ['\nTyped']);
  assert.equal((await messages(id)).length, 1);
});

test('is marked as read by a button, which is there while something is unread', async () => {
  const { opened, mock, page, done, person, repository } = await start();
  const id = await opened();
  const path = `/${id}/chats/${to(mara)}`;
  await mock.messaging.receive(id, { from: mara, text: 'Hello' });
  await until(async () => (await repository.messaging.findChat('ws_studio', id, mara))?.chat.unread === 1);
  assert.deepEqual(formsOn(await page(path)), [href(`${path}/read`), href(path)]);
  const read = await done(`${path}/read`, path, {}, path);
  assert.deepEqual(noticeOn(read), ['success', 'Chat marked as read.']);
  assert.deepEqual(formsOn(read), [href(path)]);
  assert.equal((await repository.messaging.findChat('ws_studio', id, mara))?.chat.unread, 0);
  const { headers } = await person.get(`${home}${path}/read`);
  assert.equal(headers.location, href(path));
});

test('does not exist for an unknown address or instance', async () => {
  const { put, person, page } = await start();
  const id = await put();
  const csrf = /name="csrf" value="([^"]*)"/.exec(await page(''))?.[1] ?? '';
  for (const path of [`/${id}/chats/nobody`, '/ins_nobody/chats/nobody']) {
    assert.equal((await person.get(home + path)).status, 404);
    assert.equal((await person.post(home + path, { csrf, text: 'Hello' })).status, 404);
    assert.equal((await person.post(`${home}${path}/read`, { csrf })).status, 404);
  }
});

test.run();
