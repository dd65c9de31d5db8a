/** Answers and faults for a workspace or a key that nobody has yet. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import { post, send, suiteOf } from '../../helper.ts';
import { until } from '../../until.ts';

const test = suiteOf('An answer for a workspace or a key that nobody has');

const notices: string[] = [];
const mock = await startMock({ notice: line => notices.push(line) });
const list = `${mock.url}/api/items/all?api_key=${mock.keys.studio}`;

async function begin(): Promise<void> {
  await mock.reset();
  notices.length = 0;
}

test('is told once, when a request comes that it could be for', async () => {
  await begin();
  mock.answer('listItems', 503, { workspace: 'ws_studo', times: 'always' });
  mock.fail({ operation: 'listItems', status: 503, key: 'key_demo_nobody' });
  mock.answer({ path: '/flags' }, 404, { workspace: 'ws_other' });
  for (let count = 0; count < 3; count += 1) assert.equal((await send(list)).status, 200);
  await until(
    () => notices.length >= 2,
    () => notices,
  );
  assert.deepEqual(
    notices.toSorted(),
    [
      'fault_1 meets no request: no key has the id key_demo_nobody yet',
      'answer_1 meets no request: no workspace has the id ws_studo yet: did you mean ws_studio?',
    ].toSorted(),
  );
});

test('has a note where it is listed, until somebody has it', async () => {
  await begin();
  mock.answer('listItems', 503, { workspace: 'ws_new' });
  const { json } = await post(`${mock.url}/__mock/faults`, {
    operation: 'getItem',
    status: 503,
    key: 'mk_DemoNobody0000000000000000000000',
  });
  const notes = async (kind: string) => {
    const answer = await send(`${mock.url}/__mock/${kind}`);
    return (answer.json.data as { note?: string }[]).map(({ note }) => note);
  };
  assert.equal((json.data as { note?: string }).note, 'no key has this secret yet');
  assert.deepEqual(await notes('faults'), ['no key has this secret yet']);
  assert.deepEqual(await notes('answers'), ['no workspace has the id ws_new yet']);
  assert.equal(mock.answers()[0]?.note, 'no workspace has the id ws_new yet');
  const page = async () =>
    (await send(`${mock.url}/__mock/dashboard/answers`, { headers: { accept: 'text/html' } })).text;
  assert.match(await page(), /no workspace has the id ws_new yet/);
  await mock.repository.workspaces.create({ id: 'ws_new', name: 'New', account_id: null });
  assert.deepEqual(await notes('answers'), [undefined]);
  assert.equal(mock.answers()[0]?.note, undefined);
  assert.doesNotMatch(await page(), /ws_new yet/);
});

test('is not told of one that exists', async () => {
  await begin();
  for (const one of [
    { workspace: 'ws_studio' },
    { key: 'sounds' },
    { key: 'key_demo_sounds' },
    { key: mock.keys.sounds ?? '' },
  ])
    mock.answer('getItem', 404, one);
  mock.answer('listItems', 503, { workspace: 'ws_studo' });
  await send(`${mock.url}/api/items/item?item_id=1001&api_key=mk_nobody`);
  await send(list);
  await until(() => notices.length > 0);
  assert.equal(notices.length, 1);
  assert.deepEqual(
    mock.answers().map(({ note }) => note !== undefined),
    [false, false, false, false, true],
  );
});

test('closes what the tests share', () => mock.close());

test.run();
