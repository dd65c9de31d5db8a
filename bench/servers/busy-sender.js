/**
 * Sends the webhooks of a storage, and meanwhile publishes events to the workspaces `other_0` to `other_<n>` in turn, one
 * each 20 ms. Reports when each of these was stored.
 */

import { createWebhooks } from '../../dist/index.js';
import { lowdbRepository } from '../../dist/lowdb.js';
import { postgresRepository } from '../../dist/postgres.js';
import { instructions } from './serve.js';

const { connectionString, schema, file, others, every, options } = await instructions();
const repository =
  file === undefined
    ? await postgresRepository({ connectionString, schema })
    : await lowdbRepository({ file });
const webhooks = createWebhooks({
  repository,
  allowPrivateTargets: ['127.0.0.0/8'],
  events: [{ type: 'shop.tick', summary: 'A test event.' }],
  onError: error => console.error(error),
  ...options,
});
process.send({ ready: true });
await new Promise(resolve => process.once('message', resolve));
webhooks.start();
if (others > 0) {
  const stored = [];
  let count = 0;
  setInterval(async () => {
    count += 1;
    const id = `tick_${count}`;
    const asked = Date.now();
    await webhooks.publish(`other_${count % others}`, 'shop.tick', {}, { id });
    stored.push({ id, asked, at: Date.now() });
  }, every);
  process.on('message', () => process.send({ stored }));
}
