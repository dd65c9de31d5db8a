/** The text of a data file: one record a line, in pieces, and URLs of the server as a placeholder. */
import assert from 'node:assert/strict';
import type { FrozenData } from '../../../../src/adapters/lowdb/data.ts';
import { parseData } from '../../../../src/adapters/lowdb/file/parse-data.ts';
import { RecordTexts } from '../../../../src/adapters/lowdb/file/record-texts.ts';
import type { DataFile } from '../../../../src/generated/types.ts';
import { link } from '../../../../src/testing/links/sample.ts';
import { account, sample, shop } from '../../../../src/testing/sample.ts';
import { suiteOf } from '../../../helper.ts';

const test = suiteOf('The text of a data file', { isLong: true });

const url = 'http://127.0.0.1:4000';
const written = (texts: RecordTexts, data: object, revision?: string) =>
  Buffer.concat([...texts.pieces(data as FrozenData, revision)].flat()).toString();
const textOf = (data: object, baseUrl?: string) => written(new RecordTexts(baseUrl), data);
const parsed = async (text: string, baseUrl?: string) => (await parseData('the file', text, baseUrl)).data;
const plain = (data: unknown) => JSON.parse(JSON.stringify(data)) as DataFile;

/** The sample with a title of a link, and the address of a demo. */
function withTitle(title: string, some: Partial<DataFile> = {}): DataFile {
  const data = { ...sample(), links: { [shop]: [link('lnk_a', { title })] }, ...some };
  const [item] = data.items[shop] ?? [];
  assert.ok(item);
  item.demo_link = `${url}/demo`;
  return data;
}

/** A file as somebody may write it, with the placeholder in any text. */
const byHand = (data: DataFile) => JSON.stringify(data).replaceAll(`"${url}/`, '"{base_url}/');

test('has one record on each line, by workspace, by id, or for all', () => {
  const data = {
    format: 1,
    nothing: null,
    accounts: { acc_a: { name: 'A' }, acc_b: {} },
    workspaces: [{ id: 'a' }, { id: 'b' }],
    keys: { ws_a: [{ id: 1 }, { id: 2 }], ws_b: [] },
    items: {},
    sessions: [],
  };
  assert.equal(
    textOf(data),
    `{
"format": 1,
"nothing": null,
"accounts": {
"acc_a": {"name":"A"},
"acc_b": {}
},
"workspaces": [
{"id":"a"},
{"id":"b"}
],
"keys": {"ws_a": [
{"id":1},
{"id":2}
], "ws_b": []},
"items": {},
"sessions": []
}
`,
  );
});

test('has a revision after the format', () => {
  assert.equal(
    written(new RecordTexts(undefined), { format: 1, sessions: [] }, 'abc').split('\n')[2],
    '"revision": "abc",',
  );
});

test('comes in pieces of a million characters, in their order', () => {
  const title = 'x'.repeat(400_000);
  const workspaces = [1, 2, 3, 4, 5, 6].map(id => ({ id, title }));
  const pieces = [...new RecordTexts(undefined).pieces({ format: 1, workspaces } as never)].map(piece =>
    Buffer.concat(piece).toString(),
  );
  assert.deepEqual(JSON.parse(pieces.join('')), { format: 1, workspaces });
  assert.deepEqual(
    pieces.map(({ length }) => Math.floor(length / 1_000_000)),
    [1, 1, 0],
  );
});

test('is made and counted once for each list', () => {
  const texts = new RecordTexts(undefined);
  let made = 0;
  const record = {
    toJSON: () => {
      made += 1;
      return 'made';
    },
  };
  const keys = { ws_a: [record, { id: 1 }] };
  const data = { format: 1, keys } as never;
  const size = '"made"'.length + '{"id":1}'.length + 2 * 2;
  assert.deepEqual([texts.sizeOf(data), texts.sizeOf(data)], [size, size]);
  for (const _ of [1, 2]) assert.match(written(texts, data), /"made",\n/);
  assert.equal(made, 1);
  const more = { format: 1, keys: { ...keys, ws_b: [record] }, accounts: { a: {} }, sessions: [] };
  assert.equal(texts.sizeOf(more as never), size + 8 + '"a": {}'.length + 2);
  assert.equal(made, 2);
});

/** A list of records of about 1,000 characters that count how often they are serialised. */
function counted(count: number) {
  const made: number[] = [];
  const numbered = (id: number) => ({ toJSON: () => made.push(id) && { id, text: 'x'.repeat(1_000) } });
  const texts = new RecordTexts(undefined);
  const records = Array.from({ length: count }, (_, id) => numbered(id));
  /** How many records are serialised when these are written. */
  const write = (list: readonly object[]) => {
    made.length = 0;
    const data = { format: 1, keys: { ws_a: list } };
    const text = written(texts, data);
    const count = made.length;
    assert.equal(text, textOf(data), 'the same text as without what was kept');
    return count;
  };
  return { records, numbered, write };
}

test('is serialised anew only around what changes, in whatever place', () => {
  const { records, numbered, write } = counted(1_000);
  assert.equal(write(records), 1_000);
  assert.equal(write([...records]), 0);
  for (const at of [0, 1, 500, 998, 999]) {
    const changed = [
      ['replaced', records.with(at, numbered(5_000))],
      ['removed', records.toSpliced(at, 1)],
      ['added', records.toSpliced(at, 0, numbered(5_001))],
      ['moved', [...records.toSpliced(at, 1), records[at] as object]],
    ] as const;
    for (const [what, list] of changed) {
      const count = write(list);
      assert.ok(count <= 200, `${what} at ${at}: ${count} records`);
      write(records);
    }
  }
  assert.equal(write([]), 0);
});

test('of a list that grows record by record, at any end, stays in few chunks', () => {
  for (const isFirst of [true, false]) {
    const { records, write } = counted(500);
    const list: object[] = [];
    let most = 0;
    for (const record of records) {
      if (isFirst) list.unshift(record);
      else list.push(record);
      most = Math.max(most, write([...list]));
    }
    assert.ok(most <= 100, `${most} records`);
    const texts = new RecordTexts(undefined);
    written(texts, { format: 1, keys: { ws_a: list } });
  }
});

test('of records by name has the new name of a record that is the same', () => {
  const texts = new RecordTexts(undefined);
  const record = { name: 'A' };
  for (const accounts of [{ acc_a: record }, { acc_b: record }, { acc_c: {}, acc_b: record }, {}])
    assert.deepEqual(JSON.parse(written(texts, { format: 1, accounts })), { format: 1, accounts });
});

test('has a placeholder for the URL of the server, only in addresses and only at their start', async () => {
  const texts = [`${url}/mine`, '{base_url}/', `see {base_url}/ and ${url}/`];
  for (const title of texts) {
    const data = withTitle(title);
    const text = textOf(data, url);
    assert.match(text, /"demo_link":"\{base_url\}\/demo"/);
    assert.deepEqual(plain(await parsed(text, url)), data);
    const moved = await parsed(text, 'https://b.example');
    assert.equal(moved.items[shop]?.[0]?.demo_link, 'https://b.example/demo');
    assert.equal(moved.links[shop]?.[0]?.title, title);
    assert.match(
      textOf(data),
      /"demo_link":"http:\/\/127\.0\.0\.1:4000\/demo"/,
      'there is no URL of the server',
    );
  }
  const other = withTitle('', {});
  const [item] = other.items[shop] ?? [];
  assert.ok(item);
  for (const demo of [url, `https://other.example/?${url}/`, `${url}0/demo`]) {
    item.demo_link = demo;
    assert.ok(textOf(other, url).includes(JSON.stringify(demo)));
  }
});

test('has names that look like the placeholder as they are', async () => {
  const data = { format: 1, accounts: { '{base_url}/x': account('x') } };
  const [id] = Object.keys(JSON.parse(textOf(data, url).replaceAll('{base_url}', 'replaced')).accounts);
  assert.equal(id, '{base_url}/x');
});

test('is read without a URL of the server as it is', async () => {
  const data = withTitle('{base_url}/');
  data.items[shop]?.splice(0, 1, { ...data.items[shop][0], demo_link: '{base_url}/demo' } as never);
  await assert.rejects(parseData('the file', byHand(data)), {
    message: 'the file: /items/ws_shop/0/demo_link must be an absolute URL (line 1)',
  });
});

test('that is invalid is refused with the reason and the line', async () => {
  const title = `{base_url}/${'x'.repeat(189)}`;
  const refused = async (data: DataFile, message: string) =>
    assert.rejects(parseData('the file', byHand(data), url), { name: 'InvalidDataError', message });
  await refused(
    withTitle(`{base_url}/${'x'.repeat(190)}`, {}),
    'the file: /links/ws_shop/0/title must have at most 200 characters (line 1)',
  );
  await refused({ ...withTitle(title), users: 5 as never }, 'the file: /users must be a list (line 1)');
  await refused(
    withTitle(title, { keys: { ws_nobody: [] } }),
    'the file: /links/ws_shop/0/title must have at most 200 characters (line 1)',
  );
  await assert.rejects(
    parseData('the file', byHand(withTitle(title)).slice(0, -1), url),
    /is not JSON at line 1/,
  );
});

test.run();
