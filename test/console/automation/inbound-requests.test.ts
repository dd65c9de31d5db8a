/** What an inbound endpoint has accepted and refused, on its page. */
import assert from 'node:assert/strict';
import { digestOf } from '../../../src/secrets/key-format.ts';
import { inbound } from '../../../src/testing/automation/sample.ts';
import { suiteOf } from '../../helper.ts';
import { start } from './start.ts';

const test = suiteOf('Requests to an inbound endpoint, on its page');

type Started = Awaited<ReturnType<typeof start>>;

/** An endpoint with a secret, and how something is sent to it. */
async function endpointIn({ mock, automation }: Started) {
  const token = 'T'.repeat(43);
  await automation.createEndpoint('ws_studio', {
    ...inbound('ain_own', '1', { event_types: ['order.sent'] }),
    tokens: [{ digest: digestOf(token), last_four: 'TTTT', expires_at: null }],
  });
  return (body: string, headers: Record<string, string> = {}) =>
    fetch(`${mock.url}/api/v1/automation/in/${token}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Secret': 'open sesame', ...headers },
      body,
    });
}

test('says how many were accepted and refused, why, and what to do', async cleanup => {
  const started = await start(cleanup);
  const { read } = started;
  const send = await endpointIn(started);
  const before = await read('/endpoints/ain_own');
  assert.match(before, /Waiting for the first event…/);
  assert.match(before, /curl/);
  assert.doesNotMatch(before, /Latest refusals|Received/);
  const hostile = '<b>order</b>';
  assert.equal((await send('{"id":"1"}')).status, 202);
  assert.equal((await send('{"id":"1"}', { 'X-Secret': 'hush hush' })).status, 401);
  assert.equal((await send('{"id":"x"}')).status, 422);
  assert.equal((await send('<a/>', { 'Content-Type': 'text/xml', 'User-Agent': hostile })).status, 415);
  const page = await read('/endpoints/ain_own');
  const list = /<ol class="refusals"[\s\S]*?<\/ol>/.exec(page)?.[0] ?? '';
  const texts = [...list.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, one = '']) =>
    one.replace(/<[^>]+>/g, ''),
  );
  for (const [index, pattern] of [
    /^Unsupported media type:[\s\S]*Send JSON with[\s\S]*4 bytes · &lt;b&gt;order&lt;\/b&gt;/,
    /^The data does not match the schema of the inbound endpoint: [\s\S]*order\.paid · 10 bytes · node/,
    /^The request could not be verified:/,
  ].entries())
    assert.match(texts[index] ?? '', pattern);
  assert.equal(texts.length, 3);
  assert.match(page, /Compare the secret, and what is signed, with those of the sender\./);
  assert.match(page, /4 received, 3 refused/);
  assert.ok(!page.includes(hostile));
  assert.doesNotMatch(page, /hush hush|open sesame/);
});

test('tells of senders that use a URL which was replaced', async cleanup => {
  const started = await start(cleanup);
  const { automation, mock, read } = started;
  const old = 'U'.repeat(43);
  await automation.createEndpoint('ws_studio', {
    ...inbound('ain_moved', '2'),
    tokens: [
      { digest: digestOf('V'.repeat(43)), last_four: 'VVVV', expires_at: null },
      { digest: digestOf(old), last_four: 'UUUU', expires_at: '2020-01-01T00:00:00Z' },
    ],
  });
  const sent = await fetch(`${mock.url}/api/v1/automation/in/${old}`, { method: 'POST', body: '{}' });
  assert.equal(sent.status, 404);
  const page = await read('/endpoints/ain_moved');
  assert.match(page, /The sender uses an old URL\. Give it the current one\./);
  assert.doesNotMatch(page, new RegExp(old));
});

test('keeps 100 of 2,000 refusals, and counts all', async cleanup => {
  const started = await start(cleanup);
  const { automation, read } = started;
  const send = await endpointIn(started);
  for (let round = 0; round < 20; round += 1)
    await Promise.all(Array.from({ length: 100 }, () => send('{', { 'X-Secret': 'wrong' })));
  assert.match(await read('/endpoints/ain_own'), /2,000 refused/);
  const kept = await automation.findRefusals('ws_studio', 'ain_own');
  assert.ok((kept?.latest.length ?? 0) <= 100);
});

test('keeps nothing of an endpoint that is deleted, and shows another workspace nothing', async cleanup => {
  const started = await start(cleanup);
  const { automation, read, submit } = started;
  const send = await endpointIn(started);
  await send('{', { 'X-Secret': 'wrong' });
  assert.match(await read('/endpoints/ain_own'), /Latest refusals/);
  assert.equal(await automation.findRefusals('ws_atelier', 'ain_own'), null);
  await submit('/endpoints/ain_own', {}, '/endpoints/ain_own/delete');
  assert.equal(await automation.findRefusals('ws_studio', 'ain_own'), null);
  assert.equal((await send('{', { 'X-Secret': 'wrong' })).status, 404);
  assert.equal(await automation.findRefusals('ws_studio', 'ain_own'), null);
});

test.run();
