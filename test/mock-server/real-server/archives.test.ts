/** Fixtures and answers of saved requests: archives of browsers and proxies, and collections of Postman. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startMock } from '../../../mock-server/index.ts';
import { importArchive } from '../../../mock-server/real-server/archives/from-archive.ts';
import { writeFolder } from '../../../mock-server/real-server/record/folder.ts';
import { type Cleanup, fixtures, knownCode, secrets, send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';
import { folder } from '../command.ts';

const test = suiteOf('record of a file', { isLong: true });

const server = 'https://shop.example/mount';
// The fixtures leave out the address of the mock server.
const [item, other] = JSON.parse(
  JSON.stringify(fixtures.items.ws_studio).replaceAll('{base_url}', 'https://shop.example'),
) as { id: number }[];
const list = { status: 'success', items: [item, other] };
const headers = { authorization: `Bearer ${secrets.studio}` };

/** An entry of an archive. */
const entry = (url: string, status: number, content: object, more: object = {}) => ({
  request: { method: 'GET', url, headers: [], ...more },
  response: {
    status,
    headers: [{ name: 'Content-Type', value: 'application/json; charset=utf-8' }],
    content,
  },
});

const json = (value: unknown) => ({ mimeType: 'application/json', text: JSON.stringify(value) });
const har = (...entries: object[]) => ({ log: { version: '1.2', entries } });

async function imported(cleanup: Cleanup, content: unknown, given: string | null = null, start = '') {
  const file = join(await folder(cleanup), 'saved.har');
  await writeFile(file, start + (typeof content === 'string' ? content : JSON.stringify(content)));
  return importArchive({ file, server: given });
}

/** A mock server with what was made. */
async function served(cleanup: Cleanup, made: Awaited<ReturnType<typeof imported>>): Promise<string> {
  const path = join(await folder(cleanup), 'made');
  await writeFolder(path, { ...made.fixtures, answers: made.answers });
  const answers = JSON.parse(await readFile(join(path, 'answers.json'), 'utf8'));
  const hasFixtures = Object.keys(made.fixtures).length > 0;
  const mock = await startMock({ answers, ...(hasFixtures && { fixtures: path }) });
  cleanup(mock.close);
  return mock.url;
}

test('makes fixtures of answers, and answers of errors and unknown paths', async cleanup => {
  const made = await imported(
    cleanup,
    har(
      entry(`${server}/api/items/all?api_key=mk_secret`, 200, json(list)),
      entry(
        `${server}/api/items/item?item_id=9&api_key=mk_secret`,
        404,
        json({ status: 'error', msg: 'Item Not Found' }),
      ),
      entry(`${server}/api/v1/models`, 401, json({ status: 'error', msg: 'Missing API key' })),
      entry(`${server}/flags?user=7`, 200, json({ checkout: 'new', token: 'abc' })),
      entry(`${server}/robots.txt`, 200, { mimeType: 'text/plain', text: 'Ask ann@shop.example' }),
      entry(`${server}/index.html`, 200, { mimeType: 'text/html', text: '<p>Shop</p>' }),
      entry('https://metrics.example/collect?uid=7', 200, json({})),
    ),
  );
  assert.equal(made.server, server);
  assert.deepEqual(made.left, [
    '1 answers that refuse a key',
    '1 answers at other paths that are no data, such as pages, scripts and pictures',
    '1 requests to other servers: metrics.example',
  ]);
  assert.ok(!JSON.stringify([made.answers, made.fixtures]).includes('mk_secret'));
  const url = await served(cleanup, made);
  const { items } = (await send(`${url}/api/items/all`, { headers })).json as { items: { id: number }[] };
  assert.deepEqual(
    items.map(({ id }) => id),
    [item?.id, other?.id],
  );
  const missing = await send(`${url}/api/items/item?item_id=9`, { headers });
  assert.deepEqual([missing.status, missing.json.msg], [404, 'Item Not Found']);
  assert.equal((await send(`${url}/api/items/item?item_id=${item?.id}`, { headers })).status, 200);
  assert.deepEqual((await send(`${url}/flags?user=7`)).json, { checkout: 'new', token: 'stand-in-1' });
  assert.equal((await send(`${url}/flags?user=8`)).status, 404);
  assert.match((await send(`${url}/robots.txt`)).text, /^Ask person\d+@example\.com$/);
});

test('reads bodies in base64, compressed ones, copies that were current, and a byte order mark', async cleanup => {
  const bytes = Buffer.from(JSON.stringify(list));
  const base64 = (content: Buffer) => ({
    mimeType: 'application/json',
    encoding: 'base64',
    text: content.toString('base64'),
  });
  const zipped = entry(`${server}/api/items/all`, 200, base64(gzipSync(bytes)));
  const brotli = entry(`${server}/api/items/all`, 200, base64(brotliCompressSync(bytes)));
  brotli.response.headers.push({ name: 'content-encoding', value: 'br' });
  for (const one of [
    entry(`${server}/api/items/all`, 200, base64(bytes)),
    zipped,
    brotli,
    entry(`${server}/api/items/all`, 304, json(list)),
    // Exporters mark a body as base64 that is none, and do not mark one that is.
    entry(`${server}/api/items/all`, 200, { ...json(list), encoding: 'base64' }),
    entry(`${server}/api/items/all`, 200, { mimeType: 'application/json', text: bytes.toString('base64') }),
  ])
    assert.equal((await imported(cleanup, har(one), null, '\uFEFF')).counts.items, 2);
});

test('reads bodies that Playwright has saved beside the archive, and no other files', async cleanup => {
  const cwd = await folder(cleanup);
  const file = join(cwd, 'saved.har');
  await writeFile(join(cwd, '0123abcd.json'), JSON.stringify(list));
  const attached = (name: string) =>
    har(entry(`${server}/api/items/all`, 200, { mimeType: 'application/json', _file: name }));
  await writeFile(file, JSON.stringify(attached('0123abcd.json')));
  assert.equal((await importArchive({ file, server: null })).counts.items, 2);
  for (const name of ['../0123abcd.json', join(cwd, '0123abcd.json'), 'missing.json']) {
    await writeFile(file, JSON.stringify(attached(name)));
    await assert.rejects(importArchive({ file, server: null }), /has no answer of/);
  }
});

test('replaces what it recognises in any text, and nothing else', async cleanup => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl';
  const replaced = async (text: string) => {
    const made = await imported(
      cleanup,
      har(
        entry(`${server}/api/items/all`, 200, json(list)),
        entry(`${server}/notes`, 200, { mimeType: 'text/plain', text }),
      ),
    );
    return (made.answers[0]?.answer as { text?: string } | undefined)?.text;
  };
  for (const [text, expected] of [
    ['Call +47 (912) 34-567, or 0800.', 'Call +12025550001, or 0800.'],
    [
      'From 203.0.113.9. Version 1.2.3.4444, at 127.0.0.1',
      'From 192.0.2.1. Version 1.2.3.4444, at 127.0.0.1',
    ],
    [`Bearer ${token}; mk_DemoStudio0000000000000; mk_short`, 'Bearer stand-in-2; stand-in-1; mk_short'],
    [
      'ann@a.example, ANN@A.EXAMPLE and @ann, a@b.',
      'person1@example.com, person1@example.com and @ann, a@b.',
    ],
    [
      'https://u:p@files.example/a?Signature=abc&page=2',
      'https://files.example/a?Signature=stand-in-1&page=2',
    ],
    ['1 + 2 = 3', '1 + 2 = 3'],
    ['Call 06-12345678.', 'Call +12025550001.'],
    ['(020) 624-1234, or 415-555-2671', '+12025550001, or +12025550002'],
    ['On 01-02-2024 and 2024-01-02, 0123456789, 3-4-5', 'On 01-02-2024 and 2024-01-02, 0123456789, 3-4-5'],
    ['jane@müller.example', 'person1@example.com'],
    ['jane.roe%40zyx.example, jane.roe&#64;zyx.example', 'person1@example.com, person1@example.com'],
    ['https://a.example/cb#access_token=abc', 'https://a.example/cb#access_token=stand-in-1'],
    [`sk_${'live_'}4eC39HqLyjWDarjtT1`, 'stand-in-1'],
    [
      `ghp_${'a1'.repeat(18)} AKIA${'A1'.repeat(8)} xoxb-${'1'.repeat(12)}`,
      'stand-in-1 stand-in-2 stand-in-3',
    ],
    [`-----BEGIN ${'PRIVATE'} KEY-----\nMIIE\n-----END PRIVATE KEY-----\nEnd`, 'stand-in-1\nEnd'],
    ['Card 4111 1111 1111 1111, no 4111 1111 1111 1112', 'Card account-1, no 4111 1111 1111 1112'],
    ['IBAN NL91 ABNA 0417 1643 00 OK', 'IBAN account-1 OK'],
    ['iban nl91 abna 0417 1643 00 ok, nl91abna0417164300.', 'iban account-1 ok, account-1.'],
    ['to be68 5390 0754 7034 then, on24 have been that', 'to account-1 then, on24 have been that'],
    [
      'password: abc, Passwort: def. The API key is ghi!',
      'password: stand-in-1, Passwort: stand-in-2. The API key is stand-in-3!',
    ],
    ['Kennwort = "abc"; access key: abc', 'Kennwort = "stand-in-1"; access key: stand-in-1'],
    [
      'Das Passwort ist abc und die PIN lautet 4711.',
      'Das Passwort ist stand-in-1 und die PIN lautet stand-in-2.',
    ],
    ['Got {"password":"abc","page":2}', 'Got {"password":"stand-in-1","page":2}'],
    ['authorization: Basic dTpw', 'authorization: Basic stand-in-1'],
    [
      'Passphrase: four words are here, ok. Mot de passe : abc',
      'Passphrase: stand-in-1, ok. Mot de passe : stand-in-2',
    ],
    ['cookie: a=b; c=d\nnext: e', 'cookie: stand-in-1\nnext: e'],
    ['The secret is `abc`.', 'The secret is `stand-in-1`.'],
    ['iban: de89-3704-0044-0532-0130-00, DE89 3704 0044 0532 0130 00', 'iban: account-1, account-1'],
    [
      'Token is missing. API key is invalid: password must be sent. Password: required. Pass: 3 of 4. Key: B',
      'Token is missing. API key is invalid: password must be sent. Password: required. Pass: 3 of 4. Key: B',
    ],
    ['See https://u:p@h.example/p?token=T&sig=S', 'See https://h.example/p?token=stand-in-1&sig=stand-in-2'],
    ['token=abc&page=2', 'token=stand-in-1&page=2'],
  ] as const)
    assert.equal(await replaced(text), expected);
});

test('replaces fields, members and steps of paths that are secret or personal', async cleanup => {
  const names = [
    'otp',
    'pin',
    'cvv',
    'cvc',
    'refresh',
    'sessionid',
    'session_id',
    'session',
    'hash',
    'iban',
    'cc',
  ];
  const people = ['ssn', 'given', 'family', 'first', 'last', 'first_name', 'last_name', 'addr'];
  const fields = Object.fromEntries([...names, ...people].map((name, index) => [name, `Zyx${index}q`]));
  const token = 'a1b2c3d4e5f6a7b8c9d0e1f2';
  const body = {
    ...fields,
    'jane@zyx.example': 1,
    [`ghp_${'a1'.repeat(18)}`]: 2,
    count: 3,
    links: { first: '/notes?page=1' },
  };
  const made = await imported(
    cleanup,
    har(
      entry(`${server}/api/items/all`, 200, json(list)),
      entry(`${server}/reset/${token}?session=Zyxinput&page=2`, 200, json(body)),
    ),
  );
  const text = JSON.stringify(made.answers);
  assert.doesNotMatch(text, /zyx|ghp_|a1b2c3/i);
  assert.match(text, /"path":"\/reset\/stand-in-\d+"/);
  assert.match(text, /"count":3,"links":\{"first":"\/notes\?page=1"\}/);
  assert.match(text, /"page":"2"/);
});

test('takes long texts without looking at them again and again', async cleanup => {
  const text = ['eyJ', '@a', '+1', 'mk_', '1.', 'a@', '{{', '0-', 'a=', '://', '-----BEGIN ', 'AA11 ', '%40']
    .map(part => part.repeat(200_000))
    .join(' ');
  const made = await imported(
    cleanup,
    har(
      entry(
        `${server}/api/account/details`,
        200,
        json({ status: 'success', data: fixtures.accounts.acc_northwind }),
      ),
      entry(`${server}/notes`, 200, { mimeType: 'text/plain', text }),
    ),
  );
  assert.equal(made.answers.length, 1);
});

test('reports entries without an answer, and answers without a body', async cleanup => {
  const made = await imported(
    cleanup,
    har(
      entry(`${server}/api/items/all`, 200, json(list)),
      entry(`${server}/api/items/all`, 0, {}),
      entry(`${server}/api/v1/models`, 200, { mimeType: 'application/json', size: 70_000 }),
      entry(`${server}/api/v1/webhooks`, 200, json({ status: 'success', data: [] })),
      entry(`${server}/api/account/details`, 304, {}),
    ),
  );
  assert.deepEqual(made.left, [
    '1 entries with no answer, such as of a request that was blocked',
    'an answer of listModels without a body that is JSON',
    'the answers of listWebhooks, which make no fixtures',
    '1 redirects, and answers without a body because a copy was current',
  ]);
});

test('reads the archive of a mock server', async cleanup => {
  const mock = await mockFor(cleanup);
  for (const path of ['/api/items/all', '/api/v1/models', '/api/account/details'])
    await send(`${mock.url}${path}`, { headers });
  const made = await imported(cleanup, await mock.har());
  assert.deepEqual(made.counts, { accounts: 1, items: fixtures.items.ws_studio?.length, models: 5 });
});

test('keeps a body as deep as it may be, with stand-ins', async cleanup => {
  const nested = `${'['.repeat(150)}{"email":"ann@a.example"}${']'.repeat(150)}`;
  const made = await imported(
    cleanup,
    har(
      entry(`${server}/api/items/all`, 200, json(list)),
      entry(`${server}/deep`, 200, { mimeType: 'application/json', text: nested }),
    ),
  );
  const answer = made.answers[0]?.answer as { body?: unknown } | undefined;
  assert.equal(JSON.stringify(answer?.body), nested.replace('ann@a.example', 'person1@example.com'));
});

test('leaves out a body that is nested too deeply', async cleanup => {
  const deep = `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  const content = { mimeType: 'application/json', text: deep };
  const made = await imported(
    cleanup,
    har(
      entry(`${server}/api/items/all`, 200, json(list)),
      entry(`${server}/api/v1/models`, 200, content),
      entry(`${server}/api/account/details`, 500, content),
      entry(`${server}/deep`, 200, content),
      entry(`${server}/sent`, 200, json({ a: 1 }), { method: 'POST', postData: { text: deep } }),
    ),
  );
  assert.equal(made.counts.items, 2);
  assert.deepEqual(made.left, [
    'a body of /api/v1/models that is nested more than 200 levels',
    'a body of /api/account/details that is nested more than 200 levels',
    'a body of /deep that is nested more than 200 levels',
    'a body of /sent that is nested more than 200 levels',
  ]);
});

/** A collection with a folder, variables, and saved responses. */
const collection = {
  info: { name: 'Shop', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
  variable: [
    { key: 'host', value: 'shop.example' },
    { key: 'base', value: 'https://{{host}}/mount' },
  ],
  item: [
    {
      name: 'Items',
      item: [
        {
          name: 'All',
          request: { method: 'GET', url: { raw: '{{base}}/api/items/all?api_key={{key}}' } },
          response: [
            {
              name: 'ok',
              code: 200,
              header: [],
              _postman_previewlanguage: 'json',
              body: JSON.stringify(list),
            },
          ],
        },
        {
          name: 'Validate',
          request: {
            method: 'POST',
            url: '{{base}}/api/purchases/validation',
            body: { mode: 'urlencoded', urlencoded: [{ key: 'purchase_code', value: knownCode }] },
          },
          response: [
            {
              code: 404,
              header: [{ key: 'Content-Type', value: 'application/json' }],
              body: '{"status":"error","msg":"Invalid purchase code"}',
            },
          ],
        },
      ],
    },
    {
      name: 'Offer',
      request: 'https://shop.example/mount/offers/9',
      response: [
        {
          originalRequest: {
            method: 'GET',
            url: { host: ['{{base}}'], path: ['offers', ':id'], variable: [{ key: 'id', value: '9' }] },
          },
          code: 200,
          header: [{ key: 'content-type', value: 'application/json' }],
          body: '{"price":7,"shop":"{{host}}","by":"{{nobody}}"}',
        },
      ],
    },
    { name: 'Never sent', request: { method: 'GET', url: '{{base}}/api/v1/models' } },
  ],
};

test('makes the same of a collection of Postman', async cleanup => {
  const made = await imported(cleanup, collection);
  assert.equal(made.server, server);
  assert.deepEqual(made.left, ['1 requests without a saved response']);
  assert.ok(!JSON.stringify(made).includes(knownCode));
  const url = await served(cleanup, made);
  assert.deepEqual((await send(`${url}/offers/9`)).json, {
    price: 7,
    shop: 'shop.example',
    by: '{{nobody}}',
  });
  const { items } = (await send(`${url}/api/items/all`, { headers })).json as { items: unknown[] };
  assert.equal(items.length, 2);
  // Its code has a stand-in.
  const code = '00000000-0000-4000-8000-000000000001';
  const refused = await send(`${url}/api/purchases/validation`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ purchase_code: code }),
  });
  assert.equal(refused.json.msg, 'Invalid purchase code');
});

test('reads a collection as the API of Postman returns it', async cleanup => {
  assert.equal((await imported(cleanup, { collection })).counts.items, 2);
});

test('takes a variable without a value for the name of a host', async cleanup => {
  const { variable: _, ...without } = collection;
  const made = await imported(cleanup, without);
  assert.equal(made.server, 'http://base.variable.invalid');
  assert.equal(made.counts.items, 2);
});

test('takes another server if it is named', async cleanup => {
  const content = har(
    entry('https://old.example/api/items/all', 200, json(list)),
    entry('https://old.example/api/items/all', 200, json(list)),
    entry('https://new.example/api/items/all', 200, json({ status: 'success', items: [other] })),
  );
  assert.equal((await imported(cleanup, content, 'https://new.example/')).counts.items, 1);
});

test('refuses what is no archive, and repeats nothing of it', async cleanup => {
  for (const [content, message] of [
    ['mk_secret', /is not JSON: give an HTTP archive \(HAR\) or a collection of Postman$/],
    [
      { openapi: '3.1.0' },
      /is neither an HTTP archive \(HAR\) nor a collection of Postman 2\.1: export it again/,
    ],
    [
      har(entry('https://a.example/x', 200, json({}))),
      /has no request for an operation of the document: name the server/,
    ],
    [
      har(entry(`${server}/api/v1/models`, 401, json({}))),
      /has no answer of .* that fixtures or answers could be made of$/,
    ],
  ] as const)
    await assert.rejects(imported(cleanup, content), (error: Error) => {
      assert.match(error.message, message);
      assert.ok(!error.message.includes('mk_secret'));
      return true;
    });
  await assert.rejects(importArchive({ file: '/nowhere.har', server: null }), /cannot be read: ENOENT/);
});

test('takes any content of a file without failing in another way', async cleanup => {
  for (const content of [
    {
      log: {
        entries: [null, 7, {}, { request: {}, response: null }, { request: { url: 'x', method: 'GET' } }],
      },
    },
    {
      info: { name: 'x' },
      item: [null, { item: null }, { request: null, response: [null] }, { request: 7 }],
    },
    har(entry('not a url', 200, json([]))),
  ])
    await assert.rejects(imported(cleanup, content), /has no request for an operation of the document/);
});

test.run();
