/** The option `limits`: how many records a workspace may have. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { createRouter, type RecordLimits } from '../../src/index.ts';
import { linksRecordLimits } from '../../src/links/record-limits.ts';
import { link } from '../../src/testing/links/sample.ts';
import { start as console, home } from '../console/demo-pages.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';

const test = suiteOf('Limits of records');
const headers = { authorization: `Bearer ${secrets.studio}` };

/** A mock server whose workspace may have `more` records than it has, by the names of limits. */
async function start(cleanup: Cleanup, open: (typeof storages)[string], limits: RecordLimits) {
  const mock = await open(cleanup, { limits });
  const url = (path: string) => `${mock.url}/api/v1/${path}`;
  return {
    mock,
    make: (path: string, body: object) => post(url(path), body, headers),
    remove: (path: string) => send(url(path), { method: 'DELETE', headers }),
    get: async (path: string) => (await send(url(path), { headers })).json,
  };
}

/** The number of links in the fixtures. */
const { length: known } = (await fixtureRepository()).data.links.ws_studio ?? [];
const url = 'https://target.example/';

for (const [storage, open] of eachStorage(storages)) {
  test(`hold for links in concurrent requests, and make room again when one is deleted, on ${storage}`, async cleanup => {
    const { make, remove } = await start(cleanup, open, { links: known + 5 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => make('links', { url })));
    const refused = answers.filter(({ status }) => status === 409);
    assert.equal(answers.filter(({ status }) => status === 201).length, 5);
    assert.deepEqual(
      [...new Set(refused.map(({ json }) => json.msg))],
      [`Link limit reached (${known + 5})`],
    );
    const made = answers.find(({ status }) => status === 201)?.json.data as { id: string };
    assert.equal((await remove(`links/${made.id}`)).status, 200);
    assert.equal((await make('links', { url })).status, 201);
    assert.equal((await make('links', { url })).status, 409);
  });

  test(`store the links of a bulk request that there is room for, and say which are refused, on ${storage}`, async cleanup => {
    const { make, get } = await start(cleanup, open, { links: known + 3 });
    const count = async () => ((await get('links?limit=100')).data as unknown[]).length;
    const before = await count();
    const links = [{ url }, { url: 'no URL' }, { url }, { url }, { url }, { url }];
    const { status, json } = await make('links/bulk', { links });
    assert.equal(status, 200);
    const results = json.data as { status: string; msg?: string }[];
    assert.deepEqual(
      results.map(one => one.msg ?? one.status),
      [
        'success',
        results[1]?.msg,
        'success',
        'success',
        `Link limit reached (${known + 3})`,
        `Link limit reached (${known + 3})`,
      ],
    );
    assert.match(results[1]?.msg ?? '', /url/);
    assert.equal(await count(), before + 3);
  });

  test(`hold for keys, of which those that have ended take no place, on ${storage}`, async cleanup => {
    const { make, remove } = await start(cleanup, open, { keys: 20 });
    const body = { name: 'Another key', scopes: ['links:read'] };
    const made: string[] = [];
    for (;;) {
      const { status, json } = await make('keys', body);
      if (status !== 201) {
        assert.deepEqual([status, json.msg], [409, 'Key limit reached (20)']);
        break;
      }
      made.push((json.data as { id: string }).id);
    }
    // A rotation is possible although the workspace is full.
    assert.equal((await make(`keys/${made[0]}/rotate`, {})).status, 201);
    assert.equal((await remove(`keys/${made[1]}`)).status, 200);
    assert.equal((await make('keys', body)).status, 201);
    assert.equal((await make('keys', body)).status, 409);
  });

  test(`hold for events that are scheduled, on ${storage}`, async cleanup => {
    const { make } = await start(cleanup, open, { scheduledEvents: 4 });
    const event = {
      type: 'order.paid',
      data: {},
      deliver_at: new Date(Date.now() + 86_400_000).toISOString(),
    };
    const statuses: number[] = [];
    let last = '';
    for (let count = 0; count < 8; count += 1) {
      const { status, json } = await make('automation/publish', event);
      statuses.push(status);
      last = String(json.msg);
    }
    assert.equal(statuses.filter(status => status === 409).length > 3, true, statuses.join());
    assert.equal(last, 'Scheduled event limit reached (4)');
    assert.equal((await make('automation/publish', { type: 'order.paid', data: {} })).status, 202);
  });
}

test('apply by default, and their messages have numbers with thousands', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const { links } = mock.repository;
  const { links: most } = linksRecordLimits;
  const drafts = Array.from({ length: most - known }, (_, index) => link(`lnk_${index}`));
  // The host is not limited.
  // At once, each would be compared with all others.
  for (let from = 0; from < drafts.length; from += 200)
    await links.create('ws_studio', drafts.slice(from, from + 200));
  const { status, json } = await post(`${mock.url}/api/v1/links`, { url }, headers);
  assert.deepEqual([status, json.msg], [409, 'Link limit reached (10,000)']);
  await links.create('ws_studio', [link('lnk_host')]);
});

for (const [what, path, fields, kept, message, limits] of [
  ['link', 'links', { url, title: 'Mine' }, 'value="Mine"', 'Link limit reached (1).', { links: 1 }],
  [
    'key',
    'settings/keys',
    { name: 'My key', scopes: 'links:read', expiry: 'never' },
    'value="My key"',
    'Key limit reached (1).',
    { keys: 1 },
  ],
] as const)
  test(`are shown by the form of a ${what}, which keeps what was entered`, async cleanup => {
    const { person, csrf } = await console(cleanup, { limits });
    const page = await person.post(`${home}/${path}`, { csrf, ...fields });
    assert.ok([409, 422].includes(page.status), String(page.status));
    assert.ok(page.text.includes(message), page.text);
    assert.ok(page.text.includes(kept));
  });

test('let nobody join a workspace that is full, and keep the invitation', async cleanup => {
  const { repository } = (await console(cleanup, {})).mock;
  const members = await repository.memberships.list('ws_studio');
  const digest = 'd'.repeat(64);
  const at = '2026-05-05T05:05:05Z';
  const invitation = {
    ...{
      id: 'inv_1',
      email: 'new@example.com',
      role: 'viewer' as const,
      digest,
      sent: true,
      invited_by: null,
    },
    ...{ created_at: at, expires_at: '2026-06-06T06:06:06Z' },
  } as const;
  await repository.invitations.create('ws_studio', invitation);
  const user = { id: 'user_new', email: 'new@example.com', name: 'New', password: null };
  const most = members.length;
  assert.deepEqual(await repository.invitations.accept('ws_studio', digest, { user }, at, { most }), {
    refused: 'too_many',
  });
  assert.notEqual(await repository.invitations.find('ws_studio', digest), null);
});

test('are refused by name where they are not limits', async () => {
  const repository = await fixtureRepository();
  const refused = (limits: unknown, message: RegExp) =>
    assert.throws(() => createRouter({ repository, limits: limits as never }), {
      name: 'TypeError',
      message,
    });
  refused(5, /^createRouter: limits must be an object$/);
  refused({ lniks: 5 }, /^createRouter: limits contains an unknown limit lniks: did you mean links\?$/);
  for (const links of [0, -1, 1.5, '5', null, true, 2_000_000_000])
    refused({ links }, /^createRouter: limits needs links as a whole number from 1 to 1000000000, or false$/);
  createRouter({ repository, limits: { links: false, keys: 7 } });
});

test.run();
