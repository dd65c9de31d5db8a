/** A group of a host may have an engine: createMarketplace creates, starts and closes it. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import {
  builtIn,
  createMarketplace,
  createRouter,
  defineGroup,
  type Engine,
  type EngineContext,
} from '../../src/index.ts';
import { type Cleanup, fixtureRepository, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { until } from '../until.ts';

const test = suiteOf('The engine of a group');

const headers = { authorization: `Bearer ${secrets.studio}` };

/** A group whose service tells which engine it got. */
const counting = (
  create: (context: EngineContext) => Engine & { readonly count: number },
  name = 'counting',
) =>
  defineGroup({
    name,
    description: 'Counts.',
    needs: [],
    scopes: { [`${name}:read`]: 'Read' },
    operations: [],
    engine: { create },
    service({ engine }) {
      seen.push(engine?.count ?? null);
    },
  });

let seen: (number | null)[] = [];

async function repositoryOf(cleanup: Cleanup) {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  seen = [];
  return repository;
}

/** Where something is wrong with an engine. */
async function refusalOf(cleanup: Cleanup, engine: unknown): Promise<string> {
  const repository = await repositoryOf(cleanup);
  const group = { ...counting(() => ({ count: 1 })), engine } as never;
  try {
    createMarketplace({ repository, groups: [group] });
    return 'no error';
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
}

test('is created with what the marketplace has, and its service gets it', async cleanup => {
  const repository = await repositoryOf(cleanup);
  const now = () => 1_800_000_000_000;
  const contexts: EngineContext[] = [];
  const group = counting(context => {
    contexts.push(context);
    return { count: 7 };
  });
  const publicUrl = 'https://shop.example';
  const { webhooks } = createMarketplace({ repository, publicUrl, now, groups: ['webhooks', group] });
  const [context] = contexts;
  assert.equal(contexts.length, 1);
  // Parts that may hold secrets are looked through.
  assert.equal(context?.repository.keys, repository.keys);
  assert.equal(context?.publicUrl, publicUrl);
  assert.equal(context?.now, now);
  assert.equal(context?.sender, webhooks);
  assert.deepEqual(seen, [7]);
});

test('is not created by createRouter: another process runs it', async cleanup => {
  const repository = await repositoryOf(cleanup);
  createRouter({ repository, groups: [counting(() => assert.fail('created'))] });
  assert.deepEqual(seen, [null]);
});

test('is never an option of the same name', async cleanup => {
  const repository = await repositoryOf(cleanup);
  const { engine: _, ...group } = counting(() => ({ count: 1 }), 'cors');
  createRouter({ repository, cors: true, groups: [group as never] });
  createMarketplace({
    repository,
    cors: true,
    groups: [{ ...group, name: 'constructor', scopes: {} } as never],
  });
  assert.deepEqual(seen, [null, null]);
});

test('is not created if its group has the name of another', async cleanup => {
  const repository = await repositoryOf(cleanup);
  const group = (name: string) => counting(() => assert.fail('created'), name);
  for (const [name, groups] of [
    ['counting', [group('counting'), group('counting')]],
    ['links', [...builtIn, group('links')]],
    ['webhooks', [...builtIn, group('webhooks')]],
  ] as const)
    assert.throws(() => createMarketplace({ repository, groups, publicUrl: 'https://shop.example' }), {
      message: `createMarketplace: groups: two groups have the name ${name}`,
    });
});

test('is started after those of this package, and closed before webhooks are', async cleanup => {
  const repository = await repositoryOf(cleanup);
  const reported: string[] = [];
  let end = () => {};
  const closing = new Promise<void>(resolve => {
    end = resolve;
  });
  const group = counting(({ sender }) => {
    assert.ok(sender);
    return {
      count: 1,
      start: () => void reported.push('started'),
      async close() {
        reported.push('closing');
        await closing;
        reported.push('closed');
      },
    };
  });
  const { start, close } = createMarketplace({ repository, groups: ['webhooks', group] });
  assert.equal(reported.length, 0);
  start();
  assert.deepEqual(reported, ['started']);
  const closed = close().then(() => reported.push('all closed'));
  await new Promise(resolve => setImmediate(resolve));
  assert.deepEqual(reported, ['started', 'closing']);
  end();
  await closed;
  assert.deepEqual(reported, ['started', 'closing', 'closed', 'all closed']);
});

test('that cannot be closed does not keep the others open, and close says why', async cleanup => {
  const repository = await repositoryOf(cleanup);
  const reported: string[] = [];
  const failing = counting(() => ({ count: 1, close: () => Promise.reject(new Error('stuck')) }));
  const throwing = counting(() => {
    return {
      count: 2,
      close() {
        throw new Error('thrown');
      },
    };
  }, 'throwing');
  const good = counting(() => ({ count: 3, close: async () => void reported.push('closed') }), 'good');
  const { close } = createMarketplace({ repository, groups: ['webhooks', failing, throwing, good] });
  await assert.rejects(close(), { message: 'stuck' });
  assert.deepEqual(reported, ['closed']);
});

test('is started and closed once, and one that cannot start keeps no other from it', async cleanup => {
  const repository = await repositoryOf(cleanup);
  const reported: string[] = [];
  const errors: string[] = [];
  const failing = counting(() => {
    return {
      count: 1,
      start() {
        throw new Error('no port');
      },
    };
  });
  const late = counting(
    () => ({ count: 2, start: (() => Promise.reject(new Error('too late'))) as () => void }),
    'late',
  );
  const good = counting(
    () => ({
      count: 3,
      start: () => void reported.push('started'),
      close: async () => void reported.push('closed'),
    }),
    'good',
  );
  const { start, close } = createMarketplace({
    repository,
    groups: ['webhooks', failing, late, good],
    onError: error => errors.push((error as Error).message),
  });
  assert.throws(start, {
    message: 'createMarketplace: groups: counting: engine cannot start: no port',
    cause: new Error('no port'),
  });
  start();
  assert.deepEqual(reported, ['started']);
  await until(() => errors.length > 0);
  assert.deepEqual(errors, ['createMarketplace: groups: late: engine cannot start: too late']);
  await Promise.all([close(), close()]);
  await close();
  assert.deepEqual(reported, ['started', 'closed']);
});

test('may lack every member', async cleanup => {
  const repository = await repositoryOf(cleanup);
  const { start, close, router } = createMarketplace({
    repository,
    groups: [counting(() => ({ count: 1 }))],
  });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  start();
  assert.equal((await send(`${url}/api/v1/keys`, { headers })).status, 200);
  await close();
});

test('may have more members than a start and a close', async cleanup => {
  const repository = await repositoryOf(cleanup);
  const create = () => ({ start() {}, close: async () => {}, starts() {}, stats() {}, closed: false });
  createMarketplace({ repository, groups: [counting(create as never)] });
  createMarketplace({ repository, groups: [counting((() => ({ stats() {}, closed: false })) as never)] });
});

for (const [what, engine, refusal] of [
  ['no object', 5, 'engine must be { create }, a function'],
  ['a misspelt field', { crate: () => ({}) }, 'engine must be { create }, a function'],
  [
    'a function that fails',
    {
      create() {
        throw new Error('no');
      },
    },
    'engine has thrown an error: no',
  ],
  [
    'a promise',
    { create: async () => ({}) },
    'engine must not return a promise: await it before you create the router',
  ],
  ['an unknown field', { create: () => ({}), start() {} }, 'engine has no field start'],
  [
    'a start that is none',
    { create: () => ({ start: 1 }) },
    'engine returns start, which must be a function',
  ],
  [
    'a close that is none',
    { create: () => ({ close: {} }) },
    'engine returns close, which must be a function',
  ],
  [
    'a misspelt start',
    { create: () => ({ strat() {} }) },
    'engine returns strat, which is not a known field: did you mean start?',
  ],
  [
    'a misspelt close of a class',
    {
      create: () =>
        new (class {
          start() {}
          Close() {}
        })(),
    },
    'engine returns Close, which is not a known field: did you mean close?',
  ],
  ['nothing', { create() {} }, 'engine must return an object, such as { start, close }'],
] as const)
  test(`is refused with the name of the group if it is ${what}`, async cleanup =>
    assert.equal(
      await refusalOf(cleanup, engine),
      `TypeError: createMarketplace: groups: counting: ${refusal}`,
    ));

test.run();
