/** Whether requests that were passed on, and their answers, are as the document says. */
import assert from 'node:assert/strict';
import type { Mock } from '../../../mock-server/index.ts';
import { post, send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';
import { before, real, realJson } from './real.ts';

const test = suiteOf('What a real server answers');

const problems = (mock: Mock) =>
  mock
    .requests()
    .map(({ passedOn }) => passedOn?.problems.map(({ in: place, reason }) => `${place}: ${reason}`));

test('is what the mock server would answer', async cleanup => {
  const there = await mockFor(cleanup);
  const mock = await before(cleanup, there, { mocks: [] });
  const headers = { 'x-api-key': there.keys.studio ?? '' };
  const bearer = { authorization: `Bearer ${there.keys.studio}` };
  const { status, json } = await send(`${mock.url}/api/items/all`, { headers });
  assert.equal(status, 200);
  assert.ok((json.items as unknown[]).length > 0);
  await send(`${mock.url}/api/items/item?item_id=1002`, { headers });
  await send(`${mock.url}/api/items/item?item_id=999999`, { headers });
  await send(`${mock.url}/api/account/details`);
  await send(`${mock.url}/api/v1/models`, { headers: bearer });
  await post(`${mock.url}/api/v1/links`, { url: 'https://shop.example/x' }, bearer);
  assert.deepEqual(problems(mock), [[], [], [], [], [], []]);
  assert.deepEqual(
    mock.requests().map(one => [one.operation, one.passedOn?.to]),
    ['listItems', 'getItem', 'getItem', 'getAccountDetails', 'listModels', 'createLink'].map(id => [
      id,
      there.url,
    ]),
  );
  const { operations, drift, disallowed, summary } = await mock.coverage();
  assert.deepEqual([drift, disallowed, summary.drift], [[], [], 0]);
  assert.deepEqual([operations.getItem?.statuses[200], operations.getItem?.statuses[404]], [1, 1]);
});

test('is told where it is not', async cleanup => {
  const lines: string[] = [];
  let answer: [status: number, type: string, body: string] = [200, '', ''];
  const there = await real(cleanup, (_, res) => {
    const [status, type, body] = answer;
    res.writeHead(status, type === '' ? {} : { 'content-type': type }).end(body);
  });
  const mock = await before(cleanup, there, { mocks: [] }, { log: line => lines.push(line) });
  const json = 'application/json; charset=utf-8';
  const cases: [typeof answer, RegExp][] = [
    [[200, json, '{"status":"success"}'], /^answer: body\/items is required \(/],
    [[200, json, '{"status":"success","items":{}}'], /^answer: body\/items must be/],
    [[200, json, '[]'], /^answer: body must be/],
    [[200, json, ''], /^answer: the body is empty$/],
    [[200, json, '<html>'], /^answer: the body is an HTML page$/],
    [[200, 'text/html', '<html>'], /^answer: the body is an HTML page, and has the Content-Type text\/html$/],
    [[200, '', '{}'], /^answer: the answer has no Content-Type, and not application\/json$/],
    [[502, 'text/html', '<html>'], /^answer: the server failed with 502$/],
    [[418, json, '{}'], /^answer: the status 418 is not documented; 200, /],
    [[404, json, '{"error":"gone"}'], /^answer: body/],
  ];
  for (const [given, expected] of cases) {
    answer = given;
    mock.clearRequests();
    const sent = await fetch(`${mock.url}/api/items/all`);
    assert.deepEqual([sent.status, await sent.text()], [given[0], given[2]], 'it comes as it is');
    const [[problem] = []] = problems(mock);
    assert.match(problem ?? '', expected);
    assert.ok(lines.some(line => line.includes(`the answer of ${there.url}, GET /api/items/all: `)));
  }
  const { drift, summary } = await mock.coverage();
  assert.equal(summary.drift, cases.length);
  assert.ok(
    drift.every(
      ({ operation, path, count }) => operation === 'listItems' && path === '/api/items/all' && count === 1,
    ),
  );
  const report = async (format: string) => (await send(`${mock.url}/__mock/coverage?format=${format}`)).text;
  assert.match(
    await report('junit'),
    /<testsuite name="Answers of the real server" tests="10" failures="10"/,
  );
  assert.match(await report('table'), /Answers of the real server that it does not allow: 10\n {2}1 x GET/);
  const page = (await send(`${mock.url}/__mock/dashboard/coverage`)).text;
  assert.match(page, /Answers of the real server that the document does not allow/);
  const shown = (await send(`${mock.url}/__mock/dashboard/requests/${mock.requests()[0]?.id}`)).text;
  assert.match(shown, /Answered by<\/dt><dd>http:\/\/127/);
  assert.match(shown, /<p>The answer: body/);
  mock.clearCoverage();
  assert.equal((await mock.coverage()).summary.drift, 0);
});

test('may be wrong because of the request', async cleanup => {
  const there = await realJson(cleanup, { status: 'success', items: [] });
  const mock = await before(cleanup, there, { mocks: [] });
  await send(`${mock.url}/api/items/all?pgae=2`);
  await send(`${mock.url}/api/items/all?page=first`);
  await send(`${mock.url}/api/items/item`);
  await post(`${mock.url}/api/v1/links`, { url: 'https://shop.example', slgu: 'x' });
  await post(`${mock.url}/api/v1/links`, '{"url":');
  await send(`${mock.url}/api/v1/unknown`);
  const found = problems(mock).map(one => one?.find(text => text.startsWith('request: ')));
  assert.match(found[0] ?? '', /pgae is not a known parameter: did you mean page\?/);
  assert.match(found[1] ?? '', /page must be/);
  assert.match(found[2] ?? '', /item_id is required/);
  assert.match(found[3] ?? '', /slgu is not a known/);
  assert.deepEqual(problems(mock)[5], [], 'the real server may have more paths than the document');
  const { disallowed } = await mock.coverage();
  assert.ok(
    disallowed.some(({ operation, reason }) => operation === 'listItems' && reason.startsWith('pgae')),
  );
});

test('and what is sent to it is shown without the secrets of any service', async cleanup => {
  const there = await real(cleanup, (_, res) => {
    res.writeHead(302, {
      location: '/cb?code=SEKRIT1&x=1',
      'x-session-id': 'SEKRIT2',
      'content-type': 'application/json',
    });
    res.end('{"sessionId":"SEKRIT3","author":"shown"}');
  });
  const lines: string[] = [];
  const mock = await before(cleanup, there, { mocks: [] }, { log: line => lines.push(line) });
  const names = ['code', 'sig', 'sessionid', 'pwd', 'otp', 'jwt', 'auth'];
  const fields = ['pwd', 'passphrase', 'pin', 'otp', 'sessionId', 'cvc', 'jwt', 'pass'];
  const body = Object.fromEntries(fields.map(name => [name, 'SEKRIT4']));
  await fetch(`${mock.url}/login?${names.map(name => `${name}=SEKRIT5`).join('&')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-id': 'SEKRIT6', authentication: 'SEKRIT7' },
    body: JSON.stringify({ ...body, text: 'Bearer SEKRIT8abcdef' }),
    redirect: 'manual',
  });
  const told = `${lines} ${await (await fetch(`${mock.url}/__mock/requests`)).text()} ${JSON.stringify(await mock.har())}`;
  assert.doesNotMatch(told, /SEKRIT/);
  assert.match(told, /"author":"shown"/);
});

test('shows no secrets in what is told', async cleanup => {
  const secret = `mk_${'a'.repeat(38)}`;
  const there = await real(cleanup, (_, res) => {
    res.writeHead(200, { 'content-type': `text/${secret}` }).end();
  });
  const lines: string[] = [];
  const mock = await before(cleanup, there, { mocks: [] }, { log: line => lines.push(line) });
  await send(`${mock.url}/api/items/all?api_key=${secret}&${secret}=1`);
  const told = JSON.stringify([problems(mock), lines, await mock.coverage()]);
  assert.ok(!told.includes(secret), told);
});

test.run();
