/**
 * A marketplace with instances over PostgreSQL that nobody holds. Reports its key, and the statements that store a
 * message.
 */
import { once } from 'node:events';
import pg from 'pg';
import { digestOf } from '../../dist/index.js';
import { postgresRepository } from '../../dist/postgres.js';
import { instructions, serve } from './serve.js';
import { spying } from './spying.js';
import { oneWorkspace, openInstance, served, workspace } from './workspace.js';

const { connectionString, schema, first, count, statementsOf } = await instructions();
const pool = new pg.Pool({ connectionString, max: 10 });
const spy = spying(pool);
const repository = await postgresRepository({ pool: spy.pool, schema, baseUrl: 'http://127.0.0.1' });
const instances = Array.from({ length: count }, (_, index) =>
  openInstance(`ins_${first + index}`, { generation: 1 }),
);
await repository.import({ ...oneWorkspace, instances: { [workspace]: instances } });
const { app, secret } = await served(repository, ['messaging:read', 'messaging:write', 'messaging:send'], {
  messaging: true,
});

const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
spy.begin();
if (statementsOf !== undefined) {
  const local = `http://127.0.0.1:${server.address().port}/api/v1/instances/ins_${first}/messages`;
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const response = await fetch(local, { method: 'POST', headers, body: JSON.stringify(statementsOf) });
  if (!response.ok) throw new Error(await response.text());
}
const statements = spy.end();
server.close();

await serve(app.callback(), { key: secret, digest: digestOf(secret), statements });
