/** What the pages of webhooks say of how they do. */
import assert from 'node:assert/strict';
import { endpoint, event } from '../../src/testing/sample.ts';
import { suiteOf } from '../helper.ts';
import { home, start } from './demo-pages.ts';

const test = suiteOf('The health of webhooks');

const own = `${home}/webhooks/ep_own`;

type Started = Awaited<ReturnType<typeof start>>;

/** Deliveries with these attempts and states, each by its attempt: `200`, an error, or what a destination has answered. */
async function deliver({ mock, webhooks }: Started, outcomes: readonly (readonly [string, object])[]) {
  const at = new Date().toISOString();
  await webhooks.createEndpoint('ws_studio', { ...endpoint('ep_own', ['key.*']), created_at: at });
  for (const [index, [state, attempt]] of outcomes.entries()) {
    const id = `msg_${index}`;
    const made = event(id, 'link.created', at);
    await webhooks.publish('ws_studio', [made], { only: 'ep_own' });
    const { deliveries } = await webhooks.listDeliveries('ws_studio', { limit: 1, eventId: id });
    const [stored = assert.fail(id)] = deliveries;
    await mock.repository.put('webhook_deliveries', 'ws_studio', {
      ...stored,
      lease: null,
      state: state as 'pending',
      next_attempt_at: state === 'pending' ? '2999-01-01T00:00:00Z' : null,
      attempts: [
        { at: stored.created_at, duration_ms: 7, status: null, error: null, response: '', ...attempt },
      ],
    });
  }
}

test('counts what is retried as not delivered, on the page and in the list', async cleanup => {
  const started = await start(cleanup);
  const down = { error: 'The connection was refused.' };
  await deliver(started, [['succeeded', { status: 200 }], ...Array(3).fill(['pending', down])]);
  const { text } = await started.person.get(own);
  assert.match(text, /<dt>Delivered<\/dt><dd><strong>25%<\/strong><span class="muted">of the last 4</);
  assert.match(text, /1 delivered, 0 failed, 3 retrying/);
  assert.match(text, /4 sent, 3 failed or retrying/);
  assert.match((await started.person.get(`${home}/webhooks`)).text, />25% of 4</);
});

test('says 0% while the first deliveries fail', async cleanup => {
  const started = await start(cleanup);
  await deliver(started, [['pending', { status: 500 }]]);
  assert.match(
    (await started.person.get(own)).text,
    /<strong>0%<\/strong><span class="muted">of the last 1</,
  );
});

test('counts what a destination has taken, which has no status', async cleanup => {
  const started = await start(cleanup);
  await deliver(started, [
    ['succeeded', { response: '{"taken":1}' }],
    ['failed', { error: 'The topic does not exist.' }],
  ]);
  const { text } = await started.person.get(own);
  assert.match(text, /<strong>50%<\/strong><span class="muted">of the last 2</);
  assert.match(text, /Median response time<\/dt><dd><strong>7 ms</);
});

test.run();
