/** A storage of the host answers what the contract does not allow: that is never a success. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import {
  composeRepository,
  createLinks,
  createRouter,
  createWebhooks,
  type OwnParts,
} from '../../src/index.ts';
import {
  type Cleanup,
  fixtureRepository,
  knownCode,
  post,
  secrets,
  send,
  serveApp,
  suiteOf,
} from '../helper.ts';

const test = suiteOf('Answers of a storage of the host');
const bearer = { authorization: `Bearer ${secrets.studio}` };

/** As of a database client that has no row for this: `undefined`, at once or later. */
const undefinedAnswers = { 'at once': () => undefined, 'as a promise': async () => undefined };

/** Serves the fixtures, with other methods in some parts. */
async function serve(cleanup: Cleanup, parts: { readonly [part: string]: object }) {
  const base = await fixtureRepository();
  cleanup(base.close);
  const own = Object.entries(parts).map(([name, methods]) => [
    name,
    { ...(base as unknown as Record<string, object>)[name], ...methods },
  ]);
  const { purchases, sessions, memberships, invitations, keys, links: baseLinks, automation } = base;
  const others = {
    purchases,
    sessions,
    memberships,
    invitations,
    keys,
    links: baseLinks,
    automation,
    ...Object.fromEntries(own),
  };
  const repository = composeRepository(base, others as OwnParts) as typeof base;
  const links = createLinks({ repository });
  cleanup(() => links.close());
  const publicUrl = 'http://127.0.0.1';
  const router = createRouter({ repository, publicUrl, console: true, links });
  const app = new Koa().use(router.routes()).use(links.router.routes());
  const { url, errors } = await serveApp(cleanup, app);
  return { url, errors, repository };
}

for (const [how, answer] of Object.entries(undefinedAnswers)) {
  for (const [part, method, path, status, msg] of [
    ['accounts', 'findByWorkspace', '/api/account/details', 400, 'Invalid request'],
    ['items', 'find', '/api/items/item?item_id=1001', 404, 'Item Not Found'],
    ['purchases', 'findByCode', '/api/purchases/validation', 404, 'Invalid purchase code'],
    ['links', 'find', '/api/v1/links/lnk_unknown', 404, 'Link not found'],
  ] as const)
    test(`${part}.${method} that finds undefined ${how} has found nothing`, async cleanup => {
      const { url, errors } = await serve(cleanup, { [part]: { [method]: answer } });
      const response =
        part === 'purchases'
          ? await post(url + path, { api_key: secrets.studio, purchase_code: knownCode })
          : await send(url + path, { headers: bearer });
      assert.deepEqual([response.status, response.json.msg], [status, msg]);
      assert.deepEqual(errors, []);
    });

  test(`a key that is undefined ${how} is unknown`, async cleanup => {
    const { url, errors } = await serve(cleanup, { keys: { findByDigest: answer } });
    const { status } = await send(`${url}/api/account/details`, { headers: bearer });
    assert.equal(status, 401);
    assert.deepEqual(errors, []);
  });

  test(`a session that is undefined ${how} leads to the login`, async cleanup => {
    const { url, errors } = await serve(cleanup, { sessions: { find: answer } });
    const headers = { cookie: 'mk_session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' };
    const { status } = await send(`${url}/user/api`, { headers });
    assert.notEqual(status, 500);
    assert.deepEqual(errors, []);
  });

  test(`a short link that is undefined ${how} is not found`, async cleanup => {
    const { url, errors } = await serve(cleanup, { links: { findBySlug: answer } });
    const { status } = await send(`${url}/l/nothing`);
    assert.equal(status, 404);
    assert.deepEqual(errors, []);
  });
}

for (const [part, method, path, answer, sentence] of [
  ['models', 'list', '/api/v1/models', undefined, 'must return a list, but returned undefined'],
  ['items', 'list', '/api/items/all', undefined, 'must return an object, but returned undefined'],
  [
    'items',
    'list',
    '/api/items/all',
    { total: 0 },
    'must return an object with the list items, but returned another object',
  ],
  ['keys', 'list', '/api/v1/keys', null, 'must return an object, but returned null'],
  [
    'accounts',
    'findByWorkspace',
    '/api/account/details',
    'secret',
    'must return an object or null, but returned a string',
  ],
  ['webhooks', 'listEndpoints', '/api/v1/webhooks', undefined, 'must return a list, but returned undefined'],
] as const)
  test(`${part}.${method} that ${sentence} is an internal error`, async cleanup => {
    const { url, errors } = await serve(cleanup, {
      [part]: { [method]: () => answer, ...(part === 'items' ? { batches: undefined } : {}) },
    });
    const { status } = await send(url + path, { headers: bearer });
    assert.equal(status, 500);
    assert.match(
      JSON.stringify(errors.map(error => messagesOf(error))),
      new RegExp(`repository.${part}.${method} ${sentence}`),
    );
  });

function messagesOf(error: unknown): string[] {
  const { message, cause } = error as Error;
  return cause === undefined ? [message] : [message, ...messagesOf(cause)];
}

test('methods of a class keep their private fields', async cleanup => {
  class Shelf {
    readonly #account = undefined;
    findByWorkspace() {
      return this.#account;
    }
  }
  const base = await fixtureRepository();
  cleanup(base.close);
  const repository = composeRepository(base, { accounts: new Shelf() as never });
  const app = new Koa().use(createRouter({ repository }).routes());
  const { url, errors } = await serveApp(cleanup, app);
  const { status } = await send(`${url}/api/account/details`, { headers: bearer });
  assert.equal(status, 400);
  assert.deepEqual(errors, []);
});

test('the webhook engine refuses to publish over a storage that counts nothing', async cleanup => {
  const { repository } = await serve(cleanup, {});
  const webhooks = createWebhooks({
    repository: { webhooks: { ...repository.webhooks, publish: () => undefined as never } },
    events: [{ type: 'order.paid', summary: 'An order was paid' }],
  });
  cleanup(() => webhooks.close());
  await assert.rejects(webhooks.publish('ws_studio', 'order.paid', {}), {
    message: 'repository.webhooks.publish must return a number or a refusal, but returned undefined',
  });
});

test.run();
