/** A group is served only if the repository has the parts that it needs, and is not mentioned otherwise. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import { builtIn, createRouter, type MarketplaceOptions, partNames } from '../../src/index.ts';
import type { OpenApiDocument } from '../../src/openapi/types.ts';
import type { Parts, Repository } from '../../src/repository/index.ts';
import { optionalMethods } from '../../src/testing/case.ts';
import { repositoryConformance } from '../../src/testing/index.ts';
import { operations } from '../built-in.ts';
import { ingrid, Person } from '../console/client.ts';
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
import { only } from './only.ts';

const test = suiteOf('A storage without some parts', { isLong: true });
const bearer = { authorization: `Bearer ${secrets.studio}` };
const five = ['getAccountDetails', 'listItems', 'getItem', 'validatePurchase', 'listModels'];
const ofKeys = ['listKeys', 'createKey', 'verifyKey', 'getKey', 'changeKey', 'rotateKey', 'revokeKey'];

async function serve(
  cleanup: Cleanup,
  parts: readonly Exclude<keyof Parts, 'keys'>[],
  options: Partial<MarketplaceOptions> = {},
): Promise<string> {
  const whole = await fixtureRepository();
  cleanup(whole.close);
  const app = new Koa();
  let middleware: Koa.Middleware = () => {};
  const { url, errors } = await serveApp(
    cleanup,
    app.use((ctx, next) => middleware(ctx, next)),
  );
  cleanup(() => assert.deepEqual(errors, []));
  middleware = createRouter({ repository: only(whole, ...parts), publicUrl: url, ...options }).routes();
  return url;
}

const marketplace = ['items', 'purchases', 'accounts', 'models'] as const;
const documentOf = async (url: string) =>
  (await send(`${url}/api/openapi.json`)).json as unknown as OpenApiDocument;

test('serves the five operations and those of keys, and documents nothing else', async cleanup => {
  const { paths, tags, webhooks, components } = await documentOf(await serve(cleanup, marketplace));
  const ids = Object.values(paths).flatMap(methods => Object.values(methods).map(one => one.operationId));
  assert.deepEqual(ids.sort(), [...five, ...ofKeys].sort());
  assert.deepEqual(
    tags.map(({ name }) => name),
    ['marketplace', 'models', 'keys'],
  );
  assert.deepEqual(webhooks, {});
  assert.deepEqual(components.schemas.Scope?.enum, [
    'marketplace:read',
    'models:read',
    'keys:read',
    'keys:write',
    'keys:verify',
  ]);
  const words = JSON.stringify({ paths, components });
  for (const other of ['links:', 'webhooks:', 'LinkReply', 'WebhookEndpoint'])
    assert.ok(!words.includes(other), other);
  assert.doesNotMatch(words, /webhook/i);
});

test('documents the errors of webhook deliveries only if it stores events for webhooks', async cleanup => {
  const forbidden = async (parts: Parameters<typeof serve>[1]) => {
    const { components } = await documentOf(await serve(cleanup, parts));
    return JSON.stringify(components.responses.Forbidden).includes('webhook delivery');
  };
  assert.equal(await forbidden(['models']), false);
  assert.equal(await forbidden(['models', 'webhooks']), true);
});

test('answers the served paths, and passes all others to the host', async cleanup => {
  const url = await serve(cleanup, marketplace);
  for (const path of [
    '/api/account/details',
    '/api/items/all',
    '/api/items/item?item_id=101',
    '/api/v1/models',
    '/api/v1/keys',
  ])
    assert.notEqual((await send(url + path, { headers: bearer })).text, 'Not Found', path);
  assert.equal(
    (await post(`${url}/api/purchases/validation`, { purchase_code: knownCode }, bearer)).status,
    200,
  );
  for (const { id, method, path } of operations.filter(({ id }) => ![...five, ...ofKeys].includes(id))) {
    const { status, text } = await send(url + path.replaceAll(/:\w+/g, 'x'), { method, headers: bearer });
    // The default response of Koa: the router has not handled the request.
    assert.deepEqual([status, text], [404, 'Not Found'], id);
  }
});

test('creates keys with served scopes only', async cleanup => {
  const url = await serve(cleanup, marketplace);
  const make = (scopes: string[]) => post(`${url}/api/v1/keys`, { name: 'A key', scopes }, bearer);
  assert.equal((await make(['models:read'])).status, 201);
  const { status, json } = await make(['models:read', 'links:read']);
  assert.equal(status, 400);
  assert.equal(
    json.msg,
    'Invalid request: scopes/1 must be one of marketplace:read, models:read, keys:read, keys:write, keys:verify',
  );
});

test('changes keys although events are not stored', async cleanup => {
  const url = await serve(cleanup, marketplace);
  const made = await post(`${url}/api/v1/keys`, { name: 'A key', scopes: ['keys:read'] }, bearer);
  const { id } = made.json.data as { id: string };
  assert.equal((await post(`${url}/api/v1/keys/${id}/rotate`, {}, bearer)).status, 201);
  assert.equal((await send(`${url}/api/v1/keys/${id}`, { method: 'DELETE', headers: bearer })).status, 200);
});

test('serves short links without webhooks, and emits no events', async cleanup => {
  const url = await serve(cleanup, ['links']);
  const made = await post(`${url}/api/v1/links`, { url: 'https://elsewhere.example/' }, bearer);
  assert.equal(made.status, 201);
  assert.equal((await send(`${url}/api/v1/links`, { headers: bearer })).status, 200);
  assert.deepEqual((await documentOf(url)).webhooks, {});
});

test('shows only the console pages of served groups', async cleanup => {
  const url = await serve(cleanup, ['models', 'users', 'sessions'], { console: true });
  const person = new Person(`${url}/user/api`);
  await person.logIn(ingrid);
  const home = '/workspaces/ws_studio';
  const { text } = await person.get(home);
  const entries = [...text.matchAll(/<nav class="nav".*?<\/nav>/gs)].flatMap(([nav]) =>
    [...nav.matchAll(/<a [^>]*>([^<]+)</g)].map(([, label]) => label),
  );
  assert.deepEqual(entries, ['Home', 'Getting started', 'Keys', 'Reference', 'Settings']);
  const workspace = await person.get(`${home}/settings/workspace`);
  const tabs = /<nav class="subnav".*?<\/nav>/s.exec(workspace.text)?.[0] ?? '';
  assert.deepEqual(
    [...tabs.matchAll(/<a [^>]*>([^<]+)</g)].map(([, label]) => label),
    ['Workspace', 'Retention'],
  );
  assert.ok(!text.includes('Account holder'));
  for (const page of [home, `${home}/start`, '/reference']) {
    const shown = await person.get(page);
    assert.equal(shown.status, 200, page);
    for (const other of [
      'links:',
      'webhooks:',
      '/links',
      '/webhooks',
      'marketplace:',
      '/api/items',
      'PURCHASE_CODE',
    ])
      assert.ok(!shown.text.includes(other), `${page} does not speak of ${other}`);
  }
  const settings = await person.get(`${home}/settings/keys/new`);
  const offered = [...settings.text.matchAll(/name="scopes" value="([^"]+)"/g)].map(([, scope]) => scope);
  assert.deepEqual(offered, ['models:read', 'keys:read', 'keys:write', 'keys:verify']);
  const start = await person.get(`${home}/start`);
  assert.ok(start.text.includes('/api/v1/models'));
  for (const page of ['links', 'webhooks', 'events', 'links/lnk_demo_spring', 'webhooks/ep_demo'])
    assert.equal((await person.get(`${home}/${page}`)).status, 404, page);
});

test('offers no link filters for webhooks without short links', async cleanup => {
  const person = new Person(
    `${await serve(cleanup, ['webhooks', 'users', 'sessions'], { console: true })}/user/api`,
  );
  await person.logIn(ingrid);
  const { text } = await person.get('/workspaces/ws_studio/webhooks/new');
  assert.ok(text.includes('value="key.created"'));
  assert.ok(!text.includes('link'.concat('.created')));
  assert.ok(!text.includes('Links with one of these tags'));
});

test('gives each of two services in a process its own reference', async cleanup => {
  const settings = { publicUrl: 'https://api.example', console: { publicReference: true } };
  const textOf = async (parts: readonly Exclude<keyof Parts, 'keys'>[]) =>
    (await send(`${await serve(cleanup, [...parts, 'users', 'sessions'], settings)}/user/api/reference`))
      .text;
  const [models, links] = [await textOf(['models']), await textOf(['links'])];
  assert.ok(models.includes('listModels') && !models.includes('listLinks'));
  assert.ok(links.includes('listLinks') && !links.includes('listModels'));
});

test('refuses a requested group whose part is missing, with both names', async () => {
  const whole = await fixtureRepository();
  const start = (groups: unknown, repository: Repository = only(whole, 'models')) =>
    createRouter({ repository, groups: groups as never });
  assert.throws(() => start(['models', 'links']), {
    name: 'TypeError',
    message: 'createRouter: groups: the group links needs the part links, which the repository does not have',
  });
  assert.throws(() => start(['marketplace'], only(whole, 'items', 'accounts')), {
    message:
      'createRouter: groups: the group marketplace needs the part purchases, which the repository does not have',
  });
  assert.throws(() => start(['model']), {
    message: `createRouter: groups: unknown group model, expected one of ${builtIn.map(({ name }) => name).join(', ')}`,
  });
  assert.throws(() => start('models'), {
    message: 'createRouter: groups must be a list of groups or group names',
  });
  assert.throws(
    () => start([{ name: 'models' }]),
    /^TypeError: createRouter: groups: models: description is missing$/,
  );
  for (const part of ['links', 'webhooks'] as const)
    assert.throws(
      () => createRouter({ repository: only(whole), [part]: { check() {}, shortUrl() {} } } as never),
      { message: `createRouter: the option ${part} needs a repository with the part ${part}` },
    );
  await whole.close();
});

test('serves only the requested groups, and keys', async cleanup => {
  const url = await serve(cleanup, [...marketplace, 'links', 'webhooks'], { groups: ['models'] });
  const { tags } = await documentOf(url);
  assert.deepEqual(
    tags.map(({ name }) => name),
    ['models', 'keys'],
  );
  assert.equal((await send(`${url}/api/items/all`, { headers: bearer })).status, 404);
  assert.equal((await send(`${url}/api/v1/models`, { headers: bearer })).status, 200);
});

test.run();

const reason = 'nobody asked for it';
const optional: readonly string[] = [
  ...partNames.filter(part => part !== 'keys'),
  ...Object.keys(optionalMethods),
];
/** Parts and methods that lowdb does not have, or that come with their part. */
const notAlone: readonly string[] = ['limits', ...Object.keys(optionalMethods)];

for (const kept of [[], ...optional.map(part => [part]), marketplace] as readonly (readonly string[])[]) {
  if (kept.some(part => notAlone.includes(part))) continue;
  const parts = kept as readonly Exclude<keyof Parts, 'keys'>[];
  const suite = suiteOf(
    `passes the conformance suite with keys${kept.length === 0 ? ' only' : `, ${kept.join(', ')}`}`,
  );
  repositoryConformance({
    test: suite,
    lacks: Object.fromEntries(optional.filter(part => !kept.includes(part)).map(part => [part, reason])),
    create: async seed => {
      const whole = await lowdbRepository({ seed });
      return { repository: only(whole, ...parts), close: whole.close };
    },
  });
  suite.run();
}

const strict = suiteOf('Conformance suite', { isLong: true });

strict(
  'fails a case whose part is neither there nor said to be left out, with the name of the part',
  async () => {
    const runs = new Map<string, () => Promise<void>>();
    repositoryConformance({
      test: (name, run) => runs.set(name, run),
      create: async seed => {
        const whole = await lowdbRepository({ seed });
        return { repository: only(whole, 'items'), close: whole.close };
      },
    });
    const [, run] = [...runs].find(([name]) => name.startsWith('models.')) ?? [];
    assert.ok(run !== undefined);
    await assert.rejects(run, /the repository has no models: name it in lacks, with the reason/);
  },
);

strict('fails a case whose method is neither there nor said to be left out, with its name', async () => {
  const runs = new Map<string, () => Promise<void>>();
  repositoryConformance({
    test: (name, run) => runs.set(name, run),
    create: async seed => {
      const { users, close, ...whole } = await lowdbRepository({ seed });
      const { create: _, ...others } = users;
      return { repository: { ...whole, users: others }, close };
    },
  });
  const [, run] = [...runs].find(([name]) => name.startsWith('users.create')) ?? [];
  assert.ok(run !== undefined);
  await assert.rejects(run, /the repository has no users\.create: name it in lacks, with the reason/);
});

strict('refuses to leave out keys, or what is no part', () => {
  for (const part of ['keys', 'model'])
    assert.throws(
      () =>
        repositoryConformance({
          test: () => {},
          lacks: { [part]: reason },
          create: () => Promise.reject(new Error('not called')),
        }),
      { name: 'TypeError', message: /^repositoryConformance: lacks must name parts of accounts, items,/ },
    );
});

strict.run();
