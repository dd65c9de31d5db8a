/** Multipart forms as browsers, scripts and tools write them, and batches beyond the rate of an endpoint. */
import assert from 'node:assert/strict';
import { suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { client } from './clients.ts';

const test = suiteOf('Inbound endpoints');

const lines = (...all: string[]) => all.join('\r\n');
const disposition = (rest: string) => `Content-Disposition: form-data; ${rest}`;
const simple = lines('--XX', disposition('name="a"'), '', '1', '--XX--', '');

const accepted: Readonly<Record<string, readonly [body: string, data: unknown]>> = {
  'a preamble': [`This is a form.\r\n${simple}`, { a: '1' }],
  'an empty line before it': [`\r\n${simple}`, { a: '1' }],
  'an epilogue': [`${simple}bye\r\n`, { a: '1' }],
  'no line break at its end': [simple.trimEnd(), { a: '1' }],
  'white space after the boundary': [simple.replace('--XX\r\n', '--XX \t\r\n'), { a: '1' }],
  'a name without quotes': [simple.replace('"a"', 'a'), { a: '1' }],
  'headers in any case and order': [
    lines(
      '--XX',
      'content-type: text/plain; charset=UTF-8',
      'CONTENT-DISPOSITION: Form-Data; Name=a',
      '',
      '1',
      '--XX--',
    ),
    { a: '1' },
  ],
  'a quote in a name, as curl writes it': [simple.replace('"a"', '"a\\"b"'), { 'a"b': '1' }],
  'a quote in a name, as browsers write it': [simple.replace('"a"', '"a%22b"'), { 'a"b': '1' }],
  'a backslash at the end of a name': [simple.replace('"a"', '"a\\"'), { 'a\\': '1' }],
  'a semicolon in a name': [simple.replace('"a"', '"a; filename=b"'), { 'a; filename=b': '1' }],
  'letters of any script': [
    simple.replace('"a"', '"ключ"').replace('\r\n1', '\r\nзначение'),
    { ключ: 'значение' },
  ],
  base64: [simple.replace('\r\n\r\n1', '\r\nContent-Transfer-Encoding: base64\r\n\r\nw6k='), { a: 'é' }],
  'line breaks in a value': [simple.replace('1', '1\r\n\r\n2\r\n'), { a: '1\r\n\r\n2\r\n' }],
  'an empty value': [simple.replace('1', ''), { a: '' }],
  'a file that nobody chose': [
    lines(
      '--XX',
      disposition('name="f"; filename=""'),
      'Content-Type: application/octet-stream',
      '',
      '',
      simple,
    ),
    { a: '1' },
  ],
  'no field': ['--XX--\r\n', {}],
};

const refused: Readonly<Record<string, string>> = {
  'no last boundary': simple.replace('--XX--', ''),
  'another boundary': simple.replaceAll('XX', 'YY'),
  'no name': simple.replace('; name="a"', ''),
  'a file': simple.replace('name="a"', 'name="a"; filename="a.txt"'),
  'a file with a name of another kind': simple.replace('name="a"', 'name="a"; filename*=UTF-8\'\'a.txt'),
  'no headers': lines('--XX', '', '1', '--XX--'),
  'a boundary that goes on': simple.replace('--XX\r\n', '--XXYY\r\n'),
};

for (const [storage, open] of eachStorage(storages)) {
  const named = (name: string) => `on ${storage} ${name}`;

  test(named('accept multipart forms as others write them, and refuse what is none'), async cleanup => {
    const api = client(await open(cleanup));
    const { url } = await api.create();
    const type = { 'content-type': 'Multipart/Form-Data; charset=utf-8; Boundary="XX"' };
    for (const [name, [body, data]] of Object.entries(accepted)) {
      const answer = await api.post(url, body, type);
      assert.equal(answer.status, 202, `${name}: ${answer.text}`);
      assert.deepEqual((await api.eventOf(answer)).data, data, name);
    }
    for (const [name, body] of Object.entries(refused))
      assert.equal((await api.post(url, body, type)).status, 400, name);
    for (const without of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary=${'X'.repeat(71)}`,
    ])
      assert.equal((await api.post(url, simple, { 'content-type': without })).status, 400, without);
  });

  test(named('count each event of a batch, and refuse one that is beyond their rate'), async cleanup => {
    const api = client(await open(cleanup));
    const { url } = await api.create({ rate: 5 });
    const batchOf = (ids: readonly number[]) =>
      api.post(
        url,
        JSON.stringify(
          ids.map(id => ({ specversion: '1.0', id: `${id}`, source: '/s', type: 'order.paid' })),
        ),
        { 'content-type': 'application/cloudevents-batch+json' },
      );
    const large = await batchOf([1, 2, 3, 4, 5, 6]);
    assert.deepEqual(
      [large.status, large.json.msg],
      [400, 'Invalid request: a batch for this inbound endpoint contains at most 5 events'],
    );
    assert.equal((await batchOf([1, 2, 3])).status, 202);
    const beyond = await batchOf([4, 5]);
    assert.equal(beyond.status, 429);
    assert.ok(Number(beyond.headers['retry-after']) >= 1);
    const history = (await api.call('GET', '/history')).json.data as { source: string }[];
    assert.equal(history.filter(({ source }) => source === '/s').length, 3);
  });
}

test.run();
