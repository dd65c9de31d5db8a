/** Faults of the mock server by `/__mock/faults`, and what they must say. */
import assert from 'node:assert/strict';
import { type FaultRule, startMock } from '../../../mock-server/index.ts';
import { operations } from '../../built-in.ts';
import { post, send, suiteOf } from '../../helper.ts';

const test = suiteOf('The faults of the mock server');

const mock = await startMock();
const { url } = mock;
const faults = `${url}/__mock/faults`;

test('are asked for, listed and stopped below /__mock', async () => {
  const rule = { operation: 'listItems', status: 503, times: 2 };
  const { status, json } = await post(faults, rule);
  const { id } = json.data as { id: string };
  assert.deepEqual([status, json.data], [200, { id, rule, seen: 0, failed: 0 }]);
  assert.equal((await send(`${url}/api/items/all`)).status, 503);
  assert.deepEqual((await send(faults)).json.data, [{ id, rule, seen: 1, failed: 1 }]);
  const stopped = await send(`${faults}/${id}`, { method: 'DELETE' });
  assert.deepEqual([stopped.status, stopped.json.data], [200, { id }]);
  assert.deepEqual((await send(faults)).json.data, []);
  const again = await send(`${faults}/${id}`, { method: 'DELETE' });
  assert.deepEqual([again.status, again.json.msg], [404, 'Not found: no active fault has this id']);
  await post(faults, rule);
  mock.fail({ path: '/l/*', reset: true });
  assert.deepEqual((await send(faults, { method: 'DELETE' })).json.data, { stopped: 2 });
  assert.equal((await send(`${url}/api/items/all`)).status, 401);
});

test('never meet requests below /__mock', async () => {
  mock.fail({ path: '/*', status: 500 });
  assert.equal((await send(faults)).status, 200);
  assert.equal(mock.faults()[0]?.seen, 0);
  mock.stopFaults();
});

test('are a hundred at most', async () => {
  for (let count = 0; count < 100; count += 1) mock.fail({ path: `/${count}`, hang: true });
  const { status, json } = await post(faults, { path: '/more', hang: true });
  const sentence = '100 faults are active, and there cannot be more: stop some first';
  assert.deepEqual([status, json.msg], [400, `Invalid request: ${sentence}`]);
  assert.throws(() => mock.fail({ path: '/more', hang: true }), {
    name: 'TypeError',
    message: `mock.fail: ${sentence}`,
  });
  mock.stopFaults();
});

test('can be asked for at every operation, for each of its errors', async () => {
  const at = (path: string) => url + path.replaceAll(/:\w+/g, 'x');
  for (const operation of operations)
    for (const error of operation.errors) {
      mock.fail({ operation: operation.id, error });
      const { status, json } = await send(at(operation.path), { method: operation.method });
      const asked = await send(at(operation.path), {
        method: operation.method,
        headers: { prefer: `code=${error}` },
      });
      assert.deepEqual([status, json], [asked.status, asked.json], `${operation.id} ${error}`);
    }
  assert.deepEqual(mock.faults(), []);
});

for (const [rule, sentence] of [
  [[], 'a fault must be an object'],
  [{ operation: 'listItems', staus: 500 }, 'a fault has no field staus: did you mean status?'],
  [{ operation: 'listItems', constructor: 1 }, 'a fault has no field constructor'],
  [
    { operation: 'listItem', status: 500 },
    'operation is not the id of an operation: did you mean listItems?',
  ],
  [
    { operation: 'x'.repeat(10_000), status: 500 },
    'operation is not the id of an operation: GET /__mock/operations lists those that exist',
  ],
  [{ operation: 5, status: 500 }, 'operation must be a non-empty string'],
  [{ status: 500 }, 'a fault needs operation or path: which requests fail'],
  [{ operation: 'listItems' }, 'a fault needs one of status, error, reset, truncate, hang, delay'],
  [{ operation: 'listItems', path: '/api/*', status: 500 }, 'path must not be given together with operation'],
  [
    { operation: 'listItems', method: 'GET', status: 500 },
    'method must not be given together with operation',
  ],
  [{ path: '/x', status: 500, reset: true }, 'reset must not be given together with status'],
  [{ path: '/x', truncate: true, hang: true }, 'hang must not be given together with truncate'],
  [{ path: '/x', hang: true, delay: 5 }, 'delay must not be given together with hang'],
  [{ path: '/x', reset: false }, 'reset must be true'],
  [{ path: '/x', status: 200 }, 'status must be a whole number from 400 to 599'],
  [{ path: '/x', status: '500' }, 'status must be a whole number from 400 to 599'],
  [
    { path: '/x', delay: 1e99 },
    'delay must be a whole number of milliseconds from 1 to 60000, [least, most], or { median, sigma } with a sigma up to 5',
  ],
  [
    { path: '/x', delay: 60_001 },
    'delay must be a whole number of milliseconds from 1 to 60000, [least, most], or { median, sigma } with a sigma up to 5',
  ],
  [{ path: '/x', status: 500, nth: 0 }, 'nth must be a whole number from 1 to 1000000000'],
  [{ path: '/x', status: 500, nth: 2, times: 2 }, 'times must not be given together with nth'],
  [{ path: '/x', status: 500, nth: 2, after: 2 }, 'after must not be given together with nth'],
  [{ path: '/x', status: 500, nth: 2, probability: 0.5 }, 'probability must not be given together with nth'],
  [
    { path: '/x', status: 500, times: null },
    "times must be a whole number from 1 to 1000000000, or 'always'",
  ],
  [{ path: '/x', status: 500, probability: 0 }, 'probability must be a number above 0, up to 1'],
  [{ path: '/x', status: 500, seed: 1 }, 'seed needs probability: without it, nothing is chosen at random'],
  [
    { path: '/x', status: 500, method: 'post' },
    'method must be an HTTP method in capital letters, such as POST',
  ],
  [
    { path: 'x', status: 500 },
    'path must be a path that starts with /, without a query, and with * only at the end; * alone is every path',
  ],
  [
    { path: '/*/x', status: 500 },
    'path must be a path that starts with /, without a query, and with * only at the end; * alone is every path',
  ],
  [
    { path: '/x?y', status: 500 },
    'path must be a path that starts with /, without a query, and with * only at the end; * alone is every path',
  ],
  [{ path: '/__mock/*', status: 500 }, 'path must not be below /__mock'],
  [
    { path: '/x', error: 'item_not_fuond' },
    'error is not the code of an error of the service: did you mean item_not_found?',
  ],
] as const)
  test(`are refused if they are ${JSON.stringify(rule).slice(0, 60)}: ${sentence}`, async () => {
    assert.throws(() => mock.fail(rule as unknown as FaultRule), {
      name: 'TypeError',
      message: `mock.fail: ${sentence}`,
    });
    // The door reads objects only.
    if (Array.isArray(rule)) return;
    const { status, json } = await post(faults, rule);
    assert.deepEqual([status, json.msg], [400, `Invalid request: ${sentence}`]);
  });

test('are refused if the operation does not declare their error, with a list of those that it does', async () => {
  assert.throws(() => mock.fail({ operation: 'getItem', error: 'webhook_not_found' }), {
    message:
      /^mock\.fail: error is not the code of an error of getItem: use item_not_found, invalid_request, /,
  });
});

test('closes what the tests share', () => mock.close());

test.run();
