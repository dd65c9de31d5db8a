/** The page for an error that no form shows in its own words. */
import assert from 'node:assert/strict';
import { MarketplaceError, RepositoryUnavailableError, StorageFullError } from '../../src/index.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { loggedIn, Person } from './client.ts';
import { shownIn } from './pages/shown.ts';

const test = suiteOf('Console errors');
const home = '/workspaces/ws_studio';

async function start(cleanup: Cleanup) {
  const errors: unknown[] = [];
  const mock = await mockFor(cleanup, { onError: error => void errors.push(error) });
  const person = await loggedIn(mock);
  /** Sends the form of a page. */
  const submit = async (page: string, action: string) =>
    person.post(home + page + action, await person.form(home + page, home + page + action));
  return { mock, person, submit, errors, ...mock.repository };
}

type Started = Awaited<ReturnType<typeof start>>;

/** What a page says in its message: its title and its text. */
const messageOf = (text: string) => {
  const shown = shownIn(text);
  return [...shown.texts('h1', 'message'), ...shown.texts('p', 'message').slice(0, 1)];
};

for (const [what, path, marked] of [
  ['a record that does not exist', `${home}/webhooks/nobody`, 'webhooks'],
  ['a record of another workspace', `${home}/webhooks/ep_sounds`, 'webhooks'],
  ['a path that does not exist', `${home}/no/such/page`, null],
] as const)
  test(`in the workspace have its navigation: ${what}`, async cleanup => {
    const { person } = await start(cleanup);
    const { status, text } = await person.get(path);
    assert.equal(status, 404);
    assert.deepEqual(messageOf(text), [
      'Not found',
      'This page does not exist, or you have no access to it.',
    ]);
    const links = [...text.matchAll(/<a [^>]*href="\/user\/api\/workspaces\/ws_studio(\/\w+)"/g)].map(
      ([, own]) => own,
    );
    for (const page of ['/links', '/webhooks', '/settings']) assert.ok(links.includes(page), page);
    assert.match(text, /action="\/user\/api\/logout"/);
    assert.match(text, />Back to the console</);
    assert.ok(marked === null || text.includes('aria-current='));
  });

test('name no workspace if the user is not a member of it, or nobody is logged in', async cleanup => {
  const { person, mock } = await start(cleanup);
  const pages: string[] = [];
  for (const [id, expected] of [
    ['ws_sounds', 404],
    ['ws_nobody', 404],
    ['%E0%A4%A', 400],
  ] as const) {
    const { status, text } = await person.get(`/workspaces/${id}/no/such/page`);
    assert.equal(status, expected);
    assert.match(text, /action="\/user\/api\/logout"/);
    pages.push(text.replaceAll(id, 'ID'));
  }
  assert.equal(pages[0], pages[1]);
  for (const path of ['/workspaces/ws_studio/no/such/page', '/no/such/page']) {
    const { status, text } = await new Person(`${mock.url}/user/api`).get(path);
    assert.deepEqual([status, /ws_studio"|logout|Ingrid/.test(text)], [404, false]);
  }
});

test('ask the storage for nothing if it has failed', async cleanup => {
  const { person, users, webhooks, errors } = await start(cleanup);
  let asked = 0;
  const { workspacesOf } = users;
  Object.assign(users, {
    workspacesOf: (id: string) => {
      asked += 1;
      return workspacesOf.call(users, id);
    },
  });
  Object.assign(webhooks, { listEndpoints: () => Promise.reject(new RepositoryUnavailableError('gone')) });
  assert.equal((await person.get(`${home}/webhooks`)).status, 503);
  assert.equal(asked, 1);
  assert.deepEqual(errors.length, 1);
});

/** Actions without a form of their own, and the step of the storage that fails. */
const actions: Readonly<
  Record<string, [page: string, action: string, fail: (parts: Started, by: () => never) => void]>
> = {
  'rotates the secret of a webhook': [
    '/webhooks/ep_demo',
    '/rotate',
    ({ webhooks }, by) => Object.assign(webhooks, { rotateSecret: by }),
  ],
  'pauses a webhook': [
    '/webhooks/ep_local',
    '/pause',
    ({ webhooks }, by) => Object.assign(webhooks, { changeEndpoint: by }),
  ],
  'deletes a link': [
    '/links/lnk_demo_spring',
    '/delete',
    ({ links }, by) => Object.assign(links, { delete: by }),
  ],
  'rotates the URL of an inbound endpoint': [
    '/automation/endpoints/ain_demo',
    '/rotate',
    ({ automation }, by) => Object.assign(automation, { rotateToken: by }),
  ],
  'cancels an event': [
    '/automation/events/evt_demo_reminder',
    '/cancel',
    ({ automation }, by) => Object.assign(automation, { cancel: by }),
  ],
  'resumes a route': [
    '/automation/routes/route_demo',
    '/resume',
    ({ webhooks }, by) => Object.assign(webhooks, { changeEndpoint: by }),
  ],
  'deletes an instance': [
    '/messaging/ins_demo',
    '/delete',
    ({ messaging }, by) => Object.assign(messaging, { deleteInstance: by }),
  ],
};

for (const [what, [page, action, fail]] of Object.entries(actions))
  test(`are 503 if an action is momentarily not possible that ${what}`, async cleanup => {
    const parts = await start(cleanup);
    fail(parts, () => {
      throw new MarketplaceError('unavailable', undefined, { headers: { 'Retry-After': '7' } });
    });
    const { status, headers, text } = await parts.submit(page, action);
    assert.deepEqual([status, headers['retry-after']], [503, '7']);
    assert.deepEqual(messageOf(text), [
      'Service unavailable',
      'The service is temporarily unavailable. Please try again soon.',
    ]);
  });

/** Pauses a webhook while the storage throws this error. */
async function pausedWith(cleanup: Cleanup, error: unknown) {
  const parts = await start(cleanup);
  const { person } = parts;
  const path = `${home}/webhooks/ep_local`;
  const form = await person.form(path, '/pause');
  Object.assign(parts.webhooks, {
    changeEndpoint: () => {
      throw error;
    },
  });
  const { status, headers, text } = await person.post(`${path}/pause`, form);
  return { status, wait: headers['retry-after'], message: messageOf(text), errors: parts.errors, text };
}

test('ask to wait five seconds where an unavailable service names no time', async cleanup => {
  for (const error of [
    new MarketplaceError('unavailable'),
    new RepositoryUnavailableError('10.0.0.7 is gone'),
  ]) {
    const { status, wait, errors, text } = await pausedWith(cleanup, error);
    assert.deepEqual([status, wait, errors], [503, '5', [error]]);
    assert.doesNotMatch(text, /10\.0\.0\.7/);
  }
});

test('tell the host of the cause, and not the user', async cleanup => {
  const cause = new Error('the sandbox of 10.0.0.7 was ended');
  const { status, errors, text } = await pausedWith(
    cleanup,
    new MarketplaceError('unavailable', undefined, { cause }),
  );
  assert.deepEqual([status, errors], [503, [cause]]);
  assert.doesNotMatch(text, /10\.0\.0\.7/);
});

test('say why a full storage refuses a change', async cleanup => {
  const { status, message } = await pausedWith(cleanup, new StorageFullError('the data file is full'));
  assert.deepEqual(
    [status, message[1]],
    [503, 'The service is temporarily unavailable: the data file is full. Please try again soon.'],
  );
});

for (const [status, title] of [
  [409, 'The request was refused'],
  [502, 'Something went wrong'],
  [503, 'Service unavailable'],
] as const)
  test(`of a group have their own status ${status} and message, and are no failure of ours`, async cleanup => {
    const row = { code: 'till_closed', status, message: 'The till is closed' };
    const headers = { 'retry-after': 'Fri, 01 Jan 2999 00:00:00 GMT' };
    const shown = await pausedWith(cleanup, new MarketplaceError(row, 'see the manual', { headers }));
    assert.deepEqual(
      [shown.status, shown.wait, shown.message, shown.errors],
      [status, headers['retry-after'], [title, 'The till is closed: see the manual.'], []],
    );
  });

test('that are internal show nothing of their message', async cleanup => {
  for (const error of [new Error('password=hunter2'), new MarketplaceError('internal_error', 'hunter2')]) {
    const { status, message, errors, text } = await pausedWith(cleanup, error);
    assert.deepEqual([status, errors], [500, [error]]);
    assert.deepEqual(message, [
      'Something went wrong',
      'The problem is on our side. Please try again in a moment.',
    ]);
    assert.doesNotMatch(text, /hunter2/);
  }
});

test.run();
