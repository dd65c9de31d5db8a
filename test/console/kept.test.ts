/** A form that is sent without changes must not change the record. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { createRouter, createWebhooks } from '../../src/index.ts';
import { endpoint } from '../../src/testing/sample.ts';
import { type Cleanup, fixtureRepository, serveApp, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { ingrid, loggedIn, Person } from './client.ts';
import { asItStands } from './filled.ts';

const test = suiteOf('Values that console forms keep');
const home = '/workspaces/ws_studio';

async function start(cleanup: Cleanup) {
  const mock = await mockFor(cleanup);
  const person = await loggedIn(mock);
  return { mock, person };
}

/** Tags that only the API can create. */
const tags = ['a, b', ' c '];

test('include link tags with commas if the field is not edited', async cleanup => {
  const { mock, person } = await start(cleanup);
  const { links } = mock.repository;
  await links.change('ws_studio', 'lnk_demo_spring', () => ({ tags }));
  const path = `${home}/links/lnk_demo_spring`;
  const fields = await asItStands(person, `${path}/edit`, path);
  const changed = async () => (await links.find('ws_studio', 'lnk_demo_spring')) ?? assert.fail();
  assert.equal((await person.post(path, { ...fields, title: 'Another title' })).status, 303);
  assert.deepEqual([(await changed()).title, (await changed()).tags], ['Another title', tags]);
  assert.equal((await person.post(path, { ...fields, tags: 'd, e' })).status, 303);
  assert.deepEqual((await changed()).tags, ['d', 'e']);
});

test('include webhook tags with commas if the field is not edited', async cleanup => {
  const { mock, person } = await start(cleanup);
  const { webhooks } = mock.repository;
  await webhooks.changeEndpoint('ws_studio', 'ep_demo', { tags });
  const path = `${home}/webhooks/ep_demo`;
  const fields = await asItStands(person, `${path}/edit`, path);
  const changed = async () => (await webhooks.findEndpoint('ws_studio', 'ep_demo')) ?? assert.fail();
  assert.equal((await person.post(path, { ...fields, description: 'Another one' })).status, 303);
  assert.deepEqual([(await changed()).description, (await changed()).tags], ['Another one', tags]);
  assert.equal((await person.post(path, { ...fields, tags: 'd, e' })).status, 303);
  assert.deepEqual((await changed()).tags, ['d', 'e']);
});

/** A service with an event of the host, and a webhook that subscribes to it. */
async function withOwnEvent(cleanup: Cleanup) {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const webhooks = createWebhooks({
    repository,
    allowPrivateTargets: ['receiver.example'],
    events: [{ type: 'order.paid', summary: 'An order was <paid>' }],
  });
  cleanup(webhooks.close);
  const app = new Koa();
  let middleware: Koa.Middleware = () => {};
  const { url } = await serveApp(
    cleanup,
    app.use((ctx, next) => middleware(ctx, next)),
  );
  middleware = createRouter({ repository, webhooks, console: true, publicUrl: url }).routes();
  const record = { ...endpoint('ep_own', ['order.paid', 'key.*']), url: 'https://receiver.example/' };
  assert.ok('id' in (await repository.webhooks.createEndpoint('ws_studio', record)));
  const person = new Person(`${url}/user/api`);
  await person.logIn(ingrid);
  return { repository, person };
}

test('include host events that a webhook subscribes to', async cleanup => {
  const { repository, person } = await withOwnEvent(cleanup);
  const path = `${home}/webhooks/ep_own`;
  const fields = await asItStands(person, `${path}/edit`, path);
  assert.equal((await person.post(path, { ...fields, description: 'Another one' })).status, 303);
  const changed = await repository.webhooks.findEndpoint('ws_studio', 'ep_own');
  assert.deepEqual(changed?.event_types.toSorted(), ['key.*', 'order.paid']);
});

test('are offered for host events with their summary, by name and by group', async cleanup => {
  const { person } = await withOwnEvent(cleanup);
  const { text } = await person.get(`${home}/webhooks/new`);
  assert.match(text, /value="order\.paid"/);
  assert.match(text, /value="order\.\*"/);
  assert.match(text, /<code>order\.paid<\/code> <span[^>]*>An order was &lt;paid&gt;</);
});

test('include an event that is no longer declared, which is one that may be published once the events change, and can be removed', async cleanup => {
  const { mock, person } = await start(cleanup);
  const stored = () => mock.repository.webhooks.findEndpoint('ws_studio', 'ep_demo');
  await mock.repository.webhooks.changeEndpoint('ws_studio', 'ep_demo', { event_types: ['order.paid', '*'] });
  const before = await stored();
  const path = `${home}/webhooks/ep_demo`;
  const fields = await asItStands(person, `${path}/edit`, path);
  assert.deepEqual(fields.event_types?.toSorted(), ['*', 'order.paid']);
  assert.equal((await person.post(path, fields)).status, 303);
  assert.deepEqual(await stored(), before);
  const more = { ...fields, event_types: ['order.paid', '*', 'key.*'] };
  assert.equal((await person.post(path, more)).status, 303);
  const kept = await asItStands(person, `${path}/edit`, path);
  assert.deepEqual([kept.event_types?.toSorted(), kept.published_types], [['*', 'key.*'], ['order.paid']]);
  assert.equal((await person.post(path, { ...kept, published_types: '' })).status, 303);
  const { event_types, types } = (await stored()) ?? assert.fail();
  assert.deepEqual([event_types.toSorted(), types], [['*', 'key.*'], []]);
});

test.run();
