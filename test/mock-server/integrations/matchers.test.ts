/** The matchers, as `expect.extend` of any tool calls them. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import {
  type MatcherOutcome,
  matchers,
  type ReceivingMock,
} from '../../../mock-server/integrations/matchers.ts';
import { remoteMock } from '../../../mock-server/integrations/remote-mock.ts';
import { type Cleanup, knownCode, suiteOf } from '../../helper.ts';
import { within } from '../../until.ts';

const test = suiteOf('A matcher of requests', { isLong: true });
const { toHaveReceived, toReceive } = matchers;

async function started(cleanup: Cleanup) {
  const mock = await startMock();
  cleanup(() => mock.close());
  const ask = (path: string) => mock.fetch(path, { headers: { 'x-api-key': mock.keys.studio ?? '' } });
  return { mock, ask };
}

const now = (mock: ReceivingMock, ...rest: [string, object?]) =>
  toHaveReceived.call({}, mock, ...rest) as MatcherOutcome;

test('counts the requests for an operation, by what they contain and their status', async cleanup => {
  const { mock, ask } = await started(cleanup);
  await ask('/api/items/item?item_id=1001');
  await ask('/api/items/item?item_id=1001');
  await ask('/api/items/item?item_id=999');
  for (const [expected, pass] of [
    [{}, true],
    [{ times: 3 }, true],
    [{ times: 1 }, false],
    [{ times: 2, input: { item_id: 1001 } }, true],
    [{ times: 1, status: 404 }, true],
    [{ status: '4xx', input: { item_id: '999' } }, true],
    [{ headers: { 'X-Api-Key': mock.keys.studio } }, true],
    [{ headers: { 'X-Api-Key': 'other' } }, false],
  ] as const)
    assert.equal(now(mock, 'getItem', expected).pass, pass, JSON.stringify(expected));
  assert.equal(now(mock, 'listItems').pass, false);
  assert.equal(now(mock, 'listItems', { times: 0 }).pass, true);
  // Any request.
  assert.equal((toHaveReceived.call({}, mock, undefined, { times: 3 }) as MatcherOutcome).pass, true);
  const any = toHaveReceived.call({}, mock) as MatcherOutcome;
  assert.match(any.message(), /not to receive a request, and it received it 3 times\nrequests that came:/);
});

test('says what came instead, without secrets', async cleanup => {
  const { mock, ask } = await started(cleanup);
  assert.match(
    now(mock, 'getItem').message(),
    /to receive getItem, and it received it never\nno requests came at all/,
  );
  await mock.fetch('/api/purchases/validation', {
    method: 'POST',
    body: new URLSearchParams({ api_key: mock.keys.studio ?? '', purchase_code: knownCode }),
  });
  const other = now(mock, 'getItem', { times: 2, input: { purchase_code: knownCode } }).message();
  assert.match(other, /to receive getItem 2 times with \{"input":\{"purchase_code":"\*\*\*"\}\}/);
  assert.match(
    other,
    /came instead:\n {2}validatePurchase: POST \/api\/purchases\/validation \{.*"\*\*\*".*\} \(200\)/,
  );
  for (let count = 0; count < 7; count += 1) await ask(`/api/items/item?item_id=${1001 + count}`);
  const own = now(mock, 'getItem', { times: 1 }).message();
  assert.match(own, /once, and it received it 7 times\nrequests for getItem that came:\n/);
  assert.match(own, /item_id=1007 \(404\)\n {2}and 2 before$/);
  assert.match(now(mock, 'getItem').message(), /expected the mock server not to receive getItem/);
  for (const text of [other, own]) assert.doesNotMatch(text, /mk_Demo|4f1c9a52/);
});

test('refuses a misspelt operation and option by name, also with not', async cleanup => {
  const { mock } = await started(cleanup);
  assert.throws(
    () => now(mock, 'validatePurchse'),
    /no operation validatePurchse: did you mean validatePurchase\?/,
  );
  assert.throws(
    () => now(mock, 'getItem', { time: 1 }),
    /toHaveReceived has no option time: did you mean times\?/,
  );
  assert.throws(
    () => now(mock, 'getItem', { timeout: 100 }),
    /toHaveReceived: timeout is an option of toReceive, which waits/,
  );
  assert.throws(() => now(mock, 'getItem', { times: -1 }), /times must be a whole number/);
  assert.throws(() => now(mock, 'getItem', { status: 'ok' }), /status must be a status such as 404, or 4xx/);
  assert.throws(() => now({} as never, 'getItem'), /expect needs the mock server/);
  await assert.rejects(toReceive.call({ isNot: true }, mock, 'getItm'), /did you mean getItem\?/);
});

test('waits until the requests have arrived, or have not for the whole time', async cleanup => {
  const { mock, ask } = await started(cleanup);
  const waiting = toReceive.call({}, mock, 'getItem', { times: 2 });
  await ask('/api/items/item?item_id=1001');
  await ask('/api/items/item?item_id=1002');
  assert.equal((await waiting).pass, true);
  assert.equal((await toReceive.call({}, mock, 'listItems', { timeout: 1 })).pass, false);
  assert.equal((await toReceive.call({ isNot: true }, mock, 'listItems', { timeout: 1 })).pass, false);
});

test('waits in real time although a test has replaced the clock', async cleanup => {
  const { mock } = await started(cleanup);
  cleanup(() => void Reflect.deleteProperty(performance, 'now'));
  Object.assign(performance, { now: () => 0 });
  const waiting = toReceive.call({}, mock, 'listItems', { timeout: 1 });
  assert.equal((await within(waiting, () => 'toReceive to end', 5_000)).pass, false);
});

test('takes matchers of values, such as expect.stringContaining', async cleanup => {
  const { mock, ask } = await started(cleanup);
  await ask('/api/items/item?item_id=1001');
  const like = (text: string) => ({
    asymmetricMatch: (value: unknown) => String(value).includes(text),
    toString: () => 'StringContaining',
  });
  assert.equal(now(mock, 'getItem', { input: { item_id: like('100') } }).pass, true);
  assert.equal(now(mock, 'getItem', { headers: { 'x-api-key': like('mk_') } }).pass, true);
  const not = now(mock, 'getItem', { input: { item_id: like('200') } });
  assert.equal(not.pass, false);
  assert.match(not.message(), /with \{"input":\{"item_id":"StringContaining"\}\}/);
  const remote = remoteMock(mock.url, 'mine');
  await assert.rejects(
    async () => toHaveReceived.call({}, remote, 'getItem', { input: { item_id: like('100') } }),
    /item_id must be a value and no matcher/,
  );
});

test('works the same on a mock server at a URL', async cleanup => {
  const { mock } = await started(cleanup);
  const remote = remoteMock(mock.url, 'mine');
  cleanup(() => remote.close());
  await remote.fetch('/api/items/item?item_id=1001');
  const found = await toHaveReceived.call({}, remote, 'getItem', {
    times: 1,
    status: 401,
    input: { item_id: 1001 },
  });
  assert.equal(found.pass, true);
  const never = await toHaveReceived.call({}, remote, 'listItems');
  assert.match(never.message(), /came instead:\n {2}getItem: GET \/api\/items\/item\?item_id=1001 \(401\)/);
  await assert.rejects(async () => toHaveReceived.call({}, remote, 'getItm'), /did you mean getItem\?/);
});

test.run();
