/** One group: participants, rename, leave. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { ChannelTimeoutError } from '../../../src/channel/errors.ts';
import { createRouter } from '../../../src/index.ts';
import { simulated } from '../../../src/messaging/drivers/simulated/driver.ts';
import { messagingEngine } from '../../../src/messaging/engine/engine.ts';
import { memoryMedia } from '../../../src/messaging/media/memory-store.ts';
import { fixtureRepository, serveApp, suiteOf } from '../../helper.ts';
import { jonas, mara } from '../../messaging/http/service.ts';
import { ingrid, Person } from '../client.ts';
import { filledIn } from '../filled.ts';
import { assertMarked } from '../marked.ts';
import { peopleOn, withGroup, wrongPeople } from './groups.ts';
import { home, href, to } from './pages.ts';
import { allOf, formsOn, linksIn, mainOf, noticeOn, tabsOn, titleOf, wordsOf } from './seen.ts';

const test = suiteOf('A group', { isLong: true });

const download = () => Promise.reject(new Error('nothing is downloaded here'));

test('shows its participants by name, address and role', async () => {
  const { id, group, path, list, page, contact, data } = await withGroup();
  await contact(id, { address: mara, name: 'Mara Lindt' });
  await data('POST', `/instances/${id}/groups/${group.id}/participants`, {
    action: 'promote',
    participants: [jonas],
  });
  const text = await page(path);
  const own = group.participants.find(({ role }) => role === 'owner')?.address;
  assert.deepEqual(peopleOn(text), [
    `${own} Owner`,
    `Mara Lindt ${mara} Member More actions on Mara Lindt Make admin Remove`,
    `${jonas} Admin More actions on ${jonas} Make member Remove`,
  ]);
  assert.equal(titleOf(text), 'Team · Desk - Marketplace');
  assert.match(text, /<h1>Team<\/h1>/);
  assert.ok(text.includes(`<p class="muted"><code>${group.address}</code></p>`));
  const links = linksIn(mainOf(text).split('</nav>')[1] ?? '');
  assert.deepEqual(
    [links.Groups, links['Open chat']],
    [href(list), href(`/${id}/chats/${to(group.address)}`)],
  );
  assert.deepEqual(
    tabsOn(text).map(tab => tab.split(' ').at(-1)),
    ['-', '-', '-', 'true'],
  );
  const change = href(`${path}/participants`);
  assert.deepEqual(formsOn(text), [
    href(`${path}/leave`),
    change,
    change,
    change,
    change,
    change,
    href(path),
  ]);
  assert.equal(noticeOn(text), null);
});

test('makes an admin of a participant, and removes one, from their row', async () => {
  const { path, page, done, stored } = await withGroup();
  const rowForm = async (address: string, action: string) => {
    const form = (await page(path))
      .split('<form')
      .find(part => part.includes(`value="${address}"`) && part.includes(`value="${action}"`));
    const fields = filledIn(form?.split('</form>')[0] ?? assert.fail(`${address} has no ${action}`));
    return Object.fromEntries(Object.entries(fields).map(([name, [value = '']]) => [name, value]));
  };
  const others = async () =>
    (await stored()).participants.slice(1).map(({ address, role }) => `${address} ${role}`);
  for (const [address, action, expected] of [
    [mara, 'promote', [`${mara} admin`, `${jonas} member`]],
    [mara, 'demote', [`${mara} member`, `${jonas} member`]],
    [jonas, 'remove', [`${mara} member`]],
  ] as const) {
    await done(`${path}/participants`, path, await rowForm(address, action), path);
    assert.deepEqual(await others(), expected);
  }
});

test('is renamed', async () => {
  const { path, page, done, submit, stored, formOn } = await withGroup();
  assert.deepEqual(formOn(await page(path), path).name, ['Team']);
  const text = await done(path, path, { name: ' Crew ' });
  assert.deepEqual(noticeOn(text), ['success', 'Group renamed.']);
  assert.equal((await stored()).name, 'Crew');
  for (const [name, sentence] of [
    ['', 'Enter a name.'],
    ['x'.repeat(201), 'The name must have at most 200 characters.'],
  ] as const) {
    const refused = await submit(path, { name });
    assert.equal(refused.status, 422);
    assertMarked(refused.text, [['group-name', sentence]]);
    assert.equal(noticeOn(refused.text), null);
    assert.deepEqual(formOn(refused.text, path).name, [name]);
    assert.deepEqual(formOn(refused.text, `${path}/participants`).participants, ['']);
  }
  assert.equal((await stored()).name, 'Crew');
});

test('gets and loses participants, admins and members', async () => {
  const { path, page, done, stored, formOn } = await withGroup();
  const before = await page(path);
  const form = formOn(before, `${path}/participants`);
  assert.deepEqual([form.action, form.participants], [['add'], ['']]);
  assert.deepEqual(allOf(before, 'option').map(wordsOf), ['Add', 'Remove', 'Make admin', 'Make member']);
  const others = async () =>
    (await stored()).participants.slice(1).map(({ address, role }) => `${address} ${role}`);
  for (const [action, participants, expected] of [
    [
      'add',
      ' +4930998, +4930999 ',
      [`${mara} member`, `${jonas} member`, '+4930998 member', '+4930999 member'],
    ],
    ['remove', `+4930998,${jonas}`, [`${mara} member`, '+4930999 member']],
    ['promote', mara, [`${mara} admin`, '+4930999 member']],
    ['demote', mara, [`${mara} member`, '+4930999 member']],
  ] as const) {
    const text = await done(`${path}/participants`, path, { action, participants }, path);
    assert.deepEqual(noticeOn(text), ['success', 'Participants changed.']);
    assert.deepEqual(await others(), expected);
  }
});

for (const [participants, sentence] of wrongPeople)
  test(`keeps a change of participants that is refused: ${sentence}`, async () => {
    const { path, submit, stored, formOn } = await withGroup();
    const before = await stored();
    for (const action of ['remove', 'promote', 'demote']) {
      const { status, text } = await submit(`${path}/participants`, { action, participants }, path);
      assert.equal(status, 422);
      assertMarked(text, [['people-participants', sentence]]);
      const form = formOn(text, `${path}/participants`);
      assert.deepEqual([form.action, form.participants], [[action], [participants.trim()]]);
      assert.deepEqual(formOn(text, path).name, ['Team']);
    }
    assert.deepEqual(await stored(), before);
  });

test('refuses a change that does not exist', async () => {
  const { path, submit, stored } = await withGroup();
  const before = await stored();
  const { status, text } = await submit(
    `${path}/participants`,
    { action: 'crown', participants: mara },
    path,
  );
  assert.equal(status, 422);
  assertMarked(text, [['people-action', 'The change must be one of add, remove, promote, demote.']]);
  assert.deepEqual(await stored(), before);
});

test('comes back in its forms if the session has ended', async () => {
  const { id, path, list, late, repository, stored } = await withGroup();
  const before = await stored();
  const made = await late(list, { name: 'Typed', participants: jonas });
  assert.deepEqual([made.name, made.participants], [['Typed'], [jonas]]);
  assert.deepEqual((await late(path, { name: 'Typed' })).name, ['Typed']);
  const change = await late(`${path}/participants`, { action: 'demote', participants: jonas }, path);
  assert.deepEqual([change.action, change.participants], [['demote'], [jonas]]);
  assert.deepEqual(await stored(), before);
  const { groups } = await repository.messaging.listGroups('ws_studio', id, { limit: 10 });
  assert.equal(groups.length, 1);
});

test('can be left, and only be read from then on', async () => {
  const { path, page, done, stored, person } = await withGroup();
  assert.equal((await stored()).left_at, null);
  const text = await done(`${path}/leave`, path, {}, path);
  assert.deepEqual(noticeOn(text), ['success', 'The instance has left the group.']);
  assert.notEqual((await stored()).left_at, null);
  const after = await page(path);
  assert.ok(wordsOf(after).includes('This instance has left the group.'));
  assert.deepEqual(formsOn(after), []);
  assert.equal(peopleOn(after).length, 3);
  for (const action of ['participants', 'leave'])
    assert.equal((await person.get(`${home}${path}/${action}`)).headers.location, href(path));
});

test('that was left meanwhile says why nothing was changed, since its forms are gone', async () => {
  const { id, group, path, data, page, person, formOn } = await withGroup();
  const before = await page(path);
  const rename = { ...formOn(before, path), name: 'Crew' };
  const change = { ...formOn(before, `${path}/participants`), participants: mara };
  const wrong = { ...rename, name: '' };
  await data('POST', `/instances/${id}/groups/${group.id}/leave`);
  const left = 'The instance has left the group.';
  for (const [action, fields, sentence] of [
    ['', rename, left],
    ['', wrong, 'Enter a name.'],
    ['/participants', change, left],
  ] as const) {
    const { status, text } = await person.post(home + path + action, fields);
    assert.equal(status, 422);
    assert.deepEqual(noticeOn(text), ['error', `Nothing was changed. ${sentence}`]);
    assert.deepEqual(formsOn(text), []);
  }
});

test('stays as it is if the channel refuses, with the reason', async () => {
  const { id, path, mock, submit, stored } = await withGroup();
  const before = await stored();
  const reason = 'The channel refused the request: The channel is not reachable.';
  mock.messaging.misbehave(id, { perform: 'fail' });
  const left = await submit(`${path}/leave`, {}, path);
  assert.equal(left.status, 409);
  assert.deepEqual(noticeOn(left.text), ['error', `Nothing was changed. ${reason}`]);
  const renamed = await submit(path, { name: 'Crew' });
  assert.equal(renamed.status, 422);
  assertMarked(renamed.text, [['', reason]]);
  assert.deepEqual(await stored(), before);
});

test('stays as it is if the channel does not answer in time', async cleanup => {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const engine = messagingEngine({ repository, media: memoryMedia() }, { drivers: [simulated()], download });
  cleanup(engine.close);
  const messaging = { ...engine, run: () => Promise.reject(new ChannelTimeoutError('too late')) };
  const errors: unknown[] = [];
  const router = createRouter({
    repository,
    messaging,
    console: true,
    publicUrl: 'https://shop.example',
    onError: error => errors.push(error),
  });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  const person = new Person(`${url}/user/api`);
  await person.logIn(ingrid);
  const path = `${home}/ins_demo/groups/grp_demo`;
  const { status, text } = await person.post(path, { ...(await person.form(path, path)), name: 'Crew' });
  assert.equal(status, 422);
  assertMarked(text, [['', 'The channel did not answer in time.']]);
  assert.equal(
    (await repository.messaging.findGroup('ws_studio', 'ins_demo', { id: 'grp_demo' }))?.name,
    'Beta testers',
  );
  assert.deepEqual(errors, [], 'it is no failure of the service');
});

test('that does not exist cannot be read or changed', async () => {
  const { id, page, person } = await withGroup();
  const csrf = /name="csrf" value="([^"]*)"/.exec(await page(`/${id}/groups`))?.[1] ?? '';
  const path = `${home}/${id}/groups/grp_nobody`;
  assert.equal((await person.get(path)).status, 404);
  for (const [action, fields] of [
    ['', { name: 'Crew' }],
    ['/participants', { action: 'add', participants: mara }],
    ['/leave', {}],
  ] as const)
    assert.equal((await person.post(path + action, { csrf, ...fields })).status, 404, action);
});

test.run();
