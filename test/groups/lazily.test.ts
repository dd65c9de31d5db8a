/** Handlers that are loaded with their first call. */
import assert from 'node:assert/strict';
import { lazily } from '../../src/group/lazily.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Lazily loaded handlers');

function counting() {
  let loads = 0;
  const handlers = lazily(async () => {
    loads += 1;
    return { greet: ({ name }: { name: string }) => ({ result: { text: `Hello ${name}` } }) };
  });
  return { handlers, loads: () => loads };
}

test('are not loaded by a declaration', () => {
  const { handlers, loads } = counting();
  assert.equal(typeof handlers.greet, 'function');
  assert.equal(loads(), 0);
});

test('are loaded once by calls at the same time', async () => {
  const { handlers, loads } = counting();
  const answers = await Promise.all([handlers.greet({ name: 'Ada' }), handlers.greet({ name: 'Bob' })]);
  assert.deepEqual(answers, [{ result: { text: 'Hello Ada' } }, { result: { text: 'Hello Bob' } }]);
  assert.equal(loads(), 1);
});

test('return without a promise once they are loaded', async () => {
  const { handlers } = counting();
  await handlers.greet({ name: 'Ada' });
  assert.deepEqual(handlers.greet({ name: 'Bob' }), { result: { text: 'Hello Bob' } });
});

test('throw the error of the module in each call if it cannot be loaded', async () => {
  const handlers = lazily(async (): Promise<{ greet: () => { result: object } }> => {
    throw new Error('the module is missing');
  });
  for (const _ of [1, 2])
    await assert.rejects(async () => (handlers as { greet: (call: object) => unknown }).greet({}), {
      message: 'the module is missing',
    });
});

test.run();
