/** The contacts of an instance: list, create, block, unblock, delete. */
import assert from 'node:assert/strict';
import { suiteOf } from '../../helper.ts';
import { jonas, mara } from '../../messaging/http/service.ts';
import { assertMarked } from '../marked.ts';
import { home, href, start, to } from './pages.ts';
import { allOf, formsOn, linksIn, mainOf, noticeOn, rowsOf, tabsOn, titleOf, wordsOf } from './seen.ts';

const test = suiteOf('Contacts of an instance', { isLong: true });

test('show name, address, and whether they are blocked, with what can be done', async () => {
  const { opened, contact, data, page } = await start();
  const id = await opened({}, { name: 'Desk' });
  const known = await contact(id, { address: mara, name: 'Mara <b>' });
  const blocked = await contact(id, { address: jonas, name: null });
  await data('POST', `/instances/${id}/contacts/${blocked.id}/block`);
  const text = await page(`/${id}/contacts`);
  const deletion =
    'Delete Delete this contact? The chat and its messages stay. This cannot be undone. Delete contact';
  const menu = (action: string) => `More actions ${action} ${deletion}`;
  const rows = rowsOf(text);
  assert.deepEqual(rows[0], ['Contact', 'Address', 'Status', 'Actions']);
  assert.deepEqual(
    new Set(rows.slice(1).map(row => row.join('|'))),
    new Set([`Mara <b>|${mara}|– none|${menu('Block')}`, `${jonas}|${jonas}|Blocked|${menu('Unblock')}`]),
  );
  for (const [one, action] of [
    [known, 'block'],
    [blocked, 'unblock'],
  ] as const) {
    const row = allOf(text, 'tr').find(html => html.includes(one.id)) ?? '';
    assert.deepEqual(linksIn(row), { [one.name ?? one.address]: href(`/${id}/chats/${to(one.address)}`) });
    const path = href(`/${id}/contacts/${one.id}`);
    assert.deepEqual(formsOn(`<main>${row}</main>`), [`${path}/${action}`, `${path}/delete`]);
  }
  assert.equal(titleOf(text), 'Contacts · Desk - Marketplace');
  assert.deepEqual(
    tabsOn(text).map(tab => tab.split(' ').at(-1)),
    ['-', '-', 'page', '-'],
  );
  assert.equal(linksIn(mainOf(text))['Create a contact'], href(`/${id}/contacts/new`));
  assert.equal(noticeOn(text), null);
});

test('can be read by a viewer, who changes nothing', async () => {
  const { put, contact, page, viewer } = await start();
  const id = await put();
  await contact(id);
  const text = await page(`/${id}/contacts`, viewer);
  assert.deepEqual(rowsOf(text), [
    ['Contact', 'Address', 'Status'],
    ['Mara', mara, '– none'],
  ]);
  assert.deepEqual(formsOn(text), []);
  assert.equal(linksIn(text)['Create a contact'], undefined);
  assert.equal((await viewer.get(`${home}/${id}/contacts/new`)).status, 403);
  assert.ok(text.includes('Your role is viewer'));
});

test('say so if there are none, or no more', async () => {
  const { put, page } = await start();
  const id = await put();
  const none = await page(`/${id}/contacts`);
  assert.ok(wordsOf(none).includes('No contacts Everybody who writes becomes a contact.'));
  assert.deepEqual(rowsOf(none), []);
  const beyond = await page(`/${id}/contacts?after=zzz`);
  assert.ok(wordsOf(beyond).includes('There are no more entries.'), wordsOf(beyond));
  assert.equal(linksIn(beyond)['First page'], href(`/${id}/contacts`));
});

test('are listed 50 at a time', async () => {
  const { put, contact, page } = await start();
  const id = await put();
  const path = `/${id}/contacts`;
  for (let count = 0; count < 50; count += 1) await contact(id, { address: `+1${count}` });
  const full = await page(path);
  assert.equal(rowsOf(full).length, 1 + 50);
  assert.equal(linksIn(full).Next, undefined);
  await contact(id, { address: '+150' });
  const first = await page(path);
  assert.equal(rowsOf(first).length, 1 + 50);
  const second = await page((linksIn(first).Next ?? '').slice(href('').length));
  assert.equal(linksIn(second).Next, undefined);
  const addresses = [first, second].flatMap(text =>
    rowsOf(text)
      .slice(1)
      .map(([, address]) => address),
  );
  assert.equal(rowsOf(second).length, 1 + 1);
  assert.equal(new Set(addresses).size, 51);
});

test('are created with a name or without', async () => {
  const { put, done, page, formOn, repository } = await start();
  const id = await put();
  const path = `/${id}/contacts`;
  const form = formOn(await page(`${path}/new`), path);
  assert.deepEqual([form.address, form.name], [[''], ['']]);
  for (const [name, stored] of [
    [' Jonas ', 'Jonas'],
    ['', null],
  ] as const) {
    const address = name === '' ? mara : jonas;
    const made = await done(path, path, { address: ` ${address} `, name });
    assert.deepEqual(noticeOn(made), ['success', 'Contact created.']);
    assert.equal((await repository.messaging.findContact('ws_studio', id, { address }))?.name, stored);
  }
});

test('are created once if the form is submitted twice', async () => {
  const { put, page, person, formOn, repository } = await start();
  const id = await put();
  const path = `/${id}/contacts`;
  const form = { ...formOn(await page(`${path}/new`), path), address: mara, name: 'Mara' };
  assert.equal((await person.post(home + path, form)).headers.location, `${href(path)}`);
  const { headers } = await person.post(home + path, form);
  assert.equal(headers.location, `${href(path)}`);
  assert.deepEqual(noticeOn((await person.get(headers.location ?? '')).text), [
    'success',
    'This form has already created this contact. It was not created again.',
  ]);
  const { contacts } = await repository.messaging.listContacts('ws_studio', id, { limit: 10 });
  assert.equal(contacts.length, 1);
});

for (const [typed, stored] of [
  ['+49 151 123 45', '+4915112345'],
  ['+49-151/123.45', '+4915112345'],
  ['+49 (0) 151', undefined],
  ['49 151', undefined],
  ['a@b.example', 'a@b.example'],
] as const)
  test(`are created ${stored === undefined ? 'not ' : ''}with the address ${typed}`, async () => {
    const { put, submit, repository } = await start();
    const id = await put();
    await submit(`/${id}/contacts`, { address: typed, name: 'Jonas' });
    const { contacts } = await repository.messaging.listContacts('ws_studio', id, { limit: 10 });
    assert.equal(contacts[0]?.address, stored);
  });

for (const [fields, expected] of [
  [{ address: ' ' }, [['new-address', 'Enter an address.']]],
  [{ address: 'two words' }, [['new-address', 'An address has no spaces.']]],
  [{ address: 'x'.repeat(256) }, [['new-address', 'The address must have at most 255 characters.']]],
  [{ name: 'x'.repeat(201) }, [['new-name', 'The name must have at most 200 characters.']]],
  [{ address: mara }, [['', 'The instance already has a contact with this address.']]],
] as const)
  test(`are not created: ${expected[0][1]}`, async () => {
    const { put, contact, submit, formOn, repository } = await start();
    const id = await put();
    await contact(id);
    const given = { address: jonas, name: 'Jonas', ...fields };
    const { status, text } = await submit(`/${id}/contacts`, given);
    assert.equal(status, 422);
    assertMarked(text, expected);
    const form = formOn(text, `/${id}/contacts`);
    assert.deepEqual([form.address, form.name], [[given.address.trim()], [given.name]]);
    const { contacts } = await repository.messaging.listContacts('ws_studio', id, { limit: 10 });
    assert.equal(contacts.length, 1);
  });

test('come back in their form if the session has ended', async () => {
  const { put, late, repository } = await start();
  const id = await put();
  const form = await late(`/${id}/contacts`, { address: jonas, name: 'Typed' });
  assert.deepEqual([form.address, form.name], [[jonas], ['Typed']]);
  const { contacts } = await repository.messaging.listContacts('ws_studio', id, { limit: 10 });
  assert.deepEqual(contacts, []);
});

test('are blocked, unblocked and deleted', async () => {
  const { opened, contact, done, person, repository } = await start();
  const id = await opened();
  const { id: contactId } = await contact(id);
  const stored = () => repository.messaging.findContact('ws_studio', id, { id: contactId });
  const list = `/${id}/contacts`;
  for (const [action, blocked, sentence] of [
    ['block', true, 'Contact blocked.'],
    ['unblock', false, 'Contact unblocked.'],
    ['delete', undefined, 'Contact deleted.'],
  ] as const) {
    const path = `${list}/${contactId}/${action}`;
    assert.equal((await person.get(home + path)).headers.location, href(list));
    assert.deepEqual(noticeOn(await done(path, list, {}, list)), ['success', sentence]);
    assert.equal((await stored())?.blocked, blocked);
  }
});

test('stay as they are if the channel refuses, with the reason above the list', async () => {
  const { opened, mock, contact, submit, data, repository } = await start();
  const id = await opened();
  const { id: contactId } = await contact(id);
  const list = `/${id}/contacts`;
  const block = `${list}/${contactId}/block`;
  const refused = async (sentence: string) => {
    const { status, text } = await submit(block, {}, list);
    assert.equal(status, 409);
    assert.deepEqual(noticeOn(text), ['error', `Nothing was changed. ${sentence}`]);
    assert.deepEqual(rowsOf(text)[1]?.slice(0, 2), ['Mara', mara]);
    assert.equal(
      (await repository.messaging.findContact('ws_studio', id, { id: contactId }))?.blocked,
      false,
    );
  };
  mock.messaging.misbehave(id, { perform: 'fail' });
  await refused('The channel refused the request: The channel is not reachable.');
  mock.messaging.misbehave(id, null);
  await data('POST', `/instances/${id}/logout`);
  await refused('The instance is not connected: its state is closed.');
});

test('that are gone cannot be changed', async () => {
  const { opened, page, person } = await start();
  const id = await opened();
  const csrf = /name="csrf" value="([^"]*)"/.exec(await page(`/${id}/contacts`))?.[1] ?? '';
  for (const action of ['block', 'unblock', 'delete']) {
    const { status } = await person.post(`${home}/${id}/contacts/con_nobody/${action}`, { csrf });
    assert.equal(status, 404, action);
  }
});

test.run();
