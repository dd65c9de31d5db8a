/** What a host's own group can do, in addition to the example. */
import assert from 'node:assert/strict';
import {
  type Awaitable,
  builtIn,
  type Call,
  createRouter,
  defineErrors,
  defineEvent,
  defineGroup,
  defineOperation,
  defineOperationFor,
  type Group,
  MarketplaceError,
} from '../../src/index.ts';
import type { OpenApiDocument } from '../../src/openapi/types.ts';
import { fixtureRepository, post, send, suiteOf } from '../helper.ts';
import { bearer, common, group, reply, scope, serve } from './host-group.ts';
import { only } from './only.ts';

const test = suiteOf('A group of a host');
test('uses the repository parts that it needs, and is refused without them', async cleanup => {
  const operation = defineOperationFor<{ readonly most: number }, 'items'>();
  const counting = defineGroup({
    name: 'counting',
    description: 'Counts.',
    needs: ['items'],
    scopes: { 'counting:read': 'Count' },
    service: () => ({ most: 3 }),
    operations: [
      operation({
        ...common,
        id: 'countItems',
        method: 'GET',
        path: '/count/:workspace_word',
        params: { workspace_word: { description: 'Any word.', example: 'x' } },
        auth: 'bearer',
        scope: 'counting:read',
        request: 'NoInput',
        handler: async ({ principal, repository, service, params }) => {
          const { total } = await repository.items.list(principal.workspaceId, {});
          return { result: { total: Math.min(total, service.most), word: params.workspace_word } };
        },
      }),
    ],
  });
  const { url } = await serve(cleanup, counting, { groups: [...builtIn, counting] });
  assert.equal((await send(`${url}/count/a`, { headers: bearer })).status, 403);
  const made = await send(`${url}/api/openapi.json`);
  assert.ok('/count/{workspace_word}' in (made.json as unknown as OpenApiDocument).paths);
  const whole = await fixtureRepository();
  cleanup(whole.close);
  assert.throws(() => createRouter({ repository: only(whole, 'models'), groups: [counting] }), {
    name: 'TypeError',
    message:
      'createRouter: groups: the group counting needs the part items, which the repository does not have',
  });
});

test('returns its own errors, and reports internal errors to the host only', async cleanup => {
  const errors = defineErrors({ sold_out: { status: 410, message: 'Everything is sold' } });
  const event = defineEvent({
    type: 'sale.ended',
    summary: 'Ended',
    description: 'Ended.',
    schema: { type: 'object' },
    example: {},
  });
  const ask = (
    id: string,
    handler: (call: Pick<Call<unknown>, 'publish'>) => Awaitable<{ result: object }>,
  ) =>
    defineOperation({
      ...common,
      id,
      method: 'POST',
      path: `/${id}`,
      auth: 'bearer',
      scope,
      request: { type: 'object' },
      errors: ['sold_out'],
      handler,
    });
  const own = group(
    [
      ask('refuse', () => {
        throw new MarketplaceError(errors.sold_out, 'come back in May');
      }),
      ask('fail', () => {
        throw new Error('secret of the host');
      }),
      ask('tell', async ({ publish }) => {
        await publish('sale.begun', {});
        return { result: {} };
      }),
      ask('overtell', async ({ publish }) => {
        await publish('sale.ended', { text: 'x'.repeat(300_000) });
        return { result: {} };
      }),
      ask('end', async ({ publish }) => {
        const { length } = JSON.stringify({
          type: 'sale.ended',
          timestamp: new Date().toISOString(),
          data: { text: '' },
        });
        // As much as a payload may have.
        await publish('sale.ended', { text: 'x'.repeat(262_144 - length) });
        return { result: {} };
      }),
    ],
    { errors, events: [event] },
  );
  const { url, failures } = await serve(cleanup, own);
  const reported = async (path: string) => {
    const { status, json } = await post(`${url}/${path}`, {}, bearer);
    return [status, json.msg];
  };
  assert.deepEqual(await reported('refuse'), [410, 'Everything is sold: come back in May']);
  for (const path of ['fail', 'tell', 'overtell'])
    assert.deepEqual(await reported(path), [500, 'Internal server error'], path);
  assert.deepEqual(
    failures.map(error => (error as Error).message),
    [
      'secret of the host',
      'the group marketplace does not declare the event sale.begun',
      'the data of sale.ended is too large: the payload must not exceed 262144 bytes',
    ],
  );
  // No endpoint receives events here: publishing does nothing, without an error.
  assert.equal((await reported('end'))[0], 200);
});

test('is refused at start if its path is already in use', async () => {
  const repository = await fixtureRepository();
  const taken = (path: string) =>
    defineOperation({
      ...common,
      id: 'taken',
      method: 'POST',
      path,
      auth: 'bearer',
      scope,
      request: 'NoInput',
      handler: () => ({ result: {} }),
    });
  for (const path of ['/api/openapi.json', '/user/api/reference'])
    assert.throws(
      () =>
        createRouter({
          repository,
          publicUrl: 'https://shop.example',
          console: true,
          groups: [group([taken(path)])],
        }),
      {
        name: 'TypeError',
        message: `createRouter: the path ${path} of a group's operation is already in use`,
      },
    );
  await repository.close();
});

test('is refused at start if its path takes requests of the console', async () => {
  const repository = await fixtureRepository();
  const any = defineOperation({
    ...common,
    id: 'any',
    method: 'GET',
    path: '/user/api/workspaces/:name/settings',
    params: { name: { description: 'Any.', example: 'x' } },
    auth: 'bearer',
    scope,
    request: 'NoInput',
    handler: () => ({ result: {} }),
  });
  assert.throws(
    () =>
      createRouter({
        repository,
        publicUrl: 'https://shop.example',
        console: true,
        groups: [group([any])],
      }),
    {
      name: 'TypeError',
      message:
        "createRouter: the path /user/api/workspaces/:workspace_id/settings of a group's operation is already in use",
    },
  );
  await repository.close();
});

test('answers the same whatever the order of the groups', async cleanup => {
  const own = (path: string, name: string) =>
    group(
      [
        defineOperation({
          ...common,
          id: name,
          method: 'GET',
          path,
          params: path.includes(':') ? { id: { description: 'Any.', example: 'x' } } : {},
          auth: 'bearer',
          scope: `${name}:read`,
          request: 'NoInput',
          handler: () => ({ result: {} }),
        }),
      ],
      { name, scopes: { [`${name}:read`]: 'Ask' } },
    );
  const groups = [own('/any/:id', 'wide'), own('/any/one', 'narrow')];
  for (const order of [groups, [...groups].reverse()]) {
    const { url } = await serve(cleanup, order[0] as Group, { groups: order });
    const missing = async (path: string) => (await send(`${url}${path}`, { headers: bearer })).json.msg;
    assert.match(String(await missing('/any/one')), /narrow:read$/);
    assert.match(String(await missing('/any/other')), /wide:read$/);
  }
});

test('answers 500 and tells onError the operation if a result is not one', async cleanup => {
  const cycle: Record<string, unknown> = {};
  cycle.self = cycle;
  const results = {
    nothing: undefined,
    empty: {},
    nullResult: { result: null },
    func: { result: () => 1 },
    text: { result: 'text' },
    map: { result: new Map([[1, 2]]) },
    buffer: { result: Buffer.from('a') },
    date: { result: new Date(0) },
    cycle: { result: cycle },
    big: { result: { a: 1n } },
    page: { result: [], page: { page: 'x', perPage: 0, total: Number.NaN } },
    rest: { result: [], rest: 5 },
    // Only an operation that reads the request itself answers with a status of its own.
    answer: { result: {}, answer: { status: 202, content: null } },
  };
  const operations = Object.entries(results).map(([id, outcome]) =>
    defineOperation({
      ...common,
      id,
      method: 'GET',
      path: `/${id}`,
      auth: 'bearer',
      scope,
      request: 'NoInput',
      handler: () => outcome as never,
    }),
  );
  const withEnvelope = (id: string, envelope: () => object) =>
    defineOperation({
      ...common,
      id,
      method: 'GET',
      path: `/${id}`,
      auth: 'bearer',
      scope,
      request: 'NoInput',
      reply: { ...reply, envelope },
      handler: () => ({ result: {} }),
    });
  const media = (id: string, result: object) =>
    defineOperation({
      ...common,
      id,
      method: 'GET',
      path: `/${id}`,
      auth: 'bearer',
      scope,
      request: 'NoInput',
      reply: { media: ['text/plain'], description: 'Text.', revalidate: false },
      handler: () => ({ result }),
    });
  operations.push(
    withEnvelope('noEnvelope', () => undefined as never),
    media('otherType', { type: 'text/html', body: 'a' }),
    media('noBody', { type: 'text/plain' }),
  );
  const { url, failures } = await serve(cleanup, group(operations));
  for (const { id } of operations) {
    const { status, json } = await send(`${url}/${id}`, { headers: bearer });
    assert.deepEqual([status, json], [500, { status: 'error', msg: 'Internal server error' }], id);
    const [failure, ...more] = failures.splice(0) as Error[];
    assert.ok(failure?.message.includes(` of ${id} `), `${id}: ${failure?.message}`);
    assert.equal(more.length, 0);
  }
});

test('publishes only data that fits the schema of its event', async cleanup => {
  const event = defineEvent({
    type: 'sale.ended',
    summary: 'Ended',
    description: 'Ended.',
    schema: { type: 'object', required: ['id'], properties: { id: { type: 'integer', default: 1 } } },
    example: { id: 1 },
  });
  const publishing = defineOperation({
    ...common,
    id: 'publishing',
    method: 'POST',
    path: '/publishing',
    auth: 'bearer',
    scope,
    request: { type: 'object', properties: { data: {} } },
    handler: async ({ input, publish }) => {
      await publish('sale.ended', input.data as never);
      return { result: {} };
    },
  });
  const { url, failures } = await serve(cleanup, group([publishing], { events: [event] }));
  for (const [data, message] of [
    [{ id: 'x' }, 'the data of sale.ended does not fit its schema: id must be an integer'],
    [{}, 'the data of sale.ended does not fit its schema: id is required'],
    [null, 'the data of sale.ended must be an object'],
    [[], 'the data of sale.ended must be an object'],
  ] as const) {
    assert.equal((await post(`${url}/publishing`, { data }, bearer)).status, 500);
    assert.equal((failures.pop() as Error).message, message);
  }
  assert.equal((await post(`${url}/publishing`, { data: { id: 1 } }, bearer)).status, 200);
});

test('is refused by name if its service throws or returns a promise', async () => {
  const repository = await fixtureRepository();
  const started = (service: () => unknown) => () =>
    createRouter({ repository, groups: [group([], { service })] });
  assert.throws(
    started(() => {
      throw new Error('boom');
    }),
    { name: 'TypeError', message: 'createRouter: groups: marketplace: service has thrown an error: boom' },
  );
  // Without a handler for this rejection, the process of the tests would end.
  assert.throws(
    started(() => Promise.reject(new Error('late'))),
    {
      name: 'TypeError',
      message:
        'createRouter: groups: marketplace: service must not return a promise: await it before you create the router',
    },
  );
  await repository.close();
});

test.run();
