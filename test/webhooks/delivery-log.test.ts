/** The deliveries of all webhooks of a workspace over HTTP: filters, pages and replays of several. */
import assert from 'node:assert/strict';
import type { WebhookDelivery } from '../../src/generated/types.ts';
import type { EventSender } from '../../src/group/event-sender.ts';
import type { Repository } from '../../src/repository/index.ts';
import { endpoint, event } from '../../src/testing/sample.ts';
import { type Cleanup, secrets, send, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';

const test = suiteOf('The log of deliveries');
const workspace = 'ws_studio';
const log = '/webhook-deliveries';

type Whole = Required<Pick<Repository, 'webhooks'>>;

/** The engine of the mock server could try a delivery before the test has claimed it. */
const sendsNothing: EventSender = { check: async () => {}, events: [], nudge: () => {} };

/** Two webhooks, and deliveries of 2030 that failed: `msg_0` to `msg_<count - 1>`, a minute apart. */
async function place(cleanup: Cleanup, open: (typeof storages)[string] | undefined, count: number) {
  assert.ok(open);
  const mock = await open(cleanup, { webhooks: sendsNothing });
  const { webhooks } = mock.repository as Whole;
  const url = 'http://127.0.0.1:9/';
  for (const id of ['ep_one', 'ep_two'])
    await webhooks.createEndpoint(workspace, { ...endpoint(id, []), url, state: 'paused' });
  const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, minute)).toISOString();
  for (let index = 0; index < count; index += 1) {
    const to = index % 2 === 0 ? 'ep_one' : 'ep_two';
    const type = index % 3 === 0 ? 'key.created' : 'link.created';
    await webhooks.publish(workspace, [event(`msg_${index}`, type, at(index))], { only: to });
  }
  const call = (method: string, path: string, body?: object, key = secrets.studio) =>
    send(`${mock.url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const idsOf = async (query: string) => {
    const { json, status, text } = await call('GET', `${log}?since=2029-01-01T00:00:00Z&${query}`);
    assert.equal(status, 200, text);
    return (json.data as WebhookDelivery[]).map(({ event_id }) => event_id);
  };
  return { webhooks, call, idsOf, at };
}

/** Makes deliveries fail. */
async function fail(webhooks: Whole['webhooks'], minutes: number, state: 'failed' | 'succeeded' = 'failed') {
  for (const id of ['ep_one', 'ep_two']) await webhooks.changeEndpoint(workspace, id, { state: 'active' });
  const now = '2031-01-01T00:00:00.000Z';
  const jobs = await webhooks.claim({ token: 't', leaseFor: 60_000, limit: 500, perEndpoint: 500, now });
  await webhooks.settle(
    't',
    jobs.slice(0, minutes).map(({ workspaceId, delivery, endpoint: { id } }) => ({
      workspaceId,
      deliveryId: delivery.id,
      endpointId: id,
      attempt: { at: '2030-01-02T00:00:00.000Z', duration_ms: 5, status: 500, error: null, response: '' },
      state,
      retryAfter: null,
      events: [],
    })),
    { now },
  );
  for (const id of ['ep_one', 'ep_two']) await webhooks.changeEndpoint(workspace, id, { state: 'paused' });
}

for (const [storage, open] of eachStorage(storages)) {
  test(`is filtered by webhook, event, types and time, and read page by page, on ${storage}`, async cleanup => {
    const { call, idsOf, at } = await place(cleanup, open, 7);
    const newest = ['msg_6', 'msg_5', 'msg_4', 'msg_3', 'msg_2', 'msg_1', 'msg_0'];
    assert.deepEqual(await idsOf(''), newest);
    assert.deepEqual(await idsOf('event_type=*'), newest);
    assert.deepEqual(await idsOf('event_type=key.*'), ['msg_6', 'msg_3', 'msg_0']);
    assert.deepEqual(await idsOf('event_type=key.created&endpoint_id=ep_one'), ['msg_6', 'msg_0']);
    assert.deepEqual(await idsOf('event_id=msg_4'), ['msg_4']);
    assert.deepEqual(await idsOf('event_id=msg_4&endpoint_id=ep_two'), []);
    assert.deepEqual(await idsOf(`until=${at(1)}`), ['msg_1', 'msg_0']);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query = `since=${at(0)}&limit=3${cursor && `&cursor=${cursor}`}`;
      const { json } = await call('GET', `${log}?${query}`);
      seen.push(...(json.data as WebhookDelivery[]).map(({ event_id }) => event_id));
      cursor = json.next_cursor as string | null;
    }
    assert.deepEqual(seen, newest);
    for (const [query, says] of [
      ['since=yesterday', /^Invalid request: since /],
      ['until=2030-01-01', /^Invalid request: until /],
      ['event_id=%00', /^Invalid request: event_id /],
      [`event_type=${'x'.repeat(201)}`, /^Invalid request: event_type /],
      ['cursor=nonsense', /^Invalid request: cursor must be a next_cursor of this list$/],
      ['stat=failed', /^Invalid request: stat /],
    ] as const) {
      const { status, json } = await call('GET', `${log}?${query}`);
      assert.equal(status, 400, query);
      assert.match(String(json.msg), says);
    }
  });

  test(`sends chosen deliveries again, each once, and says which it could not, on ${storage}`, async cleanup => {
    const { webhooks, call } = await place(cleanup, open, 4);
    await fail(webhooks, 3);
    await webhooks.createEndpoint(workspace, { ...endpoint('ep_relay', []), kind: 'relay' });
    await webhooks.publish(workspace, [event('msg_relay')], { only: 'ep_relay' });
    const { deliveries } = await webhooks.listDeliveries(workspace, {
      since: '2030-01-01T00:00:00.000Z',
      limit: 10,
    });
    const ids = [...deliveries.map(({ id }) => id), 'msg_gone', 'msg_relay_ep_relay'];
    assert.equal(deliveries.filter(({ state }) => state === 'failed').length, 3);
    const replay = (body: object, key?: string) => call('POST', `${log}/replay`, body, key);
    assert.deepEqual((await replay({ delivery_ids: ids }, secrets.sounds)).json.data, {
      count: 0,
      skipped: 0,
      not_found: 6,
      has_more: false,
    });
    const answers = await Promise.all([1, 2, 3].map(() => replay({ delivery_ids: ids })));
    const sums = answers.map(
      ({ json }) => json.data as { count: number; not_found: number; skipped: number },
    );
    assert.equal(
      sums.reduce((sum, { count }) => sum + count, 0),
      3,
    );
    for (const { count, skipped, not_found } of sums) assert.deepEqual([count + skipped, not_found], [4, 2]);
    for (const { id } of deliveries)
      assert.equal((await webhooks.findDelivery(workspace, id))?.delivery.state, 'pending');
  });

  test(`sends all that failed since a time again, with filters, on ${storage}`, async cleanup => {
    const { webhooks, call, idsOf, at } = await place(cleanup, open, 6);
    await fail(webhooks, 6);
    const replay = async (body: object) => (await call('POST', `${log}/replay`, body)).json;
    const answer = (count: number) => ({ count, skipped: 0, not_found: 0, has_more: false });
    assert.deepEqual((await replay({ since: at(4), endpoint_id: 'ep_one' })).data, answer(1));
    assert.deepEqual(await idsOf('state=pending'), ['msg_4']);
    assert.deepEqual((await replay({ since: at(0), event_type: 'key.*', until: at(2) })).data, answer(1));
    assert.deepEqual((await replay({ since: at(0), event_id: 'msg_1' })).data, answer(1));
    assert.deepEqual((await replay({ since: at(0) })).data, answer(3));
    assert.deepEqual((await replay({ since: at(0) })).data, answer(0));
  });
}

test('replays at most 500 failed deliveries a call, and says that there are more', async cleanup => {
  const { webhooks, call, at } = await place(cleanup, storages.lowdb, 0);
  const events = Array.from({ length: 501 }, (_, index) => event(`msg_${index}`, 'key.created', at(index)));
  await webhooks.publish(workspace, events, { only: 'ep_one' });
  for (const count of [500, 1]) await fail(webhooks, count);
  const replay = async () => (await call('POST', `${log}/replay`, { since: at(0) })).json.data;
  assert.deepEqual(await replay(), { count: 500, skipped: 0, not_found: 0, has_more: true });
  assert.deepEqual(await replay(), { count: 1, skipped: 0, not_found: 0, has_more: false });
});

test('refuses replays that say too much or too little, by the name of the member', async cleanup => {
  const { call } = await place(cleanup, storages.lowdb, 0);
  for (const [body, says] of [
    [{}, 'Invalid request: since is required without delivery_ids'],
    [{ endpoint_id: 'ep_one' }, 'Invalid request: since is required without delivery_ids'],
    [
      { delivery_ids: ['msg_0'], event_type: 'a.b' },
      'Invalid request: event_type cannot be used with delivery_ids',
    ],
    [{ delivery_ids: [] }, /^Invalid request: delivery_ids /],
    [{ delivery_ids: Array.from({ length: 101 }, (_, index) => `msg_${index}`) }, /delivery_ids/],
    [{ delivery_ids: ['a b'] }, /^Invalid request: delivery_ids\/0 /],
    [{ since: null }, /^Invalid request: since /],
    [{ sinse: '2030-01-01T00:00:00Z' }, /sinse/],
  ] as const) {
    const { status, json } = await call('POST', `${log}/replay`, body);
    assert.equal(status, 400, JSON.stringify(body));
    if (typeof says === 'string') assert.equal(json.msg, says);
    else assert.match(String(json.msg), says);
  }
});

test.run();
