/** Pages of instances: the list, the state, pairing and connecting. */
import assert from 'node:assert/strict';
import type { InstanceRecord, PairingStatus } from '../../../src/generated/types.ts';
import { suiteOf } from '../../helper.ts';
import { until } from '../../until.ts';
import { home, href, start } from './pages.ts';
import { allOf, formsOn, linksIn, mainOf, noticeOn, rowsOf, tabsOn, titleOf, wordsOf } from './seen.ts';

const test = suiteOf('Pages of instances', { isLong: true });

const states: readonly [InstanceRecord['state'], badge: string, words: string, health: string][] = [
  ['created', 'off', 'New', 'Not in use'],
  ['connecting', 'waiting', 'Connecting', 'Good'],
  ['open', 'good', 'Open', 'Good'],
  ['closed', 'off', 'Closed', 'Not in use'],
  ['failed', 'bad', 'Failed', 'Bad'],
];

test('list each instance with its channel, its address and its state', async () => {
  const { put, page } = await start();
  for (const [state, badge, words, health] of states) {
    const id = await put({ name: `Is <${state}>`, state, address: state === 'open' ? '+493011' : null });
    const text = await page('');
    assert.equal(titleOf(text), 'Instances - Marketplace');
    assert.deepEqual(
      rowsOf(text).find(([, shownId]) => shownId === id),
      [`Is <${state}>`, id, 'bridge', state === 'open' ? '+493011' : '– none', health, words],
    );
    const row = allOf(text, 'tr').find(one => one.includes(id)) ?? '';
    assert.deepEqual(linksIn(row), { [`Is <${state}>`]: href(`/${id}/chats`) });
    assert.ok(row.includes(`class="badge ${badge}"`), state);
  }
  const text = await page('');
  assert.deepEqual(rowsOf(text)[0], ['Instance', 'Instance id', 'Channel', 'Address', 'Health', 'Status']);
  assert.equal(noticeOn(text), null);
  assert.ok(text.includes(`data-refresh="#instances"`));
  assert.equal(linksIn(mainOf(text)).Refresh, href(''));
  assert.equal(linksIn(mainOf(text))['Create an instance'], href('/new'));
});

test('lead to the form that creates an instance if there is none', async () => {
  const { viewer } = await start();
  const { text } = await viewer.get('/workspaces/ws_press/messaging');
  assert.equal(linksIn(mainOf(text))['Create an instance'], '/user/api/workspaces/ws_press/messaging/new');
  assert.ok(wordsOf(mainOf(text)).includes('No instances'));
  assert.deepEqual(rowsOf(text), []);
});

const at = '2026-03-01T09:05:00Z';

test('show the state of an instance, when the channel last answered, and since when it is open', async () => {
  const { put, page } = await start();
  const facts = async (given: Partial<InstanceRecord>) => {
    const text = await page(`/${await put({ name: 'Desk', ...given })}`);
    const parts = [
      /<h1>(.*?)<\/h1>/s,
      /<p class="muted" id="life">(.*?) · 0 in/s,
      /<p class="notice">(.*?)<\/p>/s,
      /<aside [^>]*>(.*?)<\/aside>/s,
    ];
    return parts
      .map(one => wordsOf(one.exec(text)?.[1] ?? ''))
      .filter(Boolean)
      .join(' ');
  };
  const about = (address: string, answer: string, since: string, reason = '') =>
    `Last heartbeat: ${answer}${reason} Channel bridge Address ${address} Open since ${since}`;
  assert.equal(await facts({}), `Desk New ${about('Unknown', 'never', 'Not open')}`);
  assert.equal(
    await facts({ state: 'open', address: '+4930', heartbeat_at: '2026-03-02T10:07:00Z', opened_at: at }),
    `Desk Open ${about('+4930', '2 Mar 2026, 10:07 UTC', '1 Mar 2026, 09:05 UTC')}`,
  );
  assert.equal(await facts({ state: 'open' }), `Desk Open ${about('Unknown', 'never', 'Not open')}`);
  assert.equal(
    await facts({ state: 'closed', reason: 'Logged out by the user.', heartbeat_at: at, opened_at: at }),
    `Desk Closed ${about('Unknown', '1 Mar 2026, 09:05 UTC', 'Not open', ' Logged out by the user.')}`,
  );
});

test('offer what can be done in each state', async () => {
  const { put, page } = await start();
  const [connect, restart, logout, remove] = ['connect', 'restart', 'logout', 'delete'] as const;
  const words = {
    connect: 'Connect',
    restart: 'Restart',
    logout: 'Log out instance',
    delete: 'Delete instance',
  };
  for (const [state, offered] of [
    ['created', [connect, remove]],
    ['connecting', [connect, restart, logout, remove]],
    ['open', [restart, logout, remove]],
    ['closed', [connect, restart, logout, remove]],
    ['failed', [connect, restart, logout, remove]],
  ] as const) {
    const id = await put({ name: 'Desk', state });
    const text = await page(`/${id}`);
    assert.deepEqual(
      formsOn(text),
      offered.map(one => href(`/${id}/${one}`)),
      state,
    );
    assert.match(text, new RegExp(`<a class="button "? href="${href(`/${id}/edit`)}" data-sheet>Edit</a>`));
    const buttons = allOf(mainOf(text), 'button').map(wordsOf);
    assert.deepEqual(buttons, [`Copy ${id}`, ...offered.map(one => words[one])]);
    // They stand where the script reads the page again, so they change with the state.
    const again = text.split('data-refresh="#state"')[1]?.split('<noscript>')[0] ?? '';
    for (const one of offered)
      assert.ok(again.includes(`action="${href(`/${id}/${one}`)}"`), `${state}: ${one}`);
    assert.equal(titleOf(text), 'Instance · Desk - Marketplace');
    assert.deepEqual(tabsOn(text), [
      `Instance ${href(`/${id}`)} page`,
      `Inbox ${href(`/${id}/chats`)} -`,
      `Contacts ${href(`/${id}/contacts`)} -`,
      `Groups ${href(`/${id}/groups`)} -`,
    ]);
    assert.equal(linksIn(mainOf(text)).Instances, href(''));
    assert.equal(linksIn(mainOf(text)).Refresh, href(`/${id}`));
    assert.ok(text.includes('data-refresh="#state"'));
    assert.equal(noticeOn(text), null);
  }
});

test('show a picture of the code to scan, and its content', async () => {
  const { create, data, page } = await start();
  const { id } = await create();
  await data('POST', `/instances/${id}/connect`, {});
  const pairing = async () => (await data<PairingStatus>('GET', `/instances/${id}/pairing`)).pairing;
  await until(async () => (await pairing()) !== null);
  const text = await page(`/${id}`);
  const [, code = ''] = /src="data:image\/svg\+xml;base64,([A-Za-z0-9+/=]+)"/.exec(text) ?? [];
  assert.match(Buffer.from(code, 'base64').toString(), /^<svg/);
  const words = wordsOf(text);
  assert.match(
    words,
    /Scan this code with the app of the channel\. It expires at \d+ \w+ \d{4}, \d\d:\d\d UTC\./,
  );
  assert.ok(words.includes(`Content Copy the Content code ${(await pairing())?.text}`), words);
});

test('show the code to type, without a picture, and to nobody who may not pair', async () => {
  const { put, page, viewer } = await start();
  const pairing = { method: 'code', text: 'ABCD-EFGH', expires_at: '2099-03-01T09:05:00Z' } as const;
  const id = await put({ state: 'connecting', wanted: 'open', pairing });
  const words = wordsOf(await page(`/${id}`));
  assert.ok(
    words.includes(
      'Type this code in the app of the channel. It expires at 1 Mar 2099, 09:05 UTC. Code Copy the Code code ABCD-EFGH',
    ),
    words,
  );
  const text = await page(`/${id}`);
  assert.doesNotMatch(text, /<img/);
  const [, code] = /<code id="(\w+)">ABCD-EFGH<\/code>/.exec(text) ?? [];
  assert.ok(code !== undefined && text.includes(`data-copy="#${code}"`), 'a button copies the code');
  const seen = await page(`/${id}`, viewer);
  assert.doesNotMatch(seen, />Edit</);
  assert.doesNotMatch(seen, /ABCD-EFGH|Type this code/);
  assert.deepEqual(formsOn(seen), []);
  assert.match(seen, /<h1>.*Connecting/);
});

test('let a viewer read the list, and create nothing', async () => {
  const { put, page, viewer } = await start();
  const id = await put({ name: 'Desk' });
  const text = await page('', viewer);
  assert.deepEqual(formsOn(text), []);
  assert.equal(linksIn(mainOf(text))['Create an instance'], undefined);
  assert.equal((await viewer.get(`${home}/new`)).status, 403);
  assert.ok(text.includes('Your role is viewer: you can view this list but not change it.'));
  assert.ok(rowsOf(text).some(([name, shownId]) => name === 'Desk' && shownId === id));
});

test('connect an instance by a picture or by a code to type', async () => {
  const { create, data, done, page, formOn } = await start();
  for (const method of ['qr', 'code'] as const) {
    const { id } = await create();
    assert.deepEqual(formOn(await page(`/${id}`), `/${id}/connect`).method, ['qr']);
    const text = await done(`/${id}/connect`, `/${id}`, { method }, `/${id}`);
    assert.deepEqual(noticeOn(text), ['success', 'The instance is connecting.']);
    const status = async () => (await data<PairingStatus>('GET', `/instances/${id}/pairing`)).pairing;
    await until(async () => (await status()) !== null);
    assert.equal((await status())?.method, method);
  }
});

test('say what became of connecting, once, and not that an open or a failed instance is connecting', async () => {
  const { put, submit, page, repository } = await start();
  for (const [state, says] of [
    ['connecting', 'The instance is connecting.'],
    ['open', 'The instance is open.'],
    ['failed', null],
  ] as const) {
    const id = await put({ state: 'created' });
    assert.equal((await submit(`/${id}/connect`, { method: 'qr' }, `/${id}`)).status, 303);
    const stored = await repository.messaging.findInstance('ws_studio', id);
    assert.ok(stored);
    const lease_until = state === 'open' ? '2099-01-01T00:00:00Z' : null;
    await repository.put('instances', 'ws_studio', { ...stored, state, lease_until });
    assert.equal(noticeOn(await page(`/${id}`))?.[1] ?? null, says, state);
    assert.equal(noticeOn(await page(`/${id}`)), null, 'after a reload');
  }
});

test('restart, log out and delete an instance', async () => {
  const { opened, reaches, done, data, repository } = await start();
  const id = await opened({}, { name: 'Desk' });
  const found = () => repository.messaging.findInstance('ws_studio', id);
  const before = (await found())?.generation ?? 0;
  const restarted = await done(`/${id}/restart`, `/${id}`, {}, `/${id}`);
  const isOpen = wordsOf(/<h1>(.*?)<\/h1>/s.exec(restarted)?.[1] ?? '').endsWith('Open');
  assert.deepEqual(noticeOn(restarted), [
    'success',
    isOpen ? 'The instance is open again.' : 'The instance is connecting again.',
  ]);
  assert.ok(((await found())?.generation ?? 0) > before);
  await reaches(id, 'open');
  const closed = await done(`/${id}/logout`, `/${id}`, {}, `/${id}`);
  assert.deepEqual(noticeOn(closed), ['success', 'The instance is logged out.']);
  assert.equal((await data<InstanceRecord>('GET', `/instances/${id}`)).state, 'closed');
  const gone = await done(`/${id}/delete`, '', {}, `/${id}`);
  assert.deepEqual(noticeOn(gone), ['success', 'Instance deleted.']);
  assert.equal(await found(), null);
});

test('say what a viewer may do when one tries to change something', async () => {
  const { put, page, viewer } = await start();
  const id = await put();
  const csrf = /name="csrf" value="([^"]*)"/.exec(await page('', viewer))?.[1] ?? '';
  for (const [path, what] of [
    ['', 'instances'],
    [`/${id}`, 'instances'],
    [`/${id}/connect`, 'instances'],
    [`/${id}/restart`, 'instances'],
    [`/${id}/chats`, 'messages'],
    [`/${id}/chats/me`, 'messages'],
    [`/${id}/chats/me/read`, 'chats'],
    [`/${id}/contacts`, 'contacts'],
    [`/${id}/contacts/con_1/block`, 'contacts'],
    [`/${id}/groups`, 'groups'],
    [`/${id}/groups/grp_1`, 'groups'],
    [`/${id}/groups/grp_1/participants`, 'groups'],
    [`/${id}/groups/grp_1/leave`, 'groups'],
  ]) {
    const { status, text } = await viewer.post(home + path, { csrf });
    assert.equal(status, 403, path);
    assert.ok(text.includes(`Your role in this workspace is viewer: you can only view ${what}.`), path);
  }
});

test('lead on to the page of the instance from the address of an action', async () => {
  const { put, person } = await start();
  const id = await put();
  for (const action of ['connect', 'restart', 'logout', 'delete']) {
    const { status, headers } = await person.get(`${home}/${id}/${action}`);
    assert.deepEqual([status, headers.location], [303, href(`/${id}`)]);
  }
});

test.run();
