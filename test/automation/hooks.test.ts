/** REST Hooks over HTTP: subscribed, sent to, gone. */
import assert from 'node:assert/strict';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { publishedEvent } from '../../src/automation/published-event.ts';
import type {
  AutomationHook,
  AutomationSample,
  AutomationTrace,
  WebhookDelivery,
} from '../../src/generated/types.ts';
import type { WholeRepository } from '../../src/index.ts';
import { published } from '../../src/testing/automation/sample.ts';
import { shop } from '../../src/testing/sample.ts';
import { suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { listen, receiver, storages } from '../webhooks/receiver.ts';
import { incoming, serve } from './service.ts';

const test = suiteOf('Hooks of automation', { isLong: true });

for (const [storage, open] of eachStorage(storages)) {
  test(`are sent what they have subscribed to, signed with their secret, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { marketplace, subscribe, call } = await serve(cleanup, repository);
    const own = await receiver(cleanup);
    const links = await receiver(cleanup);
    const everything = await receiver(cleanup);
    const { secret } = await subscribe(own.url, 'order.paid');
    await subscribe(links.url, 'link.created', { format: 'data' });
    await subscribe(everything.url, '*');
    marketplace.start();
    await repository.webhooks.publish(shop, [
      incoming('evt_1', 'order.paid', { order: 7 }),
      incoming('evt_2', 'order.sent', {}),
    ]);
    const made = await call('POST', '/links', { url: 'https://target.example/', slug: 'hooked' });
    assert.equal(made.status, 201);
    await everything.reached(3);
    await own.reached(1);
    await links.reached(1);
    const [{ headers, body } = { headers: {}, body: '' }] = own.received;
    const reported = new StandardWebhook(secret).verify(body, headers as Record<string, string>) as object;
    assert.deepEqual(
      { ...reported, timestamp: '' },
      {
        type: 'order.paid',
        timestamp: '',
        data: { order: 7 },
        id: 'evt_1',
        source: '/automation/endpoints/ain_1',
        subject: 'S',
      },
    );
    assert.equal(JSON.parse(links.received[0]?.body ?? '').link.slug, 'hooked');
    assert.deepEqual([own.received.length, links.received.length], [1, 1]);
  });

  test(`are sent what is published for later when its time has come, and nothing of what is cancelled, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    let clock = Date.parse('2026-05-05T05:05:05Z');
    const { marketplace, subscribe } = await serve(cleanup, repository, { now: () => clock });
    const { url, received, reached } = await receiver(cleanup);
    await subscribe(url, 'order.paid');
    const deliver_at = '2026-05-05T06:00:00Z';
    const publish = (id: string, more = {}) =>
      repository.automation.publish(shop, [published(id, more)], { events: one => [publishedEvent(one)] });
    await publish('evt_later', { deliver_at });
    await publish('evt_never', { deliver_at });
    await publish('evt_now');
    const at = new Date(clock).toISOString();
    assert.ok('id' in (await repository.automation.cancel(shop, 'evt_never', { now: at })));
    marketplace.start();
    await reached(1);
    // Until it is settled, an hour would end its lease, and it would be sent again.
    await until(async () => {
      const { deliveries } = await repository.webhooks.listDeliveries(shop, {
        eventId: 'evt_now',
        limit: 10,
      });
      return deliveries.every(({ state }) => state === 'succeeded');
    });
    // It comes too late for what was published before.
    const { hook: late } = await subscribe(url, 'order.paid');
    clock = Date.parse(deliver_at) + 1_000;
    await reached(2);
    assert.deepEqual(
      received.map(({ body }) => JSON.parse(body).id),
      ['evt_now', 'evt_later'],
    );
    const { deliveries } = await repository.webhooks.listDeliveries(shop, { kind: 'hook', limit: 10 });
    assert.equal(deliveries.length, 2);
    assert.ok(deliveries.every(({ endpoint_id }) => endpoint_id !== late.id));
  });

  test(`whose address answers 410 are paused as gone, with an event, and can be read with their delivery, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { marketplace, subscribe, call, keys } = await serve(cleanup, repository);
    const { url } = await receiver(cleanup, (_, res) => void res.writeHead(410).end());
    const reported = await receiver(cleanup);
    const { hook } = await subscribe(url, 'order.paid');
    await subscribe(reported.url, 'webhook.*');
    marketplace.start();
    await repository.webhooks.publish(shop, [incoming('evt_1', 'order.paid', {})]);
    await reported.reached(2);
    const bodies = reported.received.map(({ body }) => JSON.parse(body));
    const { type, data } = bodies.find(one => one.type === 'webhook.endpoint.paused');
    assert.deepEqual(
      [type, data.endpoint_id, data.kind, data.reason],
      ['webhook.endpoint.paused', hook.id, 'hook', 'gone'],
    );
    const exhausted = bodies.find(one => one.type === 'webhook.delivery.exhausted').data;
    assert.deepEqual(
      [exhausted.endpoint_id, exhausted.kind, exhausted.event_type, exhausted.last_status],
      [hook.id, 'hook', 'order.paid', 410],
    );
    const shown = (await call('GET', `/automation/hooks/${hook.id}`)).json.data as AutomationHook;
    assert.deepEqual([shown.state, shown.paused_reason], ['paused', 'gone']);
    const path = `/webhook-deliveries?endpoint_id=${hook.id}`;
    const [delivery] = (await call('GET', path, undefined, keys.webhooks)).json.data as WebhookDelivery[];
    assert.deepEqual([delivery?.event_type, delivery?.state], ['order.paid', 'failed']);
  });

  test(`that are gone make room for new ones, and others do not, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { call, subscribe } = await serve(cleanup, repository);
    const hooks = [];
    for (let count = 0; count < 100; count += 1)
      hooks.push((await subscribe('http://127.0.0.1:9/', 'order.paid')).hook);
    const change = { state: 'paused', paused_reason: 'gone', paused_at: new Date().toISOString() } as const;
    await repository.webhooks.changeEndpoint(shop, hooks[7]?.id ?? '', change);
    const body = { target_url: 'http://127.0.0.1:9/', event_type: 'order.paid' };
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/automation/hooks', body)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409]);
    assert.equal((await call('GET', `/automation/hooks/${hooks[7]?.id}`)).status, 404);
    assert.equal(((await call('GET', '/automation/hooks')).json.data as object[]).length, 100);
  });

  test(`with text that no storage can hold are refused, on ${storage}`, async cleanup => {
    const { call, failures } = await serve(cleanup, await open(cleanup));
    const good = { target_url: 'http://127.0.0.1:9/', event_type: 'a' };
    for (const text of ['a\0b', 'a\uD800'])
      for (const wrong of [
        { target_url: `http://127.0.0.1:9/${text}` },
        { event_type: text },
        { description: text },
      ]) {
        const answer = await call('POST', '/automation/hooks', { ...good, ...wrong });
        assert.equal(answer.status, 400, JSON.stringify(wrong));
      }
    assert.deepEqual(failures, []);
  });

  test(`are a hundred of a workspace at most, no matter who races, on ${storage}`, async cleanup => {
    const { call } = await serve(cleanup, await open(cleanup));
    const body = { target_url: 'http://127.0.0.1:9/', event_type: 'order.paid' };
    const answers = await Promise.all(
      Array.from({ length: 110 }, () => call('POST', '/automation/hooks', body)),
    );
    const statuses = answers.map(({ status }) => status);
    assert.deepEqual(
      [201, 409].map(wanted => statuses.filter(status => status === wanted).length),
      [100, 10],
    );
    assert.equal(answers.find(({ status }) => status === 409)?.json.msg, 'Hook limit reached (100)');
    const listed = (await call('GET', '/automation/hooks')).json.data as AutomationHook[];
    assert.equal(listed.length, 100);
  });
}

async function place(cleanup: Parameters<typeof serve>[0]) {
  const repository = await storages.lowdb?.(cleanup);
  assert.ok(repository);
  return { repository, ...(await serve(cleanup, repository)) };
}

test('are shown as they were made, and without their secret afterwards', async cleanup => {
  const { call } = await place(cleanup);
  const asked = {
    target_url: 'http://127.0.0.1:9/h',
    event_type: '注文',
    format: 'cloudevents',
    description: 'Zap',
  };
  const made = await call('POST', '/automation/hooks', asked);
  const { hook, secret } = made.json.data as { hook: AutomationHook; secret: string };
  const { id, created_at, ...shown } = hook;
  assert.match(secret, /^whsec_/);
  assert.match(id, /^hook_/);
  assert.ok(created_at);
  const well = { state: 'active', paused_reason: null, paused_at: null, failing_since: null };
  assert.deepEqual(shown, { ...asked, ...well });
  assert.deepEqual((await call('GET', `/automation/hooks/${id}`)).json.data, hook);
  assert.deepEqual((await call('GET', '/automation/hooks')).json.data, [hook]);
  for (const event_type of ['*', 'link.*', 'link.created', 'automation.published']) {
    const more = await call('POST', '/automation/hooks', { target_url: asked.target_url, event_type });
    assert.equal((more.json.data as { hook: AutomationHook }).hook.event_type, event_type);
  }
});

test('are unsubscribed once', async cleanup => {
  const { call, subscribe } = await place(cleanup);
  const { hook } = await subscribe('http://127.0.0.1:9/', 'order.paid');
  const path = `/automation/hooks/${hook.id}`;
  const answer = await call('DELETE', path);
  assert.deepEqual([answer.status, answer.json.data], [200, hook]);
  for (const method of ['GET', 'DELETE'])
    assert.deepEqual((await call(method, path)).json, { status: 'error', msg: 'Hook not found' });
});

test('lead to no private address, by the guard of webhooks, and the answer names the field', async cleanup => {
  const { call } = await place(cleanup);
  for (const [target_url, msg] of [
    ['http://10.0.0.1/', /^Invalid request: target_url /],
    ['ftp://receiver.example/', /^Invalid request: target_url /],
    ['https://shop.example/api/v1/links', 'Invalid request: target_url must not point to this service'],
  ] as const) {
    const answer = await call('POST', '/automation/hooks', { target_url, event_type: 'order.paid' });
    assert.equal(answer.status, 400);
    if (typeof msg === 'string') assert.equal(answer.json.msg, msg);
    else assert.match(String(answer.json.msg), msg);
  }
  const formless = await call('POST', '/automation/hooks', {
    target_url: 'http://127.0.0.1:9/',
    event_type: 'a',
    format: 'xml',
  });
  assert.match(String(formless.json.msg), /^Invalid request: format /);
});

test('are nobody’s in another workspace, and only of keys that may', async cleanup => {
  const { repository, call, subscribe, keys } = await place(cleanup);
  const { hook } = await subscribe('http://127.0.0.1:9/', 'order.paid');
  const path = `/automation/hooks/${hook.id}`;
  for (const method of ['GET', 'DELETE'])
    assert.equal((await call(method, path, undefined, keys.foreign)).status, 404);
  assert.deepEqual((await call('GET', '/automation/hooks', undefined, keys.foreign)).json.data, []);
  assert.equal((await call('DELETE', path, undefined, keys.reading)).status, 403);
  const body = { target_url: 'http://127.0.0.1:9/', event_type: 'a' };
  assert.equal((await call('POST', '/automation/hooks', body, keys.reading)).status, 403);
  assert.equal((await call('GET', path, undefined, keys.reading)).status, 200);
  assert.equal((await repository.webhooks.findEndpoint(shop, hook.id))?.kind, 'hook');
});

test('have samples with the fields that they are sent', async cleanup => {
  const { repository, marketplace, subscribe, call } = await place(cleanup);
  const { url, received, reached } = await receiver(cleanup);
  await subscribe(url, 'order.paid');
  // Of now: the engine prunes what is old.
  const received_at = new Date().toISOString();
  await repository.automation.publish(shop, [published('evt_1', { received_at, subject: 'Order 7' })], {
    events: one => [publishedEvent(one)],
  });
  marketplace.start();
  await reached(1);
  const samples = (await call('GET', '/automation/samples?event_type=order.paid')).json.data;
  assert.deepEqual(samples, [JSON.parse(received[0]?.body ?? '')]);
});

test('have samples of the events of this service with the fields that they are sent', async cleanup => {
  const { marketplace, subscribe, call } = await place(cleanup);
  const { url, received, reached } = await receiver(cleanup);
  await subscribe(url, 'link.created');
  marketplace.start();
  const utm = { source: 'newsletter', medium: 'email', campaign: 'spring' };
  await call('POST', '/links', { url: 'https://target.example/', slug: 'sampled', utm });
  await reached(1);
  const [sample] = (await call('GET', '/automation/samples?event_type=link.created')).json.data as object[];
  /** Every field with its type, at any depth. */
  const shapeOf = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]))
      : Array.isArray(value)
        ? 'list'
        : 'value';
  assert.deepEqual(shapeOf(sample), shapeOf(JSON.parse(received[0]?.body ?? '')));
});

test('have samples of the events that this service declares, and the last of others', async cleanup => {
  const { call, repository } = await place(cleanup);
  const samples = async (event: string) =>
    (await call('GET', `/automation/samples?event_type=${encodeURIComponent(event)}`)).json
      .data as AutomationSample[];
  const [sample, ...more] = await samples('link.created');
  assert.deepEqual([sample?.id, sample?.type, more], ['sample_link_created', 'link.created', []]);
  assert.ok('link' in (sample?.data ?? {}));
  const types = (await samples('link.*')).map(({ type }) => type);
  assert.ok(types.length === 3 && types.every(type => type.startsWith('link.')));
  assert.equal((await samples('*')).length, 3);
  assert.deepEqual(await samples('order.paid'), []);
  const event = (id: string, minute: string, more = {}) =>
    published(id, { received_at: `2026-05-05T05:0${minute}:00Z`, ...more });
  await repository.automation.publish(shop, [
    ...['1', '2', '3', '4'].map(minute => event(`evt_${minute}`, minute)),
    event('evt_other', '9', { type: 'order.sent' }),
    event('evt_later', '9', { deliver_at: '2999-01-01T00:00:00Z' }),
  ]);
  const last = await samples('order.paid');
  assert.deepEqual(
    last.map(({ id }) => id),
    ['evt_4', 'evt_3', 'evt_2'],
  );
  const { id, type, time: timestamp, data, source } = event('evt_4', '4');
  assert.deepEqual(last[0], { id, type, timestamp, data, source });
  assert.deepEqual(
    (await samples('*')).map(one => one.id),
    ['evt_other', 'evt_4', 'evt_3'],
  );
  assert.equal((await call('GET', '/automation/samples')).status, 400);
});

test('are resumed after they were paused because their receiver failed, and paused again', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  const { call, subscribe } = await serve(cleanup, repository);
  const { hook } = await subscribe('http://127.0.0.1:9/hook', 'order.paid');
  const failed = { state: 'paused', paused_reason: 'failing', paused_at: '2026-05-05T05:05:05Z' } as const;
  await repository.webhooks.changeEndpoint(shop, hook.id, {
    ...failed,
    failing_since: '2026-04-30T05:05:05Z',
    recent_failures: 9,
  });
  const path = `/automation/hooks/${hook.id}`;
  const resumed = await call('PATCH', path, { state: 'active', description: 'Zap 7' });
  assert.deepEqual(resumed.json.data, {
    ...hook,
    description: 'Zap 7',
    state: 'active',
    paused_reason: null,
    paused_at: null,
    failing_since: null,
  });
  const paused = (await call('PATCH', path, { state: 'paused' })).json.data as AutomationHook;
  assert.deepEqual([paused.state, paused.paused_reason], ['paused', 'requested']);
  assert.equal((await call('PATCH', '/automation/hooks/hook_nobody', { state: 'active' })).status, 404);
  assert.equal((await call('PATCH', path, { state: 'asleep' })).status, 400);
});

test('are paused once their receiver has failed for days, and webhooks are told which hook it is', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  const { call, subscribe, marketplace } = await serve(cleanup, repository, { schedule: [60_000] });
  const broken = await receiver(cleanup, (_, res) => res.writeHead(500).end());
  const witness = await receiver(cleanup);
  const { hook } = await subscribe(broken.url, 'order.paid');
  await listen(repository, witness.url, { id: 'ep_witness', event_types: ['webhook.endpoint.*'] });
  const since = new Date(Date.now() - 6 * 86_400_000).toISOString();
  await repository.webhooks.changeEndpoint(shop, hook.id, { failing_since: since, recent_failures: 9 });
  marketplace.start();
  assert.equal((await call('POST', '/automation/publish', { type: 'order.paid' })).status, 202);
  await witness.reached(1);
  const { type, data } = JSON.parse(witness.received[0]?.body ?? '');
  assert.equal(type, 'webhook.endpoint.paused');
  assert.deepEqual(data, {
    endpoint_id: hook.id,
    url: broken.url,
    kind: 'hook',
    reason: 'failing',
    failing_since: since,
  });
  const paused = (await call('GET', `/automation/hooks/${hook.id}`)).json.data as AutomationHook;
  assert.deepEqual([paused.state, paused.paused_reason], ['paused', 'failing']);
});

test('filter what they are sent, but not their test', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) ?? assert.fail();
  const { marketplace, subscribe, call, keys } = await serve(cleanup, repository);
  const { url, received, reached } = await receiver(cleanup);
  const filter = [
    {
      any: [
        { field: 'data.lines.*.sku', equals: 'b' },
        { field: 'source', prefix: '/else' },
      ],
    },
  ];
  const { hook } = await subscribe(url, 'order.paid', { filter });
  const path = `/automation/hooks/${hook.id}`;
  const read = async () => (await call('GET', path)).json.data as AutomationHook;
  assert.deepEqual([(await read()).filter, (await read()).filter_match], [filter, undefined]);
  marketplace.start();
  const lines = (sku: string) => ({ lines: [{ sku: 'a' }, { sku }] });
  await repository.webhooks.publish(shop, [
    incoming('evt_1', 'order.paid', lines('c')),
    incoming('evt_2', 'order.paid', lines('b')),
  ]);
  await reached(1);
  assert.deepEqual(JSON.parse(received[0]?.body ?? '').data, lines('b'));
  const trace = async () => (await call('GET', '/events/evt_1/trace')).json.data as AutomationTrace;
  await until(async () => (await trace()).deliveries[0]?.outcome === 'filtered');
  assert.equal(
    (await trace()).deliveries[0]?.reason,
    'The filter does not match: (data.lines.*.sku must be "b" or source must start with "/else").',
  );
  assert.equal((await call('POST', `/webhooks/${hook.id}/test`, {}, keys.webhooks)).status, 201);
  await reached(2);
  assert.equal(JSON.parse(received[1]?.body ?? '').type, 'webhook.test');
  const deep = { not: { not: { not: { not: { not: { not: { field: 'a', min: 1 } } } } } } };
  for (const [method, at, more, key] of [
    ['PATCH', path, {}, undefined],
    ['POST', '/automation/hooks', { target_url: url, event_type: 'a' }, undefined],
    ['PATCH', `/webhooks/${hook.id}`, {}, keys.webhooks],
    ['POST', '/webhooks', { url, event_types: ['key.*'] }, keys.webhooks],
  ] as const) {
    const refused = await call(method, at, { ...more, filter: [deep] }, key);
    assert.deepEqual(
      [refused.status, refused.json.msg],
      [400, 'Invalid request: filter/0/not/not/not/not/not is in more than 5 groups'],
    );
  }
  const changed = await call('PATCH', path, { filter: [], filter_match: 'any' });
  const { filter: none, filter_match: match } = changed.json.data as AutomationHook;
  assert.deepEqual([none, match], [[], 'any']);
  await repository.webhooks.publish(shop, [incoming('evt_3', 'order.paid', lines('c'))]);
  await reached(3);
});

test.run();
