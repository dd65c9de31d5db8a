/** One chat: its messages. */
import assert from 'node:assert/strict';
import type { Message, MessageRecord, StoredContent } from '../../../src/generated/types.ts';
import { suiteOf } from '../../helper.ts';
import { jonas, mara } from '../../messaging/http/service.ts';
import { href, start, to } from './pages.ts';
import { allOf, formsOn, linksIn, mainOf, noticeOn, tabsOn, titleOf, wordsOf } from './seen.ts';

const test = suiteOf('A chat', { isLong: true });

/** The messages on a page. */
const messagesOn = (page: string) =>
  allOf(page, 'ol').flatMap(list => list.split('<li class="bubble').slice(1));

/** What a message says, without its author, its time and its state. */
const contentIn = (bubble: string) =>
  wordsOf(`<li ${bubble.replaceAll(/<p class="message-(?:head|foot)[^>]*>.*?<\/p>/gs, '')}`);

const at = '2026-03-01T09:05:00Z';
const shownAt = '1 Mar 2026, 09:05 UTC';

/** An instance with one chat, with these messages in it. */
async function chatWith(given: readonly Partial<MessageRecord>[], chat = mara) {
  const parts = await start();
  const { repository, put } = parts;
  const id = await put({ name: 'Desk' });
  await repository.put('chats', 'ws_studio', {
    instance_id: id,
    address: chat,
    kind: chat.includes('@') ? 'group' : 'direct',
    unread: 0,
    last_sequence: given.length,
    active_at: at,
  });
  const [sample] = repository.data.messages.ws_studio ?? [];
  assert.ok(sample);
  for (const [index, one] of given.entries())
    await repository.put('messages', 'ws_studio', {
      ...sample,
      chat,
      from: chat,
      created_at: at,
      ...one,
      id: `${id}_${index}`,
      external_id: `${id}_${index}`,
      instance_id: id,
      sequence: index + 1,
      reply_to: one.reply_to == null ? null : `${id}_${one.reply_to}`,
    });
  return { ...parts, id, path: `/${id}/chats/${to(chat)}` };
}

const text = (words: string) => ({ kind: 'text', text: words }) as const;

test('shows who wrote what, by the names of the contacts, the oldest message first', async () => {
  const { path, page, contact, id } = await chatWith([
    { content: text('Hello <b>'), from: mara },
    { content: text('Who?'), from: jonas },
    { content: text('Me'), from: null },
    { content: text('Mine'), direction: 'out', from: '+493011', state: 'sent' },
    { content: text('Mine, before it was paired'), direction: 'out', from: null, state: 'queued' },
  ]);
  await contact(id, { address: mara, name: 'Mara Lindt' });
  await contact(id, { address: jonas, name: null });
  const shown = await page(path);
  assert.doesNotMatch(shown, /<p><\/p>/, 'there is no paragraph for reactions if there are none');
  const bubbles = messagesOn(shown);
  assert.deepEqual(
    bubbles.map(one => wordsOf(`<li ${one}`)),
    [
      `Mara Lindt Hello <b> ${shownAt}`,
      `${jonas} Who? ${shownAt}`,
      `Unknown Me ${shownAt}`,
      `You Mine ${shownAt} Sent`,
      `You Mine, before it was paired ${shownAt} Waiting`,
    ],
  );
  assert.deepEqual(
    bubbles.map(one => /^ (\w+)/.exec(one)?.[1]),
    ['in', 'in', 'in', 'out', 'out'],
  );
});

test('says what has become of a message of its own, and whether it was edited', async () => {
  const own = { direction: 'out', content: text('Mine') } as const;
  const { path, page } = await chatWith([
    ...(['queued', 'sent', 'delivered', 'read'] as const).map(state => ({ ...own, state, reason: 'Busy' })),
    { ...own, state: 'failed', reason: null },
    { ...own, state: 'failed', reason: 'Nobody has this address' },
    { ...own, state: 'read', edited_at: at },
    { content: text('Mine'), state: 'read', edited_at: at },
    { content: text('Mine'), state: 'delivered' },
  ]);
  assert.deepEqual(
    messagesOn(await page(path)).map(one => wordsOf(`<li ${one}`).split(' Mine')[1]),
    [
      ` ${shownAt} Waiting`,
      ` ${shownAt} Sent`,
      ` ${shownAt} Delivered`,
      ` ${shownAt} Read`,
      ` ${shownAt} Failed`,
      ` ${shownAt} Failed Nobody has this address`,
      ` Edited ${shownAt} Read`,
      ` Edited ${shownAt}`,
      ` ${shownAt}`,
    ],
  );
});

test('shows each kind of content', async () => {
  const media = (caption: string | null) => ({ kind: 'media', media_id: 'med_demo_photo', caption }) as const;
  const place = (name: string | null) => ({ kind: 'location', latitude: 1.5, longitude: 2, name }) as const;
  const contents: StoredContent[] = [
    media('The error'),
    media(null),
    place('Studio'),
    place(null),
    { kind: 'contact', name: 'Jonas', addresses: [jonas, mara] },
    { kind: 'poll', question: 'Tea?', options: ['Yes', 'No'], multiple: false },
    { kind: 'unsupported', type: 'sticker', raw: '{"a":"<b>"}' },
    { kind: 'text', text: 'Long', truncated: true, media_id: 'med_demo_photo' },
  ];
  const { path, page, id } = await chatWith(contents.map(content => ({ content })));
  const shown = await page(path);
  assert.deepEqual(messagesOn(shown).map(contentIn), [
    'Picture: The error The error',
    'Picture',
    'Location: Studio 1.5, 2',
    'Location: unnamed 1.5, 2',
    `Contact: Jonas ${jonas} ${mara}`,
    'Poll: Tea? Yes No',
    'Unsupported content: sticker {"a":"<b>"}',
    'Long This is the beginning. Download all of it',
  ]);
  // A picture is shown, and leads to its file.
  const file = href(`/${id}/media/med_demo_photo`);
  const picture = (words: string) =>
    `<a class="message-picture" href="${file}" target="_blank" rel="noopener"><img src="${file}" alt="" loading="lazy"><span class="hush">${words}</span></a>`;
  assert.ok(messagesOn(shown)[0]?.includes(picture('Picture: The error')), messagesOn(shown)[0]);
  assert.ok(messagesOn(shown)[1]?.includes(picture('Picture')), messagesOn(shown)[1]);
});

test('shows other files, large pictures and drawings that may have scripts as links', async () => {
  const { repository } = await start();
  const ids = ['svg', 'large', 'pdf'];
  const more = { digest: '0'.repeat(64), name: null, created_at: at };
  for (const [id, type, size] of [
    ['svg', 'image/svg+xml', 9],
    ['large', 'image/png', 5_000_001],
    ['pdf', 'application/pdf', 9],
  ] as const)
    await repository.messaging.addMedia('ws_studio', { id: `med_${id}`, type, size, ...more });
  const { path, page, id } = await chatWith(
    ids.map(one => ({ content: { kind: 'media', media_id: `med_${one}`, caption: null } })),
  );
  const shown = messagesOn(await page(path));
  assert.deepEqual(shown.map(contentIn), ['Download file', 'Download file', 'Download file']);
  assert.equal(linksIn(shown[0] ?? '')['Download file'], href(`/${id}/media/med_svg`));
});

test('says of each file that is not stored why, and asks for it again', async () => {
  const file = (more: object) =>
    ({
      content: { kind: 'media', media_id: 'med_none', caption: 'Look' },
      file: {
        ref: 'a',
        name: null,
        state: 'pending',
        reason: null,
        attempts: 0,
        taken: null,
        retry_at: at,
        ...more,
      },
    }) as const;
  const large = { state: 'too_large', reason: 'The file has more than 9 bytes', retry_at: null, attempts: 1 };
  const { path, page, done, viewer, id, data } = await chatWith([
    file({}),
    file({ reason: 'The bridge is busy', attempts: 1 }),
    file(large),
  ]);
  assert.deepEqual(messagesOn(await page(path)).map(contentIn), [
    'The file is not here yet. Look',
    `The file is not here yet. The bridge is busy. Next attempt: ${shownAt}. Look`,
    'The file could not be stored. The file has more than 9 bytes. It is not tried again by itself. Fetch the file again Look',
  ]);
  assert.ok(!(await page(path, viewer)).includes('Fetch the file again'));
  assert.ok((await page(`/${id}`)).includes('2 waiting, 1 failed'));
  const after = await done(`${path}/messages/${id}_2/retry`, path, {}, path);
  assert.deepEqual(noticeOn(after), ['success', 'The file will be fetched.']);
  const { content } = await data<Message>('GET', `/instances/${id}/messages/${id}_2`);
  assert.equal(content?.kind === 'media' && content.media.state, 'pending');
  assert.ok((await page(`/${id}`)).includes('3 waiting, 0 failed'));
});

test('shows that a message was deleted, also to whoever quotes it', async () => {
  const { path, page } = await chatWith([
    { content: null, deleted_at: at },
    { content: text('Why?'), reply_to: '0' },
  ]);
  assert.deepEqual(messagesOn(await page(path)).map(contentIn), ['Deleted message', 'Deleted message Why?']);
});

test('quotes the message that is replied to, and shows reactions with their people', async () => {
  const reactions = [
    { from: mara, emoji: '👍', at },
    { from: jonas, emoji: '🎉', at },
  ];
  const { path, page, contact, id } = await chatWith([
    { content: text('Question'), reactions },
    { content: text('Answer'), reply_to: '0' },
    { content: text('To one that is gone'), reply_to: '99', reactions: reactions.slice(0, 1) },
  ]);
  await contact(id, { address: jonas, name: 'Jonas' });
  const bubbles = messagesOn(await page(path));
  assert.deepEqual(bubbles.map(contentIn), [
    `Question 👍 ${mara} 🎉 Jonas`,
    'Question Answer',
    `To one that is gone 👍 ${mara}`,
  ]);
  assert.deepEqual(
    bubbles.map(one => wordsOf(allOf(one, 'blockquote')[0] ?? '')),
    ['', 'Question', ''],
  );
});

test('shows 50 messages at a time, and leads to older ones and back', async () => {
  const many = Array.from({ length: 51 }, (_, index) => ({ content: text(`No. ${index}`) }));
  const { path, page, repository, id } = await chatWith([
    ...many.slice(0, 50),
    { content: text('No. 50'), reply_to: '0' },
  ]);
  assert.ok(repository);
  const numbers = (shown: string) => messagesOn(shown).map(one => /No\. (\d+)<\/p>/.exec(one)?.[1]);
  const newest = await page(path);
  assert.deepEqual(
    numbers(newest),
    Array.from({ length: 50 }, (_, index) => String(index + 1)),
  );
  assert.equal(wordsOf(allOf(messagesOn(newest).at(-1) ?? '', 'blockquote')[0] ?? ''), 'No. 0');
  const links = linksIn(mainOf(newest));
  assert.equal(links['Newest messages'], undefined);
  assert.equal(links.Refresh, href(path));
  assert.ok(newest.includes('data-refresh="#messages"'));
  assert.equal(links['Older messages']?.split('?')[0], href(path));
  const oldest = await page((links['Older messages'] ?? '').slice(href('').length));
  assert.deepEqual(numbers(oldest), ['0']);
  const back = linksIn(mainOf(oldest));
  assert.equal(back['Newest messages'], href(path));
  assert.equal(back['Older messages'], undefined);
  assert.ok(!oldest.includes('data-refresh="#messages"'));
  assert.ok(id);
});

test('names the person, the address and the instance', async () => {
  const { path, page, contact, id } = await chatWith([{ content: text('Hello') }]);
  await contact(id, { address: mara, name: 'Mara' });
  const shown = await page(path);
  assert.equal(titleOf(shown), 'Mara · Desk - Marketplace');
  assert.match(shown, /<h1 id="chat-title">Mara<\/h1>/);
  assert.ok(shown.includes(`<p class="muted"><code>${mara}</code></p>`));
  assert.equal(linksIn(mainOf(shown))['All chats'], href(`/${id}/chats`));
  assert.deepEqual(
    tabsOn(shown).map(tab => tab.split(' ').at(-1)),
    ['-', 'true', '-', '-'],
  );
  assert.equal(noticeOn(shown), null);
  assert.deepEqual(formsOn(shown), [href(path)]);
  const stranger = await chatWith([{ content: text('Hello') }], '+4930999');
  const other = await page(stranger.path);
  assert.equal(titleOf(other), '+4930999 · Desk - Marketplace');
  assert.match(other, /<h1 id="chat-title">\+4930999<\/h1>/);
});

test('says so if it is that of a group', async () => {
  const { path, page } = await chatWith([{ content: text('Hello'), from: mara }], 'team@groups');
  assert.match(await page(path), /<code>team@groups<\/code> \(group\)<\/p>/);
});

test.run();
