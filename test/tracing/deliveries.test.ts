/** Traces from a request to the receivers of what it causes, over attempts, routes, processes and restarts. */
import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createWebhooks, type WholeRepository } from '../../src/index.ts';
import type { Tracing } from '../../src/observability/tracing.ts';
import { shop } from '../../src/testing/sample.ts';
import { serve } from '../automation/service.ts';
import { type Cleanup, send, suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { engine, happening, listen, receiver, storages } from '../webhooks/receiver.ts';
import {
  api,
  caller,
  headerOf,
  parentOf,
  traceOf,
  tracer,
  withBrokenProcessor,
  withBrokenSpans,
} from './tracer.ts';

const test = suiteOf('Traces of deliveries', { isLong: true });
const json = { 'content-type': 'application/json' };

/** Publishes an event with a key, as the caller of a trace does. */
const publish = async (url: string, key: string, headers: object = caller.headers) => {
  const answer = await send(`${url}/api/v1/automation/publish`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, ...json, ...headers },
    body: JSON.stringify({ type: 'order.paid', data: { order: 7 } }),
  });
  assert.equal(answer.status, 202, answer.text);
};

for (const [storage, open] of eachStorage(storages)) {
  test(`go from a request to the receiver, over all attempts, on ${storage}`, async cleanup => {
    const { tracing, named, ended } = tracer();
    const { url, keys, marketplace, subscribe } = await serve(cleanup, await open(cleanup), {
      tracing,
      schedule: [0, 0],
    });
    let failures = 1;
    const target = await receiver(cleanup, (_, res) => {
      res.writeHead(failures > 0 ? 500 : 204).end();
      failures -= 1;
    });
    const { hook } = await subscribe(`${target.url}?token=geheim`, 'order.paid');
    marketplace.start();
    await publish(url, keys.whole);
    await target.reached(2);
    const [request] = named('POST /api/v1/automation/publish');
    const attempts = await ended('deliver hook', 2);
    assert.equal(parentOf(request), caller.span);
    for (const [index, span] of attempts.entries()) {
      assert.equal(traceOf(span), caller.trace);
      assert.equal(parentOf(span), request?.spanContext().spanId);
      assert.equal(span.kind, api.SpanKind.CLIENT);
      assert.equal(target.received[index]?.headers.traceparent, headerOf(span));
      assert.equal(target.received[index]?.headers.tracestate, caller.headers.tracestate);
    }
    const [first, second] = attempts.map(({ attributes, status }) => ({ ...attributes, code: status.code }));
    const { port } = new URL(target.url);
    const event = String(JSON.parse(target.received[0]?.body ?? '{}').id);
    const common = {
      'http.request.method': 'POST',
      'server.address': '127.0.0.1',
      'server.port': Number(port),
      'marketplace.workspace': shop,
      'marketplace.endpoint': hook.id,
      'marketplace.event': event,
      'marketplace.event_type': 'order.paid',
      'marketplace.delivery': `${event}_${hook.id}`,
    };
    assert.deepEqual(first, {
      ...common,
      'http.response.status_code': 500,
      'marketplace.attempt': 1,
      'marketplace.outcome': 'retried',
      'error.type': '500',
      code: api.SpanStatusCode.ERROR,
    });
    assert.deepEqual(second, {
      ...common,
      'http.request.resend_count': 1,
      'http.response.status_code': 204,
      'marketplace.attempt': 2,
      'marketplace.outcome': 'succeeded',
      code: api.SpanStatusCode.UNSET,
    });
  });

  test(`go from a sender over an inbound endpoint, a route and its mapping to a hook, on ${storage}`, async cleanup => {
    const { tracing, named, ended } = tracer();
    const { url, marketplace, subscribe, route, call } = await serve(cleanup, await open(cleanup), {
      tracing,
    });
    const target = await receiver(cleanup);
    const { hook } = await subscribe(target.url, 'nothing.else');
    const made = await call('POST', '/automation/endpoints', { name: 'Shop', event_type: 'order.paid' });
    const { endpoint, token } = made.json.data as { endpoint: { id: string }; token: string };
    await route({ sources: [endpoint.id], mapping: '{ "order": data.id }', hooks: [hook.id] });
    marketplace.start();
    const answer = await send(`${url}/api/v1/automation/in/${token}`, {
      method: 'POST',
      headers: { ...json, ...caller.headers },
      body: '{"id":7}',
    });
    assert.equal(answer.status, 202, answer.text);
    await target.reached(1);
    const [delivery] = await ended('deliver hook', 1);
    const [request] = named('POST /api/v1/automation/in/:token');
    const [routed] = named('deliver route');
    const [mapping] = named('mapping');
    const chain = [request, routed, mapping, delivery];
    assert.deepEqual(chain.map(traceOf), Array(4).fill(caller.trace));
    assert.deepEqual(chain.map(parentOf), [
      caller.span,
      ...[request, routed, routed].map(span => span?.spanContext().spanId),
    ]);
    assert.deepEqual(
      [routed?.kind, routed?.attributes['marketplace.outcome']],
      [api.SpanKind.INTERNAL, 'succeeded'],
    );
    assert.equal(target.received[0]?.headers.traceparent, headerOf(delivery));
  });

  test(`go on after a restart, and when a delivery is sent again, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const target = await receiver(cleanup);
    await listen(repository, target.url);
    const before = tracer();
    const stored = engine(cleanup, repository, { tracing: before.tracing });
    const trace = await before.inSpan(async span => {
      await stored.publish(shop, 'order.paid', { order: 7 }, { id: 'evt_1' });
      return span.spanContext();
    });
    await stored.close();
    const after = tracer();
    const sending = engine(cleanup, repository, { tracing: after.tracing });
    sending.start();
    await target.reached(1);
    await until(async () => {
      const found = await repository.webhooks.findDelivery(shop, 'evt_1_ep_1');
      return found?.delivery.state === 'succeeded';
    });
    // Whoever sends it again is part of another trace.
    await after.inSpan(async () => {
      await repository.webhooks.replay(shop, 'evt_1_ep_1', new Date().toISOString());
      sending.nudge();
    });
    await target.reached(2);
    const spans = await after.ended('deliver webhook', 2);
    assert.deepEqual(spans.map(traceOf), [trace.traceId, trace.traceId]);
    assert.deepEqual(spans.map(parentOf), [trace.spanId, trace.spanId]);
    assert.deepEqual(
      target.received.map(({ headers }) => headers.traceparent),
      spans.map(headerOf),
    );
  });

  test(`begin anew over a storage that keeps none, and are sent on without the option, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { claim } = repository.webhooks;
    const forgetful: WholeRepository = {
      ...repository,
      webhooks: {
        ...repository.webhooks,
        claim: async given => (await claim(given)).map(({ traceparent: _, tracestate: __, ...job }) => job),
      },
    };
    const target = await receiver(cleanup);
    await listen(repository, target.url);
    const { tracing, inSpan, ended } = tracer();
    const first = engine(cleanup, forgetful, { tracing });
    first.start();
    await inSpan(() => first.publish(shop, 'order.paid', {}, { id: 'evt_1' }));
    await target.reached(1);
    const [span] = await ended('deliver webhook', 1);
    assert.equal(parentOf(span), undefined);
    assert.equal(target.received[0]?.headers.traceparent, headerOf(span));
    await first.close();
    // Another process of the same service has no tracing.
    const known = { ...happening('evt_2'), ...caller.headers };
    await repository.webhooks.publish(shop, [known, happening('evt_3')]);
    const plain = engine(cleanup, repository);
    plain.start();
    await target.reached(3);
    const sent = new Map(target.received.map(({ headers }) => [headers['webhook-id'], headers]));
    assert.equal(sent.get('evt_2')?.traceparent, caller.headers.traceparent);
    assert.equal(sent.get('evt_2')?.tracestate, caller.headers.tracestate);
    assert.equal(sent.get('evt_3')?.traceparent, undefined);
  });
}

/** An engine over the sample, and a receiver. */
async function sending(cleanup: Cleanup, tracing: Tracing, more: object = {}) {
  const repository = await (storages.lowdb as (typeof storages)[string])(cleanup);
  const target = await receiver(cleanup);
  await listen(repository, target.url, more);
  const webhooks = engine(cleanup, repository, { tracing });
  return { repository, target, webhooks };
}

test('are told to the receiver by our header alone, whatever header an endpoint has', async cleanup => {
  const { tracing, ended } = tracer();
  const headers = { Traceparent: 'theirs', tracestate: 'x=theirs', 'X-Own': 'kept' };
  const { target, webhooks } = await sending(cleanup, tracing, { headers });
  webhooks.start();
  await webhooks.publish(shop, 'order.paid', {});
  await target.reached(1);
  const [span] = await ended('deliver webhook', 1);
  assert.equal(target.received[0]?.headers.traceparent, headerOf(span));
  assert.equal(target.received[0]?.headers.tracestate, undefined);
  assert.equal(target.received[0]?.headers['x-own'], 'kept');
});

test('keep the tracing of the app away from the request, which would add a second header', async cleanup => {
  const { tracing } = tracer();
  const { target, webhooks } = await sending(cleanup, tracing);
  const seen: object[] = [];
  // As the instrumentation of undici does.
  const see = () => {
    const headers = {};
    api.propagation.inject(api.context.active(), headers);
    seen.push(headers);
  };
  subscribe('undici:request:create', see);
  cleanup(() => unsubscribe('undici:request:create', see));
  webhooks.start();
  await webhooks.publish(shop, 'order.paid', {});
  await target.reached(1);
  assert.deepEqual(seen, [{}]);
});

test('are not recorded if the caller does not record its own, and still sent on', async cleanup => {
  const { tracing, spans } = tracer();
  const { url, keys, marketplace, subscribe } = await serve(
    cleanup,
    await (storages.lowdb as (typeof storages)[string])(cleanup),
    { tracing },
  );
  const target = await receiver(cleanup);
  await subscribe(target.url, 'order.paid');
  const before = spans().length;
  marketplace.start();
  const traceparent = `00-${caller.trace}-${caller.span}-00`;
  await publish(url, keys.whole, { traceparent });
  await target.reached(1);
  assert.match(String(target.received[0]?.headers.traceparent), new RegExp(`^00-${caller.trace}-.{16}-00$`));
  assert.equal(spans().length, before);
});

test('do not contain the work of the engine that a request has started or woken', async cleanup => {
  const { tracing, inSpan, spans, ended } = tracer();
  const { target, webhooks } = await sending(cleanup, tracing);
  const trace = await inSpan(async span => {
    webhooks.start();
    await webhooks.publish(shop, 'order.paid', {});
    await target.reached(1);
    await ended('deliver webhook', 1);
    return span.spanContext();
  });
  const names = spans().filter(span => traceOf(span) === trace.traceId);
  assert.deepEqual(names.map(({ name }) => name).sort(), [
    'app',
    'deliver webhook',
    'repository.webhooks.publish',
  ]);
});

test('do not keep a delivery from failing whose endpoint has no valid URL', async cleanup => {
  const { tracing, named } = tracer();
  const repository = await (storages.lowdb as (typeof storages)[string])(cleanup);
  await listen(repository, 'http://999.1.1.1/');
  const webhooks = engine(cleanup, repository, { tracing, schedule: [] });
  webhooks.start();
  await webhooks.publish(shop, 'order.paid', {});
  const failed = () => repository.webhooks.listDeliveries(shop, { state: 'failed', limit: 1 });
  await until(async () => (await failed()).deliveries.length > 0);
  const [span] = named('deliver webhook');
  assert.equal(span?.attributes['error.type'], 'no_response');
  assert.equal(span?.attributes['server.address'], undefined);
});

for (const at of ['onStart', 'onEnd'] as const)
  test(`lose neither a request nor a delivery if ${at} of a span processor of the app throws`, async cleanup => {
    const repository = await (storages.lowdb as (typeof storages)[string])(cleanup);
    const { url, keys, marketplace, subscribe, failures } = await serve(cleanup, repository, {
      tracing: withBrokenProcessor(at),
    });
    const target = await receiver(cleanup);
    await subscribe(target.url, 'order.paid');
    marketplace.start();
    await publish(url, keys.whole);
    const succeeded = () => repository.webhooks.listDeliveries(shop, { state: 'succeeded', limit: 1 });
    await until(
      async () => (await succeeded()).deliveries.length === 1,
      () => failures,
    );
    assert.equal(target.received.length, 1);
  });

test('lose no delivery if the spans of the app throw when they are told how it ended', async cleanup => {
  const { target, webhooks, repository } = await sending(cleanup, withBrokenSpans());
  webhooks.start();
  await webhooks.publish(shop, 'order.paid', {});
  const succeeded = () => repository.webhooks.listDeliveries(shop, { state: 'succeeded', limit: 1 });
  await until(async () => (await succeeded()).deliveries.length === 1);
  assert.equal(target.received.length, 1);
});

test('are those of the event that was given up, in the event that tells so', async cleanup => {
  const { tracing, ended, inSpan } = tracer();
  const repository = await (storages.lowdb as (typeof storages)[string])(cleanup);
  const target = await receiver(
    cleanup,
    (_, res, { body }) => void res.writeHead(body.includes('exhausted') ? 204 : 500).end(),
  );
  await listen(repository, target.url);
  const webhooks = createWebhooks({
    repository,
    tracing,
    events: [{ type: 'order.paid', summary: 'An order was paid' }],
    allowPrivateTargets: ['127.0.0.0/8'],
    pollInterval: 20,
    schedule: [],
  });
  cleanup(webhooks.close);
  webhooks.start();
  const trace = await inSpan(async span => {
    await webhooks.publish(shop, 'order.paid', {});
    return span.spanContext();
  });
  await target.reached(2);
  const spans = await ended('deliver webhook', 2);
  assert.deepEqual(spans.map(traceOf), [trace.traceId, trace.traceId]);
  assert.deepEqual(
    spans.map(({ attributes }) => attributes['marketplace.event_type']),
    ['order.paid', 'webhook.delivery.exhausted'],
  );
});

test.run();
