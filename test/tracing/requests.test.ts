/** Spans of requests and of their steps, as an app's tracing system gets them. */
import assert from 'node:assert/strict';
import Router from '@koa/router';
import { type Sampler, SamplingDecision } from '@opentelemetry/sdk-trace-node';
import Koa from 'koa';
import { createMarketplace, type MarketplaceSettings } from '../../src/index.ts';
import { createTracing } from '../../src/observability/tracing.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { receiver } from '../webhooks/receiver.ts';
import { api, caller, parentOf, type Span, traceOf, tracer } from './tracer.ts';

const test = suiteOf('Traces of requests');

/** All that a tracing system keeps of a span. */
const contentOf = ({ name, attributes, status, events }: Span) => ({ name, attributes, status, events });

const authorization = { authorization: `Bearer ${secrets.studio}` };

async function open(cleanup: Cleanup, settings: Partial<MarketplaceSettings> = {}, before?: Koa.Middleware) {
  const traced = tracer();
  const marketplace = createMarketplace({
    repository: await fixtureRepository(),
    publicUrl: 'https://shop.example',
    tracing: traced.tracing,
    onError: () => {},
    ...settings,
  });
  cleanup(marketplace.close);
  const app = new Koa();
  if (before !== undefined) app.use(before);
  const { url } = await serveApp(cleanup, app.use(marketplace.router.routes()));
  return { url, marketplace, ...traced };
}

test('are named by method and template, and tell the operation, its result and who has called', async cleanup => {
  const { url, named } = await open(cleanup);
  const { headers } = await send(`${url}/api/v1/webhooks/we_none?api_key=secret`, { headers: authorization });
  const [span] = named('GET /api/v1/webhooks/:webhook_id');
  assert.equal(span?.kind, api.SpanKind.SERVER);
  assert.equal(span?.status.code, api.SpanStatusCode.UNSET, 'the caller is wrong, and not the service');
  const { 'marketplace.key': key, ...attributes } = span?.attributes ?? {};
  assert.match(String(key), /^key_/);
  assert.deepEqual(attributes, {
    'http.request.method': 'GET',
    'http.route': '/api/v1/webhooks/:webhook_id',
    'http.response.status_code': 400,
    'url.scheme': 'http',
    'marketplace.operation': 'getWebhook',
    'marketplace.group': 'webhooks',
    'marketplace.workspace': 'ws_studio',
    'marketplace.request': headers['x-request-id'],
    'marketplace.error': 'invalid_request',
  });
});

test('continue the trace of the caller', async cleanup => {
  const { url, named } = await open(cleanup);
  await send(`${url}/api/v1/models`, { headers: { ...authorization, ...caller.headers } });
  const [span] = named('GET /api/v1/models');
  assert.equal(traceOf(span), caller.trace);
  assert.equal(parentOf(span), caller.span);
  assert.equal(span?.parentSpanContext?.isRemote, true);
  assert.equal(span?.spanContext().traceState?.serialize(), caller.headers.tracestate);
});

test('are also those of routes of the host that require a key, with the template of the route', async cleanup => {
  const traced = tracer();
  const { tracing, named } = traced;
  const marketplace = createMarketplace({
    repository: await fixtureRepository(),
    publicUrl: 'https://shop.example',
    tracing,
    onError: () => {},
  });
  cleanup(() => marketplace.close());
  const app = new Koa();
  app.silent = true;
  const router = new Router();
  const reading = marketplace.requireKey('models:read', { operation: 'listOrders' });
  router.get('/orders/:id', reading, marketplace.requireKey('links:read'), ctx => {
    ctx.body = tracing.current()?.traceparent ?? null;
  });
  router.get('/broken', reading, ctx => ctx.throw(503, 'down'));
  app.use(router.routes() as unknown as Koa.Middleware);
  app.use(async (ctx, next) => reading(ctx, next));
  const { url } = await serveApp(cleanup, app);
  const headers = { ...authorization, ...caller.headers };
  const answer = await send(`${url}/orders/7?secret=1`, { headers });
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.text.split('-')[1], caller.trace, 'work of the route is part of the trace');
  const spans = named('GET /orders/:id');
  assert.equal(spans.length, 1, 'one for all requirements of a route');
  const [span] = spans;
  assert.deepEqual([traceOf(span), parentOf(span)], [caller.trace, caller.span]);
  const { 'marketplace.key': key, ...attributes } = span?.attributes ?? {};
  assert.match(String(key), /^key_/);
  assert.deepEqual(attributes, {
    'http.request.method': 'GET',
    'http.route': '/orders/:id',
    'http.response.status_code': 200,
    'url.scheme': 'http',
    'marketplace.operation': 'listOrders',
    'marketplace.workspace': 'ws_studio',
    'marketplace.request': answer.headers['x-request-id'],
  });
  await send(`${url}/broken`, { headers });
  assert.equal(named('GET /broken')[0]?.status.code, api.SpanStatusCode.ERROR);
  await send(`${url}/broken`);
  assert.equal(named('GET /broken')[1]?.attributes['marketplace.error'], 'missing_key');
  // Without a route, only the method is known.
  await send(`${url}/elsewhere/secret`, { headers });
  assert.equal(named('GET')[0]?.attributes['http.route'], undefined);
});

test('begin a trace if the caller sends none, or a wrong one', async cleanup => {
  const { url, named } = await open(cleanup);
  const wrong = { traceparent: `00-${'0'.repeat(32)}-${caller.span}-01`, tracestate: 'a=1' };
  for (const headers of [{}, wrong, { traceparent: 'nonsense' }])
    assert.equal(
      (await send(`${url}/api/v1/models`, { headers: { ...authorization, ...headers } })).status,
      200,
    );
  const spans = named('GET /api/v1/models');
  assert.equal(new Set(spans.map(traceOf)).size, 3);
  for (const span of spans) {
    assert.equal(parentOf(span), undefined);
    assert.equal(span.spanContext().traceState, undefined);
  }
});

test('are part of the span that the app has for the request', async cleanup => {
  const traced = tracer();
  const { url } = await open(cleanup, { tracing: traced.tracing }, (_, next) => traced.inSpan(() => next()));
  await send(`${url}/api/v1/models`, { headers: { ...authorization, ...caller.headers } });
  const [own] = traced.named('GET /api/v1/models');
  const [app] = traced.named('app');
  assert.equal(own?.kind, api.SpanKind.INTERNAL);
  assert.equal(parentOf(own), app?.spanContext().spanId);
});

test('are not asked for where the app does not record its span, and its trace goes on with the event', async cleanup => {
  const asked: string[] = [];
  const shouldSample: Sampler['shouldSample'] = (_context, _trace, name) => {
    asked.push(name);
    return { decision: SamplingDecision.NOT_RECORD };
  };
  const traced = tracer({ sampler: { shouldSample } });
  const traces: string[] = [];
  const { url, marketplace } = await open(
    cleanup,
    { tracing: traced.tracing, webhooks: { allowPrivateTargets: ['127.0.0.1'] } },
    (_, next) =>
      traced.inSpan(async span => {
        traces.push(span.spanContext().traceId);
        await next();
      }),
  );
  const target = await receiver(cleanup);
  await post(`${url}/api/v1/webhooks`, { url: target.url, event_types: ['key.created'] }, authorization);
  await post(`${url}/api/v1/keys`, { name: 'One', scopes: ['models:read'] }, authorization);
  assert.deepEqual(asked, ['app', 'app'], 'ours are parts of that of the app');
  marketplace.start();
  const received = await until(() => target.received[0]);
  assert.match(String(received?.headers.traceparent), new RegExp(`^00-${traces[1]}-.{16}-00$`));
  // A caller that does not record decides nothing about this app.
  const unsampled = { traceparent: caller.headers.traceparent.replace(/01$/, '00') };
  const alone = await open(cleanup, { tracing: traced.tracing });
  await send(`${alone.url}/api/v1/models`, { headers: { ...authorization, ...unsampled } });
  assert.equal(asked.at(-1), 'GET /api/v1/models');
});

test('have the calls of the storage as their steps', async cleanup => {
  const { url, spans, named } = await open(cleanup);
  await send(`${url}/api/v1/models`, { headers: authorization });
  const [request] = named('GET /api/v1/models');
  const steps = spans().filter(span => parentOf(span) === request?.spanContext().spanId);
  assert.deepEqual(
    steps.map(({ name }) => name).filter(name => !name.endsWith('recordUse')),
    ['repository.keys.findByDigest', 'repository.models.list'],
  );
});

test('say what has failed, without the message', async cleanup => {
  const repository = await fixtureRepository();
  const models = {
    list: () => {
      throw new RangeError('postgres://user:geheim@db');
    },
  };
  const { url, spans, named } = await open(cleanup, { repository: { ...repository, models } });
  assert.equal((await send(`${url}/api/v1/models`, { headers: authorization })).status, 500);
  const [request] = named('GET /api/v1/models');
  assert.equal(request?.status.code, api.SpanStatusCode.ERROR);
  assert.equal(request?.attributes['error.type'], 'internal_error');
  const [step] = named('repository.models.list');
  assert.equal(step?.status.code, api.SpanStatusCode.ERROR);
  assert.equal(step?.attributes['error.type'], 'RangeError');
  assert.equal(JSON.stringify(spans().map(contentOf)).includes('geheim'), false);
});

test('contain no keys, queries, bodies and parameters', async cleanup => {
  const { url, spans } = await open(cleanup);
  await post(`${url}/api/v1/keys`, { name: 'Deckname', scopes: ['models:read'] }, authorization);
  await send(`${url}/api/items/all?api_key=${secrets.studio}&search=geheim`);
  await send(`${url}/api/v1/automation/in/in_geheim`, { method: 'POST', body: '{"a":"geheim"}' });
  const text = JSON.stringify(spans().map(contentOf));
  assert.ok(spans().length > 5);
  for (const secret of [secrets.studio, 'geheim', 'Deckname', '127.0.0.1', '?'])
    assert.equal(text.includes(secret), false, secret);
});

test('are none without an operation, and none without the option', async cleanup => {
  const { url, spans } = await open(cleanup);
  await send(`${url}/api/v1/models`, { method: 'DELETE' });
  await send(`${url}/openapi.json`);
  assert.deepEqual(spans(), []);
  const repository = await fixtureRepository();
  const off = createMarketplace({ repository, publicUrl: 'https://shop.example' });
  const app = await serveApp(cleanup, new Koa().use(off.router.routes()));
  await send(`${app.url}/api/v1/models`, { headers: { ...authorization, ...caller.headers } });
  assert.deepEqual(spans(), []);
});

test('need the module of OpenTelemetry, and a provider', async () => {
  const repository = await fixtureRepository();
  assert.throws(() => createTracing({} as never), /createTracing needs the option api/);
  assert.throws(() => createTracing({ api: {} as never }), /api must be the module @opentelemetry\/api/);
  assert.throws(() => createTracing({ api, tracerProvider: {} as never }), /tracerProvider must be/);
  assert.throws(
    () => createMarketplace({ repository, tracing: api as never }),
    /createMarketplace: tracing must be what createTracing of koa-marketplace\/tracing returns/,
  );
});

test.run();
