import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import Koa from 'koa';
import mount from 'koa-mount';
import { startMock } from '../../mock-server/index.ts';
import { referenceOf } from '../../src/console/pages/reference/model.ts';
import { overviewContent } from '../../src/console/pages/reference/page.ts';
import { createRouter } from '../../src/index.ts';
import { openApiDocument } from '../../src/openapi/document.ts';
import type { OpenApiDocument, OperationObject } from '../../src/openapi/types.ts';
import { operations, served } from '../built-in.ts';
import { fits } from '../contract/schemas.ts';
import { type Cleanup, fixtureRepository, send, serveApp, suiteOf } from '../helper.ts';
import { ingrid, mateus, Person, unescaped } from './client.ts';

const test = suiteOf('The API reference', { isLong: true });

async function loggedIn(cleanup: Cleanup) {
  const mock = await startMock();
  cleanup(mock.close);
  const person = new Person(`${mock.url}/user/api`);
  await person.logIn(ingrid);
  return { mock, person };
}

const described = (document: OpenApiDocument): [string, string, OperationObject][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): [string, string, OperationObject] => [path, method, one]),
  );

/** What a reader of some HTML sees, without the indentation of its elements. */
const plain = (html: string) => unescaped(html.replaceAll(/<[^>]+>/g, ''));

/** The article of an operation. */
async function articleOf(person: Person, id: string): Promise<string> {
  const { status, text } = await person.get(`/reference/${id}`);
  assert.equal(status, 200, id);
  return text.slice(text.indexOf('<article'), text.indexOf('</article>'));
}

test('requires a login unless the host makes it public', async cleanup => {
  const { mock, person } = await loggedIn(cleanup);
  const stranger = await send(`${mock.url}/user/api/reference`);
  assert.equal(stranger.status, 303);
  assert.match(String(stranger.headers.location), /\/login\?return_to=/);
  const page = await person.get('/reference');
  assert.equal(page.status, 200);
  assert.match(page.text, /class="menu viewer"/);
  const open = await startMock({ console: { publicReference: true } });
  cleanup(open.close);
  const anybody = await send(`${open.url}/user/api/reference`);
  assert.equal(anybody.status, 200);
  assert.match(anybody.text, /href="\/user\/api\/login"[^>]*>Log in</);
  assert.doesNotMatch(anybody.text, /class="menu viewer"|name="csrf"/);
  assert.equal(anybody.headers['set-cookie'], undefined);
});

test('shows everything that the OpenAPI document contains for each operation', async cleanup => {
  const { mock, person } = await loggedIn(cleanup);
  const document = (await send(`${mock.url}/api/openapi.json`)).json as unknown as OpenApiDocument;
  for (const [path, method, operation] of described(document)) {
    const section = await articleOf(person, operation.operationId);
    const seen = plain(section);
    const says = (part: string) => assert.ok(seen.includes(part), `${operation.operationId} lacks ${part}`);
    for (const part of [operation.summary, path, method.toUpperCase(), mock.url]) says(part);
    for (const { name, in: place } of operation.parameters ?? [])
      assert.ok(
        // The key has a field of its own.
        section.includes(
          name === 'api_key'
            ? '<code class="prop-name">api_key</code>'
            : `data-parameter="${name}" data-in="${place}"`,
        ),
        `${operation.operationId} lacks ${name}`,
      );
    for (const [status, answer] of Object.entries(operation.responses)) {
      says(status);
      const response =
        '$ref' in answer ? document.components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer;
      const [content] = Object.values(response?.content ?? {});
      if (Number(status) < 400 && content?.schema !== undefined)
        for (const shown of [content.example, ...Object.values(content.examples ?? {}).map(one => one.value)])
          if (shown !== undefined) says(JSON.stringify(shown, null, 2));
      if (Number(status) < 400) continue;
      for (const [code, { value }] of Object.entries(content?.examples ?? {})) {
        says((value as { msg: string }).msg);
        assert.ok(section.includes(`id="error.${code}"`), `${operation.operationId} lacks ${code}`);
      }
    }
  }
});

test('has a page for each event, with its fields and its example', async cleanup => {
  const { mock, person } = await loggedIn(cleanup);
  const { webhooks } = (await send(`${mock.url}/api/openapi.json`)).json as unknown as OpenApiDocument;
  assert.ok(Object.keys(webhooks).length > 20);
  const overview = await person.get('/reference');
  for (const [type, { post }] of Object.entries(webhooks)) {
    assert.ok(overview.text.includes(`href="/user/api/reference/events/${type}?workspace=ws_studio"`), type);
    const { status, text } = await person.get(`/reference/events/${type}`);
    assert.equal(status, 200, type);
    const { example } = post.requestBody.content['application/json'] ?? {};
    const seen = plain(text);
    for (const part of [type, post.summary, 'webhook-signature', JSON.stringify(example, null, 2)])
      assert.ok(seen.includes(part), `${type} lacks ${part}`);
    assert.match(text, /id="body\.timestamp"/);
  }
  assert.equal((await person.get('/reference/events/no.such')).status, 404);
});

test('keeps every page small enough to read: elements and bytes', async cleanup => {
  const { mock, person } = await loggedIn(cleanup);
  const { webhooks } = (await send(`${mock.url}/api/openapi.json`)).json as unknown as OpenApiDocument;
  const paths = [
    '',
    '?q=id',
    ...operations.map(({ id }) => `/${id}`),
    ...Object.keys(webhooks).map(type => `/events/${type}`),
  ];
  for (const path of paths) {
    const { text } = await person.get(`/reference${path}`);
    const elements = text.match(/<[a-z]/g)?.length ?? 0;
    assert.ok(elements < 2_000, `${path}: ${elements} elements`);
    const size = gzipSync(text).length;
    assert.ok(size < 60_000, `${path}: ${size} bytes`);
  }
});

test('has no page for an operation that does not exist, and asks strangers to log in first', async cleanup => {
  const { mock, person } = await loggedIn(cleanup);
  for (const path of ['/no-such', '/constructor', '/__proto__', '/events', '/%00', '/getItem/more'])
    assert.equal((await person.get(`/reference${path}`)).status, 404, path);
  for (const path of ['/getItem', '/no-such', '/events/link.created', '?q=key'])
    assert.match(
      String((await send(`${mock.url}/user/api/reference${path}`)).headers.location),
      /\/login\?return_to=/,
      path,
    );
});

test('has example responses that match their schemas', () => {
  for (const [, , { operationId, responses }] of described(openApiDocument(served, { server: '/' }))) {
    for (const answer of Object.values(responses)) {
      if ('$ref' in answer) continue;
      for (const { schema, example, examples = {} } of Object.values(answer.content ?? {})) {
        // For bytes, only the type is shown.
        if (schema === undefined || typeof schema.$ref !== 'string') continue;
        const title = schema.$ref.split('/').at(-1) ?? '';
        const all = [
          ...Object.values(examples).map(({ value }) => value),
          ...(example === undefined ? [] : [example]),
        ];
        assert.ok(all.length > 0, operationId);
        for (const one of all) assert.ok(fits(title, one), `${operationId}: ${JSON.stringify(one)}`);
      }
    }
  }
});

test('marks required request fields, with type and limits in words', async cleanup => {
  const { person } = await loggedIn(cleanup);
  const read = async (id: string) => plain(await articleOf(person, id)).replaceAll(/\s+/g, ' ');
  assert.match(await read('getItem'), /item_id query whole number required Number of the item/);
  assert.match(
    await read('getItem'),
    /screenshots list of URLs \(up to 2048 characters\), at least 1 entry optional/,
  );
  assert.match(await read('validatePurchase'), /purchase_code text[^.]* required/);
  assert.match(
    await read('createKey'),
    /scopes list of text[^:]*, at least 1 entry, all different: one of "marketplace:read"/,
  );
  assert.match(await read('listItems'), /per_page query whole number, from 1 to \d+ /);
  for (const { id } of operations) {
    const section = await articleOf(person, id);
    const types = [...section.matchAll(/<span class="type">(.*?)<\/span>/g)].map(([, type = '']) =>
      plain(type),
    );
    assert.doesNotMatch(types.join('\n'), /\\[xu]|matching|array|integer|boolean|string\b/, id);
  }
});

test('lists api_key as required for the four operations that accept it, and for no others', async cleanup => {
  const { person } = await loggedIn(cleanup);
  for (const { id, auth } of operations) {
    const section = await articleOf(person, id);
    const row =
      /<p><code class="prop-name">api_key<\/code>( <small class="muted">query<\/small>)? <span class="type">text<\/span> <span class="required">required</;
    assert.equal(row.test(section), auth === 'parameter', id);
    assert.equal(section.includes(' data-takes-parameter'), auth === 'parameter', id);
  }
});

test('prefills no existing id for operations with a permanent effect, in field or code', async cleanup => {
  const { person } = await loggedIn(cleanup);
  const ending = operations.filter(({ method, irreversible }) => method === 'DELETE' || irreversible);
  assert.deepEqual(
    ending.map(({ id }) => id),
    [
      'revokeKey',
      'rotateKey',
      'deleteLink',
      'deleteWebhook',
      'rotateWebhookSecret',
      'deleteAutomationEndpoint',
      'rotateAutomationEndpoint',
      'deleteAutomationType',
      'cancelAutomationEvent',
      'deleteAutomationHook',
      'deleteAutomationRoute',
      'deleteInstance',
      'logOutInstance',
      'deleteMessage',
      'removeReaction',
      'leaveGroup',
      'deleteContact',
      'removeMember',
      'revokeInvitation',
    ],
  );
  for (const { id, params = {} } of ending) {
    const section = await articleOf(person, id);
    const [, parameters = ''] = /-parameters">(.*?)<\/section>/s.exec(section) ?? [];
    const [, code = ''] = /data-code>(.*?)<\/code>/s.exec(section) ?? [];
    const request = parameters + code;
    assert.match(section, / data-irreversible/);
    for (const [name, { example }] of Object.entries(params)) {
      assert.ok(!request.includes(example), `${id} names ${example}`);
      assert.ok(request.includes(`/${name.toUpperCase()}`), id);
    }
  }
});

test('is served from memory: private, with an ETag for each user and workspace', async cleanup => {
  const { person, mock } = await loggedIn(cleanup);
  const page = await person.get('/reference');
  const { etag = '' } = page.headers;
  assert.equal(page.headers['cache-control'], 'private, no-cache');
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const again = await send(`${mock.url}/user/api/reference`, { headers: { cookie, 'if-none-match': etag } });
  assert.equal(again.status, 304);
  assert.equal(again.text, '');
  const stranger = await send(`${mock.url}/user/api/reference`, { headers: { 'if-none-match': etag } });
  assert.equal(stranger.status, 303);
});

test('opens in the workspace of its URL, or in the first one', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const person = new Person(`${mock.url}/user/api`);
  await person.logIn(mateus);
  for (const [query, workspace] of [
    ['', 'ws_sounds'],
    ['?workspace=ws_sounds', 'ws_sounds'],
    ['?workspace=ws_studio', 'ws_studio'],
    ['?workspace=ws_nobody', 'ws_sounds'],
  ] as const) {
    const { text } = await person.get(`/reference${query}`);
    assert.match(text, new RegExp(`href="/user/api/workspaces/${workspace}">Home<`), query);
    assert.match(
      text,
      new RegExp(`href="[^"]*workspace=${workspace}"[^>]*aria-current="page">Reference<`),
      query,
    );
  }
});

test('is rendered once for each of 20 URLs, and dropped with the next one', async cleanup => {
  // The document contains today's date, so rendering a page reads the clock once more.
  let asked = 0;
  const now = () => {
    asked += 1;
    return Date.parse('2026-11-21T12:00:00Z');
  };
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const console = { publicReference: true } as const;
  const routes = createRouter({ repository, publicUrl: 'https://shop.example', console, now }).routes();
  const app = new Koa();
  app.use((ctx, next) => mount(`/${ctx.path.split('/')[1]}`, routes)(ctx, next));
  const { url } = await serveApp(cleanup, app);
  const timesFor = async (place: number): Promise<number> => {
    asked = 0;
    const { status, text } = await send(`${url}/t${place}/user/api/reference/listItems`);
    assert.equal(status, 200);
    assert.ok(text.includes(`https://shop.example/t${place}/api/items`));
    return asked;
  };
  const rendered = await timesFor(0);
  const remembered = await timesFor(0);
  assert.equal(rendered, remembered + 1);
  for (let place = 1; place < 20; place += 1) assert.equal(await timesFor(place), rendered);
  for (let place = 0; place < 20; place += 1) assert.equal(await timesFor(place), remembered);
  assert.equal(await timesFor(20), rendered);
  assert.equal(await timesFor(20), remembered);
  for (let place = 0; place < 19; place += 1) assert.equal(await timesFor(place), rendered);
});

test('is that of its own router, whatever other routers with the same URL take', async cleanup => {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const texts: string[] = [];
  for (const parameterKeyOnV1 of [false, true, false]) {
    const console = { publicReference: true } as const;
    const options = { repository, publicUrl: 'https://shop.example', console, parameterKeyOnV1 };
    const { url } = await serveApp(cleanup, new Koa().use(createRouter(options).routes()));
    texts.push((await send(`${url}/user/api/reference/listKeys`)).text);
  }
  const [first, second, third] = texts;
  assert.equal(third, first);
  assert.notEqual(second, first);
});

test('stays below 60 kB gzipped with 120 operations, including assets', async cleanup => {
  const { mock, person } = await loggedIn(cleanup);
  const { text } = await person.get('/reference/createLink');
  const document = openApiDocument(served, { server: mock.url });
  const paths: Record<string, Record<string, OperationObject>> = {};
  const operations = described(document);
  for (let count = 0; count < 120; count += 1) {
    const [path, method, operation] = operations[count % operations.length] as (typeof operations)[number];
    // Unique names like those of another operation: repeated words would compress too well.
    const own = Math.random().toString(36).slice(2, 10);
    paths[`${path}/${own}`] = {
      [method]: {
        ...operation,
        operationId: `${operation.operationId}${own}`,
        summary: `${operation.summary} ${own}`,
      },
    };
  }
  const place = { base: '/user/api', current: null };
  const content = overviewContent(referenceOf({ ...document, paths }, mock.url, []), place).text;
  assert.equal(content.match(/<li class="entry" id=/g)?.length, 120);
  const around = text.slice(0, text.indexOf('<div class="reference"'));
  let size = gzipSync(around + content).length;
  const addresses = [...text.matchAll(/(?:href|src)="(\/user\/api\/assets\/[^"]+)"/g)].map(
    ([, one = '']) => one,
  );
  // The languages are loaded when somebody chooses one.
  for (const address of addresses) {
    const asset = await send(mock.url + address);
    assert.equal(asset.status, 200, address);
    size += gzipSync(asset.text).length;
    for (const [, imported = ''] of asset.text.matchAll(/^import .* from '\.\/(.*)';$/gm))
      addresses.push(address.replace(/[^/]+$/, imported));
  }
  assert.deepEqual(
    addresses.map(one => one.split('/').at(-1)),
    ['console.css', 'console.js', 'reference.css', 'reference.js', 'code.js', 'json.js', 'request.js'],
  );
  assert.ok(size < 60_000, `${size} bytes`);
});

test.run();
