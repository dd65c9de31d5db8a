/** Requests with a body in hosts whose body parser comes before the router, with its settings. */
import assert from 'node:assert/strict';
import { bodyParser as bodyparser6 } from '@koa/bodyparser';
import Koa from 'koa';
import { type KoaBodyMiddlewareOptions, koaBody } from 'koa-body';
import bodyparser4 from 'koa-bodyparser';
import { createMarketplace } from '../../src/index.ts';
import { loggedIn } from '../console/client.ts';
import {
  type Cleanup,
  fixtureRepository,
  form,
  knownCode,
  parts,
  post,
  secrets,
  send,
  serveApp,
  suiteOf,
} from '../helper.ts';
import { atEnd } from '../runner/at-end.ts';

const test = suiteOf('Requests after a body parser of the host', { isLong: true });

const body6 = (options: object = {}) => bodyparser6(options) as never as Koa.Middleware;
const body8 = (options: object = {}) => koaBody(options as KoaBodyMiddlewareOptions);

/** A middleware that keeps the bytes only, as Cloud Functions do. */
const bytesOnly: Koa.Middleware = async (ctx, next) => {
  const chunks: Buffer[] = [];
  for await (const chunk of ctx.req) chunks.push(chunk);
  Object.assign(ctx.req, { rawBody: Buffer.concat(chunks) });
  await next();
};

const parsers: Readonly<Record<string, Koa.Middleware>> = {
  'no parser': (_ctx, next) => next(),
  'koa-bodyparser': bodyparser4(),
  'koa-bodyparser for JSON': bodyparser4({ enableTypes: ['json'] }),
  'koa-bodyparser for forms': bodyparser4({ enableTypes: ['form'] }),
  'koa-bodyparser for text': bodyparser4({
    enableTypes: ['text'],
    extendTypes: { text: ['application/json', 'application/x-www-form-urlencoded'] },
  }),
  '@koa/bodyparser': body6(),
  '@koa/bodyparser for JSON': body6({ enableTypes: ['json'] }),
  '@koa/bodyparser for forms': body6({ enableTypes: ['form'] }),
  '@koa/bodyparser for PUT': body6({ parsedMethods: ['PUT'] }),
  '@koa/bodyparser for GET and POST': body6({ parsedMethods: ['GET', 'POST'] }),
  '@koa/bodyparser with patchNode': body6({ patchNode: true }),
  'koa-body': body8(),
  'koa-body with raw bodies': body8({ includeUnparsed: true }),
  'koa-body with files': body8({ multipart: true }),
  'koa-body with files and raw bodies': body8({ multipart: true, includeUnparsed: true }),
  'koa-body for JSON': body8({ urlencoded: false, text: false }),
  'koa-body for forms': body8({ json: false, text: false }),
  'koa-body for text': body8({
    json: false,
    urlencoded: false,
    textTypes: ['application/json', 'application/x-www-form-urlencoded'],
  }),
  'koa-body for PUT': body8({ parsedMethods: ['PUT'] }),
  'koa-body for GET and POST': body8({ parsedMethods: ['GET', 'POST'] }),
  'koa-body with patchNode': body8({ patchNode: true, patchKoa: false }),
  'koa-body with patchNode and raw bodies': body8({
    patchNode: true,
    patchKoa: false,
    includeUnparsed: true,
  }),
  'a middleware that keeps bytes': bytesOnly,
};

async function serve(cleanup: Cleanup, parser: Koa.Middleware) {
  const repository = await fixtureRepository();
  const app = new Koa().use(parser).use((ctx, next) => routes(ctx, () => redirects(ctx, next)));
  const { url, errors } = await serveApp(cleanup, app);
  const marketplace = createMarketplace({
    repository,
    publicUrl: url,
    console: true,
    webhooks: false,
    scopes: Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map(name => [`shop:${name}`, name])),
  });
  cleanup(() => marketplace.close());
  const routes = marketplace.router.routes();
  const redirects = marketplace.redirects?.routes() ?? assert.fail();
  return { repository, url, errors };
}

type Host = Awaited<ReturnType<typeof serve>>;

const purchase = { api_key: secrets.studio, purchase_code: knownCode };
const bearer = { authorization: `Bearer ${secrets.studio}` };
const home = '/workspaces/ws_studio';
/** More values of one name than qs keeps as a list. */
const many = 24;

async function logIn({ repository, url }: Host) {
  const person = await loggedIn({ repository, url, now: Date.now });
  const { csrf = '' } = await person.form(home, '/logout');
  return { person, csrf };
}

/** What clients and browsers send. */
const requests: Readonly<Record<string, (host: Host) => Promise<void>>> = {
  'a purchase code as JSON, as a form and as a multipart form': async ({ url }) => {
    const path = `${url}/api/purchases/validation`;
    for (const answer of [
      await post(path, purchase),
      await form(path, String(new URLSearchParams(purchase))),
      await parts(path, purchase),
    ])
      assert.equal(answer.status, 200, answer.text);
  },
  'JSON and a form that begin with a byte order mark': async ({ url }) => {
    const path = `${url}/api/purchases/validation`;
    for (const [type, body] of [
      ['application/json', JSON.stringify(purchase)],
      ['application/x-www-form-urlencoded', String(new URLSearchParams(purchase))],
    ] as const) {
      const headers = { 'content-type': type };
      const answer = await send(path, { method: 'POST', headers, body: `\ufeff${body}` });
      assert.equal(answer.status, 200, answer.text);
    }
  },
  'JSON in a GET request': async ({ url }) => {
    const body = JSON.stringify({ item_id: 1001 });
    const headers = { ...bearer, 'content-type': 'application/json', 'content-length': `${body.length}` };
    const answer = await send(`${url}/api/items/item`, { method: 'GET', headers, body });
    assert.equal(answer.status, 200, answer.text);
  },
  'all ticked scopes of a new key': async host => {
    const { person, csrf } = await logIn(host);
    const settings = (await person.get(`${home}/settings/keys/new`)).text;
    const scopes = [...settings.matchAll(/name="scopes" value="([^"]+)"/g)].map(([, scope = '']) => scope);
    assert.ok(scopes.length > 20, `${scopes.length} scopes`);
    const { key_id = '' } = await person.form(`${home}/settings/keys/new`, '/settings/keys');
    const fields = { csrf, key_id, name: 'All', expiry: 'never', preset: '', scopes };
    const answer = await person.post(`${home}/settings/keys`, fields);
    assert.equal(
      answer.status,
      303,
      /class="(?:field-error|notice error)"[^>]*>([^<]*)/.exec(answer.text)?.[1],
    );
    const { keys } = await host.repository.keys.list('ws_studio', { limit: 1 });
    assert.deepEqual([...(keys[0]?.scopes ?? [])].sort(), [...scopes].sort());
  },
  'many selected links': async host => {
    const { person, csrf } = await logIn(host);
    const id: string[] = [];
    for (let index = 0; index < many; index += 1) {
      const link = { url: `https://shop.example/${index}` };
      const { json } = await post(`${host.url}/api/v1/links`, link, bearer);
      id.push((json.data as { id: string }).id);
    }
    const answer = await person.submit(`${home}/links/bulk`, { csrf, id, do: 'archive' });
    assert.match(answer.text, new RegExp(`${many} links`));
    for (const one of id)
      assert.ok((await host.repository.links.find('ws_studio', one))?.archived, `${one} is archived`);
  },
  'the password of a link': async ({ url }) => {
    const link = { url: 'https://shop.example/secret', slug: 'secret', password: 'sesame-sesame' };
    assert.equal((await post(`${url}/api/v1/links`, link, bearer)).status, 201);
    const { text } = await send(`${url}/l/secret`, { headers: { cookie: `mk_link=${'a'.repeat(43)}` } });
    const csrf = /name="csrf" value="([^"]*)"/.exec(text)?.[1] ?? '';
    const fields = new URLSearchParams({ csrf, password: link.password });
    const answer = await form(`${url}/l/secret`, String(fields), { cookie: `mk_link=${'a'.repeat(43)}` });
    assert.equal(answer.headers.location, link.url, answer.text);
  },
  'a form with many values of one name to an inbound endpoint': async ({ url }) => {
    const made = await post(`${url}/api/v1/automation/endpoints`, { name: 'N', event_type: 'made' }, bearer);
    const { token } = made.json.data as { token: string };
    const values = Array.from({ length: many }, (_, index) => `${index}`);
    const body = new URLSearchParams(values.map((value): [string, string] => ['a', value]));
    const { json, text } = await form(`${url}/api/v1/automation/in/${token}`, String(body));
    const { id } = (json.data ?? assert.fail(text)) as { id: string };
    const stored = await send(`${url}/api/v1/automation/events/${id}`, { headers: bearer });
    assert.deepEqual((stored.json.data as { event: { data: unknown } }).event.data, { a: values });
  },
};

test('are refused with the reason where a middleware has read the body and kept nothing', async cleanup => {
  const { url } = await serve(cleanup, async (ctx, next) => {
    for await (const _ of ctx.req);
    await next();
  });
  const path = `${url}/api/purchases/validation`;
  for (const answer of [
    await post(path, purchase),
    await form(path, String(new URLSearchParams(purchase))),
    await parts(path, purchase),
  ])
    assert.deepEqual(
      [answer.status, answer.json.msg],
      [400, 'Invalid request: the application has already read the body and did not keep it'],
    );
});

test('are refused where a form that the host has parsed has more than 100 fields', async cleanup => {
  const { url } = await serve(cleanup, body8());
  const fields = new URLSearchParams(purchase);
  for (let index = 0; index < 99; index += 1) fields.append('a', `${index}`);
  const answer = await form(`${url}/api/purchases/validation`, String(fields));
  assert.deepEqual(
    [answer.status, answer.json.msg],
    [400, 'Invalid request: the form has more than 100 fields'],
  );
});

for (const [name, parser] of Object.entries(parsers)) {
  // The requests do not disturb each other, and a host for each would take as long as the requests.
  let started: Promise<Host> | undefined;
  for (const [what, sendIt] of Object.entries(requests))
    test(`are read: ${what}, after ${name}`, async () => {
      started ??= serve(close => atEnd.push(close), parser);
      const host = await started;
      await sendIt(host);
      assert.deepEqual(host.errors, []);
    });
}

test.run();
