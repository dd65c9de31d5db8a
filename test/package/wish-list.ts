/** Tests of the example of a host's own group: the same rules as for a group of this package. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpenApiDocument } from '../../src/openapi/types.ts';
import { fieldsOf, ingrid, logInOn, Person } from '../console/client.ts';
import { post, secrets, send } from '../helper.ts';

interface Shop {
  readonly url: string;
  readonly key: string;
  close(): Promise<void>;
}

/** Starts the example that was built in a folder. Each start has its own storage. `stored`: the wishes that it has. */
async function start(built: string, stored: object = {}): Promise<Shop> {
  const { startShop } = await import(pathToFileURL(join(built, 'server.js')).href);
  const file = join(built, `wishes-${process.hrtime.bigint()}.json`);
  await writeFile(file, JSON.stringify(stored));
  return startShop(file, ['127.0.0.0/8']);
}

const wishes = '/api/v1/wishes';
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const home = '/workspaces/ws_studio';

type Check = (shop: Shop, built: string) => Promise<void>;

export const checks: Readonly<Record<string, Check>> = {
  'takes keys with its scopes, and counts what they ask': async ({ url, key }) => {
    const { status, json, headers } = await send(url + wishes, { headers: bearer(key) });
    assert.deepEqual([status, json], [200, { status: 'success', data: [] }]);
    assert.match(String(headers.ratelimit), /^"key";r=\d+/);
    assert.ok(headers['x-request-id']);
    const refusals = [
      await send(url + wishes),
      await send(url + wishes, { headers: bearer(secrets.studio) }),
    ];
    assert.deepEqual(
      refusals.map(({ status: code, json: { msg } }) => [code, msg]),
      [
        [401, 'Missing API key'],
        [403, 'The API key does not have the required scope: wish-list:read'],
      ],
    );
    const made = await post(
      `${url}/api/v1/keys`,
      { name: 'Wishes', scopes: ['wish-list:read'] },
      bearer(key),
    );
    assert.equal(made.status, 201);
    const { secret } = made.json.data as { secret: string };
    assert.equal((await send(url + wishes, { headers: bearer(secret) })).status, 200);
    assert.equal((await post(url + wishes, { item_id: 1 }, bearer(secret))).status, 403);
  },

  'checks what it is sent by its schema, and refuses in the envelope': async ({ url, key }) => {
    const made = await post(url + wishes, { item_id: '7', note: 'Later' }, bearer(key));
    assert.equal(made.status, 201);
    assert.equal((made.json.data as { item_id: unknown }).item_id, 7);
    for (const [body, status, msg] of [
      [{}, 400, 'Invalid request: item_id is required'],
      [{ item_id: 0 }, 400, 'Invalid request: item_id must be at least 1'],
      [{ item_id: 1, note: '\uD800' }, 400, 'Invalid request: note contains an unpaired surrogate'],
      [{ item_id: 7 }, 409, 'The item is already on the wish list'],
    ] as const) {
      const answer = await post(url + wishes, body, bearer(key));
      assert.deepEqual([answer.status, answer.json], [status, { status: 'error', msg }]);
    }
    const limited = await send(`${url}${wishes}?limit=0`, { headers: bearer(key) });
    assert.equal(limited.json.msg, 'Invalid request: limit must be at least 1');
    assert.equal((await send(url + wishes, { method: 'PUT', headers: bearer(key) })).status, 405);
  },

  'stands in the OpenAPI document, whose example calls are taken': async ({ url, key }) => {
    const { json } = await send(`${url}/api/openapi.json`);
    const { paths, tags, webhooks, components } = json as unknown as OpenApiDocument;
    assert.ok(tags.some(({ name }) => name === 'wish-list'));
    assert.equal(paths[wishes]?.get?.parameters?.[0]?.name, 'limit');
    const body = paths[wishes]?.post?.requestBody?.content['application/json']?.example;
    assert.equal((await post(url + wishes, body, bearer(key))).status, 201);
    const { enum: scopes } = components.schemas.Scope ?? {};
    assert.ok((scopes as string[]).includes('wish-list:write'));
    assert.ok(components.schemas.ListWishesReply && components.schemas.AddWishRequest);
    const added = webhooks['wish.added']?.post;
    assert.equal(added?.summary, 'A wish was added');
    const sent = added?.requestBody?.content['application/json']?.schema as {
      properties?: { data?: { title?: string } };
    };
    assert.equal(sent.properties?.data?.title, 'Wish');
  },

  'tells webhooks of what happens': async ({ url, key }) => {
    const bodies: string[] = [];
    const receiver = createServer((request, response) => {
      let text = '';
      request.on('data', chunk => {
        text += chunk;
      });
      request.on('end', () => {
        bodies.push(text);
        response.end();
        receiver.emit('told');
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const made = await post(`${url}/api/v1/webhooks`, { url: hook, event_types: ['wish.*'] }, bearer(key));
    assert.equal(made.status, 201, made.text);
    const reported = once(receiver, 'told');
    assert.equal((await post(url + wishes, { item_id: 3 }, bearer(key))).status, 201);
    await reported;
    const { type, data } = JSON.parse(bodies[0] ?? '{}');
    assert.deepEqual([type, data.item_id], ['wish.added', 3]);
    receiver.closeAllConnections();
    receiver.close();
  },

  'has an engine, which forgets what was wished for more than a year ago': async (_, built) => {
    const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const old = { item_id: 1, note: 'Old', wished_at: at(366) };
    const kept = { item_id: 2, note: 'Kept', wished_at: at(364) };
    const { url, key, close } = await start(built, { ws_studio: [old, kept] });
    try {
      let left: unknown;
      do {
        await new Promise(resolve => setImmediate(resolve));
        left = (await send(url + wishes, { headers: bearer(key) })).json.data;
      } while ((left as unknown[]).length > 1);
      assert.deepEqual(left, [kept]);
    } finally {
      await close();
    }
  },

  'has its page in the console, and stands on the others': async ({ url, key }) => {
    const person = new Person(`${url}/user/api`);
    await person.logIn(ingrid);
    const empty = await person.get(`${home}/wishes`);
    assert.equal(empty.status, 200);
    assert.match(empty.text, /<a [^>]*href="[^"]*\/wishes" aria-current="page">Wish list</);
    const form = await person.form(`${home}/wishes`, '/wishes');
    assert.equal((await person.post(`${home}/wishes`, { item_id: '12' })).status, 403);
    const { status, headers } = await person.post(`${home}/wishes`, { ...form, item_id: '12', note: '<b>' });
    assert.equal(status, 303);
    assert.match(String(headers.location), /\/wishes$/);
    assert.match((await person.get(`${home}/wishes`)).text, /Item 12 &lt;b&gt;/);
    const typed = { item_id: '12', note: '"again" <b>' };
    const twice = await person.post(`${home}/wishes`, { ...form, ...typed });
    assert.equal(twice.status, 422);
    assert.match(twice.text, /The item is already on the wish list\./);
    assert.match(twice.text, /name="item_id"[^>]* value="12"/);
    assert.match(twice.text, /name="note"[^>]* value="&quot;again&quot; &lt;b&gt;"/);
    const long = await person.post(`${home}/wishes`, { ...form, item_id: '13', note: 'x'.repeat(201) });
    assert.equal(long.status, 422);
    assert.ok(long.text.includes('x'.repeat(201)), 'what is too long comes back whole');
    const { json } = await send(url + wishes, { headers: bearer(key) });
    assert.equal((json.data as unknown[]).length, 1);
    assert.equal((await person.get('/workspaces/ws_sounds/wishes')).status, 404);
    assert.match(
      (await person.get('/reference')).text,
      /The items that the customers of a workspace wish for\./,
    );
    assert.match((await person.get(`${home}/settings/keys/new`)).text, /value="wish-list:write"/);
    assert.match((await person.get(`${home}/events`)).text, /id="event-wish\.added"/);
    const reference = (await person.get('/reference')).text;
    for (const id of ['listWishes', 'addWish']) assert.ok(reference.includes(`id="${id}"`), id);
    const { text } = await person.get('/reference/addWish');
    assert.match(text, /curl[^\n]*\n?[^\n]*\/api\/v1\/wishes/);
  },

  'has a form that comes back after the log-in, where the session had ended': async ({ url, key }) => {
    const person = new Person(`${url}/user/api`);
    await person.logIn(ingrid);
    const form = await person.form(`${home}/wishes`, '/wishes');
    person.cookies.delete('mk_session');
    const asked = await person.post(`${home}/wishes`, { ...form, item_id: '14', note: '"late" <b>' });
    assert.equal(asked.status, 401);
    const back = await logInOn(person, asked.text);
    assert.equal(back.status, 200);
    assert.match(
      back.text,
      /Your session ended before the form was sent\. Check the form and send it again\./,
    );
    assert.match(back.text, /name="item_id"[^>]* value="14"/);
    assert.match(back.text, /name="note"[^>]* value="&quot;late&quot; &lt;b&gt;"/);
    const stored = async () => (await send(url + wishes, { headers: bearer(key) })).json.data as unknown[];
    assert.equal((await stored()).length, 0, 'nothing was carried out');
    const { csrf = '' } = fieldsOf(back.text);
    const sent = await person.post(`${home}/wishes`, { csrf, item_id: '14', note: '"late" <b>' });
    assert.equal(sent.status, 303);
    assert.equal((await stored()).length, 1);
  },
};

export async function run(built: string, check: Check): Promise<void> {
  const shop = await start(built);
  try {
    await check(shop, built);
  } finally {
    await shop.close();
  }
}
