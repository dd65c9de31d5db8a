/** Forms that create records are safe to repeat: after a reload, from an earlier page, or with a double click. */
import assert from 'node:assert/strict';
import type { WholeRepository } from '../../src/repository/index.ts';
import { suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { inboundShape, keyShape, signingShape } from '../secret-shapes.ts';
import { eachStorage, storages } from '../storages.ts';
import { until } from '../until.ts';
import { receiver } from '../webhooks/receiver.ts';
import { ingrid, loggedIn, Person } from './client.ts';

const test = suiteOf('Repeated console forms', { isLong: true });
const home = '/workspaces/ws_studio';
const webhook = `${home}/webhooks/ep_demo`;
const automation = `${home}/automation`;

type Fields = Record<string, string | string[]>;

interface Maker {
  readonly page: string;
  readonly path: string;
  readonly fields: Fields;
  /** What is unique, for another record. */
  readonly again?: Fields;
  /** The number of records that the form creates. */
  count(repository: WholeRepository): Promise<number>;
  readonly secret?: RegExp;
}

const keysIn = async ({ keys }: WholeRepository) =>
  (await keys.list('ws_studio', { limit: 100 })).keys.length;
const all = { archived: false, sort: 'created', limit: 100 } as const;

const makers: Record<string, Maker> = {
  'makes one key': {
    page: `${home}/settings/keys/new`,
    path: `${home}/settings/keys`,
    fields: { name: 'Once', scopes: 'models:read', expiry: 'never' },
    count: keysIn,
    secret: keyShape,
  },
  'rotates a key once': {
    page: `${home}/settings`,
    path: `${home}/settings/keys/key_demo_studio/rotate`,
    fields: { overlap: '3600' },
    count: keysIn,
    secret: keyShape,
  },
  'makes one link with a slug by chance': {
    page: `${home}/links/new`,
    path: `${home}/links`,
    fields: { url: 'https://shop.example/once' },
    count: async ({ links }) => (await links.list('ws_studio', all)).links.length,
  },
  'makes one link with a slug of its own': {
    page: `${home}/links/new`,
    path: `${home}/links`,
    fields: { url: 'https://shop.example/once', slug: 'once' },
    again: { slug: 'twice' },
    count: async ({ links }) => (await links.list('ws_studio', all)).links.length,
  },
  'makes one webhook': {
    page: `${home}/webhooks/new`,
    path: `${home}/webhooks`,
    fields: { url: 'http://127.0.0.1:9/once', event_types: ['key.*'] },
    count: async ({ webhooks }) => (await webhooks.listEndpoints('ws_studio')).length,
    secret: signingShape,
  },
  'rotates the secret of a webhook once': {
    page: webhook,
    path: `${webhook}/rotate`,
    fields: { overlap: 'day' },
    count: async ({ webhooks }) => (await webhooks.findEndpoint('ws_studio', 'ep_demo'))?.secrets.length ?? 0,
    secret: signingShape,
  },
  'makes one inbound endpoint': {
    page: `${automation}/endpoints/new`,
    path: `${automation}/endpoints`,
    fields: { name: 'Once', event_type: 'order.once' },
    count: async ({ automation: part }) => (await part.listEndpoints('ws_studio')).length,
    secret: inboundShape,
  },
  'rotates the URL of an inbound endpoint once': {
    page: `${automation}/endpoints/ain_demo`,
    path: `${automation}/endpoints/ain_demo/rotate`,
    fields: { overlap: '604800' },
    count: async ({ automation: part }) =>
      (await part.findEndpoint('ws_studio', 'ain_demo'))?.tokens.length ?? 0,
    secret: inboundShape,
  },
  'publishes one test event at an inbound endpoint': {
    page: `${automation}/endpoints/ain_demo/test`,
    path: `${automation}/endpoints/ain_demo/test`,
    fields: { data: '{"once": true}' },
    count: async ({ automation: part }) => (await part.listEvents('ws_studio', { limit: 100 })).events.length,
  },
  'makes one hook': {
    page: `${automation}/hooks/new`,
    path: `${automation}/hooks`,
    fields: { target_url: 'http://127.0.0.1:9/once', event_type: 'order.once', format: 'data' },
    count: async ({ webhooks }) => (await webhooks.listEndpoints('ws_studio', { kind: 'hook' })).length,
    secret: signingShape,
  },
  'makes one route': {
    page: `${automation}/routes/new`,
    path: `${automation}/routes`,
    fields: { name: 'Once', hooks: 'hook_demo' },
    count: async ({ webhooks }) => (await webhooks.listEndpoints('ws_studio', { kind: 'route' })).length,
  },
  'invites one person': {
    page: `${home}/settings/invitations/new`,
    path: `${home}/settings/invitations`,
    fields: { email: 'once@example.com', role: 'viewer' },
    again: { email: 'twice@example.com' },
    count: async ({ invitations }) => (await invitations?.list('ws_studio'))?.length ?? 0,
  },
  'sends one test event': {
    page: `${home}/webhooks/ep_local`,
    path: `${home}/webhooks/ep_local/test`,
    fields: {},
    count: async ({ webhooks }) =>
      (await webhooks.listDeliveries('ws_studio', { eventType: 'webhook.test', limit: 100 })).deliveries
        .length,
  },
};

for (const [storage, open] of eachStorage(storages))
  for (const [does, { page, path, fields, again: unique, count, secret }] of Object.entries(makers))
    test(`take effect once: the form that ${does}, on ${storage}`, async cleanup => {
      const { repository, url } = await open(cleanup);
      const person = new Person(`${url}/user/api`);
      await person.logIn(ingrid);
      const before = await count(repository);
      const changes = async () =>
        (await repository.audit?.list('ws_studio', { limit: 100 }))?.entries.length ?? 0;
      const recorded = await changes();
      const form = { ...(await person.form(page, path)), ...fields };
      const atOnce = await Promise.all(Array.from({ length: 4 }, () => person.post(path, form)));
      const later = await person.post(path, form);
      assert.equal(await count(repository), before + 1);
      assert.ok((await changes()) <= recorded + 1, 'a change that was made once is recorded once');
      const answers = [...atOnce, later];
      for (const { status } of answers) assert.ok([303, 409].includes(status), String(status));
      let said: string | undefined;
      if (secret === undefined) {
        const places = new Set(answers.map(({ headers }) => headers.location?.split('?')[0]));
        assert.deepEqual([places.size, [...places][0] !== undefined], [1, true]);
      } else {
        const [first, ...more] = answers.filter(({ headers }) =>
          /mk_secret_/.test(String(headers['set-cookie'])),
        );
        assert.deepEqual(more, []);
        const place = first?.headers.location ?? '';
        const shown = await person.get(place);
        assert.match(shown.text, secret);
        for (const { text } of [...answers, await person.get(place)]) assert.doesNotMatch(text, secret);
        said = noticeIn(later.status === 409 ? later.text : shown.text);
      }
      said ??= noticeIn((await person.get(later.headers.location ?? '')).text);
      assert.match(said, /already|Test event (sent|published)|Route created/);
      // The form of a page that was opened later creates another record.
      if (does.includes('key once')) return;
      const again = await person.post(path, { ...(await person.form(page, path)), ...fields, ...unique });
      assert.ok(again.status < 400);
      assert.equal(await count(repository), before + 2);
    });

for (const [storage, open] of eachStorage({ PostgreSQL: storages.PostgreSQL, lowdb: storages.lowdb }))
  for (const [does, remove] of [
    ['makes one webhook', `${home}/webhooks/:id/delete`],
    ['makes one hook', `${automation}/hooks/:id/delete`],
    ['makes one route', `${automation}/routes/:id/delete`],
    ['makes one inbound endpoint', `${automation}/endpoints/:id/delete`],
    ['makes one link with a slug of its own', `${home}/links/:id/delete`],
  ] as const)
    test(`can be sent again after a deletion, and are never answered with 500: the form that ${does}, on ${storage}`, async cleanup => {
      const { url } = (await open?.(cleanup)) ?? assert.fail();
      const { page, path, fields } = makers[does] ?? assert.fail();
      const person = new Person(`${url}/user/api`);
      await person.logIn(ingrid);
      const form = { ...(await person.form(page, path)), ...fields };
      const { headers } = await person.post(path, form);
      const [, id = ''] =
        /\/(?:webhooks|hooks|routes|endpoints|links)\/([\w-]+)$/.exec(headers.location ?? '') ?? [];
      assert.equal((await person.post(remove.replace(':id', id), { csrf: form.csrf ?? '' })).status, 303);
      const again = await person.post(path, form);
      if (again.status === 303) return;
      // The storage keeps the ids of what was deleted.
      assert.equal(again.status, 409);
      assert.match(again.text, /it has been deleted since\. Send the form again to create it again\./);
      const { token = '' } = await person.form(page, path);
      assert.equal((await person.post(path, { ...form, token })).status, 303);
    });

test('take effect once, however their lines end: a browser and a script differ', async cleanup => {
  const mock = await mockFor(cleanup);
  const person = await loggedIn(mock);
  const path = `${automation}/endpoints`;
  const form = { ...(await person.form(`${path}/new`, path)), name: 'Once', event_type: 'order.once' };
  const count = async () => (await mock.repository.automation.listEndpoints('ws_studio')).length;
  const before = await count();
  for (const schema of ['{\n"type": "object"\n}', '{\r\n"type": "object"\r\n}'])
    assert.equal((await person.post(path, { ...form, schema })).status, 303);
  assert.equal(await count(), before + 1);
});

test('make one contact, and never say that it exists to who has made it', async cleanup => {
  const mock = await mockFor(cleanup);
  const person = await loggedIn(mock);
  const path = `${home}/messaging/ins_demo/contacts`;
  const form = { ...(await person.form(`${path}/new`, path)), address: '+4915112345677', name: 'Once' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => person.post(path, form)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    answers.map(() => 303),
  );
});

const noticeIn = (page: string) => /<p class="notice[^>]*>([^<]*)/.exec(page)?.[1] ?? '';

for (const [what, page, path] of [
  ['a delivery', `${home}/webhook-deliveries/msg_demo_failed_ep_demo`, '/replay'],
  ['what has failed', webhook, '/replay'],
] as const)
  test(`send ${what} again once, even if it fails again meanwhile`, async cleanup => {
    const mock = await mockFor(cleanup);
    // Only this delivery pauses the webhook: the fixtures hold others, which are sent as soon as it is active.
    const { url } = await receiver(cleanup, ({ headers }, res) =>
      res.writeHead(headers['webhook-id'] === 'msg_demo_failed' ? 410 : 204).end(),
    );
    const { webhooks } = mock.repository;
    const active = { url, state: 'active', paused_reason: null, paused_at: null } as const;
    await webhooks.changeEndpoint('ws_studio', 'ep_demo', active);
    const person = await loggedIn(mock);
    const delivery = async () =>
      (await webhooks.findDelivery('ws_studio', 'msg_demo_failed_ep_demo'))?.delivery;
    const before = (await delivery())?.attempts.length ?? 0;
    const send = async (form: Record<string, string>) =>
      assert.equal((await person.post(page + path, { ...form, do: 'failed', hours: '8760' })).status, 303);
    const form = await person.form(page, path);
    await send(form);
    const triedAgain = async (times: number) => {
      const now = await delivery();
      return now?.attempts.length === before + times && now.state === 'failed';
    };
    await until(() => triedAgain(1));
    await send(form);
    assert.equal((await delivery())?.state, 'failed');
    await webhooks.changeEndpoint('ws_studio', 'ep_demo', active);
    await send(await person.form(page, path));
    await until(() => triedAgain(2));
  });

test.run();
