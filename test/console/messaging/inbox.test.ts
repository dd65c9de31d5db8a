/** The chats, contacts and groups of all instances of a workspace. */
import assert from 'node:assert/strict';
import { suiteOf } from '../../helper.ts';
import { jonas, mara } from '../../messaging/http/service.ts';
import { assertMarked } from '../marked.ts';
import { start, to } from './pages.ts';
import { allOf, formsOn, linksIn, mainOf, noticeOn, rowsOf, titleOf, wordsOf } from './seen.ts';

const test = suiteOf('Messaging of all instances', { isLong: true });
const workspace = '/workspaces/ws_studio';
const inbox = '/inbox';
const root = `/user/api${workspace}`;

/** The pages of the workspace, two instances among those of the fixtures, and what a page lists. */
async function open() {
  const all = await start();
  const [desk, shop] = [await all.opened({}, { name: 'Desk' }), await all.opened({}, { name: 'Shop' })];
  const page = async (path: string, who = all.person) => {
    const { status, text } = await who.get(workspace + path);
    assert.equal(status, 200, `${path}: ${text}`);
    return text;
  };
  const chatsOn = (text: string) =>
    allOf(/<ul class="chat-list">.*?<\/ul>/s.exec(text)?.[0] ?? '', 'li').map(entry => ({
      words: wordsOf(entry),
      href: Object.values(linksIn(entry))[0] ?? '',
    }));
  return { ...all, desk, shop, page, chatsOn };
}

test('list its chats in one inbox, the latest first, each with its instance', async () => {
  const { desk, shop, mock, page, chatsOn } = await open();
  await mock.messaging.receive(desk, { from: mara, text: 'First' });
  await mock.messaging.receive(shop, { from: mara, text: 'Second' });
  const text = await page(inbox);
  const own = chatsOn(text).filter(({ href }) => href.includes(desk) || href.includes(shop));
  assert.deepEqual(
    own.map(({ href }) => href).sort(),
    [`${root}${inbox}/${desk}/${to(mara)}`, `${root}${inbox}/${shop}/${to(mara)}`].sort(),
  );
  const [words = ''] = own.filter(({ href }) => href.includes(shop)).map(one => one.words);
  assert.match(words, /Second 1 unread Instance: Shop$/);
  assert.equal(titleOf(text), 'Inbox - Marketplace');
  assert.doesNotMatch(text, /class="subnav"/);
  // The list is read again as it is shown.
  assert.match(text, /data-from="\/user\/api\/workspaces\/ws_studio\/inbox"/);
});

test('are filtered by instance and by unread messages, and a chat keeps the filters', async () => {
  const { desk, shop, mock, page, chatsOn, person } = await open();
  await mock.messaging.receive(desk, { from: mara, text: 'One' });
  await mock.messaging.receive(desk, { from: jonas, text: 'Two' });
  await mock.messaging.receive(shop, { from: mara, text: 'Three' });
  const form = await page(`${inbox}/${desk}/${to(jonas)}`);
  const csrf = /name="csrf" value="([^"]*)"/.exec(form)?.[1] ?? '';
  const read = await person.post(`${workspace}${inbox}/${desk}/${to(jonas)}/read`, { csrf });
  assert.equal(read.headers.location, `${root}${inbox}/${desk}/${to(jonas)}`);
  const query = `?instance=${desk}&unread=1`;
  const text = await page(inbox + query);
  assert.deepEqual(
    chatsOn(text).map(({ href }) => href),
    [`${root}${inbox}/${desk}/${to(mara)}${query}`],
  );
  const chat = await page(`${inbox}/${desk}/${to(mara)}${query}`);
  assert.equal(chatsOn(chat).length, 1);
  assert.equal(linksIn(mainOf(chat))['All chats'], root + inbox + query);
  assert.match(wordsOf(mainOf(chat)), /in Desk/);
  assert.ok(wordsOf(await page(`${inbox}?instance=ins_nobody`)).includes('No chat fits the filters.'));
});

test('are searched by names, numbers and messages, and a chat keeps the search', async () => {
  const { desk, shop, mock, page, chatsOn } = await open();
  await mock.messaging.receive(desk, { from: mara, text: 'The zeppelin <b> is here' });
  await mock.messaging.receive(desk, { from: mara, text: 'Hello' });
  await mock.messaging.receive(shop, { from: jonas, text: 'Zeppelin?' });
  const found = async (query: string) => chatsOn(await page(inbox + query)).map(({ href }) => href);
  const [first, second] = [`${root}${inbox}/${shop}/${to(jonas)}`, `${root}${inbox}/${desk}/${to(mara)}`];
  assert.deepEqual(
    (await found('?q=+ZEPPELIN+')).toSorted(),
    [first, second].map(one => `${one}?q=+ZEPPELIN+`.replaceAll('+ZEPPELIN+', '%20ZEPPELIN%20')).toSorted(),
  );
  assert.deepEqual(await found(`?q=zeppelin&instance=${desk}`), [`${second}?q=zeppelin&instance=${desk}`]);
  assert.deepEqual(await found(`?q=${to(mara)}&instance=${desk}`), [
    `${second}?q=${to(mara)}&instance=${desk}`,
  ]);
  const chat = await page(`${inbox}/${desk}/${to(mara)}?q=zeppelin`);
  assert.equal(linksIn(mainOf(chat))['All chats'], `${root}${inbox}?q=zeppelin`);
  const none = wordsOf(await page(`${inbox}?q=nothing-has-this`));
  assert.match(
    none,
    /No chats found All names and numbers were searched, and the newest 50 messages of the newest 200 chats\./,
  );
});

test('do not name the instance that most chats of the page have', async () => {
  const { desk, shop, mock, page } = await open();
  for (const from of [mara, jonas]) await mock.messaging.receive(desk, { from, text: 'A quagga' });
  const named = async (query: string) => {
    const text = await page(`${inbox}?q=quagga${query}`);
    return [...text.matchAll(/class="chat-via">(.*?)<\/span>\s*<\/a>/gs)].map(([, via = '']) => wordsOf(via));
  };
  assert.deepEqual(await named(''), []);
  await mock.messaging.receive(shop, { from: mara, text: 'A quagga' });
  assert.deepEqual(await named(''), ['Instance: Shop']);
  await mock.messaging.receive(shop, { from: jonas, text: 'A quagga' });
  assert.deepEqual((await named('')).toSorted(), [
    'Instance: Desk',
    'Instance: Desk',
    'Instance: Shop',
    'Instance: Shop',
  ]);
  assert.deepEqual(await named(`&instance=${desk}`), []);
});

test('continue after the 25th chat, with the filters', async () => {
  const { put, repository, page, chatsOn } = await open();
  const id = await put({ name: 'Many' });
  for (let count = 10; count < 37; count += 1)
    await repository.put('chats', 'ws_studio', {
      ...{ instance_id: id, address: `+49${count}`, kind: 'direct', unread: 0, last_sequence: 0 },
      active_at: '2026-03-01T09:00:00Z',
    } as never);
  const first = await page(`${inbox}?instance=${id}`);
  assert.equal(chatsOn(first).length, 25);
  const next = linksIn(first).Next ?? '';
  const second = await page(next.slice(root.length));
  assert.deepEqual(
    chatsOn(second).map(({ words }) => words.split(' ')[0]),
    ['+4935', '+4936'],
  );
  assert.equal(linksIn(second).Previous, `${root}${inbox}?instance=${id}`);
  for (const after of ['x', '2026-99-99T99:99:99Z~a~b', '2026-03-01T09:00:00Z~a', '~~', '%00'])
    assert.ok(wordsOf(await page(`${inbox}?after=${after}`)).includes('There are no more entries.'), after);
});

test('answer in a chat, which stays among all', async () => {
  const { desk, mock, page, person, messages } = await open();
  await mock.messaging.receive(desk, { from: mara, text: 'Hello' });
  const path = `${inbox}/${desk}/${to(mara)}`;
  const text = await page(path);
  assert.match(
    mainOf(text),
    new RegExp(`<form class="composer" method="post" action="${root}${path}"`.replaceAll('+', '\\+')),
  );
  const token = /name="token" value="([^"]*)"/.exec(text)?.[1] ?? '';
  const csrf = /name="csrf" value="([^"]*)"/.exec(text)?.[1] ?? '';
  const { status, headers } = await person.post(workspace + path, { csrf, token, text: 'Hi' });
  assert.deepEqual([status, headers.location], [303, `${root}${path}#answer-text`]);
  assert.equal((await messages(desk)).filter(({ direction }) => direction === 'out').length, 1);
});

for (const [path, fields] of [
  [inbox, { to: jonas, text: 'Hello' }],
  ['/messaging/contacts', { address: '+4977', name: 'Nele' }],
  ['/messaging/groups', { name: 'Crew', participants: jonas }],
] as const)
  test(`create in an instance that is chosen, of this workspace: ${path}`, async () => {
    const { shop, page, person } = await open();
    const text = await page(`${path}/new`);
    const hidden = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(mainOf(text))?.[1] ?? '';
    const form = { csrf: hidden('csrf'), token: hidden('token'), ...fields };
    assert.ok(text.includes(`<option value="${shop}"`));
    for (const instance of ['ins_sounds', '', '\u0000']) {
      const refused = await person.post(workspace + path, { ...form, instance });
      assert.equal(refused.status, 422);
      assertMarked(refused.text, [['new-instance', 'Choose an instance.']]);
      for (const value of Object.values(fields)) assert.ok(refused.text.includes(value), value);
    }
    const { status, headers } = await person.post(workspace + path, { ...form, instance: shop });
    assert.equal(status, 303);
    assert.ok(headers.location?.startsWith(root), headers.location);
    const after = await person.get(headers.location ?? '');
    assert.equal(after.status, 200);
    const again = await person.post(workspace + path, { ...form, instance: shop });
    assert.equal(again.headers.location, headers.location);
  });

test('list contacts by name, search them, and change one without leaving the list', async () => {
  const { desk, shop, page, contact, person } = await open();
  await contact(desk, { address: '+4988001', name: 'Zoe Xylander' });
  await contact(shop, { address: '+4988002', name: 'Abel Xylander' });
  const found = await page('/messaging/contacts?q=xYLANDER');
  const [head, ...rows] = rowsOf(found);
  assert.deepEqual(head, ['Contact', 'Address', 'Instance', 'Status', 'Actions']);
  assert.deepEqual(
    rows.map(row => row.slice(0, 3)),
    [
      ['Abel Xylander', '+4988002', 'Shop'],
      ['Zoe Xylander', '+4988001', 'Desk'],
    ],
  );
  assert.equal(linksIn(found)['Zoe Xylander'], `${root}${inbox}/${desk}/${to('+4988001')}`);
  const one = await page(`/messaging/contacts?q=8800&instance=${desk}`);
  assert.equal(rowsOf(one).length, 2);
  const action = formsOn(one).find(path => path.includes('/block')) ?? '';
  assert.match(action, /\?list=all$/);
  const csrf = /name="csrf" value="([^"]*)"/.exec(one)?.[1] ?? '';
  const blocked = await person.post(action.replace('/user/api', ''), { csrf });
  assert.equal(blocked.headers.location, `${root}/messaging/contacts`);
  assert.deepEqual(noticeOn((await person.get(blocked.headers.location ?? '')).text), [
    'success',
    'Contact blocked.',
  ]);
  assert.ok(wordsOf(await page('/messaging/contacts?q=nobody-at-all')).includes('No contact fits'));
});

test('list groups by name, each leading to its own page', async () => {
  const { desk, page, repository } = await open();
  const [sample] = repository.data.chat_groups.ws_studio ?? [];
  assert.ok(sample);
  await repository.put('chat_groups', 'ws_studio', {
    ...{ ...sample, participants: [...sample.participants] },
    ...{ id: 'grp_desk', instance_id: desk, name: 'Aardvarks', address: 'aard@groups' },
  } as never);
  const text = await page('/messaging/groups');
  assert.deepEqual(rowsOf(text)[1]?.slice(0, 3), ['Aardvarks', 'aard@groups', 'Desk']);
  assert.equal(linksIn(text).Aardvarks, `${root}/messaging/${desk}/groups/grp_desk`);
});

test('are read by viewers, who are offered no form', async () => {
  const { desk, mock, page, viewer } = await open();
  await mock.messaging.receive(desk, { from: mara, text: 'Hello' });
  for (const path of [inbox, `${inbox}/${desk}/${to(mara)}`, '/messaging/contacts', '/messaging/groups']) {
    const text = await page(path, viewer);
    assert.deepEqual(formsOn(text), []);
    assert.ok(text.includes('Your role is viewer'), path);
  }
});

test('hide what another workspace has', async () => {
  const { person, page } = await open();
  for (const path of ['/inbox', '/messaging/contacts', '/messaging/groups']) {
    assert.doesNotMatch(await page(path), /ins_sounds|con_sounds|grp_sounds/);
    assert.equal((await person.get(`/workspaces/ws_nobody${path}`)).status, 404);
  }
  assert.equal((await person.get(`${workspace}/inbox/ins_sounds/${to('+4915112345698')}`)).status, 404);
});

test.run();
