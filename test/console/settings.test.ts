/** The pages Workspace and Retention below the heading Settings. */
import assert from 'node:assert/strict';
import {
  builtIn,
  createLinks,
  createMessaging,
  createRequestLog,
  createWebhooks,
  defineGroup,
} from '../../src/index.ts';
import { simulated } from '../../src/messaging/drivers/simulated/driver.ts';
import { memoryMedia } from '../../src/messaging/media/memory-store.ts';
import { type Cleanup, fixtureRepository, fixtures, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { eachStorage, storages } from '../storages.ts';
import { ingrid, loggedIn, logInOn, mateus, Person } from './client.ts';
import { asItStands, filledIn, formOn } from './filled.ts';
import { assertMarked } from './marked.ts';
import { formsOn, linksIn, mainOf, noticeOn, rowsOf, wordsOf } from './messaging/seen.ts';

const test = suiteOf('Settings of a workspace');
const home = '/workspaces/ws_studio';
const workspace = `${home}/settings/workspace`;
const retention = `${home}/settings/retention`;
const [studio] = fixtures.workspaces;

async function start(cleanup: Cleanup, options = {}) {
  const mock = await mockFor(cleanup, options);
  const person = await loggedIn(mock);
  return { mock, person };
}

for (const [storage, open] of eachStorage(storages))
  test(`rename a workspace, and the audit log says who did: ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const person = await loggedIn(mock);
    const form = await asItStands(person, workspace, workspace);
    assert.deepEqual(form.name, [studio?.name]);
    const name = 'Ateliér "A" <b>';
    const { status, headers } = await person.post(workspace, { ...form, name: ` ${name} ` });
    assert.deepEqual([status, headers.location], [303, `/user/api${workspace}`]);
    const { text } = await person.get(workspace);
    assert.deepEqual(noticeOn(text), ['success', 'Workspace renamed.']);
    assert.deepEqual(filledIn(formOn(text, person, workspace)).name, [name]);
    assert.ok(wordsOf(mainOf(text)).includes('ws_studio'));
    assert.equal((await mock.repository.workspaces?.find('ws_studio'))?.name, name);
    assert.notEqual((await mock.repository.workspaces?.find('ws_sounds'))?.name, name);
    // The same name again changes nothing.
    await person.post(workspace, { ...form, name });
    const { entries } = (await mock.repository.audit?.list('ws_studio', { limit: 50 })) ?? assert.fail();
    const renamed = entries.filter(({ operation }) => operation === 'renameWorkspace');
    assert.deepEqual(
      renamed.map(({ actor_id, record_id }) => [actor_id, record_id]),
      [[ingrid.id, 'ws_studio']],
    );
  });

for (const [name, words] of [
  [' ', 'Enter a name.'],
  ['x'.repeat(101), 'The name can have at most 100 characters.'],
  ['a\u0000b', 'The name contains characters that cannot be shown.'],
] as const)
  test(`refuse the name ${JSON.stringify(name).slice(0, 12)} at its field`, async cleanup => {
    const { mock, person } = await start(cleanup);
    const form = await asItStands(person, workspace, workspace);
    const { status, text } = await person.post(workspace, { ...form, name });
    assert.equal(status, 422);
    assertMarked(text, [['workspace-name', words]]);
    assert.equal((await mock.repository.workspaces?.find('ws_studio'))?.name, studio?.name);
  });

test('accept a name of 100 characters outside the basic plane', async cleanup => {
  const { mock, person } = await start(cleanup);
  const form = await asItStands(person, workspace, workspace);
  const name = '🎈'.repeat(100);
  assert.equal((await person.post(workspace, { ...form, name })).status, 303);
  assert.equal((await mock.repository.workspaces?.find('ws_studio'))?.name, name);
});

test('give the name back if the session has ended', async cleanup => {
  const { person } = await start(cleanup);
  const form = await asItStands(person, workspace, workspace);
  const late = new Person(person.base);
  const { status, text } = await late.post(workspace, { ...form, name: 'Typed' });
  assert.equal(status, 401);
  const back = await logInOn(late, text);
  assert.ok(back.text.includes('Your session ended before the form was sent.'));
  assert.deepEqual(filledIn(formOn(back.text, late, workspace)).name, ['Typed']);
});

test('show a workspace to viewers without a form, and to nobody else', async cleanup => {
  const memberships = [{ workspace_id: 'ws_studio', user_id: mateus.id, role: 'viewer' as const }];
  const { mock, person } = await start(cleanup, { fixtures: { memberships } });
  const viewer = await loggedIn(mock, mateus);
  for (const path of [workspace, retention]) {
    const { status, text } = await viewer.get(path);
    assert.equal(status, 200);
    assert.deepEqual(formsOn(text), []);
    assert.equal((await person.get(path)).status, 404);
  }
});

test('list how long each group keeps what grows, and who decides', async cleanup => {
  const { mock, person } = await start(cleanup);
  await mock.repository.automation?.changeSettings('ws_studio', { retention_days: 7 });
  const { text } = await person.get(retention);
  const [head, ...rows] = rowsOf(text);
  assert.deepEqual(head, ['Data', 'Kept for', 'Decided by']);
  const byName = new Map(rows.map(([what = '', ...rest]) => [what, rest]));
  assert.deepEqual(byName.get('Completed webhook deliveries'), ['Forever', 'Set by the operator']);
  const requests = ['30 days, at most the newest 10,000', 'Set by the operator'];
  assert.deepEqual(byName.get('Requests'), requests);
  assert.deepEqual(byName.get('Refused and failed requests'), requests);
  assert.deepEqual(byName.get('Automation events'), ['7 days', 'Set by this workspace']);
  assert.deepEqual(byName.get('Messages')?.[0], 'Forever');
  assert.deepEqual(byName.get('Entries of the audit log'), ['400 days', 'Fixed']);
  assert.deepEqual(byName.get('Idempotency keys')?.[0], '1 day');
  assert.doesNotMatch(text, /retentionDays|maxErrors/, 'options are for the operator');
  const href = linksIn(mainOf(text))['Set by this workspace'] ?? '';
  assert.equal((await person.get(href)).status, 200);
});

const shop = (retention: () => never) =>
  defineGroup({
    name: 'stock',
    description: 'What is in stock.',
    needs: [],
    scopes: { 'stock:read': 'Read' },
    operations: [],
    retention,
  });

test('know the options of the engines that run in this process', async () => {
  const repository = await fixtureRepository();
  const kept = [
    createWebhooks({ repository, deliveryRetentionDays: 12 }).retention,
    createLinks({ repository, url: 'https://go.example', retentionDays: 3 }).clickDays,
    createRequestLog({ repository, retentionDays: 500, maxErrors: 7 }).retention,
    createMessaging({ repository, drivers: [simulated()], media: memoryMedia(), messageRetentionDays: 9 })
      .retention,
  ];
  assert.deepEqual(kept, [
    { deliveryDays: 12, eventDays: 30 },
    3,
    { requestDays: 500, usageDays: 500, most: 10_000, maxErrors: 7 },
    { eventDays: 30, messageDays: 9 },
  ]);
});

test('list what a group of the host keeps, and leave out one that fails', async cleanup => {
  const errors: unknown[] = [];
  const wishes = shop((() => [{ what: 'Old <b>wishes</b>', days: 1_234 }]) as never);
  const { person } = await start(cleanup, { groups: [...builtIn, wishes] });
  const { text } = await person.get(retention);
  const row = rowsOf(text).find(([what]) => what?.startsWith('Old'));
  assert.deepEqual(row, ['Old <b>wishes</b>', '1,234 days', 'Fixed']);
  const broken = shop(() => {
    throw new Error('no idea');
  });
  const other = await start(cleanup, {
    groups: [...builtIn, broken],
    onError: (error: unknown) => errors.push(error),
  });
  const { status, text: rest } = await other.person.get(retention);
  assert.equal(status, 200);
  assert.ok(rowsOf(rest).length > 5);
  assert.equal(errors.length, 1);
});

test.run();
