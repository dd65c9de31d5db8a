/** The limits of the paths of filters, wherever a filter is stored or tried; and what was stored before them. */
import assert from 'node:assert/strict';
import { filterProblems } from '../../src/common/events/filter-bounds.ts';
import type { AutomationTrace, WebhookDelivery } from '../../src/generated/types.ts';
import { type Cleanup, secrets, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { until } from '../until.ts';

const test = suiteOf('The path of a filter');

const path = (steps: number, lists: number) =>
  Array.from({ length: steps }, (_, at) => (at > 0 && at <= lists ? '*' : 'a')).join('.');
const tooLong = 'filter/1/any/0/field must have a path of at most 20 parts';
const tooManyLists = 'filter/1/any/0/field must have a path with at most 3 *';

const filterOn = (field: string) => [{ field: 'type', exists: true }, { any: [{ field, equals: 1 }] }];
const wrong = [
  [path(21, 3), tooLong],
  [path(20, 4), tooManyLists],
] as const;
const right = path(20, 3);
const stored = path(90, 40);

async function start(cleanup: Cleanup) {
  const mock = await mockFor(cleanup);
  const call = (method: string, to: string, body: unknown) =>
    send(`${mock.url}/api/v1${to}`, {
      method,
      headers: { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const made = async (to: string, body: object) => {
    const { json, status, text } = await call('POST', to, body);
    assert.equal(status, 201, text);
    const { hook, endpoint, ...route } = json.data as Record<string, { id: string } | string>;
    return String((hook as { id: string })?.id ?? (endpoint as { id: string })?.id ?? route.id);
  };
  const target = 'https://receiver.example/hook';
  const webhook = { url: target, event_types: ['order.*'] };
  const hook = { target_url: target, event_type: 'order.paid' };
  const hookId = await made('/automation/hooks', hook);
  const route = { name: 'Route', event_types: ['order.paid'], hooks: [hookId] };
  const places = [
    ['/webhooks', webhook, 'webhooks'],
    ['/automation/hooks', hook, 'automation/hooks'],
    ['/automation/routes', route, 'automation/routes'],
  ] as const;
  return { mock, call, made, places };
}

test('has at most twenty parts and three *, wherever it is stored', async cleanup => {
  const { call, made, places } = await start(cleanup);
  for (const [to, body] of places) {
    const id = await made(to, { ...body, filter: filterOn(right) });
    for (const [field, reason] of wrong)
      for (const answer of [
        await call('POST', to, { ...body, filter: filterOn(field) }),
        await call('PATCH', `${to}/${id}`, { filter: filterOn(field) }),
      ])
        assert.deepEqual(
          [answer.status, answer.json.msg],
          [400, `Invalid request: ${reason}`],
          `${to} ${answer.text}`,
        );
  }
  for (const [field, reason] of wrong) {
    const tried = await call('POST', '/automation/routes/try', { event: {}, filter: filterOn(field) });
    assert.deepEqual([tried.status, tried.json.msg], [400, `Invalid request: ${reason}`]);
  }
});

test('is not looked at in each of thousands of conditions', () => {
  let reads = 0;
  const condition = {
    get field() {
      reads += 1;
      return path(21, 4);
    },
    exists: true,
  };
  const group = { any: Array.from({ length: 20 }, () => condition) };
  const filter = Array.from({ length: 20 }, () => ({ any: Array.from({ length: 20 }, () => group) }));
  const problems = filterProblems(filter as never);
  assert.ok(problems.length <= 21, `${problems.length} problems`);
  assert.ok(reads < 200, `${reads} reads`);
});

test('that was stored before there was a limit stays', async cleanup => {
  const { mock, call, made, places } = await start(cleanup);
  const filter = filterOn(stored);
  for (const [to, body] of places) {
    const id = await made(to, body);
    const record = await mock.repository.webhooks.findEndpoint('ws_studio', id);
    await mock.repository.webhooks.changeEndpoint('ws_studio', id, {
      ...(to.endsWith('routes') ? { config: { ...record?.config, filter } } : { filter }),
    } as never);
    const kept = await call('PATCH', `${to}/${id}`, { filter });
    assert.equal(kept.status, 200, kept.text);
    const other = await call('PATCH', `${to}/${id}`, { filter: filterOn(`${stored}.a`) });
    assert.equal(other.status, 400);
  }
});

test('that visits too many values is told where a route is tried', async cleanup => {
  const { call } = await start(cleanup);
  const items = Array.from({ length: 30_000 }, () => ({}));
  const filter = [{ not: { field: 'data.items.*.sku', equals: 'a' } }];
  const { json } = await call('POST', '/automation/routes/try', { event: { data: { items } }, filter });
  const { outcome, reason } = json.data as { outcome: string; reason: string };
  assert.equal(outcome, 'skipped');
  assert.equal(
    reason,
    'The filter does not match: too many values. It visits more than 20,000 of this event.',
  );
});

test('that visits too many values is told by the trace and the log of deliveries', async cleanup => {
  const { mock, call, made, places } = await start(cleanup);
  const filter = [{ not: { field: 'data.items.*.sku', equals: 'a' } }];
  const [[, webhook], [, hook], [, route]] = places;
  await made('/webhooks', { ...webhook, filter });
  await made('/automation/hooks', { ...hook, filter });
  await made('/automation/routes', { ...route, filter });
  const items = Array.from({ length: 30_000 }, () => ({}));
  const published = await call('POST', '/automation/publish', { type: 'order.paid', data: { items } });
  assert.equal(published.status, 202, published.text);
  const { id } = published.json.data as { id: string };
  const get = async (to: string) => {
    const { json } = await send(`${mock.url}/api/v1${to}`, {
      headers: { authorization: `Bearer ${secrets.studio}` },
    });
    return json.data;
  };
  const filtered = async () => {
    const { deliveries } = (await get(`/events/${id}/trace`)) as AutomationTrace;
    return deliveries.filter(one => one.outcome === 'filtered');
  };
  await until(async () => (await filtered()).length === 3);
  for (const { reason } of await filtered())
    assert.match(String(reason), /^The filter does not match: too many/);
  const log = (await get(`/webhook-deliveries?event_id=${id}`)) as WebhookDelivery[];
  assert.ok(
    log.some(({ attempts }) => attempts[0]?.response?.includes('too many values')),
    JSON.stringify(log),
  );
});

test.run();
