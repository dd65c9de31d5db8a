/**
 * A marketplace with inbound endpoints, hooks and routes over PostgreSQL. Makes what is `asked` of a new workspace, and
 * reports its key, the address of its endpoint, and the statements that store an event.
 */
import { once } from 'node:events';
import pg from 'pg';
import { digestOf } from '../../dist/index.js';
import { postgresRepository } from '../../dist/postgres.js';
import { instructions, serve } from './serve.js';
import { spying } from './spying.js';
import { oneWorkspace, served } from './workspace.js';

const { connectionString, schema, hookUrl, routes = 0, sends, statementsOf } = await instructions();
const pool = new pg.Pool({ connectionString, max: 10 });
const spy = spying(pool);
const repository = await postgresRepository({ pool: spy.pool, schema, baseUrl: 'http://127.0.0.1' });
await repository.import(oneWorkspace);
const { app, marketplace, secret } = await served(
  repository,
  ['automation:read', 'automation:write', 'automation:publish'],
  { webhooks: { allowPrivateTargets: ['127.0.0.0/8'] } },
);
const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
const local = `http://127.0.0.1:${server.address().port}`;

async function call(path, body) {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const response = await fetch(`${local}/api/v1/automation${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${text}`);
  return JSON.parse(text).data;
}

const { token } = await call('/endpoints', { name: 'In', event_type: 'order.paid' });
const { hook } = await call('/hooks', {
  target_url: hookUrl,
  event_type: routes > 0 ? 'order.mapped' : 'order.paid',
});
for (let index = 0; index < routes; index += 1)
  await call('/routes', {
    name: `Route ${index}`,
    event_types: ['order.paid'],
    filter: [{ field: 'data.order', equals: index }],
    mapping: '{"order": data.order, "total": data.amount * 1.19}',
    event_type: 'order.mapped',
    hooks: [hook.id],
  });

spy.begin();
if (statementsOf !== undefined) await call('/publish', statementsOf);
const statements = spy.end();
server.close();
if (sends) marketplace.start();

await serve(app.callback(), { key: secret, digest: digestOf(secret), token, statements });
