/** The users of a demo log in with one click: in the mock server only. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { createRouter } from '../../src/index.ts';
import { fixtureRepository, send, serveApp, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { Person } from './client.ts';
import { home } from './demo-pages.ts';
import { filledIn } from './filled.ts';

const test = suiteOf('The log-in of a demo');

/** The names of the buttons, with what their form sends. */
const demoForms = (page: string) =>
  [...page.matchAll(/form="log-in" name="demo" value="([^"]*)"[^>]*>Continue as ([^<]*)/g)].map(
    ([, demo = '', name]) => [name, { ...filledIn(page), demo }] as const,
  );

test('logs in each user of the fixtures, who comes back to the page', async cleanup => {
  const mock = await mockFor(cleanup);
  const person = new Person(`${mock.url}/user/api`);
  const { text } = await person.get('/login?return_to=/user/api/workspaces/ws_studio/links');
  const forms = demoForms(text);
  assert.deepEqual(
    forms.map(([name]) => name),
    ['Ingrid Solberg', 'Mateus de Wit'],
  );
  const answer = await person.post('/login', forms[0]?.[1] ?? {});
  assert.deepEqual([answer.status, answer.headers.location], [303, '/user/api/workspaces/ws_studio/links']);
  assert.match((await person.get('/workspaces/ws_studio')).text, /Ingrid Solberg/);
});

test('is still there after a wrong password, and while a form waits, which it keeps', async cleanup => {
  const mock = await mockFor(cleanup);
  const person = new Person(`${mock.url}/user/api`);
  const path = '/workspaces/ws_studio/links';
  const wrong = async (more = {}) => {
    const { text } = await person.get(`/login?return_to=/user/api${path}`);
    const [first] = demoForms(text);
    return person.post('/login', { ...first?.[1], demo: '', password: 'wrong', ...more });
  };
  const { status, text } = await wrong();
  const forms = demoForms(text);
  assert.deepEqual([status, forms.length], [401, 2]);
  assert.equal((await person.post('/login', forms[1]?.[1] ?? {})).status, 303);
  person.cookies.clear();
  const kept = { 'kept-name': 'Till', return_to: `/user/api${home}/settings/keys` };
  const [waiting] = demoForms((await wrong(kept)).text);
  const back = await person.post('/login', waiting?.[1] ?? {});
  assert.equal(back.status, 200);
  assert.match(back.text, /name="name"[^>]* value="Till"/);
  person.cookies.clear();
  const [, form] = demoForms((await person.get('/login')).text)[0] ?? [];
  const nobody = await person.post('/login', { ...form, demo: 'owner@example.com', email: '', password: '' });
  assert.equal(nobody.status, 401, 'only who is offered');
});

test('is not offered for users whose data is gone', async cleanup => {
  const mock = await mockFor(cleanup, { fixtures: { users: [], memberships: [] } });
  assert.deepEqual(demoForms((await new Person(`${mock.url}/user/api`).get('/login')).text), []);
});

test('is never offered by a router that a host has mounted over the same data', async cleanup => {
  const repository = await fixtureRepository();
  const router = createRouter({ repository, publicUrl: 'http://127.0.0.1', console: true });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  const { text } = await send(`${url}/user/api/login`);
  assert.match(text, /<h1>Log in<\/h1>/);
  assert.deepEqual(demoForms(text), []);
});

test.run();
