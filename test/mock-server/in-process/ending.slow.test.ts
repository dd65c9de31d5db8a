/** The end of a process with a mock server that nobody has closed. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startMock } from '../../../mock-server/index.ts';
import { suiteOf } from '../../helper.ts';
import { program } from '../../runner/program.ts';
import { until } from '../../until.ts';
import { folder } from '../command.ts';

const test = suiteOf('A mock server that is not closed');
const script = await program(new URL('./forgotten.ts', import.meta.url));
const { NODE_ENV: _, NODE_TEST_CONTEXT: __, ...plain } = process.env;

/** Runs the program until it ends by itself, or is stopped. */
const run = (cwd: string, env: NodeJS.ProcessEnv, ...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args], { cwd, env });

test('does not keep the process of a test runner alive, whatever it was asked', async cleanup => {
  const cwd = await folder(cleanup);
  for (const variable of ['NODE_TEST_CONTEXT', 'VITEST', 'JEST_WORKER_ID', 'TEST_WORKER_INDEX'])
    assert.equal((await run(cwd, { ...plain, [variable]: '1' }, '{}')).stdout, 'answered 200\n');
  for (const options of [
    '{"file":"mock.json"}',
    '{"https":true}',
    '{"port":null}',
    '{"watch":true,"file":"x.json"}',
  ])
    assert.equal((await run(cwd, { ...plain, NODE_ENV: 'test' }, options)).stdout, 'answered 200\n', options);
});

test('keeps another process alive, unless it says otherwise', async cleanup => {
  const cwd = await folder(cleanup);
  assert.equal((await run(cwd, plain, '{"unref":true}')).stdout, 'answered 200\n');
  // It ends itself after it has seen that nothing else keeps it alive.
  assert.equal((await run(cwd, plain, '{}', 'alive')).stdout, 'answered 200\nalive\n');
  assert.equal(
    (await run(cwd, { ...plain, VITEST: '1' }, '{"unref":false}', 'alive')).stdout,
    'answered 200\nalive\n',
  );
});

test('closes at the end of a block that uses it', async () => {
  const mock = await startMock();
  await mock[Symbol.asyncDispose]();
  await assert.rejects(fetch(mock.url));
  await mock.close();
});

test('sends delayed responses whole and at once when it closes, and ends requests that hang', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  mock.fail({ operation: 'getItem', delay: 60_000 });
  mock.fail({ path: '/api/account/details', hang: true });
  const key = `api_key=${mock.keys.studio}`;
  const { item } = await mock.demo();
  const paths = [
    `/api/items/all?${key}&__delay=60000`,
    `/api/items/item?${key}&item_id=${item?.id}`,
    `/api/account/details?${key}`,
  ];
  const asked = [mock.fetch, (path: string) => fetch(`${mock.url}${path}`)].flatMap(ask =>
    paths.map(async path => {
      const response = await ask(path).catch(() => null);
      return response === null ? null : ((await response.json()) as { status: string }).status;
    }),
  );
  // The faults are for one request each: those over the port meet none, and may have been answered.
  await until(() => mock.requests().length === asked.length && mock.faults().length === 0);
  await mock.close();
  const answers = await Promise.all(asked);
  assert.deepEqual([answers[0], answers[3]], ['success', 'success']);
  assert.equal(answers.filter(answer => answer === null).length, 1);
  assert.equal(answers.filter(answer => answer === 'success').length, 5);
});

test.run();
