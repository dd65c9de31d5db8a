import assert from 'node:assert/strict';
import { type Headers, modeOf, readCloudEvents } from '../../../src/automation/cloudevents/read.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('Reading CloudEvents');

const least = { specversion: '1.0', id: 'A-1', source: '/shop', type: 'order.created' };
const event = { id: 'A-1', source: '/shop', type: 'order.created' };
const ofHeaders = {
  'ce-specversion': '1.0',
  'ce-id': 'A-1',
  'ce-source': '/shop',
  'ce-type': 'order.created',
};

function read(headers: Headers, body: string | Uint8Array = '') {
  const mode = modeOf(headers);
  assert.ok(mode !== null);
  return readCloudEvents(mode, headers, Buffer.from(body));
}

const structured = (value: unknown) =>
  read({ 'content-type': 'application/cloudevents+json; charset=UTF-8' }, JSON.stringify(value));
const batched = (value: unknown) =>
  read({ 'content-type': 'application/cloudevents-batch+json' }, JSON.stringify(value));

const refused = (pointer: string, reason: string) => ({ ok: false, problem: { pointer, reason } });

test('tells the mode by the headers', () => {
  assert.equal(modeOf({ 'content-type': ' Application/CloudEvents+JSON ; charset=utf-8' }), 'structured');
  assert.equal(modeOf({ 'content-type': 'application/cloudevents-batch+json' }), 'batched');
  assert.equal(modeOf({ ...ofHeaders, 'content-type': 'text/plain' }), 'binary');
  assert.equal(modeOf({ 'ce-id': '1' }), 'binary');
  assert.equal(modeOf({ 'content-type': 'application/json', 'ce-trace': '1' }), null);
  assert.equal(modeOf({}), null);
});

test('takes every attribute, and data of any kind', () => {
  const whole = {
    ...least,
    subject: 'order 7',
    time: '2026-03-14T09:26:53.123456789+02:00',
    datacontenttype: 'application/vnd.shop+json; charset=utf-8',
    dataschema: 'https://shop.example/schemas/order',
  };
  const { specversion: _, ...rest } = whole;
  const extensions = { comexampletrace: 'é', retries: -3, sampled: false, empty: '' };
  for (const data of [{ a: [1] }, [], 'text', 0, false, null])
    assert.deepEqual(structured({ ...whole, ...extensions, data }), {
      ok: true,
      events: [{ ...rest, extensions, data }],
    });
});

test('takes an event without data, and what is null as not there', () => {
  assert.deepEqual(structured(least), { ok: true, events: [event] });
  assert.deepEqual(structured({ ...least, subject: null, time: null, trace: null, data_base64: null }), {
    ok: true,
    events: [event],
  });
});

test('takes data in base64: as JSON where it is, as it stands otherwise', () => {
  const data_base64 = Buffer.from('{"a":1}').toString('base64');
  assert.deepEqual(structured({ ...least, data_base64 }), {
    ok: true,
    events: [{ ...event, data: { a: 1 } }],
  });
  const datacontenttype = 'application/octet-stream';
  assert.deepEqual(structured({ ...least, datacontenttype, data_base64 }), {
    ok: true,
    events: [{ ...event, datacontenttype, data_base64 }],
  });
  assert.deepEqual(structured({ ...least, data_base64: '/w==' }), {
    ok: true,
    events: [{ ...event, data_base64: '/w==' }],
  });
});

test('takes the text of other types as text', () => {
  const datacontenttype = 'application/xml';
  assert.deepEqual(structured({ ...least, datacontenttype, data: '<a/>' }), {
    ok: true,
    events: [{ ...event, datacontenttype, data: '<a/>' }],
  });
  assert.deepEqual(
    structured({ ...least, datacontenttype, data: { a: 1 } }),
    refused('/data', 'must be a string where datacontenttype is not JSON'),
  );
});

test('names the attribute that is missing', () => {
  for (const name of ['specversion', 'id', 'source', 'type']) {
    assert.deepEqual(structured({ ...least, [name]: undefined }), refused(`/${name}`, 'is required'));
    assert.deepEqual(structured({ ...least, [name]: null }), refused(`/${name}`, 'is required'));
    assert.deepEqual(
      read({ ...ofHeaders, [`ce-${name}`]: undefined }),
      refused(`/ce-${name}`, 'is required'),
    );
  }
});

test('names the attribute whose value breaks a rule', () => {
  const reference = 'must be a URI or a reference to one, such as /shop/orders';
  const time = 'must be an RFC 3339 time such as 2026-03-14T09:26:53Z';
  const control = 'must not contain control characters or unpaired surrogates';
  const mediaType = 'must be a media type such as application/json';
  const extension = 'must be a string, an integer, true or false';
  for (const [name, value, reason] of [
    ['specversion', '0.3', 'must be 1.0'],
    ['specversion', 1, 'must be a string'],
    ['id', '', 'must not be empty'],
    ['id', 7, 'must be a string'],
    ['id', 'a\nb', control],
    ['id', 'a\u0085', control],
    ['id', 'a\ud800', control],
    ['id', 'a\uffff', control],
    ['source', '', 'must not be empty'],
    ['source', 'a b', reference],
    ['source', '%zz', reference],
    ['source', 'a#b#c', reference],
    ['source', 'é', reference],
    ['type', '', 'must not be empty'],
    ['subject', '', 'must not be empty'],
    ['time', 'yesterday', time],
    ['time', '2026-03-14', time],
    ['time', '2026-02-30T00:00:00Z', time],
    ['time', '2026-03-14T24:00:00Z', time],
    ['time', '2026-03-14T09:26:53', time],
    ['time', '9999-12-31T23:59:59-01:00', time],
    ['datacontenttype', 'json', mediaType],
    ['dataschema', '/schema', 'must be an absolute URI'],
    ['trace', { a: 1 }, extension],
    ['trace', ['a'], extension],
    ['trace', 1.5, 'must be an integer of 32 bits'],
    ['trace', 2 ** 31, 'must be an integer of 32 bits'],
  ] as const)
    assert.deepEqual(
      structured({ ...least, [name]: value }),
      refused(`/${name}`, reason),
      `${name}: ${value}`,
    );
});

test('takes times and references of every form', () => {
  for (const time of ['2026-03-14t09:26:53z', '2024-02-29T23:59:59.1-11:30', '0001-01-01T00:00:00Z'])
    assert.ok(structured({ ...least, time }).ok, time);
  for (const source of [
    'urn:uuid:6e8bc430',
    'https://shop.example/a?b=c#d',
    'mailto:a@b.example',
    '../a',
    '1-555-123',
    '#a',
    '/%C3%A9',
  ])
    assert.ok(structured({ ...least, source }).ok, source);
});

test('takes every integer of 32 bits as an extension', () => {
  for (const count of [0, 2, -(2 ** 31), 2 ** 31 - 1])
    assert.deepEqual(structured({ ...least, count }), {
      ok: true,
      events: [{ ...event, extensions: { count } }],
    });
});

test('names an attribute whose name breaks the rule', () => {
  const reason = 'is not the name of an attribute: lower-case letters and digits alone';
  for (const name of ['Trace', 'my_trace', 'my-trace', 'é', '__proto__', ''])
    assert.deepEqual(
      read(
        { 'content-type': 'application/cloudevents+json' },
        JSON.stringify(least).replace('{', `{${JSON.stringify(name)}:1,`),
      ),
      refused(`/${name}`, reason),
    );
  assert.deepEqual(read({ ...ofHeaders, 'ce-my-trace': 'a' }), refused('/ce-my-trace', reason));
  assert.deepEqual(read({ ...ofHeaders, 'ce-data': 'a' }), refused('/ce-data', reason));
});

test('refuses data beside data in base64, and base64 that is none', () => {
  assert.deepEqual(
    structured({ ...least, data: 1, data_base64: 'AA==' }),
    refused('/data_base64', 'must not stand beside data'),
  );
  for (const data_base64 of ['AA', 'A-A=', 7, {}])
    assert.deepEqual(structured({ ...least, data_base64 }), refused('/data_base64', 'must be base64'));
});

test('refuses what is no event, no JSON, or in another format', () => {
  for (const value of [null, 1, 'a', []])
    assert.deepEqual(structured(value), refused('/body', 'must be an event: a JSON object'));
  const type = { 'content-type': 'application/cloudevents+json' };
  for (const body of ['', '{', Uint8Array.of(0x22, 0xff, 0x22)])
    assert.deepEqual(read(type, body), refused('/body', 'must be JSON in UTF-8'));
  const taken = 'must be application/cloudevents+json: CloudEvents in other formats cannot be read';
  for (const other of ['application/cloudevents+avro', 'application/cloudevents'])
    assert.deepEqual(read({ 'content-type': other }), refused('/content-type', taken));
});

test('takes a batch, an empty one too, and names the event that does not fit', () => {
  assert.deepEqual(batched([least, { ...least, id: 'A-2', data: 1 }]), {
    ok: true,
    events: [event, { ...event, id: 'A-2', data: 1 }],
  });
  assert.deepEqual(batched([]), { ok: true, events: [] });
  assert.deepEqual(batched([least, { ...least, source: '' }]), refused('/1/source', 'must not be empty'));
  assert.deepEqual(batched([least, 1]), refused('/1', 'must be an event: a JSON object'));
  assert.deepEqual(batched(least), refused('/body', 'must be a list of events'));
});

test('takes attributes from headers, and data from the body by its type', () => {
  const binary = (contentType: string | undefined, body: string | Uint8Array) =>
    read({ ...ofHeaders, 'ce-retries': '3', 'content-type': contentType }, body);
  const base = { ...event, extensions: { retries: '3' } };
  for (const [type, body, data] of [
    ['application/json', '{"a":1}', { data: { a: 1 } }],
    ['application/vnd.shop+json; charset=utf-8', 'null', { data: null }],
    ['text/plain', 'é', { data: 'é' }],
    ['application/atom+xml', '<a/>', { data: '<a/>' }],
    ['text/plain; charset=iso-8859-1', Uint8Array.of(0xe9), { data_base64: '6Q==' }],
    ['text/plain', Uint8Array.of(0xe9), { data_base64: '6Q==' }],
    ['text/plain; charset=utf8', 'é', { data: 'é' }],
    ['text/plain; charset="US-ASCII"', 'a', { data: 'a' }],
    ['image/png', 'png', { data_base64: 'cG5n' }],
    ['application/json', '', {}],
  ] as const)
    assert.deepEqual(
      binary(type, body),
      { ok: true, events: [{ ...base, datacontenttype: type, ...data }] },
      type,
    );
  assert.deepEqual(binary(undefined, '{"a":1}'), { ok: true, events: [{ ...base, data: { a: 1 } }] });
  assert.deepEqual(binary(undefined, 'a'), { ok: true, events: [{ ...base, data_base64: 'YQ==' }] });
  assert.deepEqual(
    binary('application/json', 'a'),
    refused('/body', 'must be JSON in UTF-8, as Content-Type says'),
  );
});

test('decodes the values of headers as the HTTP binding says', () => {
  for (const [value, subject] of [
    ['Euro%20%E2%82%AC%20%F0%9F%98%80', 'Euro € 😀'],
    ['Euro%20%e2%82%ac', 'Euro €'],
    ['%41', 'A'],
    ['%2541', '%41'],
    ['"a \\"quoted\\" \\\\ text"', 'a "quoted" \\ text'],
    ['"%20"', ' '],
    ['100%', '100%'],
    ['100%zz', '100%zz'],
    ['a b', 'a b'],
  ] as const) {
    const reading = read({ ...ofHeaders, 'ce-subject': value });
    assert.deepEqual(reading, { ok: true, events: [{ ...event, subject }] }, value);
  }
  for (const value of ['%C0%A0', '%E2%82', '%ff', '\xe9', '€', '"a'])
    assert.deepEqual(
      read({ ...ofHeaders, 'ce-subject': value }),
      refused('/ce-subject', 'must be percent-encoded UTF-8'),
      value,
    );
  assert.deepEqual(
    read({ ...ofHeaders, 'ce-subject': '%00' }),
    refused('/ce-subject', 'must not contain control characters or unpaired surrogates'),
  );
});

test('keeps a byte order mark in the value of a header', () => {
  const subject = '\ufeffa';
  const reading = read({ ...ofHeaders, 'ce-subject': '%EF%BB%BFa' });
  assert.deepEqual(reading, { ok: true, events: [{ ...event, subject }] });
});

test('decodes no more than two digits', () => {
  const reading = read({ ...ofHeaders, 'ce-subject': '%411' });
  assert.deepEqual(reading, { ok: true, events: [{ ...event, subject: 'A1' }] });
});

test('names the content type that is none', () => {
  assert.deepEqual(
    read({ ...ofHeaders, 'content-type': 'json' }, '{}'),
    refused('/content-type', 'must be a media type such as application/json'),
  );
});

test('takes a header that Node gives as a list as its values with commas', () => {
  const reading = read({ ...ofHeaders, 'ce-subject': ['a', 'b'] });
  assert.deepEqual(reading, { ok: true, events: [{ ...event, subject: 'a, b' }] });
});

test('refuses a content type among the attributes', () => {
  assert.deepEqual(
    read({ ...ofHeaders, 'ce-datacontenttype': 'text/plain' }),
    refused('/ce-datacontenttype', 'must be sent as Content-Type'),
  );
});

test('are refused with more attributes than can be stored, before any is read', () => {
  const attributes = Object.fromEntries(
    Array.from({ length: 1_500 }, (_, at) => [`e${at}`, null as unknown]),
  );
  const read = (more: object) =>
    readCloudEvents(
      'structured',
      { 'content-type': 'application/cloudevents+json' },
      Buffer.from(JSON.stringify({ ...least, ...more })),
    );
  assert.ok(read(attributes).ok, 'what is null is not set');
  const many = read(Object.fromEntries(Object.keys(attributes).map(name => [name.toUpperCase(), 1])));
  assert.deepEqual(many, {
    ok: false,
    problem: { pointer: '/body', reason: 'must have at most 1500 attributes' },
  });
});

test.run();
