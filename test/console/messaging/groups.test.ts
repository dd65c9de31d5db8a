/** The groups of an instance: list and create. */
import assert from 'node:assert/strict';
import type { ChatGroup } from '../../../src/generated/types.ts';
import { suiteOf } from '../../helper.ts';
import { jonas, mara } from '../../messaging/http/service.ts';
import { assertMarked } from '../marked.ts';
import { peopleOn, withGroup, wrongPeople } from './groups.ts';
import { home, href, start } from './pages.ts';
import { formsOn, linksIn, mainOf, noticeOn, rowsOf, tabsOn, titleOf, wordsOf } from './seen.ts';

const test = suiteOf('Groups of an instance', { isLong: true });

test('are listed with their address and their number of participants', async () => {
  const { id, group, list, page, data } = await withGroup();
  const left = await data<ChatGroup>('POST', `/instances/${id}/groups`, {
    name: 'Old <b>',
    participants: [mara],
  });
  await data('POST', `/instances/${id}/groups/${left.id}/leave`);
  const text = await page(list);
  const [head, ...rows] = rowsOf(text);
  assert.deepEqual(head, ['Group', 'Address', 'Participants', 'Status']);
  assert.deepEqual(
    new Set(rows.map(row => row.join('|'))),
    new Set([`Team|${group.address}|3|– none`, `Old <b>|${left.address}|2|Left`]),
  );
  assert.equal(linksIn(text).Team, href(`${list}/${group.id}`));
  assert.equal(titleOf(text), 'Groups · Desk - Marketplace');
  assert.deepEqual(
    tabsOn(text).map(tab => tab.split(' ').at(-1)),
    ['-', '-', '-', 'page'],
  );
  assert.deepEqual(formsOn(text), []);
  assert.equal(linksIn(mainOf(text))['Create a group'], href(`${list}/new`));
  assert.equal(noticeOn(text), null);
});

test('are listed 50 at a time', async () => {
  const { put, page, repository } = await start();
  const id = await put();
  const [sample] = repository.data.chat_groups.ws_studio ?? [];
  assert.ok(sample);
  const add = (count: number) =>
    repository.put('chat_groups', 'ws_studio', {
      ...sample,
      id: `grp_${id}_${count}`,
      instance_id: id,
      address: `${id}_${count}@groups`,
    });
  for (let count = 0; count < 50; count += 1) await add(count);
  const full = await page(`/${id}/groups`);
  assert.equal(rowsOf(full).length, 1 + 50);
  assert.equal(linksIn(full).Next, undefined);
  await add(50);
  const first = await page(`/${id}/groups`);
  assert.equal(rowsOf(first).length, 1 + 50);
  const second = await page((linksIn(first).Next ?? '').slice(href('').length));
  assert.equal(rowsOf(second).length, 1 + 1);
  assert.equal(linksIn(second).Next, undefined);
  const addresses = [first, second].flatMap(text =>
    rowsOf(text)
      .slice(1)
      .map(([, address]) => address),
  );
  assert.equal(new Set(addresses).size, 51);
});

test('say so if there are none, or no more', async () => {
  const { put, page } = await start();
  const id = await put();
  const none = await page(`/${id}/groups`);
  assert.ok(wordsOf(none).includes('No groups Groups that an instance is in are listed here.'));
  assert.deepEqual(rowsOf(none), []);
  const beyond = await page(`/${id}/groups?after=zzz`);
  assert.ok(wordsOf(beyond).includes('There are no more entries.'), wordsOf(beyond));
  assert.equal(linksIn(beyond)['First page'], href(`/${id}/groups`));
});

test('can be read by a viewer, who changes nothing', async () => {
  const { list, path, page, viewer } = await withGroup();
  const all = await page(list, viewer);
  assert.deepEqual(formsOn(all), []);
  assert.equal(linksIn(all)['Create a group'], undefined);
  assert.equal((await viewer.get(`${home}${list}/new`)).status, 403);
  assert.ok(all.includes('Your role is viewer'));
  const one = await page(path, viewer);
  assert.deepEqual(formsOn(one), []);
  assert.equal(peopleOn(one).length, 3);
});

test('are created with their participants, each once', async () => {
  const { opened, submit, person, repository, page, formOn } = await start();
  const id = await opened();
  const form = formOn(await page(`/${id}/groups/new`), `/${id}/groups`);
  assert.deepEqual([form.name, form.participants], [[''], ['']]);
  const participants = ` ${mara},, ${jonas} ,${mara} `;
  const { headers } = await submit(`/${id}/groups`, { name: ' Team ', participants });
  const groupId = /grp_[\w-]{16}/.exec(headers.location ?? '')?.[0] ?? '';
  assert.equal(headers.location, `${href(`/${id}/groups/${groupId}`)}`);
  const made = await repository.messaging.findGroup('ws_studio', id, { id: groupId });
  assert.deepEqual(
    [made?.name, made?.participants.slice(1)],
    ['Team', [mara, jonas].map(address => ({ address, role: 'member' }))],
  );
  const { text } = await person.get(headers.location ?? '');
  assert.deepEqual(noticeOn(text), ['success', 'Group created.']);
});

test('are created once if the form is submitted twice', async () => {
  const { opened, page, person, formOn, repository } = await start();
  const id = await opened();
  const path = `/${id}/groups`;
  const form = { ...formOn(await page(`${path}/new`), path), name: 'Team', participants: mara };
  const first = await person.post(home + path, form);
  const { headers } = await person.post(home + path, form);
  assert.equal(headers.location, first.headers.location?.replace('created', 'already'));
  assert.deepEqual(noticeOn((await person.get(headers.location ?? '')).text), [
    'success',
    'This form has already created this group. It was not created again.',
  ]);
  const { groups } = await repository.messaging.listGroups('ws_studio', id, { limit: 10 });
  assert.equal(groups.length, 1);
});

test('are created once, also on the channel, if the form is submitted twenty times at once', async () => {
  const { opened, page, feed, person, formOn, repository } = await start();
  const id = await opened();
  const path = `/${id}/groups`;
  const form = { ...formOn(await page(`${path}/new`), path), name: 'Team', participants: mara };
  const answers = await Promise.all(Array.from({ length: 20 }, () => person.post(home + path, form)));
  const { groups } = await repository.messaging.listGroups('ws_studio', id, { limit: 10 });
  assert.equal(groups.length, 1);
  const one = href(`${path}/${groups[0]?.id}`);
  for (const { headers } of answers) assert.equal(headers.location?.replace(/\?.*/, ''), one);
  const { memory } = (await repository.messaging.findInstance('ws_studio', id)) ?? {};
  assert.deepEqual(Object.keys(memory?.groups ?? {}), [groups[0]?.address]);
  const created = (await feed(id)).filter(({ type }) => type.startsWith('group'));
  assert.equal(created.length, 1);
});

test('are created with phone numbers as people write them', async () => {
  const { opened, submit, repository } = await start();
  const id = await opened();
  const apart = (number: string) => number.replace(/^(...)(...)/, '$1 $2-');
  await submit(`/${id}/groups`, { name: 'Team', participants: `${apart(mara)}, ${mara}, ${apart(jonas)}` });
  const { groups } = await repository.messaging.listGroups('ws_studio', id, { limit: 10 });
  const addresses = groups[0]?.participants.map(({ address }) => address) ?? [];
  assert.equal(addresses.length, 3);
  assert.ok(addresses.includes(mara) && addresses.includes(jonas), addresses.join());
});

test('are created by a form that the channel has refused before', async () => {
  const { opened, page, person, formOn } = await start();
  const id = await opened();
  const path = `/${id}/groups`;
  const form = { ...formOn(await page(`${path}/new`), path), name: 'Team', participants: '+4915112345404' };
  assert.equal((await person.post(home + path, form)).status, 422);
  const { status, headers } = await person.post(home + path, { ...form, participants: mara });
  assert.equal(status, 303);
  assert.match(headers.location ?? '', /\/groups\/[\w-]+$/);
});

for (const [fields, expected] of [
  [{ name: ' ' }, [['name', 'Enter a name.']]],
  [{ name: 'x'.repeat(201) }, [['name', 'The name must have at most 200 characters.']]],
  ...wrongPeople.map(([participants, sentence]) => [{ participants }, [['participants', sentence]]] as const),
  [
    { participants: '+4915112345404' },
    [['', 'The channel does not know the address: One of the addresses does not exist.']],
  ],
] as const)
  test(`are not created: ${expected[0][1]}`, async () => {
    const { opened, submit, formOn, repository } = await start();
    const id = await opened();
    const given = { name: 'Team', participants: `${mara}, ${jonas}`, ...fields };
    const { status, text } = await submit(`/${id}/groups`, given);
    assert.equal(status, 422);
    assertMarked(
      text,
      expected.map(([field, sentence]) => [field === '' ? '' : `new-${field}`, sentence]),
    );
    const form = formOn(text, `/${id}/groups`);
    assert.deepEqual([form.name, form.participants], [[given.name.trim()], [given.participants.trim()]]);
    const { groups } = await repository.messaging.listGroups('ws_studio', id, { limit: 10 });
    assert.deepEqual(groups, []);
  });

test.run();
