/** The initial values of the forms of links, webhooks and keys. */
import assert from 'node:assert/strict';
import { type Cleanup, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { loggedIn } from './client.ts';
import { boxesOf, filledIn, formOn } from './filled.ts';

const test = suiteOf('Console forms when opened');
const home = '/workspaces/ws_studio';

async function start(cleanup: Cleanup) {
  const mock = await mockFor(cleanup);
  const person = await loggedIn(mock);
  const opened = async (page: string, action: string) =>
    formOn((await person.get(page)).text, person, action);
  return { person, opened, ...mock.repository };
}

/** The visible fields of a form. */
function seenIn(form: string): Record<string, string[]> {
  const { csrf: _, token: __, key_id: ___, seen: ____, seen_settings: _____, ...shown } = filledIn(form);
  return shown;
}

/** A link without anything that is optional. */
const emptyLink = {
  ...Object.fromEntries(
    ['url', 'slug', 'title', 'tags', 'last_day', 'max_clicks', 'password', 'expired_url'].map(name => [
      name,
      [''],
    ]),
  ),
  ...Object.fromEntries(['ios_url', 'android_url', 'external_id', 'utm_copy'].map(name => [name, ['']])),
  ...Object.fromEntries(
    ['source', 'medium', 'campaign', 'term', 'content'].map(name => [`utm_${name}`, ['']]),
  ),
  redirect_status: ['302'],
};

test('are empty for a new link, without password options', async cleanup => {
  const { opened } = await start(cleanup);
  const form = await opened(`${home}/links/new`, `${home}/links`);
  assert.deepEqual(seenIn(form), emptyLink);
  assert.deepEqual(boxesOf(form), ['forward_query', 'forward_path']);
});

test('contain all fields of a link, and no password removal if it has no password', async cleanup => {
  const { opened, links } = await start(cleanup);
  await links.change('ws_studio', 'lnk_demo_spring', () => ({
    expires_at: '2031-05-06T07:08:09Z',
    max_clicks: 1234,
    url: 'https://shop.example/spring-sale?utm_medium=email',
    utm: { source: 'letter' },
    expired_url: 'https://shop.example/over',
    ios_url: 'https://apps.example/ios',
    android_url: 'https://apps.example/android',
    forward_query: true,
    redirect_status: 308 as const,
    external_id: 'own-17',
    aliases: [{ domain: '', slug: 'older', slug_key: 'older' }],
  }));
  const path = `${home}/links/lnk_demo_spring`;
  const form = await opened(`${path}/edit`, path);
  assert.deepEqual(seenIn(form), {
    ...emptyLink,
    url: ['https://shop.example/spring-sale?utm_medium=email'],
    slug: ['spring'],
    title: ['Spring sale'],
    tags: ['newsletter, sale'],
    utm_source: ['letter'],
    utm_medium: ['email'],
    last_day: ['2031-05-06'],
    max_clicks: ['1234'],
    expired_url: ['https://shop.example/over'],
    ios_url: ['https://apps.example/ios'],
    android_url: ['https://apps.example/android'],
    forward_query: ['on'],
    redirect_status: ['308'],
    external_id: ['own-17'],
  });
  assert.deepEqual(boxesOf(form), ['keep_old_slug', 'remove_aliases', 'forward_query', 'forward_path']);
});

test('offer to remove the password of a link, unchecked', async cleanup => {
  const { opened } = await start(cleanup);
  const path = `${home}/links/lnk_demo_beta`;
  const form = await opened(`${path}/edit`, path);
  assert.deepEqual(boxesOf(form), ['keep_old_slug', 'no_password', 'forward_query', 'forward_path']);
  const { no_password, password, last_day, max_clicks } = seenIn(form);
  assert.deepEqual([no_password, password, last_day, max_clicks], [undefined, [''], [''], ['']]);
});

test('are empty for a new webhook, with no events selected', async cleanup => {
  const { opened } = await start(cleanup);
  const form = await opened(`${home}/webhooks/new`, `${home}/webhooks`);
  const empty = ['url', 'description', 'published_types', 'tags', 'links', 'instances', 'sample', 'rate'];
  assert.deepEqual(seenIn(form), {
    ...Object.fromEntries(empty.map(name => [name, ['']])),
    format: ['standard'],
    ordered: ['no'],
    filter_field: [''],
    filter_operator: ['equals'],
    filter_value: [''],
    filter_match: ['all'],
  });
  assert.deepEqual(boxesOf(form), ['event_types']);
});

test('contain all fields of a webhook, with its events selected and no others', async cleanup => {
  const { opened, webhooks } = await start(cleanup);
  const bounds = {
    tags: ['sale', 'app'],
    links: ['lnk_demo_spring', 'lnk_demo_beta'],
    instances: ['ins_demo', 'ins_demo_events'],
    sample: 25,
    rate: 7,
  };
  await webhooks.changeEndpoint('ws_studio', 'ep_demo', {
    event_types: ['key.*', 'link.clicked', 'automation.published'],
    types: ['order.paid', 'parcel.*'],
    format: 'cloudevents',
    ordered: true,
    filter: [{ field: 'data.amount', min: 100 }],
    filter_match: 'any',
    ...bounds,
  });
  const path = `${home}/webhooks/ep_demo`;
  assert.deepEqual(seenIn(await opened(`${path}/edit`, path)), {
    url: ['https://receiver.example/hooks'],
    description: ['Stock keeping'],
    ordered: ['yes'],
    event_types: ['key.*', 'link.clicked'],
    published_types: ['order.paid, parcel.*'],
    format: ['cloudevents'],
    tags: ['sale, app'],
    links: ['lnk_demo_spring, lnk_demo_beta'],
    instances: ['ins_demo, ins_demo_events'],
    sample: ['25'],
    rate: ['7'],
    filter_field: ['data.amount'],
    filter_operator: ['min'],
    filter_value: ['100'],
    filter_match: ['any'],
  });
});

test('show empty filter fields for a webhook without filters', async cleanup => {
  const { opened, webhooks } = await start(cleanup);
  const path = `${home}/webhooks/ep_demo`;
  for (const sample of [undefined, 100]) {
    if (sample !== undefined) await webhooks.changeEndpoint('ws_studio', 'ep_demo', { sample });
    const { tags, links, instances, sample: share } = seenIn(await opened(`${path}/edit`, path));
    assert.deepEqual([tags, links, instances, share], [[''], [''], [''], ['']]);
  }
  await webhooks.changeEndpoint('ws_studio', 'ep_demo', { sample: 99 });
  assert.deepEqual(seenIn(await opened(`${path}/edit`, path)).sample, ['99']);
});

test('create a key that never expires by default, with no scopes selected', async cleanup => {
  const { opened } = await start(cleanup);
  const form = await opened(`${home}/settings/keys/new`, `${home}/settings/keys`);
  assert.deepEqual(seenIn(form), {
    name: [''],
    preset: [''],
    date: [''],
    expiry: ['never'],
    allowed_ips: [''],
    requests: [''],
    seconds: ['60'],
    owner: [''],
    metadata: [''],
  });
  assert.deepEqual(boxesOf(form), ['scopes']);
});

const typedLink = {
  utm_source: 's',
  utm_medium: 'm',
  utm_campaign: 'c',
  utm_term: 't',
  utm_content: 'n',
  expired_url: 'https://shop.example/over',
  ios_url: 'https://apps.example/ios',
  android_url: 'https://apps.example/android',
  forward_query: 'on',
  forward_path: 'on',
  redirect_status: '301',
  external_id: 'typed-1',
  utm_copy: '',
};

test('keep the input of a refused form, except passwords', async cleanup => {
  const { person } = await start(cleanup);
  for (const [page, action, typed] of [
    [
      '/links/new',
      '/links',
      {
        ...typedLink,
        url: 'https://shop.example/typed',
        slug: 'admin',
        title: 'Typed',
        tags: 'a, b',
        last_day: '2031-05-06',
        max_clicks: '7',
        password: '',
      },
    ],
    [
      '/links/lnk_demo_beta/edit',
      '/links/lnk_demo_beta',
      {
        ...typedLink,
        url: 'https://shop.example/typed',
        slug: 'admin',
        title: 'Typed',
        tags: 'a, b',
        last_day: '2031-05-06',
        max_clicks: '7',
        password: '',
        no_password: 'on',
      },
    ],
    ...['/webhooks', '/webhooks/ep_demo'].map(path => [
      path === '/webhooks' ? `${path}/new` : `${path}/edit`,
      path,
      {
        url: 'http://10.0.0.1/typed',
        description: 'Typed',
        event_types: 'key.*',
        tags: 'a, b',
        links: 'lnk_demo_spring',
        published_types: 'order.paid',
        format: 'data',
        ordered: 'yes',
        instances: 'ins_demo',
        sample: '12',
        rate: '9',
      },
    ]),
    [
      '/settings/keys/new',
      '/settings/keys',
      {
        name: 'Typed',
        preset: '',
        scopes: 'models:read',
        expiry: 'date',
        date: '2020-01-01',
        allowed_ips: '2001:db8::/32',
        requests: '90',
        seconds: '30',
        owner: 'Typed',
        metadata: 'plan: typed',
      },
    ],
  ] as [string, string, Record<string, string>][]) {
    const hidden = await person.form(home + page, home + action);
    const { status, text } = await person.post(home + action, { ...hidden, ...typed });
    assert.equal(status, 422, action);
    const expected = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value]]));
    assert.deepEqual(seenIn(formOn(text, person, home + action)), expected);
  }
});

test.run();
