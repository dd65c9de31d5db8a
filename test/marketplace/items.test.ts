import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { startMock } from '../../mock-server/start.ts';
import type { Item, ItemMedia } from '../../src/generated/types.ts';
import { type Cleanup, fixtures, secrets, send, suiteOf } from '../helper.ts';
import { postgresMock } from '../postgres-server.ts';

const test = suiteOf('GET /api/items');

async function start(cleanup: Cleanup) {
  const mock = await startMock();
  cleanup(mock.close);
  return {
    mock,
    ask: (path: string, key = secrets.studio) =>
      send(`${mock.url}/api/items/${path}${path.includes('?') ? '&' : '?'}api_key=${key}`),
  };
}

/** Asks for an item with its number in a JSON body. */
function askInJson(base: string, id: string) {
  const body = `{"item_id":${id}}`;
  return send(`${base}/api/items/item`, {
    headers: {
      'content-type': 'application/json',
      'content-length': String(body.length),
      'x-api-key': secrets.studio,
    },
    body,
  });
}

const idsIn = (json: { [key: string]: unknown }) => (json.items as Item[]).map(({ id }) => id);

test('all: returns every item of the workspace, and no others', async cleanup => {
  const { mock, ask } = await start(cleanup);
  const { status, json, headers } = await ask('all');
  assert.equal(status, 200);
  assert.deepEqual(json, { status: 'success', items: mock.repository.data.items.ws_studio });
  assert.equal(headers['x-total-count'], undefined);
  assert.deepEqual((await ask('all', secrets.sounds)).json.items, mock.repository.data.items.ws_sounds);
});

test('all: answers "No items found" only for a workspace without items', async cleanup => {
  const { mock, ask } = await start(cleanup);
  for (const query of ['category=Submarines', 'tag=none', 'q=nothing+like+it', 'q=%00x', 'page=900']) {
    const { status, json, headers } = await ask(`all?${query}`);

    assert.deepEqual([status, json], [200, { status: 'success', items: [] }], query);
    assert.equal(headers['x-total-count'] !== undefined, query === 'page=900');
  }
  await mock.repository.replace({ ...mock.repository.data, items: {}, purchases: {} } as never);
  for (const query of ['', '?page=1', '?category=Themes', '?page=2&q=theme']) {
    const { status, json } = await ask(`all${query}`);
    assert.deepEqual([status, json], [404, { status: 'error', msg: 'No items found' }], query);
  }
});

test('all: links of a page without items lead to pages that exist', async cleanup => {
  const { mock, ask } = await start(cleanup);
  const base = `<${mock.url}/api/items/all?`;
  const beyond = await ask('all?page=900&per_page=8');
  assert.match(String(beyond.headers.link), /page=3&per_page=8>; rel="prev"$/);
  const { headers } = await ask('all?category=Submarines&page=1');
  assert.equal(headers['x-total-count'], '0');
  const only = `${base}category=Submarines&page=1&per_page=20>`;
  assert.equal(headers.link, `${only}; rel="first", ${only}; rel="last"`);
});

test('all: paginates with Link and X-Total-Count, with an unchanged envelope and no key in URLs', async cleanup => {
  const { mock, ask } = await start(cleanup);
  const all = idsIn((await ask('all')).json);
  const second = await ask('all?page=2&per_page=3&category=Themes');
  const themes = (mock.repository.data.items.ws_studio as Item[]).filter(
    ({ category }) => category === 'Themes',
  );
  assert.equal(second.headers['x-total-count'], String(themes.length));
  const page = await ask('all?page=2&per_page=8');
  assert.deepEqual(Object.keys(page.json), ['status', 'items']);
  assert.deepEqual(idsIn(page.json), all.slice(8, 16));
  const base = `${mock.url}/api/items/all`;
  assert.equal(
    page.headers.link,
    [
      `<${base}?page=1&per_page=8>; rel="first"`,
      `<${base}?page=3&per_page=8>; rel="last"`,
      `<${base}?page=1&per_page=8>; rel="prev"`,
      `<${base}?page=3&per_page=8>; rel="next"`,
    ].join(', '),
  );
  const first = await ask('all?page=1&per_page=8');
  assert.equal(/rel="prev"/.test(String(first.headers.link)), false);
  const last = await ask('all?page=3&per_page=8');
  assert.equal(/rel="next"/.test(String(last.headers.link)), false);
  assert.deepEqual(idsIn((await ask('all?page=1')).json), all.slice(0, 20));
  assert.deepEqual(idsIn((await ask('all?per_page=3')).json), all.slice(0, 3));
});

test('all: filters by category, tag and text', async cleanup => {
  const { mock, ask } = await start(cleanup);
  const studio = mock.repository.data.items.ws_studio as Item[];
  const scripts = studio.filter(({ category }) => category === 'Scripts').map(({ id }) => id);
  assert.deepEqual(idsIn((await ask('all?category=Scripts')).json), scripts);
  const tagged = studio.filter(({ tags }) => tags.includes('wordpress')).map(({ id }) => id);
  assert.deepEqual(idsIn((await ask('all?tag=wordpress')).json), tagged);
  assert.ok(idsIn((await ask('all?q=LEDGERLY')).json).includes(1001));
});

test('all: accepts a space in a query as a plus and as %20', async cleanup => {
  const { mock, ask } = await start(cleanup);
  const item = (mock.repository.data.items.ws_studio as Item[]).find(({ name }) => / /.test(name));
  const [one, two] = item?.name.split(' ') ?? [];
  for (const space of ['+', '%20'])
    assert.ok(idsIn((await ask(`all?q=${one}${space}${two}`)).json).includes(item?.id ?? 0), space);
});

test('all: refuses page and per_page out of range', async cleanup => {
  const { ask } = await start(cleanup);
  for (const [query, msg] of [
    ['page=0', 'Invalid request: page must be at least 1'],
    ['page=x', 'Invalid request: page must be an integer'],
    ['per_page=101', 'Invalid request: per_page must be at most 100'],
    ['q=', 'Invalid request: q must not be empty'],
    [`tag=${'x'.repeat(101)}`, 'Invalid request: tag must have at most 100 characters'],
  ]) {
    const { status, json } = await ask(`all?${query}`);
    assert.deepEqual([status, json], [400, { status: 'error', msg }]);
  }
});

test('item: returns the item with the number', async cleanup => {
  const { mock, ask } = await start(cleanup);
  const { status, json } = await ask('item?item_id=1002');
  assert.equal(status, 200);
  const item = (mock.repository.data.items.ws_studio as Item[]).find(({ id }) => id === 1002);
  assert.deepEqual(json, { status: 'success', item });
});

test('item: answers "Item Not Found" for a number that does not exist or belongs to another workspace', async cleanup => {
  const { ask } = await start(cleanup);
  for (const id of ['9999', '2001', '9007199254740991']) {
    const { status, json } = await ask(`item?item_id=${id}`);
    assert.deepEqual([status, json], [404, { status: 'error', msg: 'Item Not Found' }]);
  }
});

test('item: answers "Item Not Found" for an integer that no item can have: 0, negative, or beyond 2^53', async cleanup => {
  const { ask } = await start(cleanup);
  const integers = ['0', '-0', '-1', '-1001', '9007199254740992', '9007199254740993', '18446744073709552617'];
  for (const id of [...integers, '9'.repeat(400), `-${'9'.repeat(400)}`]) {
    const { status, json } = await ask(`item?item_id=${id}`);
    assert.deepEqual([id, status, json], [id, 404, { status: 'error', msg: 'Item Not Found' }]);
  }
});

test('item: answers "Item Not Found" for such an integer in JSON too, with both storages', async cleanup => {
  const { mock } = await start(cleanup);
  const { url } = await postgresMock(cleanup);
  const integers = ['0', '-1', '-0', '1.5e300', '9007199254740993', '9223372036854775808', '1e400', '-1e400'];
  for (const base of [mock.url, url])
    for (const id of [...integers, '"0"', '"-1"', `"${'9'.repeat(400)}"`]) {
      const { status, json } = await askInJson(base, id);
      assert.deepEqual([id, status, json], [id, 404, { status: 'error', msg: 'Item Not Found' }]);
    }
});

test('item: refuses a value in JSON that is no integer', async cleanup => {
  const { mock } = await start(cleanup);
  for (const id of ['1001.5', '"1001.0"', '" 1001"', '"1e3"', 'true', 'null', '[1001]', '{"a":1}', '""']) {
    const { status, json } = await askInJson(mock.url, id);
    const msg = 'Invalid request: item_id must be an integer';
    assert.deepEqual([id, status, json], [id, 400, { status: 'error', msg }]);
  }
});

test('item: names an invalid number', async cleanup => {
  const { ask } = await start(cleanup);
  const integer = 'item_id must be an integer';
  for (const [query, reason] of [
    ['', 'item_id is required'],
    ['item_id=', integer],
    ['item_id=abc', integer],
    ['item_id=1.5', integer],
    ['item_id=1e3', integer],
    ['item_id=0x10', integer],
    ['item_id=%201001', integer],
    ['item_id=01001', integer],
    ['item_id=1.0', integer],
    ['item_id=-', integer],
    ['item_id=%2B1001', integer],
    ['item_id=%EF%BC%91', integer],
    ['item_id=true', integer],
    ['item_id=Infinity', integer],
    [`item_id=${'9'.repeat(400)}x`, integer],
    ['item_id=1001&item_id=1002', 'item_id was sent twice with different values'],
    ['item_id=%', integer],
  ]) {
    const { status, json } = await ask(`item?${query}`);
    assert.deepEqual(
      [query, status, json],
      [query, 400, { status: 'error', msg: `Invalid request: ${reason}` }],
    );
  }
  assert.equal((await ask('item?item_id=1001&item_id=1001')).status, 200);
});

test('item: shows a change of the storage in the next response and its ETag', async cleanup => {
  const { mock, ask } = await start(cleanup);
  const before = await ask('item?item_id=1001');
  const item = (mock.repository.data.items.ws_studio as Item[]).find(({ id }) => id === 1001);
  await mock.repository.put('items', 'ws_studio', { ...(item as Item), name: 'Renamed' });
  const after = await ask('item?item_id=1001');
  assert.equal((after.json.item as Item).name, 'Renamed');
  assert.notEqual(after.headers.etag, before.headers.etag);
});

test('item: shows a change that a host makes to an unfrozen object in the next response', async cleanup => {
  const { mock, ask } = await start(cleanup);
  const [first] = mock.repository.data.items.ws_studio as Item[];
  const item = { ...(first as Item) };
  mock.repository.items.find = () => item;
  // Repeated requests test the cache.
  for (let count = 0; count < 3; count += 1) await ask('item?item_id=1001');
  item.name = 'Renamed';
  assert.equal(((await ask('item?item_id=1001')).json.item as Item).name, 'Renamed');
});

test('all: sends more than a thousand of a filter in parts, so that whoever reads slowly makes nobody hold the rest', async cleanup => {
  const { mock, ask } = await start(cleanup);
  const [item] = mock.repository.data.items.ws_studio ?? [];
  assert.ok(item !== undefined);
  const many = Array.from({ length: 2_500 }, (_, index) => ({ ...item, id: 5_000 + index }));
  await mock.repository.replace({
    ...mock.repository.data,
    items: { ws_studio: many },
    purchases: {},
  } as never);
  const { status, headers, json } = await ask(`all?category=${encodeURIComponent(item.category)}`);
  assert.equal(status, 200);
  assert.equal(headers['content-length'], undefined);
  assert.deepEqual(json, { status: 'success', items: many });
  assert.notEqual((await ask('all')).headers.etag, undefined);
});

test('tells image, video and audio items apart by what their media have, as docs/api.md says', async () => {
  const page = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8');
  const previews = ['preview_image', 'preview_video', 'preview_audio'];
  const rows = [
    ...page.matchAll(/^\| (?:image|video|audio)\b.*? \| (yes|no) \| (yes|no) \| (yes|no) \|$/gm),
  ].map(([, ...cells]) => cells.join());
  const media = Object.values(fixtures.items).flatMap(items => items.map(item => item.media));
  const kinds = media.map(one => previews.map(name => (name in one ? 'yes' : 'no')).join());
  assert.deepEqual(rows, ['yes,no,no', 'yes,yes,no', 'no,no,yes']);
  assert.deepEqual([...new Set(kinds)].sort(), rows.toSorted());
  // The types have it too: this does not compile otherwise.
  const soundOf = (one: ItemMedia): string | null => ('preview_audio' in one ? one.preview_audio : null);
  assert.ok(media.map(soundOf).some(sound => sound !== null));
});

test.run();
