/** Fixtures of a real server, whose place a mock server with other data takes. */
import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startMock } from '../../../mock-server/index.ts';
import { checkFolder, writeFolder } from '../../../mock-server/real-server/record/folder.ts';
import { type RecordServerOptions, recordServer } from '../../../mock-server/real-server/record/record.ts';
import { type Cleanup, fixtures, knownCode, secrets, send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';
import { folder } from '../command.ts';
import { drifted, listening } from './drifted.ts';

const test = suiteOf('record', { isLong: true });

const recorded = (url: string, options: Partial<RecordServerOptions> = {}) =>
  recordServer({ url, keys: [secrets.studio], only: [], purchaseCodes: [], timeoutMs: 10_000, ...options });

/** A mock server with the fixtures of another one. */
async function replayed(cleanup: Cleanup, given: Readonly<Record<string, unknown>>): Promise<string> {
  const path = join(await folder(cleanup), 'recorded');
  await writeFolder(path, given);
  const mock = await startMock({ fixtures: path });
  cleanup(mock.close);
  return mock.url;
}

const read = async (url: string, path: string) =>
  (await send(`${url}${path}`, { headers: { authorization: `Bearer ${secrets.studio}` } })).json;

/** Other data than the mock server has by itself. */
const [first] = fixtures.items.ws_studio ?? [];
const item = {
  ...first,
  id: 77_001,
  name: 'Fjord Grid',
  description:
    'Made by Ingrid Solberg. Ask ingrid@northwind.example.com or +47 912 34 567, or NORTHWIND on any network.',
  demo_link: 'https://demo.example/77001?token=abcdefabcdef&lang=en',
  tags: ['solberg', 'grid'],
};
const other = { items: { ws_studio: [item] }, purchases: {}, links: fixtures.links } as never;

test('makes fixtures that the mock server loads, and that answer the same', async cleanup => {
  const { url } = await mockFor(cleanup);
  const { fixtures: made, counts, left } = await recorded(url, { purchaseCodes: [knownCode] });
  const copy = await replayed(cleanup, made as Record<string, unknown>);
  const items = ((await read(url, '/api/items/all')) as { items: { id: number }[] }).items;
  assert.equal(counts.items, items.length);
  const copied = ((await read(copy, '/api/items/all')) as { items: typeof items }).items;
  assert.deepEqual(
    copied.map(({ id }) => id),
    items.map(({ id }) => id),
  );
  assert.deepEqual(
    copied.find(({ id }) => id === 1003),
    items.find(({ id }) => id === 1003),
  );
  // The username of the account is the owner of its models, too.
  const models = JSON.stringify(await read(copy, '/api/v1/models'));
  assert.deepEqual(JSON.parse(models.replaceAll('user1', 'northwind')), await read(url, '/api/v1/models'));
  const ids = async (from: string) =>
    ((await read(from, '/api/v1/links?limit=100')) as { data: { id: string }[] }).data.map(({ id }) => id);
  assert.deepEqual(await ids(copy), await ids(url));
  assert.deepEqual(left, []);
});

test('replaces what is secret or personal, the same value always by the same stand-in', async cleanup => {
  const { url } = await mockFor(cleanup, { fixtures: other });
  const { fixtures: made, replaced } = await recorded(url);
  const copy = await replayed(cleanup, made as Record<string, unknown>);
  const { data } = (await read(copy, '/api/account/details')) as {
    data: {
      name: { firstname: string; lastname: string; full_name: string };
      username: string;
      email: string;
    };
  };
  assert.equal(data.name.full_name, `${data.name.firstname} ${data.name.lastname}`);
  const { items } = (await read(copy, '/api/items/all')) as { items: (typeof item)[] };
  const { description = '', demo_link, tags, name } = items[0] ?? {};
  assert.equal(name, 'Fjord Grid');
  assert.ok(
    description.startsWith(`Made by ${data.name.full_name}. Ask ${data.email} or +1202555`),
    description,
  );
  assert.ok(description.includes(`${data.username} on any network`), description);
  assert.deepEqual(tags, [data.name.lastname, 'grid']);
  assert.match(demo_link ?? '', /^https:\/\/demo\.example\/77001\?token=stand-in-\d+&lang=en$/);
  const text = JSON.stringify(made);
  for (const secret of ['Ingrid', 'Solberg', 'northwind', 'abcdefabcdef', '912 34 567'])
    assert.ok(!text.toLowerCase().includes(secret.toLowerCase()), secret);
  assert.ok((replaced['e-mail address'] ?? 0) >= 2 && (replaced['phone number'] ?? 0) === 1);
});

test('replaces purchase codes, and keeps which item a purchase is of', async cleanup => {
  const { url } = await mockFor(cleanup);
  const { fixtures: made } = await recorded(url, { purchaseCodes: [knownCode, 'nobody-has-it'] });
  assert.ok(!JSON.stringify(made).includes(knownCode));
  const copy = await replayed(cleanup, made as Record<string, unknown>);
  const code = made.purchases?.ws_studio?.[0]?.purchase_code ?? '';
  const validate = async (from: string, purchase_code: string) => {
    const { json } = await send(`${from}/api/purchases/validation`, {
      method: 'POST',
      headers: { 'x-api-key': secrets.studio, 'content-type': 'application/json' },
      body: JSON.stringify({ purchase_code }),
    });
    return (json as { data: { purchase: { item: { id: number }; price: number } } }).data.purchase;
  };
  const [before, after] = [await validate(url, knownCode), await validate(copy, code)];
  assert.deepEqual([after.item.id, after.price], [before.item.id, before.price]);
});

test('follows pages up to a bound, which it reports', async cleanup => {
  const { url } = await mockFor(cleanup);
  const server = await drifted(cleanup, '/api/v1/links', {
    edit: body => ({
      ...(body as object),
      next_cursor: (body as { next_cursor: string | null }).next_cursor ?? 'x',
    }),
  });
  const whole = await recorded(url, { only: ['links'] });
  assert.ok((whole.counts.links ?? 0) > 20);
  const bounded = await recorded(server, { only: ['listLinks'], maxPages: 1 });
  assert.deepEqual(bounded.left, ['listLinks: the records after the first 1 pages']);
});

test('reports what it could not record', async cleanup => {
  const server = await drifted(cleanup, '/api/items/all', {
    edit: body => {
      const { items } = body as { items: Record<string, unknown>[] };
      delete items[0]?.name;
      if (items[1] !== undefined) items[1].stock_level = 7;
      return body;
    },
  });
  const { left, counts } = await recorded(server, { only: ['marketplace'] });
  assert.deepEqual(left, [
    'purchases: give their codes with --known purchase_code',
    'listItems: the member items[].stock_level, which the document does not have',
    'a record of items: /name is required',
  ]);
  assert.equal(counts.items, (fixtures.items.ws_studio?.length ?? 0) - 1);
});

test('records nothing if no answer has a record, and leaves a body that is nested too deeply', async cleanup => {
  const { url: whole } = await mockFor(cleanup);
  const answering = (body: string) =>
    listening(cleanup, async (_, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
    });
  await assert.rejects(recorded(await answering('{}')), /^Error: nothing could be recorded: /);
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const tooDeep =
    /listItems: the server answered the status 200, but the body is nested more than 200 levels/;
  await assert.rejects(recorded(await answering(deep), { only: ['listItems'] }), tooDeep);
  const one = await drifted(cleanup, '/api/items/all', { body: deep });
  const { counts, left } = await recorded(one);
  assert.deepEqual(
    [counts.models, counts.items, left.some(text => tooDeep.test(text))],
    [(await recorded(whole)).counts.models, undefined, true],
  );
});

test('records nothing if nothing answers, and shows no key', async cleanup => {
  const { url } = await mockFor(cleanup);
  await assert.rejects(recorded('http://127.0.0.1:1'), { message: '127.0.0.1:1: nothing listens there' });
  await assert.rejects(
    recorded(url, { keys: ['mk_unknown'] }),
    /^Error: nothing could be recorded: getAccountDetails: the server answered .* \(401\)$/,
  );
  await assert.rejects(recorded(url, { only: ['webhooks'] }), /^Error: --only: nothing is recorded of these/);
});

test('does not mix what it has recorded with other files', async cleanup => {
  const path = await folder(cleanup);
  await writeFile(join(path, 'items.json'), '{}');
  await writeFile(join(path, 'README.md'), 'Ours');
  await assert.rejects(
    checkFolder(path, false),
    /has files already: choose another folder, or replace them with --force$/,
  );
  await checkFolder(path, true);
  await writeFolder(path, { models: {} });
  assert.deepEqual((await readdir(path)).sort(), ['README.md', 'models.json']);
  assert.equal(await readFile(join(path, 'models.json'), 'utf8'), '{}\n');
  await mkdir(join(path, 'empty'));
  await checkFolder(join(path, 'empty'), false);
});

test('names the schemas of its files where the package is installed, and they load', async cleanup => {
  const project = await folder(cleanup);
  const schemas = join(project, 'node_modules/koa-marketplace/dist/schemas');
  await mkdir(join(schemas, 'fixtures'), { recursive: true });
  for (const name of ['fixtures/items', 'fixtures/users', 'answers'])
    await writeFile(join(schemas, `${name}.json`), '{}');
  const path = join(project, 'recorded');
  const files = { items: fixtures.items, users: fixtures.users, answers: [], models: {} };
  await writeFolder(path, files);
  const written = async (name: string) => JSON.parse(await readFile(join(path, `${name}.json`), 'utf8'));
  const to = '../node_modules/koa-marketplace/dist/schemas';
  assert.deepEqual(await written('items'), { $schema: `${to}/fixtures/items.json`, ...fixtures.items });
  assert.deepEqual(await written('users'), { $schema: `${to}/fixtures/users.json`, users: fixtures.users });
  assert.deepEqual(await written('answers'), { $schema: `${to}/answers.json`, answers: [] });
  assert.deepEqual(await written('models'), {});
  await rm(join(path, 'answers.json'));
  const mock = await startMock({ fixtures: path });
  cleanup(mock.close);
  assert.equal(mock.data.items.ws_studio?.length, fixtures.items.ws_studio?.length);
});

test.run();
