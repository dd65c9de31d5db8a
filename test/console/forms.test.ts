/** What the forms of links and webhooks change, and what they do not change. */
import assert from 'node:assert/strict';
import { type Cleanup, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { ingrid, loggedIn, Person } from './client.ts';
import { assertMarked, tagOf } from './marked.ts';

const test = suiteOf('Console forms', { isLong: true });
const home = '/workspaces/ws_studio';

async function start(cleanup: Cleanup, options = {}) {
  const mock = await mockFor(cleanup, options);
  const person = await loggedIn(mock);
  return { mock, person };
}

test("keep the time of a link's expiry if its date is not changed", async cleanup => {
  const { mock, person } = await start(cleanup);
  const path = `${home}/links/lnk_demo_spring`;
  const end = '2031-05-06T07:08:09Z';
  await mock.repository.links.change('ws_studio', 'lnk_demo_spring', () => ({ expires_at: end }));
  const expiry = async () => (await mock.repository.links.find('ws_studio', 'lnk_demo_spring'))?.expires_at;
  const send = async (last_day: string) =>
    person.post(path, {
      ...(await person.form(`${path}/edit`, path)),
      url: 'https://shop.example/changed',
      slug: 'spring',
      last_day,
    });
  assert.equal((await send('2031-05-06')).status, 303);
  assert.equal(await expiry(), end);
  assert.equal((await send('2031-05-07')).status, 303);
  assert.equal(await expiry(), '2031-05-07T23:59:59Z');
  assert.equal((await send('')).status, 303);
  assert.equal(await expiry(), null);
});

test('are refused for viewers, without any change', async cleanup => {
  const memberships = [{ workspace_id: 'ws_studio', user_id: ingrid.id, role: 'viewer' }];
  const { mock, person } = await start(cleanup, { fixtures: { memberships } });
  const { csrf = '' } = await person.form(home, '/logout');
  // What the messaging channel goes on doing is not part of the comparison.
  const stored = () => {
    const { instances: _, channel_events: __, messaging_numbers: ___, ...rest } = mock.repository.data;
    return JSON.stringify(rest);
  };
  const before = stored();
  const actions = {
    links: [
      '',
      '/lnk_demo_spring',
      ...['archive', 'unarchive', 'delete'].map(one => `/lnk_demo_spring/${one}`),
    ],
    webhooks: [
      '',
      '/ep_demo',
      ...['test', 'pause', 'resume', 'secret', 'rotate', 'delete', 'replay'].map(one => `/ep_demo/${one}`),
      '-deliveries/msg_demo_failed_ep_demo/replay',
    ],
  };
  for (const [what, ends] of Object.entries(actions))
    for (const end of ends) {
      const path = `${home}/${end.startsWith('-') ? 'webhook' : what}${end}`;
      const { status, text } = await person.post(path, { csrf, url: 'https://shop.example/' });
      assert.equal(status, 403, path);
      assert.ok(text.includes(`Your role in this workspace is viewer: you can only view ${what}.`), path);
      assert.doesNotMatch(text, /whsec_/);
    }
  assert.equal(stored(), before);
});

const link = { url: 'https://shop.example/', slug: '', title: '', tags: '', last_day: '', max_clicks: '' };
const hook = { url: 'http://127.0.0.1:9/', description: '', event_types: 'key.*' };

for (const [form, fields, expected] of [
  ['links', { url: 'javascript:alert(1)' }, [['new-url', 'The target must be an http or https URL.']]],
  ['links', { url: '' }, [['new-url', 'Enter a target URL.']]],
  ['links', { slug: 'spring' }, [['new-slug', 'The slug is already taken. Choose another one.']]],
  ['links', { slug: 'admin' }, [['new-slug', 'The slug is reserved. Choose another one.']]],
  ['links', { tags: `ok, ${'x'.repeat(51)}` }, [['new-tags', 'Each tag must have at most 50 characters.']]],
  [
    'links',
    { tags: Array.from({ length: 31 }, (_, index) => `t${index}`).join() },
    [['new-tags', 'Enter at most 30 tags.']],
  ],
  ['links', { last_day: '2020-01-01' }, [['new-last-day', 'The expiry date must be in the future.']]],
  ['links', { last_day: 'soon' }, [['new-last-day', 'The expiry date must be a date such as 2030-03-14.']]],
  ['links', { max_clicks: 'many' }, [['new-max-clicks', 'The click limit must be a whole number.']]],
  ['links', { max_clicks: '0' }, [['new-max-clicks', 'The click limit must be at least 1.']]],
  [
    'links',
    { url: '', title: 'x'.repeat(201), tags: 'a\u0007', max_clicks: '1.5' },
    [
      ['new-url', 'Enter a target URL.'],
      ['new-title', 'The title must have at most 200 characters.'],
      ['new-tags', 'Each tag must not contain control characters.'],
      ['new-max-clicks', 'The click limit must be a whole number.'],
    ],
  ],
  [
    'links',
    { url: 'ftp://shop.example', slug: 'a/b', last_day: '2020-01-01' },
    [
      ['new-url', 'The target must be an http or https URL.'],
      [
        'new-slug',
        'The slug must be at most 190 letters, digits, emoji or - _ . ~, and must not start with a dot.',
      ],
      ['new-last-day', 'The expiry date must be in the future.'],
    ],
  ],
  // If two values of a field are invalid, the first error is shown.
  [
    'links',
    { tags: `a\u0007, ${'x'.repeat(51)}` },
    [['new-tags', 'Each tag must not contain control characters.']],
  ],
  [
    'links',
    { tags: `${'x'.repeat(51)}, a\u0007` },
    [['new-tags', 'Each tag must have at most 50 characters.']],
  ],
  [
    'links',
    { max_clicks: '1000000001' },
    [['new-max-clicks', 'The click limit must be at most 1000000000.']],
  ],
  [
    'links',
    { slug: 'saлe' },
    [['new-slug', 'The slug must not mix scripts or consist only of letters that look like Latin ones.']],
  ],
  ['webhooks', { url: 'http://10.0.0.1/' }, [['new-url', 'The URL must point to a public IP address.']]],
  [
    'webhooks',
    { url: 'http://10.0.0.1/', event_types: ['key.x.*'], sample: '101' },
    [
      ['new-url', 'The URL must point to a public IP address.'],
      ['new-events', 'The event selection contains key.x.*, which is no event of this service.'],
      ['new-sample', 'The sample rate must be at most 100.'],
    ],
  ],
  ['webhooks', { url: '' }, [['new-url', 'Enter the URL that receives events.']]],
  ['webhooks', { event_types: [] }, [['new-events', 'Choose at least one event.']]],
  [
    'webhooks',
    { event_types: 'key.x.*' },
    [['new-events', 'The event selection contains key.x.*, which is no event of this service.']],
  ],
  [
    'webhooks',
    {
      description: 'x'.repeat(201),
      event_types: [],
      links: 'not an id',
      sample: '101',
      tags: 'x'.repeat(51),
    },
    [
      ['new-description', 'The description must have at most 200 characters.'],
      ['new-events', 'Choose at least one event.'],
      ['new-tags', 'Each tag must have at most 50 characters.'],
      ['new-links', 'Enter link ids such as lnk_demo_spring.'],
      ['new-sample', 'The sample rate must be at most 100.'],
    ],
  ],
  [
    'settings/keys',
    { name: '', expiry: 'date', date: '2020-01-01' },
    [
      ['key-name', 'Enter a name for the key.'],
      ['key-scopes', 'Choose at least one scope.'],
      ['key-date', 'Choose a date that is not in the past.'],
    ],
  ],
] as const)
  test(`report errors of ${form} at the field: ${expected.map(([, sentence]) => sentence.slice(0, 60)).join(' ')}`, async cleanup => {
    const { mock, person } = await start(cleanup);
    const before = JSON.stringify([mock.repository.data.links, mock.repository.data.webhook_endpoints]);
    const good = form === 'links' ? link : form === 'webhooks' ? hook : {};
    const hidden = await person.form(`${home}/${form}/new`, `/${form}`);
    const { status, text } = await person.post(`${home}/${form}`, { ...hidden, ...good, ...fields } as never);
    assert.equal(status, 422);
    assertMarked(text, expected);
    assert.equal(
      JSON.stringify([mock.repository.data.links, mock.repository.data.webhook_endpoints]),
      before,
    );
  });

test('report errors of a link that a host has stored itself at their field', async cleanup => {
  const { mock, person } = await start(cleanup);
  const path = `${home}/links/lnk_demo_spring`;
  // The storage has a value that forms do not accept.
  const { links } = mock.repository;
  const { change } = links;
  links.change = (workspaceId, linkId, step, options) =>
    change(workspaceId, linkId, stored => step({ ...stored, ios_url: 'javascript:alert(1)' }), options);
  const form = { ...(await person.form(`${path}/edit`, path)), ...link, slug: 'spring' };
  const { status, text } = await person.post(path, form);
  assert.equal(status, 422);
  assertMarked(text, [['change-ios-url', 'The target on iPhone and iPad must be an http or https URL.']]);
});

test('keep the old slug of a link as an alias if asked, and show it on its page', async cleanup => {
  const { mock, person } = await start(cleanup);
  const path = `${home}/links/lnk_demo_spring`;
  const form = { ...(await person.form(`${path}/edit`, path)), ...link };
  const slugs = async () => {
    const found = await mock.repository.links.find('ws_studio', 'lnk_demo_spring');
    return [found?.slug, ...(found?.aliases ?? []).map(({ slug }) => slug)];
  };
  assert.equal((await person.post(path, { ...form, slug: 'first-slug' })).status, 303);
  assert.deepEqual(await slugs(), ['first-slug']);
  assert.equal((await person.post(path, { ...form, slug: 'second-slug', keep_old_slug: 'on' })).status, 303);
  assert.deepEqual(await slugs(), ['second-slug', 'first-slug']);
  assert.match(
    (await person.get(path)).text,
    /<dt>Aliases<\/dt><dd><div class="breakable">[^<]*\/l\/first-slug</,
  );
  assert.equal((await person.post(path, { ...form, slug: 'second-slug', keep_old_slug: 'on' })).status, 303);
  assert.deepEqual(await slugs(), ['second-slug', 'first-slug'], 'the slug has not changed');
});

test('accept the largest click limit of the API', async cleanup => {
  const { mock, person } = await start(cleanup);
  const path = `${home}/links/lnk_demo_spring`;
  const form = {
    ...(await person.form(`${path}/edit`, path)),
    ...link,
    slug: 'spring',
    max_clicks: '1000000000',
  };
  assert.equal((await person.post(path, form)).status, 303);
  assert.equal((await mock.repository.links.find('ws_studio', 'lnk_demo_spring'))?.max_clicks, 1_000_000_000);
});

test('report a refused test event at the top, not in the edit form', async cleanup => {
  const { mock, person } = await start(cleanup);
  const path = `${home}/webhooks/ep_local`;
  const form = await person.form(path, `${path}/test`);
  await mock.repository.webhooks.changeEndpoint('ws_studio', 'ep_local', { url: 'http://10.0.0.1/' });
  const { status, text } = await person.post(`${path}/test`, form);
  assert.equal(status, 422);
  assert.match(text, /role="alert">No test event was sent\. The URL must point to a public IP address\.</);
  assertMarked(text, []);
});

const shows = (page: string, name: string) => new RegExp(`name="${name}"( checked)?`).exec(page)?.[0] ?? null;

test('ask for a typed password again, so that no link becomes public without it', async cleanup => {
  const { mock, person } = await start(cleanup);
  const path = `${home}/links`;
  const made = async () => (await mock.repository.links.findBySlug('', 'secret-one'))?.link ?? null;
  const good = { ...(await person.form(`${path}/new`, path)), ...link };
  const refused = await person.post(path, { ...good, slug: 'spring', password: 'swordfish' });
  assertMarked(refused.text, [
    ['new-slug', 'The slug is already taken. Choose another one.'],
    ['new-password', 'Enter the password again: pages never contain passwords.'],
  ]);
  assert.equal(refused.text.includes('swordfish'), false);
  assert.equal(shows(refused.text, 'wants_password'), 'name="wants_password" checked');
  // The values of the returned page, with another slug and without the password.
  const again = await person.post(path, { ...good, slug: 'secret-one', wants_password: 'on' });
  assert.equal(again.status, 422);
  assertMarked(again.text, [['new-password', 'Enter the password again, or clear the checkbox below it.']]);
  assert.equal(await made(), null);
  const typed = { ...good, slug: 'secret-one', wants_password: 'on', password: 'swordfish' };
  assert.equal((await person.post(path, typed)).status, 303);
  assert.ok((await made())?.password);
});

test('make a link public if its password protection is unchecked', async cleanup => {
  const { mock, person } = await start(cleanup);
  const path = `${home}/links`;
  const form = { ...(await person.form(`${path}/new`, path)), ...link, slug: 'open-one' };
  assert.equal((await person.post(path, form)).status, 303);
  assert.equal((await mock.repository.links.findBySlug('', 'open-one'))?.link.password, null);
});

test('keep the password settings of a refused change, but never both', async cleanup => {
  const { mock, person } = await start(cleanup);
  const { id } = (await mock.repository.links.findBySlug('', 'beta'))?.link ?? { id: '' };
  const path = `${home}/links/${id}`;
  const password = async () => (await mock.repository.links.find('ws_studio', id))?.password;
  const before = await password();
  assert.ok(before);
  const good = { ...(await person.form(`${path}/edit`, path)), ...link, slug: 'beta' };
  const dropped = await person.post(path, { ...good, slug: 'spring', no_password: 'on' });
  assert.equal(shows(dropped.text, 'no_password'), 'name="no_password" checked');
  const both = await person.post(path, { ...good, password: 'swordfish', no_password: 'on' });
  assertMarked(both.text, [
    ['change-password', 'Enter a new password or remove the password, but not both.'],
  ]);
  const other = await person.post(path, { ...good, slug: 'spring', password: 'swordfish' });
  assert.equal(shows(other.text, 'wants_password'), 'name="wants_password" checked');
  assert.equal((await person.post(path, { ...good, wants_password: 'on' })).status, 422);
  assert.deepEqual(await password(), before);
  assert.equal((await person.post(path, { ...good, no_password: 'on' })).status, 303);
  assert.equal(await password(), null);
});

test('return no password after a refused login', async cleanup => {
  const { mock } = await start(cleanup);
  const person = new Person(`${mock.url}/user/api`);
  const { status, text } = await person.logIn({ ...ingrid, demo_password: 'swordfish' });
  assert.equal(status, 401);
  assert.equal(text.includes('swordfish'), false);
  assert.match(tagOf(text, 'password'), /aria-describedby="login-error"/);
});

test.run();
