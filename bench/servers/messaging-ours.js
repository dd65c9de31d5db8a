/**
 * A marketplace with instances over PostgreSQL that nobody holds. Reports its key, and the statements that store a
 * message.
 */
import { once } from 'node:events';
import Koa from 'koa';
import pg from 'pg';
import { emptyData } from '../../dist/src/adapters/data/empty.js';
import { postgresRepository } from '../../dist/src/adapters/postgres/index.js';
import { createMarketplace, digestOf, draftKey } from '../../dist/src/index.js';
import { account } from '../account.js';
import { boundless } from './rate-limits.js';
import { instructions, serve } from './serve.js';
import { spying } from './spying.js';

const { connectionString, schema, first, count, statementsOf } = await instructions();
const workspace = 'ws';
const pool = new pg.Pool({ connectionString, max: 10 });
const spy = spying(pool);
const repository = await postgresRepository({ pool: spy.pool, schema, baseUrl: 'http://127.0.0.1' });
const created_at = new Date().toISOString();
const instance = id => ({
  id,
  name: id,
  driver: 'simulated',
  settings: {},
  memory: null,
  state: 'open',
  reason: null,
  wanted: 'open',
  pairing_method: 'qr',
  pairing: null,
  address: '+491',
  rate: null,
  generation: 1,
  lease_until: null,
  heartbeat_at: null,
  opened_at: null,
  created_at,
  changed_at: created_at,
});
await repository.import({
  ...emptyData,
  accounts: { acc: account },
  workspaces: [{ id: workspace, name: 'W', account_id: 'acc' }],
  instances: { [workspace]: Array.from({ length: count }, (_, index) => instance(`ins_${first + index}`)) },
});
const scopes = ['messaging:read', 'messaging:write', 'messaging:send'];
const draft = draftKey({ id: 'key', name: 'K', scopes, expiresAt: null, createdBy: null }, Date.now());
await repository.keys.create(workspace, draft.record);

const marketplace = createMarketplace({
  repository,
  publicUrl: 'https://shop.example',
  rateLimits: { ...boundless, inbound: false },
  links: false,
  messaging: true,
});
const app = new Koa().use(marketplace.router.routes());
// Requests that the load generator breaks off at its end are no failures.
app.silent = true;

const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
spy.begin();
if (statementsOf !== undefined) {
  const local = `http://127.0.0.1:${server.address().port}/api/v1/instances/ins_${first}/messages`;
  const headers = { authorization: `Bearer ${draft.secret}`, 'content-type': 'application/json' };
  const response = await fetch(local, { method: 'POST', headers, body: JSON.stringify(statementsOf) });
  if (!response.ok) throw new Error(await response.text());
}
const statements = spy.end();
server.close();

await serve(app.callback(), { key: draft.secret, digest: digestOf(draft.secret), statements });
