/** Sends webhooks: the engine sends due deliveries of a schema, or a plain undici loop signs and posts. */
import { createHmac } from 'node:crypto';
import { Agent } from 'undici';
import { postgresRepository } from '../../dist/src/adapters/postgres/index.js';
import { createWebhooks } from '../../dist/src/index.js';
import { instructions } from './serve.js';

const { bare, connectionString, schema, url, secret, payload, count, concurrency, options } =
  await instructions();
// Opened before the time starts: it is the rate of deliveries that is measured.
const repository = bare
  ? null
  : await postgresRepository({ connectionString, schema, preparedStatements: true });
process.send({ ready: true });
await new Promise(resolve => process.once('message', resolve));

if (bare) {
  const agent = new Agent({ connections: concurrency });
  const { origin, pathname } = new URL(url);
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  let next = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < count) {
        next += 1;
        const id = `msg_${next}`;
        const timestamp = String(Math.floor(Date.now() / 1_000));
        const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${payload}`).digest('base64');
        const { body } = await agent.request({
          origin,
          path: pathname,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'webhook-id': id,
            'webhook-timestamp': timestamp,
            'webhook-signature': `v1,${signature}`,
          },
          body: payload,
        });
        await body.dump();
      }
    }),
  );
} else {
  createWebhooks({
    repository,
    allowPrivateTargets: ['127.0.0.0/8'],
    ...options,
  }).start();
  setInterval(() => process.send({ memory: process.memoryUsage.rss() }), 100);
}
