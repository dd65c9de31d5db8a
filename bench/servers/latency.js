/**
 * A marketplace with one hook, over PostgreSQL or a file, in which `events` are stored already. Reports the address of
 * its API and the key.
 */
import pg from 'pg';
import { lowdbRepository } from '../../dist/lowdb.js';
import { postgresRepository } from '../../dist/postgres.js';
import { instructions, serve } from './serve.js';
import { oneWorkspace, served, workspace } from './workspace.js';

const { connectionString, file, hookUrl, events } = await instructions();
const repository =
  file === undefined
    ? await postgresRepository({ pool: new pg.Pool({ connectionString, max: 10 }), schema: 'latency' })
    : await lowdbRepository({ file, seed: oneWorkspace });
if (file === undefined) await repository.import(oneWorkspace);
const { app, marketplace, secret } = await served(
  repository,
  ['automation:read', 'automation:write', 'automation:publish'],
  { webhooks: { allowPrivateTargets: ['127.0.0.0/8'] } },
);
const at = new Date(Date.now() - 60_000).toISOString();
const stored = Array.from({ length: events }, (_, index) => ({
  id: `old_${index}`,
  type: 'order.paid',
  source: '/bench',
  source_id: null,
  subject: null,
  time: at,
  data: { order: index, amount: 99.5, note: 'x'.repeat(300) },
  endpoint_id: null,
  key_id: 'key',
  received_at: at,
  deliver_at: null,
  cancelled_at: null,
  sequence: null,
  hops: 0,
}));
if (events > 0)
  await repository.automation.publish(workspace, stored, {
    events: ({ id, type, data }) => [
      { id, type, created_at: at, payload: JSON.stringify({ type, timestamp: at, data }) },
    ],
  });
await serve(app.callback(), { key: secret });
marketplace.start();
const hook = {
  method: 'POST',
  headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
  body: JSON.stringify({ target_url: hookUrl, event_type: 'order.paid' }),
};
process.on('message', async message => {
  if (message?.url === undefined) return;
  const response = await fetch(`${message.url}/api/v1/automation/hooks`, hook);
  process.send({ subscribed: response.status });
});
