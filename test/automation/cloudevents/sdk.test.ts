/** What the SDK of the CloudEvents project writes and reads, over HTTP where it does so itself. */
import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { emitterFor, HTTP, httpTransport, Mode, CloudEvent as SdkEvent } from 'cloudevents';
import { modeOf, readCloudEvents } from '../../../src/automation/cloudevents/read.ts';
import {
  type CloudEvent,
  type Content,
  writeBinary,
  writeStructured,
} from '../../../src/common/events/cloudevents.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';

const test = suiteOf('CloudEvents and the SDK');

/** A server that keeps what it is sent last. */
async function receiver(cleanup: Cleanup) {
  const last: { headers: IncomingHttpHeaders; body: Buffer } = { headers: {}, body: Buffer.alloc(0) };
  const server = createServer(async (request, response) => {
    last.headers = request.headers;
    last.body = await buffer(request);
    response.end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  cleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, last };
}

const whole: CloudEvent = {
  id: 'A-1',
  source: '/shop',
  type: 'order.created',
  subject: 'order-7',
  time: '2026-03-14T09:26:53.000Z',
  datacontenttype: 'application/json',
  dataschema: 'https://shop.example/schemas/order',
  extensions: { comexampletrace: 'abc' },
  data: { id: 7, name: 'Zoë 😀' },
};

const samples: Readonly<Record<string, CloudEvent>> = {
  'every attribute': whole,
  'least attributes': {
    id: '1',
    source: 'urn:a',
    type: 'a',
    time: '2026-03-14T09:26:53.000Z',
    datacontenttype: 'application/json',
    data: [1],
  },
  'text of another type': { ...whole, datacontenttype: 'application/xml', data: '<a>é</a>' },
};

const toSdk = ({ extensions, ...event }: CloudEvent) => new SdkEvent({ ...event, ...extensions } as never);

for (const [what, event] of Object.entries(samples)) {
  for (const mode of [Mode.STRUCTURED, Mode.BINARY] as const)
    test(`reads what it emits in ${mode} mode: ${what}`, async cleanup => {
      const { url, last } = await receiver(cleanup);
      await emitterFor(httpTransport(url), { binding: HTTP, mode })(toSdk(event));
      const found = modeOf(last.headers);
      assert.equal(found, mode);
      assert.deepEqual(readCloudEvents(found as 'binary', last.headers, last.body), {
        ok: true,
        events: [event],
      });
    });

  test(`reads it in a batch of the SDK's events: ${what}`, () => {
    const body = JSON.stringify([toSdk(event), toSdk({ ...event, id: 'A-2' })]);
    const headers = { 'content-type': 'application/cloudevents-batch+json' };
    assert.deepEqual(readCloudEvents('batched', headers, Buffer.from(body)), {
      ok: true,
      events: [event, { ...event, id: 'A-2' }],
    });
    assert.equal((HTTP.toEvent({ headers, body }) as unknown[]).length, 2);
  });

  for (const [mode, write] of [
    ['structured', writeStructured],
    ['binary', writeBinary],
  ] as const)
    test(`writes in ${mode} mode what it reads: ${what}`, () => {
      const { headers, body } = write(event);
      const read = HTTP.toEvent({ headers, body: String(body) }) as SdkEvent;
      assert.ok(read.validate());
      assert.deepEqual(JSON.parse(JSON.stringify(read)), JSON.parse(JSON.stringify(toSdk(event))));
    });
}

test('reads the bytes that it sends as such', async cleanup => {
  const { url, last } = await receiver(cleanup);
  const bytes = Uint8Array.of(0, 1, 254, 255);
  const { data: _, extensions: __, ...rest } = whole;
  const attributes = { ...rest, datacontenttype: 'application/octet-stream' };
  const emitted = new SdkEvent({ ...attributes, data: bytes } as never);
  const expected = { ok: true, events: [{ ...attributes, data_base64: 'AAH+/w==' }] };
  for (const mode of [Mode.BINARY, Mode.STRUCTURED] as const) {
    // The SDK's own transport sends text alone.
    const { headers, body } = mode === Mode.BINARY ? HTTP.binary(emitted) : HTTP.structured(emitted);
    await fetch(url, { method: 'POST', headers: headers as Record<string, string>, body: body as string });
    assert.deepEqual(readCloudEvents(mode, last.headers, last.body), expected);
  }
});

test('come back as they were written, over HTTP', async cleanup => {
  const { url, last } = await receiver(cleanup);
  const odd: CloudEvent = {
    ...whole,
    id: ' "100%" \\ é 😀 ',
    extensions: { text: 'a b', count: -3, on: true },
  };
  const asText: CloudEvent = { ...odd, extensions: { text: 'a b', count: '-3', on: 'true' } };
  for (const data of [{}, 'text', '', 0, null, false, [{ a: null }]])
    for (const [write, expected] of [
      [writeStructured, odd],
      [writeBinary, asText],
    ] as const) {
      const { headers, body }: Content = write({ ...odd, data });
      await fetch(url, { method: 'POST', headers, body: body as string });
      const mode = modeOf(last.headers);
      assert.ok(mode !== null);
      assert.deepEqual(readCloudEvents(mode, last.headers, last.body), {
        ok: true,
        events: [{ ...expected, data }],
      });
    }
});

test('are written in binary mode with the header values of the HTTP binding', () => {
  const { headers } = writeBinary({ ...whole, subject: 'Euro € 😀' });
  assert.equal(headers['ce-subject'], 'Euro%20%E2%82%AC%20%F0%9F%98%80');
  assert.equal(writeBinary({ ...whole, subject: '\n' }).headers['ce-subject'], '%0A');
  assert.equal(writeBinary({ ...whole, subject: '"1%"~' }).headers['ce-subject'], '%221%25%22~');
});

test('are written as JSON where they do not say what their data is', () => {
  const { datacontenttype: _, ...untyped } = whole;
  const { headers, body } = writeBinary(untyped);
  assert.deepEqual([headers['content-type'], body], ['application/json', JSON.stringify(whole.data)]);
});

test('without data have an empty body, and no content type', () => {
  const { data: _, datacontenttype: __, ...empty } = whole;
  assert.deepEqual([writeBinary(empty).body, writeBinary(empty).headers['content-type']], ['', undefined]);
  assert.ok(!('data' in JSON.parse(String(writeStructured(empty).body))));
});

test('with bytes are written as base64, or as they are', () => {
  const { data: _, ...rest } = { ...whole, datacontenttype: 'image/png', data_base64: 'AAH+/w==' };
  assert.equal(JSON.parse(String(writeStructured(rest).body)).data_base64, 'AAH+/w==');
  assert.deepEqual(Buffer.from(writeBinary(rest).body), Buffer.from([0, 1, 254, 255]));
});

test.run();
