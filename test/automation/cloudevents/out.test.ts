/** CloudEvents leave as they came: what the producer said of them, and their data. */
import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { HTTP, type CloudEvent as SdkEvent } from 'cloudevents';
import { type Cleanup, send, suiteOf } from '../../helper.ts';
import { eachStorage } from '../../storages.ts';
import { storages } from '../../webhooks/receiver.ts';
import { serve } from '../service.ts';

const test = suiteOf('CloudEvents that are passed on');

/** The requests that a receiver gets, in their order. */
async function receiver(cleanup: Cleanup) {
  const waiting: ((request: { headers: IncomingHttpHeaders; body: Buffer }) => void)[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    response.writeHead(204).end();
    waiting.shift()?.({ headers: request.headers, body });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  cleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  const next = () => new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>(got => waiting.push(got));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, next };
}

const bytes = Buffer.from([0xff, 0x00, 0x80, 0x22]);
const attributes = {
  specversion: '1.0',
  id: 'order-42 é',
  source: 'https://shop.example/orders?a=1',
  type: 'order.paid',
  subject: 'order 42',
  time: '2026-03-14T10:26:53.123456789+01:00',
  dataschema: 'https://shop.example/schemas/order',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  priority: 7,
  urgent: true,
};
const structured = { 'content-type': 'application/cloudevents+json' };

/** How an event comes, and the data with which it leaves: in the JSON format, and as a body. */
const ways: Readonly<
  Record<string, readonly [Record<string, string>, string | Buffer, object, string | Buffer]>
> = {
  'JSON data': [
    structured,
    JSON.stringify({ ...attributes, data: { order: 42 } }),
    { data: { order: 42 }, datacontenttype: 'application/json' },
    '{"order":42}',
  ],
  'JSON data of another type': [
    structured,
    JSON.stringify({ ...attributes, datacontenttype: 'application/order+json; v=2', data: [42] }),
    { data: [42], datacontenttype: 'application/order+json; v=2' },
    '[42]',
  ],
  text: [
    structured,
    JSON.stringify({ ...attributes, datacontenttype: 'text/xml', data: '<a>é</a>' }),
    { data: '<a>é</a>', datacontenttype: 'text/xml' },
    '<a>é</a>',
  ],
  bytes: [
    structured,
    JSON.stringify({
      ...attributes,
      datacontenttype: 'image/png',
      data_base64: bytes.toString('base64'),
    }),
    { data_base64: bytes.toString('base64'), datacontenttype: 'image/png' },
    bytes,
  ],
  'no data': [structured, JSON.stringify(attributes), {}, ''],
  'bytes in the binary mode': [
    {
      ...Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [`ce-${name}`, encodeURIComponent(String(value))]),
      ),
      'content-type': 'image/png',
    },
    bytes,
    { data_base64: bytes.toString('base64'), datacontenttype: 'image/png', priority: '7', urgent: 'true' },
    bytes,
  ],
};

for (const [storage, open] of eachStorage(storages)) {
  test(`keep id, source, time, schema, extensions and data, on ${storage}`, async cleanup => {
    const { url, marketplace, call, keys, subscribe } = await serve(cleanup, await open(cleanup));
    const made = await call('POST', '/automation/endpoints', { name: 'In', event_type: 'order.paid' });
    const { url: inbound } = made.json.data as { url: string };
    const inTree = await receiver(cleanup);
    const inHeaders = await receiver(cleanup);
    await subscribe(inTree.url, 'order.paid', { format: 'cloudevents' });
    await subscribe(inHeaders.url, 'order.paid', { format: 'cloudevents_binary' });
    marketplace.start();
    for (const [index, [way, [headers, body, data, expectedBody]]] of Object.entries(ways).entries()) {
      const got = Promise.all([inTree.next(), inHeaders.next()]);
      const isByKey = index % 2 === 0;
      const id = `${attributes.id} ${index}`;
      const given = Buffer.isBuffer(body) ? body : body.replace(attributes.id, id);
      const sent = await send(
        isByKey ? `${url}/api/v1/automation/publish` : url + new URL(inbound).pathname,
        {
          method: 'POST',
          headers: {
            ...headers,
            ...(headers['ce-id'] !== undefined && { 'ce-id': encodeURIComponent(id) }),
            ...(isByKey && { authorization: `Bearer ${keys.whole}` }),
          },
          body: given,
        },
      );
      assert.equal(sent.status, 202, `${way}: ${sent.text}`);
      const [tree, inHeader] = await got;
      const expected = { ...attributes, id, ...data };
      assert.deepEqual(JSON.parse(String(tree.body)), expected, way);
      assert.deepEqual(inHeader.body, Buffer.from(expectedBody), way);
      const { data: _, data_base64: _bytes, ...rest } = expected as Record<string, unknown>;
      for (const [name, value] of Object.entries(rest))
        assert.equal(
          name === 'datacontenttype'
            ? inHeader.headers['content-type']
            : decodeURIComponent(String(inHeader.headers[`ce-${name}`])),
          String(value),
          `${way}: ${name}`,
        );
      const bySdk = HTTP.toEvent({ headers: tree.headers, body: String(tree.body) }) as SdkEvent;
      assert.equal(bySdk.id, id);
      assert.equal(bySdk.traceparent, attributes.traceparent);
    }
    const samples = (await call('GET', '/automation/samples?event_type=order.paid')).json.data as object[];
    const last = (samples as Record<string, Record<string, unknown>>[]).find(
      ({ source_id: id }) => String(id) === `${attributes.id} 5`,
    );
    assert.equal(last?.cloudevent?.dataschema, attributes.dataschema, 'the other formats say it, too');
  });

  test(`have as many attributes as headers can carry, on ${storage}`, async cleanup => {
    const { call, keys, url } = await serve(cleanup, await open(cleanup));
    const publish = (more: object) =>
      send(`${url}/api/v1/automation/publish`, {
        method: 'POST',
        headers: { ...structured, authorization: `Bearer ${keys.whole}` },
        body: JSON.stringify({ ...attributes, ...more }),
      });
    const refused = await publish({ note: 'x'.repeat(8_192) });
    assert.equal(refused.status, 400);
    assert.match(refused.text, /extensions must have at most 8192 bytes as JSON/);
    const taken = await publish({ note: 'x'.repeat(7_000) });
    assert.equal(taken.status, 202, taken.text);
    const { id } = taken.json.data as { id: string };
    const { event } = (await call('GET', `/automation/events/${id}`)).json.data as {
      event: { cloudevent: { extensions: Record<string, unknown> }; source_id: string };
    };
    assert.equal(event.source_id, attributes.id);
    assert.equal((event.cloudevent.extensions.note as string).length, 7_000);
  });
}

test.run();
