/** Data arrives as it was published, also what JavaScript cannot hold. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import type { AutomationEvent } from '../../src/generated/types.ts';
import { createAutomation, createMarketplace } from '../../src/index.ts';
import { fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { receiver, storages } from '../webhooks/receiver.ts';
import { serve } from './service.ts';

const test = suiteOf('Data of events');

const exact = '{"zeta":9007199254740993,"alpha":[1.0,1e21,-0],"10":"café 😀","2":0.1234567890123456789}';
const spaced = exact.replaceAll(/,(?=")/g, ' ,\n ').replace('é', '\\u00e9');
const about = (data: string) =>
  `{"specversion":"1.0","id":"${data.length}","source":"/shop","type":"order.paid",${data}}`;
const base64 = Buffer.from(exact).toString('base64');

/** The ways in which an event comes: the path, its body and its headers. */
const ways: Readonly<Record<string, readonly [string, string, Record<string, string>]>> = {
  'a key': ['publish', `{"data": ${spaced}, "type":"order.paid"}`, {}],
  'a key, as a CloudEvent': [
    'publish',
    about(`"data":${spaced}`),
    { 'content-type': 'application/cloudevents+json' },
  ],
  'an inbound endpoint': ['in', spaced, {}],
  'an inbound endpoint, as a CloudEvent in base64': [
    'in',
    about(`"data_base64":"${base64}"`),
    { 'content-type': 'application/cloudevents+json' },
  ],
  'an inbound endpoint, in a batch': [
    'in',
    `[${about(`"data":${spaced} `)}]`,
    { 'content-type': 'application/cloudevents-batch+json' },
  ],
  'an inbound endpoint, in binary mode': [
    'in',
    spaced,
    { 'ce-specversion': '1.0', 'ce-id': 'b', 'ce-source': '/shop', 'ce-type': 'order.paid' },
  ],
};

for (const [storage, open] of eachStorage(storages)) {
  test(`is sent as it came, in each way and each format, on ${storage}`, async cleanup => {
    const { url, marketplace, call, keys, subscribe } = await serve(cleanup, await open(cleanup));
    const made = await call('POST', '/automation/endpoints', { name: 'In', event_type: 'order.paid' });
    const { url: inbound } = made.json.data as { url: string };
    const places = {
      publish: `${url}/api/v1/automation/publish`,
      in: url + new URL(inbound).pathname,
    };
    const targets = new Map<string, Awaited<ReturnType<typeof receiver>>>();
    for (const format of ['standard', 'cloudevents', 'cloudevents_binary', 'data']) {
      const target = await receiver(cleanup);
      targets.set(format, target);
      await subscribe(target.url, 'order.paid', { format });
    }
    marketplace.start();
    for (const [index, [way, [place, body, headers]]] of Object.entries(ways).entries()) {
      const sent = await send(places[place as 'in'], {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...headers,
          ...(place === 'publish' && { authorization: `Bearer ${keys.whole}` }),
        },
        body,
      });
      assert.equal(sent.status, 202, `${way}: ${sent.text}`);
      for (const [format, target] of targets) {
        await target.reached(index + 1);
        const text = target.received.at(-1)?.body ?? '';
        const expected = ['data', 'cloudevents_binary'].includes(format) ? exact : `"data":${exact}`;
        assert.ok(text.includes(expected), `${way}, ${format}: ${text}`);
        if (expected === exact) assert.equal(text, exact);
        else assert.doesNotThrow(() => JSON.parse(text));
      }
    }
    const feed = await call('GET', '/automation/events');
    for (const event of feed.json.data as AutomationEvent[]) assert.equal(event.data_json, exact);
  });

  test(`is read without its byte order mark, and is no JSON if it is said to be something else, on ${storage}`, async cleanup => {
    const { url, call } = await serve(cleanup, await open(cleanup));
    const made = await call('POST', '/automation/endpoints', { name: 'In', event_type: 'order.paid' });
    const inbound = url + new URL((made.json.data as { url: string }).url).pathname;
    const structured = { 'content-type': 'application/cloudevents+json' };
    const text = Buffer.from('1.0').toString('base64');
    for (const [body, headers] of [
      [`\uFEFF${about('"data":1.0')}`, structured],
      ['\uFEFF 1.0', { 'content-type': 'application/json' }],
      [about(`"data_base64":"${text}","datacontenttype":"image/png"`), structured],
    ] as const) {
      const sent = await send(inbound, { method: 'POST', headers, body });
      assert.equal(sent.status, 202, sent.text);
    }
    const { data } = (await call('GET', '/automation/events')).json as { data: AutomationEvent[] };
    assert.deepEqual(
      data.map(event => [event.data, event.data_json]),
      [
        [1, '1.0'],
        [1, '1.0'],
        [text, undefined],
      ],
    );
  });

  test(`passes a route as it came, also through a mapping, on ${storage}`, async cleanup => {
    const { marketplace, call, url, keys, subscribe, route } = await serve(cleanup, await open(cleanup));
    const whole = await receiver(cleanup);
    const mapped = await receiver(cleanup);
    const to = async (target: { readonly url: string }) => (await subscribe(target.url, 'none')).hook.id;
    await route({ event_types: ['order.paid'], hooks: [await to(whole)] });
    const failing = await route({
      event_types: ['order.paid'],
      mapping:
        '{"order": data.zeta, "list": data.alpha, "text": "order-" & data.zeta, "precise": $lookup(data, "2"), $string(data.zeta): data.other}',
      hooks: [await to(mapped)],
    });
    marketplace.start();
    const publish = (data: string) =>
      send(`${url}/api/v1/automation/publish`, {
        method: 'POST',
        headers: { authorization: `Bearer ${keys.whole}`, 'content-type': 'application/json' },
        body: `{"type":"order.paid","data":${data}}`,
      });
    await publish(exact);
    await Promise.all([whole.reached(1), mapped.reached(1)]);
    assert.ok(whole.received[0]?.body.includes(`"data":${exact}`), whole.received[0]?.body);
    const expected =
      '"data":{"order":9007199254740993,"list":[1,1e+21,0],"text":"order-9007199254740993","precise":0.1234567890123456789}';
    assert.ok(mapped.received[0]?.body.includes(expected), mapped.received[0]?.body);
    await publish('{"zeta":9007199254740993,"other":9007199254740992}');
    await Promise.all([whole.reached(2), mapped.reached(2)]);
    const second =
      '"data":{"order":9007199254740993,"text":"order-9007199254740993","9007199254740993":9007199254740992}';
    assert.ok(mapped.received[1]?.body.includes(second), mapped.received[1]?.body);
    // The mapping cannot know which of the two it gives.
    const unclear = await publish('{"zeta":9007199254740993.0,"other":9007199254740992}');
    await whole.reached(3);
    const { id } = unclear.json.data as { id: string };
    const error = await until(async () => {
      const { deliveries } = (await call('GET', `/automation/events/${id}`)).json.data as {
        deliveries: { endpoint_id: string; attempts: { error: string | null }[] }[];
      };
      return deliveries.find(({ endpoint_id }) => endpoint_id === failing)?.attempts[0]?.error;
    });
    assert.match(String(error), /rounded from several numbers of the event/);
  });

  test(`is refused if an object has two members of one name, on ${storage}`, async cleanup => {
    const { url, call, keys } = await serve(cleanup, await open(cleanup));
    const made = await call('POST', '/automation/endpoints', { name: 'In', event_type: 'order.paid' });
    const inbound = url + new URL((made.json.data as { url: string }).url).pathname;
    const publish = `${url}/api/v1/automation/publish`;
    const json = { 'content-type': 'application/json' };
    for (const [to, body, headers, pointer] of [
      [inbound, '{"a":[{"b":1,"b":1}]}', json, 'a/0/b'],
      [publish, '{"type":"order.paid","data":{"a":1,"\\u0061":2}}', json, 'data/a'],
      [publish, '{"type":"order.paid","type":"order.sent"}', json, 'type'],
      [inbound, about('"data":{"a":1,"a":1}'), { 'content-type': 'application/cloudevents+json' }, 'data/a'],
      [
        inbound,
        `[${about('"data":1')},${about('"data":2,"id":"3"')}]`,
        { 'content-type': 'application/cloudevents-batch+json' },
        '1/id',
      ],
    ] as const) {
      const authorization = to === publish ? { authorization: `Bearer ${keys.whole}` } : {};
      const { status, json: answer } = await send(to, {
        method: 'POST',
        headers: { ...headers, ...authorization },
        body,
      });
      assert.deepEqual([status, answer.msg], [400, `Invalid request: ${pointer} must not be there twice`]);
    }
  });
}

test('may have a bigint if the app publishes it', async cleanup => {
  const target = await receiver(cleanup);
  const repository = await fixtureRepository();
  const marketplace = createMarketplace({
    repository,
    publicUrl: 'https://a.example',
    webhooks: {
      allowPrivateTargets: ['127.0.0.1'],
      pollInterval: 20,
      events: [{ type: 'shop.paid', summary: 'Paid' }],
    },
  });
  cleanup(marketplace.close);
  const { url } = await serveApp(cleanup, new Koa().use(marketplace.router.routes()));
  const automation = createAutomation({ repository });
  const call = (path: string, body: object) =>
    post(`${url}/api/v1${path}`, body, { authorization: `Bearer ${secrets.studio}` });
  await call('/webhooks', { url: target.url, event_types: ['shop.paid'] });
  await call('/automation/hooks', { target_url: target.url, event_type: 'order.paid' });
  marketplace.start();
  const data = { order: 9_007_199_254_740_993n, n: [-1n, 1], text: '1n' };
  await marketplace.webhooks?.publish('ws_studio', 'shop.paid', data);
  await automation.publish('ws_studio', 'order.paid', data);
  await target.reached(2);
  for (const { body } of target.received)
    assert.ok(body.includes('"data":{"order":9007199254740993,"n":[-1,1],"text":"1n"}'), body);
});

test('is refused if a body parser of the app may have rounded it, and taken if that keeps the text', async cleanup => {
  for (const [keepsText, status] of [
    [false, 400],
    [true, 202],
  ] as const) {
    const marketplace = createMarketplace({
      repository: await fixtureRepository(),
      publicUrl: 'https://a.example',
    });
    cleanup(marketplace.close);
    const { koaBody } = await import('koa-body');
    const app = new Koa().use(koaBody({ includeUnparsed: keepsText })).use(marketplace.router.routes());
    const { url } = await serveApp(cleanup, app);
    const { status: got, text } = await send(`${url}/api/v1/automation/publish`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' },
      body: '{"type":"order.paid","data":{"order":9007199254740993}}',
    });
    assert.equal(got, status, text);
    if (status === 400) assert.match(text, /may have rounded the number \/data\/order/);
  }
});

test.run();
