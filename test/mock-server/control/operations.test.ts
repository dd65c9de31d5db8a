/** Which operations the controls know, and which one a request is for. */
import assert from 'node:assert/strict';
import { operationFinder } from '../../../mock-server/control/operations.ts';
import type { Operation } from '../../../src/group/operation.ts';
import { defineGroup, defineOperation } from '../../../src/index.ts';
import { operations as builtIn } from '../../built-in.ts';
import { send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';

const test = suiteOf('Operations that the controls of the mock server know');

const operations = operationFinder(() => builtIn);

test('are found by method and path: fixed segments go before parameters', () => {
  const idOf = (method: string, path: string) => operations.find(method, path)?.id ?? null;
  assert.equal(idOf('GET', '/api/items/all'), 'listItems');
  assert.equal(idOf('HEAD', '/api/items/all'), 'listItems');
  assert.equal(idOf('POST', '/api/items/all'), null);
  assert.equal(idOf('GET', '/api/v1/links/lnk_1'), 'getLink');
  assert.equal(idOf('GET', '/api/v1/links/availability'), 'checkSlug');
  assert.equal(idOf('GET', '/api/v1/links/'), null);
  assert.equal(idOf('GET', '/nowhere'), null);
  for (const operation of operations.all) {
    const path = operation.path.replaceAll(/:\w+/g, 'x');
    assert.equal(operations.find(operation.method, path), operation);
    assert.equal(operations.named(operation.id), operation);
  }
});

test('include no HEAD of a GET that writes, because the service refuses it', () => {
  const [getItem] = operations.all.filter(({ id }) => id === 'getItem') as [Operation];
  const finder = operationFinder(() => [{ ...getItem, writes: true }]);
  assert.equal(finder.find('HEAD', getItem.path), null);
  assert.equal(finder.find('GET', getItem.path)?.id, 'getItem');
});

test('are listed below /__mock, with those of the groups of the host, whose service is made once', async cleanup => {
  let made = 0;
  const group = defineGroup({
    name: 'wish-list',
    description: 'Wishes.',
    needs: [],
    scopes: { 'wish-list:read': 'Read wishes' },
    service: () => {
      made += 1;
      return {};
    },
    operations: [
      defineOperation({
        id: 'listWishes',
        method: 'GET',
        path: '/api/v1/wishes',
        summary: 'List the wishes',
        description: 'Returns the wishes.',
        auth: 'bearer',
        scope: 'wish-list:read',
        request: { type: 'object', properties: {} },
        reply: {
          schema: { type: 'object' },
          description: 'The wishes.',
          revalidate: false,
          envelope: data => ({ status: 'success', data }),
        },
        errors: [],
        handler: () => ({ result: {} }),
      }),
    ],
  });
  const mock = await mockFor(cleanup, { groups: ['models', group] });
  const { json } = await send(`${mock.url}/__mock/operations`);
  const listed = json.data as { id: string }[];
  assert.deepEqual(
    listed.map(({ id }) => id).filter(id => !id.endsWith('Key') && !id.endsWith('Keys')),
    ['listModels', 'listWishes'],
  );
  assert.deepEqual(listed[1], {
    id: 'listWishes',
    method: 'GET',
    path: '/api/v1/wishes',
    summary: 'List the wishes',
  });
  assert.equal(made, 1);
});

test.run();
