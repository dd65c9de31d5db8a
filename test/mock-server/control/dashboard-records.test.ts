/** The records on the dashboard of the mock server: listed, and changed field by field. */
import assert from 'node:assert/strict';
import { type Cleanup, send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';

const test = suiteOf('Records on the dashboard of the mock server', { isLong: true });

const records = '/__mock/dashboard/records';

async function start(cleanup: Cleanup) {
  const mock = await mockFor(cleanup);
  const look = (path: string) => send(mock.url + path, { headers: { accept: 'text/html' } });
  /** Sends the form of a record as a browser does, with some fields changed. */
  const save = async (path: string, changes: Record<string, string>) => {
    const { text } = await look(path);
    const form = new URLSearchParams();
    const [, inner = ''] = /<form class="stack" method="post"[^>]*>(.*?)<\/form>/s.exec(text) ?? [];
    for (const [, name = '', value = ''] of inner.matchAll(
      /<input[^>]* name="([^"]+)"[^>]* value="([^"]*)"/g,
    ))
      form.set(name, decoded(value));
    for (const [, name = '', value = ''] of inner.matchAll(/<textarea[^>]* name="([^"]+)"[^>]*>\n?([^<]*)</g))
      form.set(name, decoded(value).replaceAll('\n', '\r\n'));
    for (const [, name = '', choices = ''] of inner.matchAll(
      /<select[^>]* name="([^"]+)"[^>]*>(.*?)<\/select>/gs,
    ))
      form.set(name, /value="([^"]*)" selected/.exec(choices)?.[1] ?? '');
    for (const [name, value] of Object.entries(changes)) form.set(name, value);
    return send(mock.url + path, {
      method: 'POST',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
  };
  return { mock, look, save };
}

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test('lists every collection with its number of records, and pages through one', async cleanup => {
  const { mock, look } = await start(cleanup);
  const all = await look(records);
  assert.match(all.text, /href="\/__mock\/dashboard\/records\/messages">Messages</);
  const first = await look(`${records}/messages?workspace=ws_studio`);
  assert.match(first.text, /200 records/);
  assert.match(first.text, /50 on this page/);
  const [, next = ''] = /href="([^"]+)" rel="next"/.exec(first.text) ?? [];
  const second = await look(decoded(next));
  const idsOf = (text: string) =>
    [...text.matchAll(/class="key-name" href="[^"]*">([^<]*)</g)].map(([, id]) => id);
  assert.equal(new Set([...idsOf(first.text), ...idsOf(second.text)]).size, 100);
  const found = await look(`${records}/items?q=ledgerly`);
  assert.match(found.text, /<p class="muted">1 record\./);
  assert.equal((await look(`${records}/nothing`)).status, 404);
  assert.equal((await look(`${records}/items/4711`)).status, 404);
  assert.ok(mock.url);
});

test('opens a record of every collection, and saving an unchanged form changes nothing', async cleanup => {
  const { mock, look, save } = await start(cleanup);
  for (const name of Object.keys(mock.data).filter(name => !['format', 'revision'].includes(name))) {
    const { text, status } = await look(`${records}/${name}`);
    assert.equal(status, 200, name);
    const [, href] = /class="key-name" href="([^"]+)"/.exec(text) ?? [];
    if (href === undefined) continue;
    const one = await look(decoded(href));
    assert.equal(one.status, 200, name);
    assert.doesNotMatch(one.text, /\$scrypt|scrypt:/);
    if (!one.text.includes('>Save<')) continue;
    const saved = await save(decoded(href), {});
    assert.equal(saved.status, 303, name);
    assert.match(String(saved.headers['set-cookie']), /mock_said_\d+=same;/, name);
  }
});

test('saves what was changed, each kind of field in its own form', async cleanup => {
  const { mock, save } = await start(cleanup);
  const item = () => mock.data.items.ws_studio?.find(({ id }) => id === 1001);
  const before = item();
  const done = await save(`${records}/items/1001?workspace=ws_studio`, {
    'field:name': 'Another "name" <b>',
    'field:tags': 'one\r\ntwo words',
    'field:sub_category': '',
  });
  assert.equal(done.status, 303);
  assert.equal(done.headers.location, `${records}/items/1001?workspace=ws_studio`);
  assert.deepEqual(item(), {
    ...before,
    name: 'Another "name" <b>',
    tags: ['one', 'two words'],
    sub_category: item()?.sub_category,
  });
  assert.ok(['', null].includes(item()?.sub_category as string));
});

test('refuses what the schema refuses, at the field, and keeps all that was typed', async cleanup => {
  const { mock, save } = await start(cleanup);
  const before = JSON.stringify(mock.data.items);
  for (const [changes, field, reason] of [
    [{ 'field:published_at': 'yesterday' }, 'published_at', /must be/],
    [{ 'field:media': '{"no":' }, 'media', /must be JSON/],
    [{ 'field:price': '-5' }, 'price', /must/],
  ] as const) {
    const refused = await save(`${records}/items/1001`, { ...changes, 'field:name': 'Typed <meanwhile>' });
    assert.equal(refused.status, 400, field);
    assert.match(
      /<p class="error" id="record-(\w+)-error">/.exec(refused.text)?.[1] ?? '',
      new RegExp(`^${field}$`),
    );
    assert.match(new RegExp(`id="record-${field}-error">([^<]*)`).exec(refused.text)?.[1] ?? '', reason);
    assert.match(refused.text, /value="Typed &lt;meanwhile&gt;"/);
    assert.ok(decoded(refused.text).includes(Object.values(changes)[0] ?? ''));
  }
  assert.equal(JSON.stringify(mock.data.items), before);
});

test('does not undo what somebody else has changed since the form was opened', async cleanup => {
  const { mock, look } = await start(cleanup);
  const path = `${records}/items/1001`;
  assert.equal((await look(path)).status, 200);
  await mock.patchRecord('items', 1001, { version: '9.9.9' });
  const form = new URLSearchParams({
    'was:version': '4.2.0',
    'field:version': '4.2.0',
    'was:name': 'x',
    'field:name': 'Mine',
  });
  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  assert.equal((await send(mock.url + path, { method: 'POST', headers, body: form.toString() })).status, 303);
  const item = mock.data.items.ws_studio?.find(({ id }) => id === 1001);
  assert.deepEqual([item?.name, item?.version], ['Mine', '9.9.9']);
});

test('offers no field that identifies the record or holds a secret', async cleanup => {
  const { mock, look, save } = await start(cleanup);
  const [endpoint] = mock.data.webhook_endpoints.ws_studio ?? [];
  const path = `${records}/webhook_endpoints/${endpoint?.id}`;
  const { text } = await look(path);
  assert.doesNotMatch(text, /name="field:(?:id|secrets|headers)"/);
  assert.match(text, /\(hidden\)/);
  await save(path, { 'field:secrets': '[]', 'field:description': 'Changed' });
  const after = mock.data.webhook_endpoints.ws_studio?.find(({ id }) => id === endpoint?.id);
  assert.deepEqual([after?.secrets, after?.description], [endpoint?.secrets, 'Changed']);
});

test('adds a record that begins as a copy, and refuses at its field what is invalid', async cleanup => {
  const { mock, look } = await start(cleanup);
  const path = `${records}/items?workspace=ws_studio`;
  const page = await look(`${path}&new=1`);
  const [, json = ''] = /<textarea[^>]* name="json"[^>]*>\n?([^<]*)</.exec(page.text) ?? [];
  const copy = decoded(json);
  assert.equal(JSON.parse(copy).name, 'Ledgerly - Invoicing and Expenses');
  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const add = (id: string, text: string) => {
    const body = new URLSearchParams({ 'id:id': id, json: text }).toString();
    return send(mock.url + path, { method: 'POST', headers, body });
  };
  for (const [id, text, field, reason] of [
    ['1001', copy, 'id', /is a duplicate/],
    ['', copy, 'id', /is required/],
    ['4711', '{"name":', 'json', /must be JSON/],
    ['4711', '[]', 'json', /must be a JSON object/],
    ['4711', '{"name":"Without the others"}', 'json', /./],
  ] as const) {
    const refused = await add(id, text);
    assert.equal(refused.status, 400, text);
    const [, said = ''] = new RegExp(`id="new-${field}-error">([^<]*)`).exec(refused.text) ?? [];
    assert.match(said, reason);
    assert.ok(decoded(refused.text).includes(text), 'what was typed is kept');
  }
  assert.equal(mock.data.items.ws_studio?.filter(({ id }) => id === 1001).length, 1);
  const done = await add('4711', copy);
  assert.equal(done.headers.location, `${records}/items/4711?workspace=ws_studio`);
  assert.equal(mock.data.items.ws_studio?.filter(({ id }) => id === 4711).length, 1);
});

test('adds a record once, no matter who is first', async cleanup => {
  const { mock } = await start(cleanup);
  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const add = (owner: string) => {
    const json = JSON.stringify({ object: 'model', created: 1, owned_by: owner });
    const body = new URLSearchParams({ 'id:id': 'small', json }).toString();
    return send(`${mock.url}${records}/models?workspace=ws_studio`, { method: 'POST', headers, body });
  };
  const answers = await Promise.all(['one', 'two', 'three'].map(add));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 400, 400]);
});

test('deletes a record with those that refer to it', async cleanup => {
  const { mock, look } = await start(cleanup);
  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const done = await send(`${mock.url}${records}/items/1001/delete?workspace=ws_studio`, {
    method: 'POST',
    headers,
    body: '',
  });
  assert.equal(done.headers.location, `${records}/items?workspace=ws_studio`);
  assert.equal(
    mock.data.items.ws_studio?.some(({ id }) => id === 1001),
    false,
  );
  assert.equal((await look(`${records}/items/1001`)).status, 404);
});

test.run();
