/** What the pages of webhooks show. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { createRouter } from '../../../src/index.ts';
import { fixtureRepository, serveApp, suiteOf } from '../../helper.ts';
import { ingrid, Person } from '../client.ts';
import { home, hook, start } from '../demo-pages.ts';
import { attribute, below, fieldsIn, has, is, said } from './document.ts';
import { type Shown, shownIn } from './shown.ts';
import { now, open } from './webhook.ts';

const test = suiteOf('The pages of webhooks', { isLong: true });

/** What the page says of the newest deliveries. */
const ofHealth = new Set(['Delivered', 'Median response time', 'Last deliveries']);

const buttonsOf = ({ all }: Shown) =>
  [...all('form', 'head'), ...all('form', 'card-head')].map(form => [
    attribute(form, 'action').split('/').slice(5).join('/'),
    below(form)
      .filter(is('button'))
      .map(button => `${said(button)} (${attribute(button, 'class').trim()})`)
      .join(),
  ]);

test('show the settings of a webhook without filters', async cleanup => {
  const { see } = await open(cleanup);
  const shown = await see(hook);
  assert.deepEqual(
    shown.facts.filter(([name]) => !ofHealth.has(name)),
    [
      ['URL', 'https://receiver.example/hooks'],
      ['Events', '*'],
      ['Created', '12 Jan 2026, 10:00 UTC'],
    ],
  );
  assert.deepEqual(shown.texts('span', 'record-title'), ['Stock keeping']);
  assert.deepEqual(shown.texts('a', 'eyebrow'), ['Webhooks']);
});

test('show the filters and the rate of a webhook', async cleanup => {
  const { see } = await open(cleanup, {
    description: '',
    event_types: ['key.*', 'link.created'],
    links: ['lnk_a', 'lnk_b'],
    tags: ['sale'],
    instances: ['ins_a'],
    sample: 99,
    rate: 7,
  });
  const shown = await see(hook);
  assert.deepEqual(
    shown.facts.filter(([name]) => !ofHealth.has(name)),
    [
      ['URL', 'https://receiver.example/hooks'],
      ['Events', 'key.*link.created'],
      ['Created', '12 Jan 2026, 10:00 UTC'],
      ['Links', 'lnk_alnk_b'],
      ['Links with', 'sale'],
      ['Instances', 'ins_a'],
      ['Sample rate', '99 % of click and list events'],
      ['Rate', '7 per second'],
    ],
  );
  assert.deepEqual(shown.texts('span', 'record-title'), ['https://receiver.example/hooks']);
});

for (const [what, values, badge, notice] of [
  ['is active', { state: 'active', paused_reason: null, paused_at: null }, 'good: Active', null],
  [
    'fails',
    { state: 'active', paused_reason: null, paused_at: null, failing_since: '2026-11-20T08:00:00Z' },
    'bad: Failing',
    null,
  ],
  ['was paused by a user', { paused_reason: 'requested' }, 'off: Paused', null],
  ['was paused without a reason', { paused_reason: null }, 'off: Paused', null],
  [
    'was paused by 410 Gone',
    { paused_reason: 'gone', paused_at: '2026-11-20T08:00:00Z' },
    'bad: Paused: gone',
    'Paused on 20 Nov 2026, 08:00 UTC because the receiver answered 410 Gone. Fix the receiver, then resume the webhook.',
  ],
  [
    'was paused by failures',
    { paused_reason: 'failing', paused_at: '2026-11-20T08:00:00Z' },
    'bad: Paused: failing',
    'Paused on 20 Nov 2026, 08:00 UTC because all deliveries failed for days. Fix the receiver, then resume the webhook.',
  ],
] as const)
  test(`show a webhook that ${what}, in the list too`, async cleanup => {
    const { see } = await open(cleanup, values);
    const shown = await see(hook);
    assert.equal(shown.badges[0], badge);
    assert.deepEqual(shown.texts('p', 'notice error'), notice === null ? [] : [notice]);
    const isActive = 'state' in values;
    assert.deepEqual(
      buttonsOf(shown).map(([action]) => action),
      [
        ...(isActive ? ['webhooks/ep_demo/test', 'webhooks/ep_demo/pause'] : ['webhooks/ep_demo/resume']),
        'webhooks/ep_demo/secret',
        'webhooks/ep_demo/rotate',
        'webhooks/ep_demo/delete',
        'webhooks/ep_demo/replay',
      ],
    );
    const list = await see(`${home}/webhooks`);
    // Beside the share of the newest deliveries, the list says since when deliveries fail.
    assert.deepEqual(list.badges, [badge === 'bad: Failing' ? 'bad: Failing since 20 Nov' : badge]);
    assert.deepEqual(
      list.texts('p', 'notice error'),
      notice === null ? [] : ['Paused because of failures: https://receiver.example/hooks.'],
    );
  });

test('offer the most useful action of a webhook first', async cleanup => {
  const active = await open(cleanup, { state: 'active', paused_reason: null, paused_at: null });
  assert.deepEqual(
    buttonsOf(await active.see(hook)).map(([, button]) => button),
    [
      'Send test event (button primary)',
      'Pause (button)',
      'Reveal secret (button)',
      'Rotate secret (button primary)',
      'Delete webhook (button danger solid)',
      'Resend 1 failed (button)',
    ],
  );
  const paused = await open(cleanup);
  assert.deepEqual(buttonsOf(await paused.see(hook))[0], [
    'webhooks/ep_demo/resume',
    'Resume (button primary)',
  ]);
});

test('give a test event a token, so that it is sent once, and no other action', async cleanup => {
  const { see } = await open(cleanup, { state: 'active', paused_reason: null, paused_at: null });
  const shown = await see(hook);
  const fields = [...shown.all('form', 'head'), ...shown.all('form', 'card-head')].map(form => [
    attribute(form, 'action').split('/').at(-1),
    fieldsIn(shown.document, form)
      .filter(one => !is('button')(one))
      .map(one => attribute(one, 'name')),
  ]);
  assert.deepEqual(Object.fromEntries(fields), {
    test: ['csrf', 'token'],
    pause: ['csrf'],
    secret: ['csrf'],
    rotate: ['csrf', 'secret_mark', 'overlap'],
    delete: ['csrf'],
    replay: ['csrf', 'seen', 'query', 'hours'],
  });
});

test('offer an overlap, with one day selected', async cleanup => {
  const { see } = await open(cleanup);
  const shown = await see(hook);
  const choices = (id: string) => {
    const select = shown.document.byId.get(id);
    assert.ok(select);
    return below(select).map(
      one => `${attribute(one, 'value')}${has(one, 'selected') ? '!' : ''} ${said(one)}`,
    );
  };
  assert.deepEqual(choices('overlap'), ['day! keeps signing for one day', '0 stops signing immediately']);
  assert.deepEqual(shown.texts('a', 'segments'), ['All', 'Pending', 'Delivered', 'Failed']);
});

for (const isThere of [true, false])
  test(`list webhooks ${isThere ? 'with one question for the deliveries of all' : 'of a storage without recentDeliveries'}`, async cleanup => {
    const repository = await fixtureRepository();
    const { recentDeliveries, ...webhooks } = repository.webhooks;
    assert.ok(recentDeliveries);
    const asked: string[] = [];
    const router = createRouter({
      repository: {
        ...repository,
        webhooks: {
          ...webhooks,
          listDeliveries(...query) {
            asked.push('listDeliveries');
            return webhooks.listDeliveries(...query);
          },
          ...(isThere && {
            recentDeliveries(...query: Parameters<typeof recentDeliveries>) {
              asked.push('recentDeliveries');
              return recentDeliveries(...query);
            },
          }),
        },
      },
      publicUrl: 'https://shop.example',
      console: true,
    });
    const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
    const person = new Person(`${url}/user/api`);
    await person.logIn(ingrid);
    const rows = shownIn((await person.get(`${home}/webhooks`)).text).rows('Webhooks');
    assert.deepEqual(
      rows.slice(1).map(row => row.slice(3, 6)),
      [
        ['50% of 2', '143 ms', '1 delivered, 1 failed, newest at the right'],
        // A hook, and a webhook of this machine.
        ['– none', '– none', '– none'],
        ['– none', '– none', '– none'],
      ],
    );
    const each = ['listDeliveries', 'listDeliveries', 'listDeliveries'];
    assert.deepEqual(asked, isThere ? ['recentDeliveries'] : each);
  });

test('list webhooks by their description, or by their URL', async cleanup => {
  const { see, webhooks, endpoint } = await open(cleanup);
  const record = await endpoint();
  assert.ok(record);
  const records = [
    record,
    { ...record, id: 'ep_2', description: '', event_types: ['key.*'], created_at: '2036-01-01T00:00:00Z' },
  ];
  webhooks.listEndpoints = async (_workspace, { kind } = {}) => (kind === undefined ? records : []);
  const shown = await see(`${home}/webhooks`);
  const bars = '1 delivered, 1 failed, newest at the right';
  assert.deepEqual(shown.rows('Webhooks'), [
    ['Webhook', 'URL', 'Events', 'Delivered', 'Response time', 'Last deliveries', 'Status'],
    ['Stock keeping', 'receiver.example/hooks', '*', '50% of 2', '143 ms', bars, 'Paused'],
    [
      'https://receiver.example/hooks',
      'receiver.example/hooks',
      'key.*',
      '– none',
      '– none',
      '– none',
      'Paused',
    ],
  ]);
  assert.deepEqual(
    shown.all('a', 'key-name').map(one => attribute(one, 'href')),
    ['ep_demo', 'ep_2'].map(id => `/user/api${home}/webhooks/${id}`),
  );
  assert.deepEqual(shown.texts('p', 'notice'), []);
});

test('offer to create a webhook, also as the first one', async cleanup => {
  const { see, webhooks } = await open(cleanup);
  const offered = (shown: Shown) => shown.all('a', 'actions').map(one => [said(one), attribute(one, 'href')]);
  const create = [['Create a webhook', `/user/api${home}/webhooks/new`]];
  assert.deepEqual(offered(await see(`${home}/webhooks`)), create);
  webhooks.listEndpoints = async () => [];
  const shown = await see(`${home}/webhooks`);
  assert.deepEqual(offered(shown), create);
  assert.match(shown.texts('div', 'empty').join(), /^No webhooks/);
  assert.deepEqual(shown.rows('Webhooks'), []);
});

test('list all events with an example of each', async cleanup => {
  const { see } = await open(cleanup);
  const shown = await see(`${home}/events`);
  assert.ok(shown.texts('h2').includes('key.created'));
  const example = JSON.parse(said(shown.document.byId.get('example-link-created') ?? assert.fail()));
  assert.deepEqual([example.type, example.timestamp], ['link.created', '2026-03-14T09:26:53Z']);
  assert.equal(typeof example.data, 'object');
  assert.deepEqual(
    shown.all('a', 'head').map(one => [said(one), attribute(one, 'href')]),
    [['webhook', `/user/api${home}/webhooks`]],
  );
});

test('show one secret, or both while the old one still signs', async cleanup => {
  const { person, csrf, endpoint } = await start(cleanup, { now: () => now });
  const secretsIn = (text: string) => {
    const shown = shownIn(text);
    return {
      titles: shown.texts('h2').filter(title => title.startsWith('Secret')),
      secrets: shown.all('code', 'copyable').map(one => [attribute(one, 'id'), said(one)]),
      copied: shown.all('button', 'copyable').map(one => attribute(one, 'data-copy')),
      explains: shown.texts('p', 'muted').some(words => words.includes('The first one is current.')),
    };
  };
  const [old] = (await endpoint())?.secrets ?? [];
  assert.deepEqual(secretsIn((await person.submit(`${hook}/secret`, { csrf })).text), {
    titles: ['Secret'],
    secrets: [['secret-0', old?.secret]],
    copied: ['#secret-0'],
    explains: false,
  });
  const form = { ...(await person.form(hook, '/rotate')), overlap: 'day' };
  const { text } = await person.submit(`${hook}/rotate`, form);
  const [current, previous] = (await endpoint())?.secrets ?? [];
  assert.deepEqual(previous, { secret: old?.secret, expires_at: '2026-11-22T12:00:00.000Z' });
  const both = {
    titles: ['Secrets'],
    secrets: [
      ['secret-0', current?.secret],
      ['secret-1', old?.secret],
    ],
    copied: ['#secret-0', '#secret-1'],
    explains: true,
  };
  assert.deepEqual(secretsIn(text), both);
  assert.deepEqual(secretsIn((await person.submit(`${hook}/secret`, { csrf })).text), both);
  assert.deepEqual(secretsIn((await person.get(hook)).text).secrets, []);
});

test.run();
