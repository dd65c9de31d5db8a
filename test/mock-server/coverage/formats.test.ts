/** The report over HTTP, and its formats. */
import assert from 'node:assert/strict';
import { junitOf } from '../../../mock-server/control/coverage/junit.ts';
import { type Mock, startMock } from '../../../mock-server/index.ts';
import { type Cleanup, send, suiteOf } from '../../helper.ts';

const test = suiteOf('The report of the coverage');

async function start(cleanup: Cleanup) {
  const mock = await startMock();
  cleanup(mock.close);
  const headers = { authorization: `Bearer ${mock.keys.studio}` };
  const get = (path: string) => send(`${mock.url}${path}`, { headers });
  return { mock, get };
}

const lineOf = (text: string, start: string) => text.split('\n').find(line => line.startsWith(start)) ?? '';

test('is that of the object as JSON', async cleanup => {
  const { mock, get } = await start(cleanup);
  await get('/api/items/all?colour=red');
  const { json, headers } = await get('/__mock/coverage');
  const report = await mock.coverage();
  assert.deepEqual(json, { status: 'success', data: JSON.parse(JSON.stringify(report)) });
  assert.deepEqual((await get('/__mock/coverage?format=json')).json, JSON.parse(JSON.stringify(report)));
  assert.match(String(headers['content-type']), /^application\/json/);
});

test('refuses another format and other parameters', async cleanup => {
  const { get } = await start(cleanup);
  for (const query of ['format=pdf', 'format=constructor', 'fromat=table']) {
    const { status, json } = await get(`/__mock/coverage?${query}`);
    assert.equal(status, 400, query);
    assert.match(String(json.msg), query === 'fromat=table' ? /did you mean format/ : /json, table, junit/);
  }
});

test('is a table with a line for each operation and each mistake', async cleanup => {
  const { get } = await start(cleanup);
  await get('/api/v1/links?limit=1');
  await get('/api/v1/links?limit=x');
  await get('/api/v1/links?limit=1');
  const { text, headers } = await get('/__mock/coverage?format=table');
  assert.match(String(headers['content-type']), /^text\/plain/);
  assert.match(
    text,
    /^Used of the document: 1 of \d+ operations, 1 of \d+ statuses, 1 of \d+ query parameters\n/,
  );
  assert.match(
    lineOf(text, 'listLinks '),
    /^listLinks +3 +200 x2, 400 +tag, q, .*cursor +GET \/api\/v1\/links$/,
  );
  assert.match(lineOf(text, 'getLink '), /^getLink +0 +GET \/api\/v1\/links\/\{link_id\}$/);
  assert.ok(
    text.indexOf('listLinks ') < text.indexOf('getAccountDetails '),
    'those that were called come first',
  );
  assert.match(
    text,
    /\nRequests that the document does not allow: 1\n {2}1 x GET \/api\/v1\/links \(400\): limit must be an integer\n$/,
  );
});

/** The elements of a text in which every element is well-formed, with their attributes. */
function elementsOf(xml: string): (readonly [name: string, attributes: Record<string, string>])[] {
  const open: string[] = [];
  const found: (readonly [string, Record<string, string>])[] = [];
  const body = xml.replace('<?xml version="1.0" encoding="UTF-8"?>', '');
  assert.notEqual(body, xml);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML allows none of them
  assert.doesNotMatch(body, /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u);
  const rest = body.replaceAll(
    /<(\/?)(\w+)((?: \w+="(?:[^<>&"]|&(?:amp|lt|gt|quot);)*")*)(\/?)>/g,
    (_, end: string, name: string, attributes: string, alone: string) => {
      if (end !== '') assert.equal(open.pop(), name);
      else {
        if (alone === '') open.push(name);
        const pairs = [...attributes.matchAll(/ (\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key,
          value,
        ]);
        found.push([name, Object.fromEntries(pairs)]);
      }
      return '';
    },
  );
  assert.deepEqual([rest.trim(), open], ['', []]);
  return found;
}

const junitOver = async ({ url }: Pick<Mock, 'url'>) => {
  const { text, headers } = await send(`${url}/__mock/coverage?format=junit`);
  assert.match(String(headers['content-type']), /^application\/xml/);
  return elementsOf(text);
};

test('is JUnit, in which what was never used is skipped, and what is not allowed has failed', async cleanup => {
  const { mock, get } = await start(cleanup);
  await get('/api/items/item?item_id=1001');
  const before = await junitOver(mock);
  const { summary } = await mock.coverage();
  const all = summary.operations.all + summary.statuses.all + summary.parameters.all;
  assert.deepEqual(before[0]?.[1], {
    name: 'Coverage of the contract',
    tests: String(all + 1),
    failures: '0',
    errors: '0',
    skipped: String(all - 3),
    time: '0',
  });
  const named = (elements: typeof before, name: string) => {
    const at = elements.findIndex(([, attributes]) => attributes.name === name);
    return elements.slice(at, at + 2);
  };
  assert.equal(named(before, 'getItem (GET /api/items/item)')[1]?.[0], 'testcase');
  assert.equal(named(before, 'getItem 200')[1]?.[0], 'testcase');
  assert.deepEqual(named(before, 'getItem 404')[1], ['skipped', { message: 'was never answered' }]);
  assert.equal(before.at(-1)?.[1].name, 'The document allows all requests');
  await get('/api/items/item?item_id=1001&a=1');
  const after = await junitOver(mock);
  assert.equal(after[0]?.[1].failures, '1');
  assert.deepEqual(after.at(-1), [
    'failure',
    { message: 'The document does not allow it: a is not a known parameter (1 x, answered with 200)' },
  ]);
});

test('is well-formed, whatever was sent', async cleanup => {
  const { mock, get } = await start(cleanup);
  for (const path of [
    '/api/<b>&"\'',
    '/api/%00%01%1b[31m%ff%fe',
    '/api/\u00ff\u0080',
    '/api/%EF%BF%BE%ED%A0%80',
    '/api/]]>--><!--',
    '/api/items/all?<a>%00&%ED%A0%80=1',
    '/api/items/all?"%1b[31m=1',
    `/api/${'x'.repeat(5_000)}`,
    `/api/items/all?${'%F0%9F%98%80'.repeat(500)}=1`,
    '/api/items/all?__proto__=1',
    '/api/items/all?%',
  ])
    await get(path);
  const elements = await junitOver(mock);
  const failures = elements.filter(([name]) => name === 'failure');
  assert.equal(failures.length, (await mock.coverage()).disallowed.length);
  assert.equal(failures.length, 9);
  for (const [, { message = '' }] of failures) assert.ok(message.length < 300, message);
  const table = (await get('/__mock/coverage?format=table')).text;
  const messages = failures.map(([, { message }]) => message);
  assert.doesNotMatch([table, ...messages].join('\n'), /[^\P{C}\n]/u);
});

test('is well-formed whatever the words are', () => {
  const words = '\u0000\u001b]]>&<"\'\n\ud800\ufffe\uffff\u{1f600}';
  const mistake = { operation: null, method: words, path: words, reason: words, status: null, count: 1 };
  const none = { used: 0, all: 0 };
  const summary = {
    calls: 0,
    operations: none,
    statuses: none,
    parameters: none,
    requestFields: none,
    responseFields: none,
    disallowed: 1,
    drift: 0,
  };
  const elements = elementsOf(junitOf({ summary, operations: {}, disallowed: [mistake], drift: [] }));
  assert.match(elements.at(-1)?.[1].message ?? '', /\u{1f600} \(1 x, answered with nothing\)$/u);
});

test.run();
