/** Patterns of event types that match nothing are refused, wherever they are given. */
import assert from 'node:assert/strict';
import { secrets, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { client } from './clients.ts';

const test = suiteOf('Patterns of event types');

const forms = 'send a type such as order.paid, all of a group such as order.*, or *';
const none = ['*.paid', 'order*', 'order.*.added', 'order.**', '.*', 'order.paid ', ' order.paid', '* '];
const some = ['order.paid', 'order.*', 'order.item.*', '*', 'order paid', 'Order/Paid'];

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
    const reason = `contains "${pattern}", which matches nothing: ${forms}`;
    for (const [place, { json }] of Object.entries(answers))
      assert.equal(String(json.msg ?? '').includes(reason), none.includes(pattern), `${place} ${json.msg}`);
  }
});

test.run();
