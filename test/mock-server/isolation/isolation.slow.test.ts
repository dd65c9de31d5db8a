/** Tests that share a mock server, each with data, faults, journal and clock of its own. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import type { Item } from '../../../src/generated/types.ts';
import { ingrid, Person } from '../../console/client.ts';
import { type Cleanup, post, secrets, send, suiteOf } from '../../helper.ts';
import { postgresMock } from '../../postgres-server.ts';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';

const test = suiteOf('Isolated tests', { isLong: true });
const { studio } = secrets;
const bearer = { authorization: `Bearer ${studio}` };

async function start(cleanup: Cleanup, options: Parameters<typeof startMock>[0] = {}) {
  const mock = await startMock(options);
  cleanup(mock.close);
  return mock;
}

const nameOfItem = async (url: string, headers: Record<string, string> = {}) => {
  const { json } = await send(`${url}/api/items/item?item_id=1001&api_key=${studio}`, { headers });
  return (json.item as Item | undefined)?.name;
};
const rename = (url: string, name: string, headers: Record<string, string> = {}) =>
  send(`${url}/__mock/state/items/1001`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ name }),
  });

test('have data of their own by a path, a header or a cookie', async cleanup => {
  const { url, data } = await start(cleanup);
  const usual = data.items.ws_studio?.[0]?.name;
  await rename(`${url}/__mock/as/one`, 'By path');
  await rename(url, 'By header', { 'mock-as': 'two' });
  await rename(url, 'By cookie', { cookie: 'other=1; mock_as=three' });
  assert.deepEqual(
    await Promise.all([
      nameOfItem(url),
      nameOfItem(url, { 'mock-as': 'one' }),
      nameOfItem(`${url}/__mock/as/two`),
      nameOfItem(url, { 'mock-as': 'three', cookie: 'mock_as=one' }),
      nameOfItem(`${url}/__mock/as/one`, { 'mock-as': 'two' }),
      nameOfItem(`${url}/__mock/as/four`),
    ]),
    [usual, 'By path', 'By header', 'By cookie', 'By path', usual],
  );
  assert.equal((await send(`${url}/__mock/as/one/__mock/reset`, { method: 'POST' })).status, 200);
  assert.deepEqual(
    [await nameOfItem(`${url}/__mock/as/one`), await nameOfItem(`${url}/__mock/as/two`)],
    [usual, 'By header'],
  );
});

test('begin with a copy of the data of that moment, to which a reset returns', async cleanup => {
  const mock = await start(cleanup);
  await mock.patchRecord('items', 1001, { name: 'Prepared' });
  const mine = await mock.isolate();
  await mock.patchRecord('items', 1001, { name: 'Later' });
  assert.equal(await nameOfItem(mine.url), 'Prepared');
  await mine.patchRecord('items', 1001, { name: 'Mine' });
  await mine.reset();
  assert.equal(await nameOfItem(mine.url), 'Prepared');
  assert.equal(await nameOfItem(mock.url), 'Later');
});

test('have faults, a journal, snapshots and a clock of their own', async cleanup => {
  const mock = await start(cleanup);
  const [one, two] = [await mock.isolate(), await mock.isolate({ name: 'two' })];
  one.fail({ operation: 'getItem', status: 503 });
  assert.equal(await nameOfItem(two.url), await nameOfItem(mock.url));
  assert.equal(await nameOfItem(one.url), undefined);
  assert.deepEqual(
    [one, two, mock].map(({ requests }) => requests().map(({ status, path }) => [status, path])),
    [[[503, '/api/items/item']], [[200, '/api/items/item']], [[200, '/api/items/item']]],
  );
  one.setTime('2030-01-01', { frozen: true });
  const at = async (url: string) =>
    ((await send(`${url}/__mock/clock`)).json.data as { now: string }).now.slice(0, 4);
  assert.equal(await at(one.url), '2030');
  assert.notEqual(await at(two.url), '2030');
  assert.notEqual(await at(mock.url), '2030');
  await one.snapshot('mine');
  assert.deepEqual(
    [one, two, mock].map(({ snapshots }) => snapshots().length),
    [1, 0, 0],
  );
  const asked = two.waitForRequest({ operation: 'listItems' });
  await send(`${one.url}/api/items/all?api_key=${studio}`);
  await send(`${two.url}/api/items/all?api_key=${studio}&mine=1`);
  assert.equal((await asked).url, `/api/items/all?api_key=${studio}&mine=1`);
});

test('send their own webhooks, and count their own clicks', async cleanup => {
  const mock = await start(cleanup);
  const [mine, other] = [await mock.isolate(), await mock.isolate()];
  const { url: to, received, reached } = await receiver(cleanup, (_, res) => void res.writeHead(204).end());
  const made = await post(`${mine.url}/api/v1/webhooks`, { url: to, event_types: ['link.created'] }, bearer);
  assert.equal(made.status, 201, made.text);
  const link = { url: 'https://shop.example/', slug: 'mine' };
  assert.equal((await post(`${other.url}/api/v1/links`, link, bearer)).status, 201);
  assert.equal((await post(`${mine.url}/api/v1/links`, link, bearer)).status, 201);
  await reached(1);
  assert.equal((await mine.waitForDelivery({ type: 'link.created' })).url, to);
  assert.equal(received.length, 1);
  assert.equal((await send(`${mine.url}/l/mine`)).status, 302);
  assert.equal((await send(`${mock.url}/l/mine`)).status, 404);
  const clicks = ({ data }: typeof mine) => {
    const link = data.links.ws_studio?.find(one => one.slug === 'mine');
    return (link?.clicks ?? 0) + (link?.bots ?? 0);
  };
  await until(() => clicks(mine) === 1);
  assert.equal(clicks(other), 0);
});

test('take a first request with its body, and journal it', async cleanup => {
  const { url } = await start(cleanup);
  const link = { url: 'https://shop.example/', slug: 'first' };
  for (const name of ['small', 'large']) {
    const body = name === 'small' ? link : { ...link, title: 'x'.repeat(200), tags: [] };
    const own = `${url}/__mock/as/${name}`;
    assert.equal((await post(`${own}/api/v1/links`, body, bearer)).status, 201);
    const [request] = (await send(`${own}/__mock/requests`)).json.data as { body: { value: object } }[];
    assert.deepEqual(request?.body.value, body);
  }
});

test('have their own messages', async cleanup => {
  const mock = await start(cleanup);
  const [mine, other] = [await mock.isolate(), await mock.isolate()];
  const before = mock.data.messages.ws_studio?.length;
  await mine.messaging.receive('ins_demo', { from: '+4915112345601', text: 'For one test only' });
  const text = { to: '+4915112345601', text: 'And its answer' };
  const sent = await post(`${mine.url}/api/v1/instances/ins_demo/messages`, text, bearer);
  assert.equal(sent.status, 202, sent.text);
  const { id } = sent.json.data as { id: string };
  const state = () => mine.data.messages.ws_studio?.find(message => message.id === id)?.state;
  await until(() => state() !== 'queued');
  await until(() => mine.data.messages.ws_studio?.length === (before ?? 0) + 2);
  for (const { data } of [mock, other]) assert.equal(data.messages.ws_studio?.length, before);
});

test('can be many at the same time, each with its own', async cleanup => {
  const { url } = await start(cleanup);
  const names = Array.from({ length: 60 }, (_, at) => `worker-${at}`);
  await Promise.all(
    names.map(async name => {
      const own = `${url}/__mock/as/${name}`;
      for (const round of [1, 2, 3]) {
        await send(`${own}/__mock/reset`, { method: 'POST' });
        await rename(own, `${name} ${round}`);
        assert.equal(await nameOfItem(own), `${name} ${round}`);
        assert.equal(((await send(`${own}/__mock/requests`)).json.data as object[]).length, 1);
      }
    }),
  );
  const { isolated } = (await send(`${url}/__mock/as`)).json.data as { isolated: { name: string }[] };
  assert.deepEqual(isolated.map(({ name }) => name).sort(), names.sort());
});

test('can be 2,000 one after another, of requests and of objects that nobody closes', async cleanup => {
  const mock = await start(cleanup);
  const faults = async (url: string, headers: Record<string, string>) =>
    ((await send(`${url}/__mock/faults`, { headers })).json.data as object[]).length;
  const broken = { operation: 'getItem', status: 503 };
  for (let count = 0; count < 1000; count += 1) {
    const headers = { 'mock-as': `test-of-page-${count}` };
    assert.equal((await post(`${mock.url}/__mock/faults`, broken, headers)).status, 200);
    const mine = await mock.isolate();
    mine.fail(broken);
    assert.deepEqual([await faults(mock.url, headers), await faults(mine.url, {})], [1, 1]);
    // The whole service is slower to make.
    if (count % 100 === 0) assert.equal(await nameOfItem(mine.url), undefined);
  }
  const { isolated } = (await send(`${mock.url}/__mock/as`)).json.data as { isolated: object[] };
  assert.deepEqual([isolated.length, await faults(mock.url, {})], [256, 0]);
});

test('are reached without a port too, and end with their object', async cleanup => {
  const mock = await start(cleanup, { port: null });
  const mine = await mock.isolate();
  await mine.patchRecord('items', 1001, { name: 'Mine' });
  const name = async (fetch: typeof mine.fetch, input: string | Request) => {
    const { item } = (await (await fetch(input, { headers: bearer })).json()) as { item: Item };
    return item.name;
  };
  const path = '/api/items/item?item_id=1001';
  assert.equal(await name(mine.fetch, path), 'Mine');
  assert.equal(await name(mine.fetch, new Request(`https://shop.example${path}`)), 'Mine');
  assert.equal(await name(mock.fetch, `${mine.url}${path}`), 'Mine');
  assert.notEqual(await name(mock.fetch, path), 'Mine');
  const again = await mock.isolate({ name: mine.name });
  assert.equal(await name(again.fetch, path), 'Mine');
  await mine.close();
  await mine[Symbol.asyncDispose]();
  assert.notEqual(await name(mine.fetch, path), 'Mine', 'a name that is used again begins again');
  assert.notEqual(await name(again.fetch, path), 'Mine', 'its name is that of the same test');
});

test('have the console of the service, below their path', async cleanup => {
  const mock = await start(cleanup);
  const mine = await mock.isolate();
  const person = new Person(`${mine.url}/user/api`);
  await person.logIn(ingrid);
  const page = await person.get('/workspaces/ws_studio/webhooks');
  assert.equal(page.status, 200);
  assert.equal(mine.data.sessions.length, 1);
  assert.equal(mock.data.sessions.length, 0);
});

test('page by links below their path', async cleanup => {
  const mock = await start(cleanup);
  const { headers } = await send(
    `${mock.url}/__mock/as/one/api/items/all?page=1&per_page=2&api_key=${studio}`,
  );
  assert.match(
    String(headers.link),
    new RegExp(`<${mock.url}/__mock/as/one/api/items/all\\?page=1&per_page=2>`),
  );
});

test('are refused with a sentence: by their name, and by whoever may not use them', async cleanup => {
  const mock = await start(cleanup, { cors: { origins: ['https://shop.example'] } });
  const { url } = mock;
  const wrong = /^Invalid request: the name of an isolated test must have 1 to 64 letters, digits/;
  for (const name of ['', '.', '..', '__proto__', 'a b', 'x'.repeat(65), 'ä', '%2e'])
    for (const [at, headers] of [
      [`${url}/__mock/as/${encodeURIComponent(name).replaceAll('.', '%2e')}/api/items/all`, {}],
      [`${url}/api/items/all`, { cookie: `mock_as=${encodeURIComponent(name)}` }],
    ] as const) {
      const { status, json } = await send(at, { headers });
      assert.equal(status, 400, `${name} ${at}`);
      assert.match(String(json.msg), wrong);
    }
  await assert.rejects(mock.isolate({ name: 'a b' }), { message: wrong });
  await assert.rejects(mock.isolate({ nmae: 'x' } as never), {
    message: 'isolate has no option nmae: did you mean name?',
  });
  for (const headers of [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { host: 'evil.example' },
  ] as Record<string, string>[]) {
    const { status } = await send(`${url}/__mock/as/foreign/api/items/all?api_key=${studio}`, { headers });
    assert.ok(status === 404 || status === 421, String(status));
  }
  const { isolated } = (await send(`${url}/__mock/as`)).json.data as { isolated: object[] };
  assert.deepEqual(isolated, []);
  for (const headers of [
    { 'x-forwarded-for': '203.0.113.7' },
    { origin: 'http://localhost:5173' },
    { host: 'evil.local' },
  ] as Record<string, string>[])
    assert.equal((await send(`${url}/__mock/as/one/__mock/requests`, { headers })).status, 404);
  const page = { origin: 'https://shop.example', 'mock-as': 'front' };
  const allowed = await send(`${url}/api/items/all?api_key=${studio}`, { headers: page });
  assert.deepEqual([allowed.status, allowed.headers['access-control-allow-origin']], [200, page.origin]);
  const preflight = await send(`${url}/api/items/all`, {
    method: 'OPTIONS',
    headers: {
      origin: page.origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'mock-as',
    },
  });
  assert.match(String(preflight.headers['access-control-allow-headers']), /mock-as/);
});

test('have pictures of a page elsewhere, if a tool adds the header: no page can', async cleanup => {
  const mock = await start(cleanup);
  await mock.isolate({ name: 'front' });
  const picture = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
  const path = '/media/preview/1001.svg';
  const ask = async (at: string, headers: object) =>
    (await send(mock.url + at, { headers: { ...picture, ...headers } })).status;
  assert.equal(await ask(path, { 'mock-as': 'front' }), 200);
  assert.equal(await ask(path, { cookie: 'mock_as=front' }), 404);
  assert.equal(await ask(`/__mock/as/front${path}`, {}), 404);
  assert.equal(await ask(path, { 'mock-as': 'front', origin: 'https://evil.example' }), 404);
  assert.equal(await ask('/__mock/requests', { 'mock-as': 'front' }), 404);
});

test('end by a request, and with the mock server', async cleanup => {
  const mock = await start(cleanup);
  await rename(`${mock.url}/__mock/as/one`, 'Mine');
  const end = () => send(`${mock.url}/__mock/as/one`, { method: 'DELETE' });
  assert.deepEqual((await end()).json.data, { name: 'one' });
  assert.equal((await end()).json.msg, 'Not found: no isolated test has this name');
  assert.notEqual(await nameOfItem(`${mock.url}/__mock/as/one`), 'Mine');
  const mine = await mock.isolate();
  const waiting = mine.waitForRequest();
  await Promise.all([mock.close(), assert.rejects(waiting, /the mock server was closed/)]);
  await assert.rejects(mock.isolate(), /the mock server is closed/);
});

test('keep their data in memory beside a file or a database', async cleanup => {
  const mock = await postgresMock(cleanup);
  const mine = await mock.isolate();
  await mine.patchRecord('items', 1001, { name: 'Mine' });
  assert.equal(await nameOfItem(mine.url), 'Mine');
  assert.notEqual(await nameOfItem(mock.url), 'Mine');
  const { media } = ((await send(`${mine.url}/api/items/item?item_id=1001&api_key=${studio}`)).json.item ??
    {}) as Item;
  assert.ok(media.thumbnail.startsWith(mock.url), media.thumbnail);
  assert.equal(
    (await post(`${mine.url}/api/v1/links`, { url: 'https://shop.example/' }, bearer)).status,
    201,
  );
});

test.run();
