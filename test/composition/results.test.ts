/** What a storage returns is shaped by the schema of the response: nothing private leaves, and no wrong type is silent. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { env } from 'node:process';
import Koa from 'koa';
import type { Item } from '../../src/generated/types.ts';
import {
  composeRepository,
  createRouter,
  defineEvent,
  defineOperation,
  type MarketplaceOptions,
  type OwnParts,
  type Repository,
} from '../../src/index.ts';
import { bearer, common, group, scope, serve as serveGroup } from '../groups/host-group.ts';
import {
  type Cleanup,
  fixtureRepository,
  form,
  knownCode,
  post,
  type RawAnswer,
  send,
  serveApp,
  suiteOf,
} from '../helper.ts';
import { until } from '../until.ts';

const test = suiteOf('Results of a storage of the host', { isLong: true });

const base = await fixtureRepository();
const { items: all } = await base.items.list('ws_studio', {});
const [first, second] = all as [Item, Item];
const foundPurchase = await base.purchases.findByCode('ws_studio', knownCode);
const foundAccount = await base.accounts.findByWorkspace('ws_studio');
assert.ok(foundPurchase);
assert.ok(foundAccount);
const purchase = foundPurchase;
const account = foundAccount;

const secretColumn = 'cost_price_of_the_supplier';
/** A row with private columns, at every depth. */
const spread = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(spread);
  if (typeof value !== 'object' || value === null) return value;
  return {
    [secretColumn]: 1,
    ...Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spread(inner)])),
    [`${secretColumn}_too`]: { [secretColumn]: null },
  };
};

/** Serves the fixtures, with other methods in some parts. */
async function serve(
  cleanup: Cleanup,
  parts: { readonly [part: string]: object },
  options: Partial<MarketplaceOptions> = {},
) {
  const own = Object.entries(parts).map(([name, methods]) => [
    name,
    { ...(base as unknown as Record<string, object>)[name], ...methods },
  ]);
  const { purchases, sessions, memberships, invitations, keys, links, automation } = base;
  const tied = { purchases, sessions, memberships, invitations, keys, links, automation };
  const others = { ...tied, ...Object.fromEntries(own) };
  const repository = composeRepository(base, others as OwnParts) as Repository;
  const failures: Error[] = [];
  const router = createRouter({
    repository,
    publicUrl: 'http://127.0.0.1',
    onError: error => failures.push(error as Error),
    ...options,
  });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  return { url, failures };
}

const shop = (rows: readonly unknown[]) => ({
  find: async () => rows[0],
  list: async () => ({ items: rows, total: rows.length, hasItems: rows.length > 0 }),
  batches: undefined,
});
const ask = (url: string, path: string) => send(url + path, { headers: bearer });
const validate = (url: string) =>
  form(`${url}/api/purchases/validation`, `purchase_code=${knownCode}`, bearer);

const endpoints: Record<string, (url: string) => Promise<RawAnswer>> = {
  '/api/account/details': url => ask(url, '/api/account/details'),
  '/api/items/all': url => ask(url, '/api/items/all'),
  '/api/items/all?page=1': url => ask(url, '/api/items/all?page=1'),
  '/api/items/item': url => ask(url, '/api/items/item?item_id=1001'),
  '/api/purchases/validation': validate,
  '/api/v1/models': url => ask(url, '/api/v1/models'),
};

for (const [name, request] of Object.entries(endpoints))
  test(`${name} sends no private columns of a row, and otherwise the same`, async cleanup => {
    const models = await base.models.list('ws_studio');
    const parts = (change: (value: unknown) => unknown) => ({
      items: shop(change(all) as never),
      accounts: {
        findByWorkspace: async () => ({
          ...(change(account) as object),
          profile: {
            ...(change(account.profile) as object),
            social_links: { mastodon: 'https://m.example' },
          },
        }),
      },
      purchases: { findByCode: async () => change(purchase) },
      models: { list: async () => change(models) },
    });
    const { url, failures } = await serve(cleanup, parts(spread));
    const response = await request(url);
    assert.equal(response.status, 200, response.text);
    assert.doesNotMatch(response.text, new RegExp(secretColumn));
    const plain = await serve(
      cleanup,
      parts(value => value),
    );
    assert.deepEqual(response.json, (await request(plain.url)).json);
    if (name === '/api/account/details') assert.match(response.text, /"social_links":\{"mastodon"/);
    assert.deepEqual(failures, []);
  });

test('are shaped in a streamed list too, and empty batches are no items', async cleanup => {
  const batches = async function* () {
    yield [spread(first)];
    yield [];
    yield [spread(second), spread(first)];
  };
  const { url } = await serve(cleanup, { items: { batches } });
  const { json } = await ask(url, '/api/items/all');
  assert.deepEqual(json, { status: 'success', items: [first, second, first] });
});

test('that are models of an ORM with toJSON are sent in a list as they are sent alone', async cleanup => {
  const model = { dataValues: { [secretColumn]: 1 }, toJSON: () => spread(first) };
  const list = async () => ({ items: [model, first], total: 2, hasItems: true });
  const batches = async function* () {
    yield [first];
    yield [model];
  };
  for (const checkResults of [true, false]) {
    const { url, failures } = await serve(cleanup, { items: { list, batches } }, { checkResults });
    const paged = await ask(url, '/api/items/all?page=1');
    assert.deepEqual(failures, []);
    assert.deepEqual(paged.json, { status: 'success', items: [first, first] });
    const { json } = await ask(url, '/api/items/all');
    assert.deepEqual(json, { status: 'success', items: [first, first] });
  }
});

test('that are streamed end with the connection, although they wait behind another response of it', async cleanup => {
  let begun = 0;
  let ended = 0;
  const batches = async function* () {
    begun += 1;
    try {
      while (true) yield [first];
    } finally {
      // Here a storage gives its cursor and its connection back.
      ended += 1;
    }
  };
  const { url } = await serve(cleanup, { items: { batches } });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  cleanup(() => socket.destroy());
  socket.pause();
  const request = `GET /api/items/all HTTP/1.1\r\nHost: x\r\nAuthorization: ${bearer.authorization}\r\n\r\n`;
  socket.write(request.repeat(2));
  await until(() => begun === 2);
  socket.resetAndDestroy();
  await until(() => ended === 2);
  assert.deepEqual([begun, ended], [2, 2]);
});

test('that stream a wrong type later end the response without its end', async cleanup => {
  const batches = async function* () {
    yield [first];
    yield [{ ...second, name: 5 }];
  };
  const { url, failures } = await serve(cleanup, { items: { batches } });
  await assert.rejects(ask(url, '/api/items/all'));
  assert.match(String(failures[0]?.message), /^the result of listItems .*\/items\/0\/name must be a string/);
});

/** Rows that differ from the contract: what is sent, or how the refusal continues. */
const rows: Record<string, [row: () => object, sent: object | string]> = {
  'a date for a timestamp': [
    () => ({ ...first, published_at: new Date('2026-03-14T09:26:53Z') }),
    { ...first, published_at: '2026-03-14T09:26:53.000Z' },
  ],
  'a row of a class with getters': [
    () => {
      class Row {
        readonly #row = { ...first, [secretColumn]: 1 };
        get [secretColumn]() {
          return this.#row[secretColumn];
        }
      }
      for (const name of Object.keys(first))
        Object.defineProperty(Row.prototype, name, {
          get: () => first[name as keyof Item],
        });
      return new Row();
    },
    first,
  ],
  'a model of an ORM with toJSON': [
    () => ({ dataValues: { [secretColumn]: 1 }, toJSON: () => spread(first) }),
    first,
  ],
  'null for a member that may be missing': [
    () => ({ ...first, media: { ...first.media, screenshots: null, preview_audio: null } }),
    { ...first, media: { ...first.media, screenshots: undefined } },
  ],
  'undefined for a member that may be missing': [
    () => ({ ...first, media: { ...first.media, screenshots: undefined } }),
    { ...first, media: { ...first.media, screenshots: undefined } },
  ],
  'null for a member that is required': [
    () => ({ ...first, name: null }),
    '/item/name must be a string, but is null',
  ],
  'undefined for a member that is required': [() => ({ ...first, name: undefined }), '/item/name is missing'],
  'a decimal number as text': [
    () => ({ ...first, price: { ...first.price, regular: '12.50' } }),
    '/item/price/regular must be a number, but is a string',
  ],
  'a text for a list': [() => ({ ...first, tags: 'one,two' }), '/item/tags must be a list, but is a string'],
  'a list with a wrong item': [
    () => ({ ...first, tags: ['one', 2] }),
    '/item/tags/1 must be a string, but is an integer',
  ],
  'an id that is no integer': [
    () => ({ ...first, id: 1.5 }),
    '/item/id must be an integer, but is a number with decimal places',
  ],
  'a wrong type at several places': [
    () => ({ ...first, name: 1, currency: 2 }),
    '/item/name must be a string, but is an integer, and 1 more',
  ],
};

for (const [name, [row, sent]] of Object.entries(rows)) {
  test(`with ${name} ${typeof sent === 'string' ? 'are refused by name' : 'are sent as the contract says'}`, async cleanup => {
    const { url, failures } = await serve(cleanup, { items: shop([row()]) });
    const { status, json, text } = await ask(url, '/api/items/item?item_id=1001');
    if (typeof sent === 'string') {
      assert.equal(status, 500);
      assert.deepEqual(json, { status: 'error', msg: 'Internal server error' });
      assert.deepEqual(failures.map(String), [
        `TypeError: the result of getItem does not fit the schema ItemReply: ${sent} (returned by repository.items.find)`,
      ]);
    } else {
      assert.equal(status, 200, text);
      assert.deepEqual(json.item, JSON.parse(JSON.stringify(sent)));
      assert.deepEqual(failures, []);
    }
  });
  if (typeof sent === 'string')
    test(`with ${name} are sent as they are if checkResults is off, and told once`, async cleanup => {
      const { url, failures } = await serve(cleanup, { items: shop([row()]) }, { checkResults: false });
      for (const _ of [1, 2, 3]) {
        const { status, json } = await ask(url, '/api/items/item?item_id=1001');
        assert.equal(status, 200);
        assert.deepEqual(json.item, JSON.parse(JSON.stringify(row())));
      }
      assert.deepEqual(failures.map(String), [
        `TypeError: the result of getItem does not fit the schema ItemReply: ${sent} (its group reads repository.items, repository.accounts, repository.purchases)`,
      ]);
    });
}

for (const checkResults of [true, false])
  for (const [name, row, reason] of [
    [
      'NaN',
      { ...first, price: { ...first.price, regular: Number.NaN } },
      '/item/price/regular must be a number, but is not a number that JSON can contain',
    ],
    [
      'a joined row in the place of a text',
      { ...first, category: { id: 1, secret: 'x' } },
      '/item/category must be a string, but is an object',
    ],
    [
      'an object in the place of a list',
      { ...first, tags: { 0: 'x' } },
      '/item/tags must be a list, but is an object',
    ],
    [
      'a map in the place of an object',
      { ...first, price: new Map([['regular', 1]]) },
      '/item/price must be an object, but is an object of the kind Map',
    ],
    ['a bigint', { ...first, id: 1001n }, '/item/id must be an integer, but is a bigint'],
  ] as const)
    test(`with ${name}, which cannot be sent, are an error with checkResults ${checkResults}`, async cleanup => {
      const { url, failures } = await serve(cleanup, { items: shop([row]) }, { checkResults });
      assert.equal((await ask(url, '/api/items/item?item_id=1001')).status, 500);
      assert.ok(failures[0]?.message.includes(reason), failures[0]?.message);
    });

test('that contain themselves, or whose toJSON fails, are an error that names the operation', async cleanup => {
  const circle: Record<string, unknown> = { ...first };
  circle.price = { regular: 1, extended: 2, item: circle };
  const without = await serve(cleanup, { items: shop([circle]) });
  assert.equal((await ask(without.url, '/api/items/item?item_id=1001')).status, 200);
  const toJSON = () => {
    throw new Error('the relation is not loaded');
  };
  const { url, failures } = await serve(cleanup, { items: shop([{ ...first, price: { toJSON } }]) });
  assert.equal((await ask(url, '/api/items/item?item_id=1001')).status, 500);
  assert.deepEqual(failures.map(String), [
    'TypeError: the result of getItem cannot be written as JSON: the relation is not loaded',
  ]);
});

test('whose toJSON throws what is no error are told too', async cleanup => {
  const thrown = {
    toJSON() {
      throw null;
    },
  };
  const { url, failures } = await serve(cleanup, { items: shop([{ ...first, name: thrown }]) });
  assert.equal((await ask(url, '/api/items/item?item_id=1001')).status, 500);
  assert.match(String(failures[0]), /the result of getItem cannot be written as JSON: null/);
});

test('of a nested record name the method that returned it', async cleanup => {
  const { url, failures } = await serve(cleanup, {
    items: shop([first, { ...second, version: 2 }]),
    purchases: { findByCode: async () => ({ ...purchase, item: { ...purchase.item, tags: null } }) },
  });
  assert.equal((await validate(url)).status, 500);
  assert.equal((await ask(url, '/api/items/all')).status, 500);
  assert.deepEqual(
    failures.map(({ message }) => message),
    [
      'the result of validatePurchase does not fit the schema PurchaseValidationReply: /data/purchase/item/tags must be a list, but is null (returned by repository.purchases.findByCode)',
      'the result of listItems does not fit the schema ItemListReply: /items/1/version must be a string, but is an integer (returned by repository.items.list)',
    ],
  );
});

for (const [value, node, status] of [
  [undefined, undefined, 500],
  [undefined, 'test', 500],
  [undefined, 'production', 200],
  ['development', 'production', 200],
  ['development', 'staging', 500],
  [true, 'production', 500],
  [false, undefined, 200],
] as const)
  test(`are ${status === 500 ? '' : 'not '}checked with checkResults ${value} and NODE_ENV ${node}`, async cleanup => {
    const before = env.NODE_ENV;
    cleanup(() => {
      if (before === undefined) delete env.NODE_ENV;
      else env.NODE_ENV = before;
    });
    if (node === undefined) delete env.NODE_ENV;
    else env.NODE_ENV = node;
    const options = value === undefined ? {} : { checkResults: value };
    const { url } = await serve(cleanup, { items: shop([{ ...first, name: 5 }]) }, options);
    assert.equal((await ask(url, '/api/items/item?item_id=1001')).status, status);
  });

test('are checked by an option that is refused by name', async () => {
  assert.throws(() => createRouter({ repository: base, checkResults: 'production' as never }), {
    message: "createRouter: checkResults must be true, false or 'development'",
  });
});

const asked = (result: object, schema: object) =>
  group([
    defineOperation({
      ...common,
      id: 'ask',
      method: 'GET',
      path: '/ask',
      auth: 'bearer',
      scope,
      request: 'NoInput',
      reply: { ...common.reply, schema: schema as { type: 'object' } },
      handler: async () => ({ result }),
    }),
  ]);
const replyOf = (data: object) => ({
  type: 'object',
  required: ['status', 'data'],
  properties: { status: { const: 'success' }, data },
});
const wish = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };

/** The schema of `data`, what the handler returns, and what is sent. */
const shapes: Record<string, [schema: object, result: object, sent: object]> = {
  'lists its members': [wish, { id: 1, secret: 2 }, { id: 1 }],
  'lists no members': [{ type: 'object' }, { id: 1, any: { thing: 2 } }, { id: 1, any: { thing: 2 } }],
  'allows others': [
    { ...wish, additionalProperties: true },
    { id: 1, note: 'x' },
    { id: 1, note: 'x' },
  ],
  'describes the others': [
    { ...wish, additionalProperties: wish },
    { id: 1, other: { id: 2, secret: 3 } },
    { id: 1, other: { id: 2 } },
  ],
  'describes some by a pattern': [
    { ...wish, patternProperties: { '^x_': wish }, additionalProperties: false },
    { id: 1, x_one: { id: 2, secret: 3 }, secret: 4 },
    { id: 1, x_one: { id: 2 } },
  ],
  'is composed of several': [
    { allOf: [wish, { properties: { name: { type: 'string' } } }], unevaluatedProperties: false },
    { id: 1, name: 'x', secret: 2 },
    { id: 1, name: 'x' },
  ],
  'is a choice': [
    {
      type: 'object',
      properties: { id: { type: 'integer' } },
      oneOf: [
        { required: ['name'], properties: { name: { type: 'string' } } },
        { required: ['names'], properties: { names: { type: 'array', items: wish } } },
      ],
    },
    { id: 1, names: [{ id: 1, secret: 2 }], secret: 3 },
    { id: 1, names: [{ id: 1 }] },
  ],
  'depends on a condition': [
    {
      type: 'object',
      properties: { kind: { type: 'string' } },
      if: { properties: { kind: { const: 'a' } } },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema has this keyword.
      then: { properties: { a: { type: 'integer' } } },
      else: { properties: { b: { type: 'integer' } } },
    },
    { kind: 'a', a: 1, secret: 2 },
    { kind: 'a', a: 1 },
  ],
  'is a list': [{ type: 'array', items: wish }, [{ id: 1, secret: 2 }], [{ id: 1 }]],
  'is a tuple': [
    { type: 'array', prefixItems: [wish, { type: 'integer' }], minItems: 2, items: false },
    [{ id: 1, secret: 2 }, 3],
    [{ id: 1 }, 3],
  ],
  'has a list of dates': [
    { type: 'object', properties: { at: { type: 'array', items: { type: 'string', format: 'date-time' } } } },
    { at: [new Date(0)] },
    { at: ['1970-01-01T00:00:00.000Z'] },
  ],
  'is a free map, whatever its names are': [
    { type: 'object', additionalProperties: { type: 'integer' } },
    JSON.parse('{ "__proto__": 1, "constructor": 2 }') as object,
    JSON.parse('{ "__proto__": 1, "constructor": 2 }') as object,
  ],
};
for (const [name, [schema, result, sent]] of Object.entries(shapes))
  test(`of an own operation are shaped by a schema that ${name}`, async cleanup => {
    const { url, failures } = await serveGroup(cleanup, asked(result, replyOf(schema)));
    const { status, text } = await ask(url, '/ask');
    assert.equal(status, 200, String(failures[0]));
    assert.equal(text, JSON.stringify({ status: 'success', data: sent }));
  });

test('of an own operation with a wrong type are refused by name', async cleanup => {
  const { url, failures } = await serveGroup(cleanup, asked({ id: '1' }, replyOf(wish)));
  assert.equal((await ask(url, '/ask')).status, 500);
  assert.deepEqual(failures.map(String), [
    'TypeError: the result of ask does not fit the schema AskReply: /data/id must be an integer, but is a string',
  ]);
});

test('of an own operation whose schema does not describe the whole body are never sent', async cleanup => {
  for (const checkResults of [true, false]) {
    const { url, failures } = await serveGroup(cleanup, asked({ id: 1 }, wish), { checkResults });
    assert.equal((await ask(url, '/ask')).status, 500);
    assert.deepEqual(failures.map(String), [
      'TypeError: the result of ask does not fit the schema AskReply: /id is missing',
    ]);
  }
});

test('of an own operation without a schema of members contain no number that JSON does not have', async cleanup => {
  const result = { list: [{ ratio: Number.POSITIVE_INFINITY }] };
  const { url, failures } = await serveGroup(cleanup, asked(result, { type: 'object' }));
  assert.equal((await ask(url, '/ask')).status, 500);
  assert.match(
    String(failures[0]),
    /the result of ask .* \/data\/list\/0\/ratio must be a number that JSON can contain/,
  );
});

test('about keys have no private columns, in the response or in the event', async cleanup => {
  const stored: { payload: string }[] = [];
  const withColumn = (record: object) => ({ ...record, [secretColumn]: 'x' });
  const { url } = await serve(cleanup, {
    keys: {
      create: async (...args: Parameters<typeof base.keys.create>) => {
        const [workspaceId, record, { events, ...options } = {}] = args;
        const made = await base.keys.create(workspaceId, record, options as never);
        for (const event of events?.(withColumn(made) as never) ?? []) stored.push(event);
        return withColumn(made);
      },
    },
  });
  const made = await post(`${url}/api/v1/keys`, { name: 'New', scopes: ['marketplace:read'] }, bearer);
  assert.equal(made.status, 201, made.text);
  assert.equal(stored.length, 1);
  assert.doesNotMatch(made.text + JSON.stringify(stored), new RegExp(secretColumn));
});

test('about links have no private columns in their events', async cleanup => {
  const stored: unknown[] = [];
  const { url } = await serve(cleanup, {
    links: {
      create: async (...args: Parameters<typeof base.links.create>) => {
        const [workspaceId, records, { events, ...options } = {}] = args;
        const made = await base.links.create(workspaceId, records, options as never);
        stored.push(...(events?.({ ...made[0], [secretColumn]: 'x' } as never) ?? []));
        return made.map(one => ({ ...one, [secretColumn]: 'x' }));
      },
    },
  });
  const made = await post(`${url}/api/v1/links`, { url: 'https://target.example/' }, bearer);
  assert.equal(made.status, 201, made.text);
  assert.equal(stored.length, 1);
  assert.doesNotMatch(made.text + JSON.stringify(stored), new RegExp(secretColumn));
});

test('that an own operation publishes have no private columns', async cleanup => {
  const own = group(
    [
      defineOperation({
        ...common,
        id: 'ask',
        method: 'POST',
        path: '/ask',
        auth: 'bearer',
        scope,
        request: 'NoInput',
        handler: async ({ publish }) => {
          await publish('own.asked', { id: 1, at: new Date(0), [secretColumn]: 'x' });
          return { result: {} };
        },
      }),
    ],
    {
      events: [
        defineEvent({
          type: 'own.asked',
          summary: 'Asked',
          description: 'Asked.',
          // It is closed: private columns are removed before the data is checked.
          schema: {
            ...wish,
            additionalProperties: false,
            properties: { ...wish.properties, at: { type: 'string' } },
          },
          example: { id: 1 },
        }),
      ],
    },
  );
  const payloads: string[] = [];
  const webhooks = {
    ...base.webhooks,
    publish: (_: string, events: readonly { payload: string }[]) => {
      payloads.push(...events.map(({ payload }) => payload));
      return 0;
    },
  };
  const repository = { keys: base.keys, webhooks } as unknown as Repository;
  const { url } = await serveGroup(cleanup, own, { repository });
  assert.equal((await post(`${url}/ask`, {}, bearer)).status, 200);
  assert.deepEqual(
    payloads.map(payload => (JSON.parse(payload) as { data: object }).data),
    [{ id: 1, at: '1970-01-01T00:00:00.000Z' }],
  );
});

test('of an own operation may be a promise of another library', async cleanup => {
  // biome-ignore lint/suspicious/noThenProperty: this is what such a promise is.
  const later = { then: (done: (outcome: object) => void) => done({ result: { id: 1 } }) };
  const own = group([
    defineOperation({
      ...common,
      id: 'ask',
      method: 'GET',
      path: '/ask',
      auth: 'bearer',
      scope,
      request: 'NoInput',
      handler: () => later as never,
    }),
  ]);
  const { url, failures } = await serveGroup(cleanup, own);
  assert.equal((await ask(url, '/ask')).status, 200, String(failures[0]));
});

test.run();
