/** Fixtures of a folder and of an object: what is given overrides, and what depends on it follows. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadFixtures } from '../../../mock-server/fixtures.ts';
import { startMock } from '../../../mock-server/index.ts';
import { eachCollection } from '../../../src/adapters/rules/collections/index.ts';
import type { Item } from '../../../src/generated/types.ts';
import { type Cleanup, fixtures, secrets, send, suiteOf } from '../../helper.ts';

const test = suiteOf('Fixtures of the mock server', { isLong: true });

async function folder(cleanup: Cleanup, files: Readonly<Record<string, unknown>>) {
  const path = await mkdtemp(join(tmpdir(), 'marketplace-'));
  cleanup(() => rm(path, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files))
    await writeFile(join(path, `${name}.json`), JSON.stringify(content, null, 2));
  return path;
}

const [first] = fixtures.items.ws_studio ?? [];
const items = { ws_studio: [{ ...first, id: 7, name: 'The only one' } as Item] };

test('may be one item alone, in an object or in a folder: its purchases go, and the keys stay', async cleanup => {
  for (const given of [{ items }, await folder(cleanup, { items })]) {
    const mock = await startMock({ fixtures: given });
    cleanup(mock.close);
    const { json } = await send(`${mock.url}/api/items/all?api_key=${secrets.studio}`);
    assert.deepEqual(
      (json.items as Item[]).map(({ id }) => id),
      [7],
    );
    assert.deepEqual(Object.values(mock.data.purchases).flat(), []);
    assert.equal(mock.data.links.ws_studio?.length, fixtures.links.ws_studio?.length);
  }
});

test('keep what still refers to something: derived from the declared references, for each collection', async cleanup => {
  for (const [name, { scope }] of eachCollection) {
    if (!(name in fixtures)) continue;
    const mock = await startMock({ fixtures: { [name]: scope === 'storage' ? [] : {} } });
    cleanup(mock.close);
    assert.deepEqual(Object.values(mock.data[name]).flat(), [], name);
    // The storage refuses data in which something refers to what is missing, so only what stays has to be looked at.
    for (const [other, { references = [], scope: of }] of eachCollection)
      if (other in fixtures && of === 'storage' && other !== name && references.length === 0)
        assert.equal(mock.data[other as 'users'].length, fixtures[other as 'users'].length, other);
    await mock.close();
  }
});

test('are refused for patterns of event types that match nothing, by name', async () => {
  const [webhook] = fixtures.webhook_endpoints.ws_studio ?? [];
  const [endpoint] = fixtures.automation_endpoints.ws_studio ?? [];
  for (const pattern of ['*.paid', 'order*', 'order.*.added', ' order.paid'])
    for (const [name, record] of [
      ['webhook_endpoints', webhook],
      ['automation_endpoints', endpoint],
    ] as const)
      await assert.rejects(
        startMock({
          port: null,
          fixtures: { [name]: { ws_studio: [{ ...record, event_types: ['order.*', pattern] }] } } as object,
        }),
        ({ message }: Error) => message.includes(`/${name}/ws_studio/0/event_types `),
        `${name} ${pattern}`,
      );
  await assert.rejects(
    startMock({
      port: null,
      fixtures: { webhook_endpoints: { ws_studio: [{ ...webhook, event_types: ['order*'] }] } } as object,
    }),
    /contains "?order\*"?, which cannot be a pattern: use a type such as order\.paid, all of a group such as order\.\*, or \*/,
  );
});

test('that do not fit are refused in words, and not with a pattern', async () => {
  for (const [given, reason] of [
    [
      { items: { ws_studio: [{ ...first, version: '1.0' }] } },
      '/items/ws_studio/0/version must be a version such as 1.4.2',
    ],
    [
      { items: { ws_studio: [{ ...first, currency: 'eur' }] } },
      '/items/ws_studio/0/currency must be three capital letters such as EUR',
    ],
    [
      { items: { 'the studio': [] } },
      '/items/the studio has a name that must be 1 to 64 letters, digits, underscores and hyphens',
    ],
  ] as const)
    await assert.rejects(startMock({ port: null, fixtures: given as object }), ({ message }: Error) => {
      assert.equal(message.replace(/^[^/]*/, ''), reason);
      return true;
    });
});

test('of a collection that does not exist are refused, with the name that was meant', async () => {
  for (const [given, reason] of [
    [{ item: items }, 'item: did you mean items?'],
    [{ orders_of_the_year: {} }, 'orders_of_the_year: only accounts, workspaces, keys, items,'],
  ] as const)
    await assert.rejects(startMock({ port: null, fixtures: given as object }), ({ name, message }: Error) => {
      assert.equal(name, 'TypeError');
      return message.startsWith(`startMock: fixtures has no collection ${reason}`);
    });
});

test('with a file for each collection are exactly that folder', async cleanup => {
  const complete = Object.fromEntries(
    eachCollection
      .filter(([name]) => name in fixtures)
      .map(([name, { scope }]) => [name, scope === 'storage' ? [] : {}]),
  );
  const path = await folder(cleanup, {
    ...complete,
    accounts: fixtures.accounts,
    workspaces: fixtures.workspaces,
  });
  const read = await loadFixtures(path);
  assert.deepEqual(read, { ...complete, accounts: fixtures.accounts, workspaces: fixtures.workspaces });
});

test('of a folder with a mistyped file name are refused with the name that was meant', async cleanup => {
  for (const [name, meant] of [
    ['item', 'items'],
    ['Items', 'items'],
    ['webhook-endpoints', 'webhook_endpoints'],
    ['purchase', 'purchases'],
  ] as const) {
    const path = await folder(cleanup, { models: {}, [name]: {} });
    await assert.rejects(startMock({ port: null, fixtures: path }), {
      message: `${join(path, `${name}.json`)} is not a file of fixtures: did you mean ${meant}.json?`,
    });
  }
  const path = await folder(cleanup, { items, package: {}, mock: {} });
  await writeFile(join(path, 'README.md'), 'Our fixtures');
  await writeFile(join(path, '.swap.json'), '');
  assert.deepEqual((await loadFixtures(path)).items, items);
});

test('may name their schema for an editor, and begin with a byte order mark', async cleanup => {
  const named = { $schema: './items.schema.json', ...items };
  const path = await folder(cleanup, { items: named });
  const marked = await folder(cleanup, {});
  const text = `\uFEFF${JSON.stringify(named)}`;
  await writeFile(join(marked, 'items.json'), text);
  for (const fixtures of [path, marked, { items: named as never }]) {
    const mock = await startMock({ port: null, fixtures });
    cleanup(mock.close);
    assert.equal(mock.data.items.ws_studio?.[0]?.name, 'The only one');
    assert.deepEqual(Object.keys(mock.data.items), ['ws_studio']);
  }
  await writeFile(join(marked, 'items.json'), text.replace('"The only one"', '\n5'));
  await assert.rejects(startMock({ port: null, fixtures: marked }), {
    message: `${join(marked, 'items.json')}: /ws_studio/0/name must be a string (line 2)`,
  });
  await writeFile(join(marked, 'items.json'), Buffer.from(text, 'utf16le'));
  await assert.rejects(startMock({ port: null, fixtures: marked }), {
    message: `${join(marked, 'items.json')}: is not a text in UTF-8`,
  });
});

test('that are given and do not fit are refused with file, pointer and line', async cleanup => {
  const wrong = { ws_studio: [{ ...first, price: { regular: 1, extended: 'two' } }] };
  const lineOf = (value: object, text: string) =>
    JSON.stringify(value, null, 2)
      .split('\n')
      .findIndex(line => line.includes(text)) + 1;
  const cases: [object, string, string][] = [
    [
      { items: wrong },
      'items.json',
      `/ws_studio/0/price/extended must be a number (line ${lineOf(wrong, '"two"')})`,
    ],
    [{ items: { ws_nobody: [] } }, 'items.json', '/ws_nobody refers to an unknown workspace (line 2)'],
    [{ items: 5 }, 'items.json', 'must be an object (line 1)'],
    [{ users: {} }, 'users.json', 'must be a list (line 1)'],
    [{ items: { ws_studio: [null] } }, 'items.json', '/ws_studio/0 must be an object (line 3)'],
    [
      { items, purchases: fixtures.purchases },
      'purchases.json',
      `/ws_studio/0/item_id refers to an unknown item of the workspace (line ${lineOf(fixtures.purchases, '"item_id"')})`,
    ],
  ];
  for (const [files, name, message] of cases) {
    const path = await folder(cleanup, files as Record<string, unknown>);
    await assert.rejects(startMock({ fixtures: path }), (error: Error) => {
      assert.equal(error.message.split('\n')[0], `${join(path, name)}: ${message}`);
      assert.equal(error.name, 'InvalidDataError');
      return true;
    });
    await assert.rejects(startMock({ fixtures: files }), {
      name: 'InvalidDataError',
      message: /^fixtures: \//,
    });
  }
});

/** The lines of the error with which a mock server with these fixtures does not start. */
const refusedWith = async (fixtures: string | object): Promise<string[]> => {
  const error = await startMock({ port: null, fixtures } as never).then(
    async mock => {
      await mock.close();
      return null;
    },
    (refused: Error) => refused,
  );
  assert.ok(error !== null, 'the mock server starts');
  return error.message.split('\n');
};

test('with a misspelt field are refused by that name, and not by the one that is missing', async cleanup => {
  const { category, ...rest } = first as Item;
  const wrong = { items: { ws_studio: [{ ...rest, categroy: category }] } };
  const reason = '/ws_studio/0/categroy is not a known field: did you mean category?';
  assert.deepEqual(await refusedWith(wrong), [`fixtures: /items${reason}`]);
  const [line = ''] = await refusedWith(await folder(cleanup, wrong));
  assert.ok(line.includes(`items.json: ${reason} (line `), line);
  const { url, close } = await startMock();
  cleanup(close);
  const put = await send(`${url}/__mock/state/items/7`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...wrong.items.ws_studio[0], id: 7 }),
  });
  assert.equal(put.status, 400);
  assert.match(String(put.json.msg), /categroy is not a known field: did you mean category\?/);
});

test('tell all mistakes at once, each with its place, and at most twenty', async cleanup => {
  const { category, ...rest } = first as Item;
  const wrong = {
    ws_studio: [
      { ...rest, categroy: category, version: 5, price: { regular: 'x', extended: 'two' } },
      { ...first, id: 8, colour: 'red' },
      { ...first, id: 9 },
      { ...first, id: 9 },
    ],
  };
  const mistakes = [
    '0/categroy is not a known field: did you mean category?',
    '0/version must be a string',
    '0/price/regular must be a number',
    '0/price/extended must be a number',
    '1/colour is not a known field',
    '3/id is a duplicate',
  ];
  assert.deepEqual(
    await refusedWith({ items: wrong }),
    mistakes.map(mistake => `fixtures: /items/ws_studio/${mistake}`),
  );
  const path = await folder(cleanup, { items: wrong });
  assert.deepEqual(
    (await refusedWith(path)).map(line => line.replace(/ \(line \d+\)$/, '')),
    mistakes.map(mistake => `${join(path, 'items.json')}: /ws_studio/${mistake}`),
  );
  const many = Array.from({ length: 100 }, (_, at) => ({ ...first, id: at + 1, name: at }));
  const lines = await refusedWith({ items: { ws_studio: many } });
  assert.deepEqual(lines.slice(19), ['fixtures: /items/ws_studio/19/name must be a string', 'and more']);
  assert.deepEqual(
    await refusedWith({ keys: { ws_studio: [{ id: 'key_a' }, fixtures.keys.ws_studio?.[0]] } }),
    [
      'fixtures: /keys/ws_studio/0/secret must be a string',
      ...[
        ...['name', 'scopes', 'created_at', 'created_by', 'last_used_at', 'expires_at', 'revoked_at'],
        'rotated_to',
      ].map(field => `fixtures: /keys/ws_studio/0/${field} is required`),
    ],
  );
});

test('that are no JSON are refused with what they are instead', async cleanup => {
  const path = await folder(cleanup, {});
  const file = join(path, 'items.json');
  for (const [text, reason] of [
    ['{"ws_studio": [1,,2]}', '/ws_studio/1 is not JSON at line 1, column 18: two commas in a row'],
    ['{"ws_studio": [1,\n]}', '/ws_studio/1 is not JSON at line 2, column 1: a comma after the last value'],
    ['{"a": []\n "b": []}', '/b is not JSON at line 2, column 2: a comma is missing'],
    ['id,name,price\n1,A theme,9\n', 'is not JSON at line 1, column 1: it looks like CSV'],
    ['"id";"name"\n1;A theme\n', 'is not JSON at line 1, column 5: it looks like CSV'],
    ['ws_studio:\n  - id: 1\n', 'is not JSON at line 1, column 1: it looks like YAML'],
    ['// Ours\n{}', 'is not JSON at line 1, column 1: JSON has no comments'],
    ["{'ws_studio': []}", 'is not JSON at line 1, column 2: JSON has texts in double quotes'],
    ['', 'is not JSON at line 1, column 1: it is empty'],
  ] as const) {
    await writeFile(file, text);
    assert.deepEqual(await refusedWith(path), [`${file}: ${reason}`]);
  }
  await rm(file);
  await writeFile(join(path, 'items.csv'), 'id,name\n');
  assert.deepEqual(await refusedWith(path), [
    `${join(path, 'items.csv')} is not read: fixtures are JSON, in items.json`,
  ]);
});

test('of a folder that is missing, or is a file, are refused so', async cleanup => {
  const path = await folder(cleanup, { items });
  const missing = join(path, 'fixtures');
  assert.deepEqual(await refusedWith(missing), [`fixtures: ${missing} does not exist`]);
  const file = join(path, 'items.json');
  assert.deepEqual(await refusedWith(file), [`fixtures: ${file} is not a folder`]);
});

test.run();
