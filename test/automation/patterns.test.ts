/** Patterns of event types that match nothing are refused, wherever they are given. */
import assert from 'node:assert/strict';
import { fieldsOf, loggedIn, textOf } from '../console/client.ts';
import { secrets, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { client } from './clients.ts';

const test = suiteOf('Patterns of event types');

const forms = 'use a type such as order.paid, all of a group such as order.*, or *';
const none = [
  ...['*.paid', 'order*', 'order.*.added', 'order.**', '.*', 'order.paid ', ' order.paid', '* '],
  ...['order.paid, order.sent', 'order.paid,link.*', '*,order.paid'],
];
const some = ['order.paid', 'order.*', 'order.item.*', '*', 'order paid', 'Order/Paid', 'Paid, at last'];

test('that match nothing are refused by name in webhooks, hooks, routes and inbound endpoints', async cleanup => {
  const mock = await mockFor(cleanup);
  const { call } = client(mock);
  const post = (url: string, body: object) =>
    send(`${mock.url}/api/v1${url}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const endpoint = { name: 'In', event_type: 'order.paid' };
  const created = await call('POST', '/endpoints', endpoint);
  const { id } = (created.json.data as { endpoint: { id: string } }).endpoint;
  const target_url = 'https://tool.example/hook';
  const event = { type: 'order.paid', data: {} };
  for (const pattern of [...none, ...some]) {
    const event_types = [pattern];
    const answers = {
      webhook: await post('/webhooks', { url: 'https://tool.example/', event_types }),
      hook: await call('POST', '/hooks', { target_url, event_type: pattern }),
      route: await call('POST', '/routes', { name: 'R', event_types, hooks: ['whk_none'] }),
      try: await call('POST', '/routes/try', { event, event_types }),
      endpoint: await call('POST', '/endpoints', { ...endpoint, event_types }),
      change: await call('PATCH', `/endpoints/${id}`, { event_types }),
    };
    const reason = `contains "${pattern}", which cannot be a pattern: ${forms}`;
    for (const [place, { json }] of Object.entries(answers))
      assert.equal(String(json.msg ?? '').includes(reason), none.includes(pattern), `${place} ${json.msg}`);
  }
});

test('are refused where lists are filtered by them, and * stands for all types there', async cleanup => {
  const mock = await mockFor(cleanup);
  const { call } = client(mock);
  const published = await call('POST', '/publish', { type: 'order.paid', data: {} });
  const { id } = published.json.data as { id: string };
  const get = (url: string, type: string) =>
    send(`${mock.url}/api/v1${url}${encodeURIComponent(type)}`, {
      headers: { authorization: `Bearer ${secrets.studio}` },
    });
  const lists = {
    history: (type: string) => get('/automation/history?type=', type),
    samples: (type: string) => get('/automation/samples?event_type=', type),
    deliveries: (type: string) => get('/webhook-deliveries?event_type=', type),
    'replay of deliveries': (event_type: string) =>
      send(`${mock.url}/api/v1/webhook-deliveries/replay`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' },
        body: JSON.stringify({ event_type, since: '2026-01-01T00:00:00Z' }),
      }),
    'replay of events': (type: string) =>
      call('POST', '/events/replay', { type, since: '2026-01-01T00:00:00Z' }),
  };
  for (const [place, list] of Object.entries(lists)) {
    for (const pattern of none.filter(one => one.includes('*') && one.trim() !== '*')) {
      const { status, json } = await list(pattern);
      assert.equal(status, 400, `${place} ${pattern}`);
      assert.match(String(json.msg), /which cannot be a pattern: use a type such as/, place);
    }
    for (const pattern of some) assert.ok((await list(pattern)).status < 300, `${place} ${pattern}`);
  }
  const all = (await lists.history('*')).json.data as readonly { readonly id: string }[];
  assert.ok(all.some(event => event.id === id));
  for (const pattern of ['order.*', '*', 'order*']) {
    const { status, json } = await get('/automation/events?type=', pattern);
    assert.equal(status, 400);
    assert.match(String(json.msg), /use one type such as order\.paid, or omit it for all types/);
  }
});

test('are refused on the page of deliveries, in the filter and when they are sent again', async cleanup => {
  const mock = await mockFor(cleanup);
  const person = await loggedIn(mock);
  const page = '/user/api/workspaces/ws_studio/webhook-deliveries';
  const filtered = await person.get(`${page}?type=order*`);
  assert.equal(filtered.status, 200);
  assert.match(filtered.text, /which cannot be a pattern/);
  const again = await person.post(`${page}/replay`, {
    csrf: fieldsOf(filtered.text).csrf ?? '',
    query: 'type=order*',
    do: 'failed',
  });
  assert.equal(again.status, 422);
  assert.match(textOf(again.text), /Nothing was sent again\..*which cannot be a pattern/);
});

test.run();
