/**
 * Sends webhooks: the engine sends due deliveries of a schema, or a plain undici loop signs and posts, either the same
 * payload again and again (`bare`), or what it claims and settles with the statements of our storage (`plain`).
 */
import { createWebhooks } from '../../dist/index.js';
import { postgresRepository } from '../../dist/postgres.js';
import { keyOf, postsOver } from './post.js';
import { instructions } from './serve.js';

const { bare, plain, connectionString, schema, url, secret, payload, count, concurrency, options } =
  await instructions();
// Opened before the time starts: it is the rate of deliveries that is measured.
const repository = bare
  ? null
  : await postgresRepository({ connectionString, schema, preparedStatements: true });
const post = postsOver(concurrency);
process.send({ ready: true });
await new Promise(resolve => process.once('message', resolve));

if (bare) {
  const key = keyOf(secret);
  let next = 0;
  await inTurns(async () => {
    if (next >= count) return false;
    next += 1;
    await post(url, `msg_${next}`, payload, key);
    return true;
  });
} else if (plain) {
  const { webhooks } = repository;
  const token = 'plain';
  const batch = { token, leaseFor: 60_000, limit: 250, perEndpoint: 250, rooms: [] };
  const waiting = [];
  let outcomes = [];
  let isEmpty = false;
  let claiming = null;
  let settling = null;
  const claim = () => {
    claiming ??= webhooks.claim(batch).then(jobs => {
      waiting.push(...jobs);
      isEmpty = jobs.length === 0;
      claiming = null;
    });
    return claiming;
  };
  const settle = () => {
    if (settling !== null || outcomes.length < 200) return;
    const stored = outcomes;
    outcomes = [];
    settling = webhooks.settle(token, stored).then(() => {
      settling = null;
      settle();
    });
  };
  await claim();
  const key = keyOf(waiting[0].endpoint.secrets[0].secret);
  await inTurns(async () => {
    if (waiting.length < batch.limit && !isEmpty) claim();
    while (waiting.length === 0) {
      if (isEmpty) return false;
      await claim();
    }
    const { workspaceId, delivery, endpoint, payload: body } = waiting.shift();
    const at = new Date();
    const { status, text: response } = await post(endpoint.url, delivery.event_id, body, key);
    outcomes.push({
      workspaceId,
      deliveryId: delivery.id,
      endpointId: endpoint.id,
      attempt: {
        at: at.toISOString(),
        duration_ms: Date.now() - at.getTime(),
        status,
        error: null,
        response,
      },
      state: 'succeeded',
      retryAfter: null,
      events: [],
    });
    settle();
    return true;
  });
} else {
  createWebhooks({
    repository,
    allowPrivateTargets: ['127.0.0.0/8'],
    ...options,
  }).start();
  setInterval(() => process.send({ memory: process.memoryUsage.rss() }), 100);
}

/** As many at once as the engine sends. `step` resolves with whether there may be more. */
async function inTurns(step) {
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (await step());
    }),
  );
}
