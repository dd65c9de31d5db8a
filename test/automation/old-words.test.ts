/** `event_type` and `event_types` of hooks and routes, and the words that they had before: `event`, `events` and `type`. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import {
  createRouter,
  defineGroup,
  defineOperation,
  draftKey,
  type WholeRepository,
} from '../../src/index.ts';
import { published } from '../../src/testing/automation/sample.ts';
import { shop } from '../../src/testing/sample.ts';
import { type Cleanup, fixtureRepository, send, serveApp, suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { storages } from '../webhooks/receiver.ts';
import { serve } from './service.ts';

const test = suiteOf('The old words for event types');

const target_url = 'http://127.0.0.1:9/';

type Members = Readonly<Record<string, unknown>>;

async function place(cleanup: Cleanup, repository: WholeRepository) {
  const { call, failures } = await serve(cleanup, repository);
  const ask = async (method: string, path: string, body?: object) => {
    const { status, json } = await call(method, `/automation${path}`, body);
    const data = json.data as Members & { hook: Members };
    return status < 300 ? { status, data } : { status, msg: json.msg };
  };
  const made = async (path: string, body: object) => {
    const { status, data, msg } = await ask('POST', path, body);
    assert.equal(status, 201, String(msg));
    return data?.hook ?? (data as Members);
  };
  const hook = await made('/hooks', { target_url, event_type: 'nothing.else' });
  const route = (words: object) => made('/routes', { name: 'R', hooks: [hook.id], ...words });
  return { ask, made, hook, route, failures };
}

/** What PATCH takes, of a route as GET returns it. */
const taken = ({ name, sources, filter, mapping, hooks, state, ...words }: Members) => {
  const { events, event_types, type, event_type } = words;
  return { name, sources, filter, mapping, hooks, state, events, event_types, type, event_type };
};

const wordsOf = ({ event, event_type, events, event_types, type }: Members) => ({
  event,
  event_type,
  events,
  event_types,
  type,
});

for (const [storage, open] of eachStorage(storages)) {
  test(`are taken and returned like the new ones, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { ask, made, route } = await place(cleanup, repository);
    const shown = {
      event: 'order.paid',
      event_type: 'order.paid',
      events: undefined,
      event_types: undefined,
    };
    for (const words of [
      { event: 'order.paid' },
      { event_type: 'order.paid' },
      { event: 'order.paid', event_type: 'order.paid' },
    ]) {
      const hook = await made('/hooks', { target_url, ...words });
      assert.deepEqual(wordsOf(hook), { ...shown, type: undefined });
      assert.deepEqual((await ask('GET', `/hooks/${hook.id}`)).data, hook);
    }
    const both = {
      event: undefined,
      event_type: 'order.large',
      type: 'order.large',
      events: ['order.paid', 'link.created'],
      event_types: ['order.paid', 'link.created'],
    };
    const { events, event_types, event_type, type } = both;
    for (const words of [
      { events, type },
      { event_types, event_type },
      { events, event_type },
      { events, event_types, type, event_type },
    ]) {
      const one = await route(words);
      assert.deepEqual(
        { ...wordsOf(one), events: [...(one.events as [])].reverse() },
        {
          ...both,
          event_types: [...event_types].reverse(),
        },
      );
      assert.deepEqual((await ask('GET', `/routes/${one.id}`)).data, one);
    }
    const listed = (await ask('GET', '/routes')).data as unknown as readonly Members[];
    assert.deepEqual(
      listed.map(one => [one.type, one.event_type]),
      Array.from({ length: 4 }, () => ['order.large', 'order.large']),
    );
  });

  test(`change a route, and what GET returned can be sent back, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { ask, route } = await place(cleanup, repository);
    const { id } = await route({ events: ['order.paid'], type: 'order.large' });
    const change = (body: object) => ask('PATCH', `/routes/${id}`, body);
    const old = (await change({ events: ['order.sent'], type: null })).data;
    assert.deepEqual(
      [old?.events, old?.event_types, old?.type, old?.event_type],
      [['order.sent'], ['order.sent'], null, null],
    );
    const read = (await ask('GET', `/routes/${id}`)).data as Members;
    assert.deepEqual((await change(taken(read))).data, read);
    for (const [changed, msg] of [
      [{ events: ['a'] }, 'Invalid request: events contradicts event_types: send event_types only'],
      [{ event_types: ['a'] }, 'Invalid request: events contradicts event_types: send event_types only'],
      [{ type: 'a' }, 'Invalid request: type contradicts event_type: send event_type only'],
      [{ event_type: 'a' }, 'Invalid request: type contradicts event_type: send event_type only'],
    ] as const) {
      assert.deepEqual(await change({ ...taken(read), ...changed }), { status: 400, msg });
      assert.deepEqual((await ask('GET', `/routes/${id}`)).data, read);
      assert.equal((await change({ ...changed })).status, 200);
      const last = (await change({ event_types: ['order.sent'], event_type: null })).data;
      assert.deepEqual(last, read);
    }
  });

  test(`filter samples, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { ask } = await place(cleanup, repository);
    await repository.automation.publish(shop, [published('evt_1', { type: 'order.paid' })]);
    for (const query of [
      'event=order.paid',
      'event_type=order.paid',
      'event=order.paid&event_type=order.paid',
      'event_type=order%2Epaid&event=order.paid',
    ]) {
      const { data } = await ask('GET', `/samples?${query}`);
      assert.deepEqual(
        (data as unknown as readonly Members[]).map(one => one.id),
        ['evt_1'],
        query,
      );
    }
    for (const [query, msg] of [
      ['', 'Invalid request: event_type is required'],
      ['event=a&event_type=b', 'Invalid request: event contradicts event_type: send event_type only'],
      ['event=', 'Invalid request: event must not be empty'],
      ['event_type=', 'Invalid request: event_type must not be empty'],
    ])
      assert.deepEqual(await ask('GET', `/samples?${query}`), { status: 400, msg }, query);
  });

  test(`are stored as the released version stores them, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { ask, hook, route } = await place(cleanup, repository);
    const { id } = await route({ event_types: ['link.created', 'order.paid'], event_type: 'order.large' });
    const { event_types, types, config } = (await repository.webhooks.findEndpoint(shop, String(id))) ?? {};
    assert.deepEqual(
      [event_types, types, config],
      [
        ['link.created', 'automation.published'],
        ['order.paid'],
        { filter: [], mapping: null, type: 'order.large', hooks: [hook.id] },
      ],
    );
    assert.equal((await ask('GET', `/routes/${id}`)).data?.event_type, 'order.large');
  });
}

test('are refused by the name that was sent', async cleanup => {
  const repository = await storages.lowdb?.(cleanup);
  assert.ok(repository);
  const { ask, hook, failures } = await place(cleanup, repository);
  const huge = { event: 1e300, event_type: 1e300 };
  for (const [path, words, msg] of [
    ['/hooks', {}, 'event_type is required'],
    ['/hooks', { event: null }, 'event must be a string'],
    ['/hooks', { event_type: null }, 'event_type must be a string'],
    ['/hooks', { event: null, event_type: 'a' }, 'event contradicts event_type: send event_type only'],
    ['/hooks', { event: 'a', event_type: null }, 'event contradicts event_type: send event_type only'],
    ['/hooks', { event: null, event_type: null }, 'event_type must be a string'],
    ['/hooks', { event: 'a', event_type: 'b' }, 'event contradicts event_type: send event_type only'],
    ['/hooks', huge, 'event_type must be a string'],
    ['/hooks', { event: '' }, 'event must not be empty'],
    ['/hooks', { evnet: 'a' }, 'evnet is not a known field'],
    ['/routes', { events: null }, 'events must be a list'],
    ['/routes', { events: [''] }, 'events/0 must not be empty'],
    ['/routes', { events: ['a', 'a'] }, 'events must not contain the same entry twice'],
    ['/routes', { events: [], event_types: ['a'] }, 'events contradicts event_types: send event_types only'],
    ['/routes', { type: null, event_type: 'a' }, 'type contradicts event_type: send event_type only'],
    ['/routes', { event_type: 7 }, 'event_type must be a string'],
    ['/routes', { event: 'a' }, 'event is not a known field'],
    [
      '/routes',
      { events: Array.from({ length: 51 }, (_, index) => `e${index}`) },
      'events must have at most 50 entries',
    ],
    ['/hooks', { event_tpye: 'a' }, 'event_tpye is not a known field: did you mean event_type?'],
  ] as const) {
    const asked = path === '/hooks' ? { target_url, ...words } : { name: 'R', hooks: [hook.id], ...words };
    const refused = { status: 400, msg: `Invalid request: ${msg}` };
    assert.deepEqual(await ask('POST', path, asked), refused, JSON.stringify(words));
  }
  const many = Array.from({ length: 10_000 }, (_, index) => `e${index}`);
  const long = await ask('PATCH', '/routes/route_x', { events: many, event_types: [...many, 'x'] });
  assert.equal(long.msg, 'Invalid request: events contradicts event_types: send event_types only');
  assert.deepEqual(failures, []);
});

test("are not added to members of a host's schema that has the title of one of this package", async cleanup => {
  const hook = {
    title: 'AutomationHook',
    type: 'object',
    properties: { event: { type: 'integer' }, event_type: { type: 'string' } },
  };
  const repository = await fixtureRepository();
  const operation = defineOperation({
    id: 'getOwn',
    method: 'GET',
    path: '/api/v1/own',
    summary: 'Read the hook of the host',
    description: 'Answers what the host has.',
    auth: 'bearer',
    scope: 'own:read',
    request: { type: 'object', additionalProperties: false, properties: {} },
    reply: {
      schema: { type: 'object', properties: { hook } },
      description: 'What the host has.',
      revalidate: false,
      envelope: data => data,
    },
    errors: [],
    handler: () => ({ result: { hook: { event_type: 'order.paid' } } }),
  });
  const own = defineGroup({
    name: 'own',
    description: 'What the host has.',
    needs: [],
    scopes: { 'own:read': 'Read' },
    operations: [operation],
  });
  const draft = { id: 'key_own', name: 'Own', scopes: ['own:read'], expiresAt: null, createdBy: null };
  const { record, secret } = draftKey(draft, Date.now());
  await repository.keys.create('ws_studio', record);
  const { url } = await serveApp(
    cleanup,
    new Koa().use(createRouter({ repository, groups: [own] }).routes()),
  );
  const { json } = await send(`${url}/api/v1/own`, { headers: { authorization: `Bearer ${secret}` } });
  assert.deepEqual(json, { hook: { event_type: 'order.paid' } });
});

test.run();
