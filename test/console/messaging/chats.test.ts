/** The list of the chats of an instance, and messages to somebody new. */
import assert from 'node:assert/strict';
import type { Message } from '../../../src/generated/types.ts';
import { suiteOf } from '../../helper.ts';
import { jonas, mara } from '../../messaging/http/service.ts';
import { assertMarked } from '../marked.ts';
import { home, href, start, to } from './pages.ts';
import { allOf, formsOn, linksIn, mainOf, noticeOn, tabsOn, titleOf, wordsOf } from './seen.ts';

const test = suiteOf('Chats of an instance', { isLong: true });

/** The entries of the list, each with where it leads. */
const entriesOn = (page: string) =>
  allOf(/<ul class="chat-list">.*?<\/ul>/s.exec(page)?.[0] ?? '', 'li').flatMap(entry =>
    Object.entries(linksIn(entry)),
  );

test('show who wrote last, how much is unread, and the beginning of the last message', async () => {
  const { opened, mock, page, contact } = await start();
  const id = await opened({}, { name: 'Desk' });
  await contact(id, { address: jonas, name: 'Jonas Weber' });
  await mock.messaging.receive(id, { from: jonas, text: 'One' });
  await mock.messaging.receive(id, { from: jonas, text: 'Two <b>' });
  await mock.messaging.receive(id, { from: '+49301', text: 'Three' });
  const text = await page(`/${id}/chats`);
  const times = [...text.matchAll(/<time [^>]*title="([^"]*):\d\d UTC"/g)].map(
    ([, time = '']) => `${time} UTC`,
  );
  // Both may have been received in the same millisecond.
  assert.deepEqual(entriesOn(text).sort(), [
    [`+49301 ${times[0]} Three 1 unread`, href(`/${id}/chats/${to('+49301')}`)],
    [`Jonas Weber ${times[1]} Two <b> 2 unread`, href(`/${id}/chats/${to(jonas)}`)],
  ]);
  assert.match(times[0] ?? '', /^\d+ \w+ \d{4}, \d\d:\d\d UTC$/);
  assert.equal(titleOf(text), 'Inbox · Desk - Marketplace');
  assert.deepEqual(
    tabsOn(text).map(tab => tab.split(' ').at(-1)),
    ['-', 'page', '-', '-'],
  );
  assert.equal(linksIn(mainOf(text)).Refresh, href(`/${id}/chats`));
  assert.ok(text.includes('data-refresh="#chats"'));
  assert.deepEqual(formsOn(text), []);
  assert.equal(linksIn(mainOf(text))['New message'], href(`/${id}/new-chat`));
  assert.equal(noticeOn(text), null);
});

test('count nothing as unread after it was read', async () => {
  const { opened, mock, page, done } = await start();
  const id = await opened();
  await mock.messaging.receive(id, { from: mara, text: 'Hello' });
  await done(`/${id}/chats/${to(mara)}/read`, `/${id}/chats/${to(mara)}`, {}, `/${id}/chats/${to(mara)}`);
  assert.doesNotMatch(entriesOn(await page(`/${id}/chats`))[0]?.[0] ?? '', /unread/);
});

const long = 'x'.repeat(80);
for (const [content, words] of [
  [{ kind: 'text', text: long }, long],
  [{ kind: 'text', text: `${long}y` }, `${long}…`],
  [{ kind: 'text', text: '🎉'.repeat(80) }, '🎉'.repeat(80)],
  [{ kind: 'text', text: `🎉${long}` }, `🎉${'x'.repeat(79)}…`],
  [{ kind: 'media', media_id: 'med_demo_photo', caption: null }, 'File'],
  [{ kind: 'media', media_id: 'med_demo_photo', caption: 'The error' }, 'File: The error'],
  [{ kind: 'location', latitude: 1, longitude: 2, name: null }, 'Location'],
  [{ kind: 'location', latitude: 1, longitude: 2, name: 'Studio' }, 'Location: Studio'],
  [{ kind: 'contact', name: 'Mara', addresses: [mara] }, 'Contact: Mara'],
  [{ kind: 'poll', question: 'Tea?', options: ['Yes', 'No'], multiple: false }, 'Poll: Tea?'],
  [null, 'Deleted message'],
] as const)
  test(`sum up ${JSON.stringify(content).slice(0, 60)} as ${words.slice(0, 20)}, ${[...words].length} characters`, async () => {
    const { repository, put, page } = await start();
    const id = await put();
    const chat = { instance_id: id, address: mara, kind: 'direct', unread: 0 } as const;
    await repository.put('chats', 'ws_studio', {
      ...chat,
      last_sequence: 1,
      active_at: '2026-03-01T09:05:00Z',
    });
    const [sample] = repository.data.messages.ws_studio ?? [];
    assert.ok(sample);
    await repository.put('messages', 'ws_studio', {
      ...sample,
      id: `msg_${id}`,
      instance_id: id,
      chat: mara,
      sequence: 1,
      content: content as Message['content'],
      deleted_at: content === null ? '2026-03-01T09:06:00Z' : null,
    });
    const [[entry = ''] = []] = entriesOn(await page(`/${id}/chats`));
    assert.equal(entry, `${mara} 1 Mar 2026, 09:05 UTC ${words}`);
  });

test('show one whose messages are gone', async () => {
  const { repository, put, page } = await start();
  const id = await put();
  const chat = { instance_id: id, address: mara, kind: 'direct', unread: 0 } as const;
  await repository.put('chats', 'ws_studio', {
    ...chat,
    last_sequence: 0,
    active_at: '2026-03-01T09:05:00Z',
  });
  assert.equal(entriesOn(await page(`/${id}/chats`))[0]?.[0], `${mara} 1 Mar 2026, 09:05 UTC No messages`);
});

test('are listed 25 at a time, the latest first', async () => {
  const { repository, put, page } = await start();
  const id = await put();
  for (let count = 10; count < 35; count += 1)
    await repository.put('chats', 'ws_studio', {
      instance_id: id,
      address: `+49 ${count}`.replace(' ', ''),
      kind: 'direct',
      unread: 0,
      last_sequence: 0,
      active_at: `2026-03-01T09:${count}:00Z`,
    });
  const path = `/${id}/chats`;
  assert.equal(linksIn(await page(path)).Next, undefined);
  await repository.put('chats', 'ws_studio', {
    instance_id: id,
    address: '+4935',
    kind: 'direct',
    unread: 0,
    last_sequence: 0,
    active_at: '2026-03-01T09:35:00Z',
  });
  const first = await page(path);
  const next = linksIn(first).Next ?? '';
  const addresses = (text: string) => entriesOn(text).map(([words]) => words.split(' ')[0]);
  assert.deepEqual(
    addresses(first),
    Array.from({ length: 25 }, (_, index) => `+49${35 - index}`),
  );
  const second = await page(next.slice(href('').length));
  assert.deepEqual(addresses(second), ['+4910']);
  assert.equal(linksIn(second).Next, undefined);
});

test('say so if there are none, or no more', async () => {
  const { put, page } = await start();
  const id = await put();
  const none = await page(`/${id}/chats`);
  assert.ok(wordsOf(none).includes('No chats The chats of this instance are listed here.'));
  assert.equal(linksIn(mainOf(none)).Refresh, undefined);
  const beyond = await page(`/${id}/chats?after=2020-01-01T00:00:00Z~x`);
  assert.ok(wordsOf(beyond).includes('There are no more entries.'), wordsOf(beyond));
  assert.equal(linksIn(beyond)['First page'], href(`/${id}/chats`));
});

test('can be read by a viewer, who writes to nobody', async () => {
  const { opened, mock, page, viewer } = await start();
  const id = await opened();
  await mock.messaging.receive(id, { from: mara, text: 'Hello' });
  const text = await page(`/${id}/chats`, viewer);
  assert.deepEqual(formsOn(text), []);
  assert.equal(entriesOn(text).length, 1);
  assert.ok(text.includes('Your role is viewer'));
  const chat = await page(`/${id}/chats/${to(mara)}`, viewer);
  assert.deepEqual(formsOn(chat), []);
  assert.ok(chat.includes('Your role is viewer'));
  assert.ok(wordsOf(chat).includes('Hello'));
});

test('begin with a message to somebody new, which is sent once', async () => {
  const { opened, messages, page, person, formOn } = await start();
  const id = await opened();
  const form = formOn(await page(`/${id}/new-chat`), `/${id}/chats`);
  assert.deepEqual([form.to, form.text], [[''], ['']]);
  const typed = { ...form, to: ` ${jonas} `, text: ' One\r\nTwo ' };
  for (let count = 0; count < 2; count += 1) {
    const { status, headers } = await person.post(`${home}/${id}/chats`, typed);
    assert.deepEqual([status, headers.location], [303, `${href(`/${id}/chats/${to(jonas)}`)}#answer-text`]);
  }
  const sent = await messages(id);
  assert.deepEqual(
    sent.map(({ chat, content }) => [chat, content]),
    [[jonas, { kind: 'text', text: ' One\nTwo ' }]],
  );
});

test('begin with a phone number as people write it', async () => {
  const { opened, messages, person, page, formOn } = await start();
  const id = await opened();
  const form = formOn(await page(`/${id}/new-chat`), `/${id}/chats`);
  const typed = { ...form, to: jonas.replace(/^(\+..)(...)/, '$1 ($2) '), text: 'Hello' };
  assert.match(typed.to, / \(\d{3}\) /);
  const { headers } = await person.post(`${home}/${id}/chats`, typed);
  assert.equal(headers.location, `${href(`/${id}/chats/${to(jonas)}`)}#answer-text`);
  assert.deepEqual(
    (await messages(id)).map(({ chat }) => chat),
    [jonas],
  );
});

for (const [fields, expected] of [
  [{ to: '' }, [['to', 'Enter the address of the recipient.']]],
  [{ to: 'two words' }, [['to', 'An address has no spaces.']]],
  [{ to: 'x'.repeat(256) }, [['to', 'The address must have at most 255 characters.']]],
  [{ text: '' }, [['text', 'Enter a message.']]],
  [
    { text: 'x'.repeat(4097) },
    [
      [
        'text',
        'The message must be at most 4096 characters long: that is the limit of the channel for texts.',
      ],
    ],
  ],
] as const)
  test(`refuse a message to somebody new: ${expected[0][1]}`, async () => {
    const { opened, messages, submit, formOn } = await start();
    const id = await opened();
    const given = { to: jonas, text: '\r\nHello', ...fields };
    const { status, text } = await submit(`/${id}/chats`, given);
    assert.equal(status, 422);
    assertMarked(
      text,
      expected.map(([field, sentence]) => [`new-${field}`, sentence]),
    );
    const form = formOn(text, `/${id}/chats`);
    assert.deepEqual([form.to, form.text], [[given.to], [given.text.replace('\r\n', '\n')]]);
    assert.deepEqual(await messages(id), []);
  });

test('get the message to somebody new back if the session has ended', async () => {
  const { opened, late, messages } = await start();
  const id = await opened();
  const form = await late(`/${id}/chats`, { to: jonas, text: '\nTyped\r\nso far' });
  assert.deepEqual([form.to, form.text], [[jonas], ['\nTyped\nso far']]);
  assert.deepEqual(await messages(id), []);
});

test.run();
