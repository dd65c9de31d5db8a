/** A marketplace that holds instances of a channel. Reports its key. */
import { join } from 'node:path';
import { bridge, memoryMedia, simulated } from '../../dist/channels.js';
import { lowdbRepository } from '../../dist/lowdb.js';
import { postgresRepository } from '../../dist/postgres.js';
import { temporaryFolder } from '../temporary-folder.js';
import { instructions, serve } from './serve.js';
import { oneWorkspace, openInstance, served, workspace } from './workspace.js';

const {
  connectionString,
  preparedStatements = false,
  schema,
  driver,
  url,
  secret,
  count,
} = await instructions();
const memory = { address: '+491', groups: {}, blocked: [] };
const settings = driver === 'simulated' ? { answers: false } : {};
const instances = Array.from({ length: count }, (_, index) =>
  openInstance(`ins_${index}`, { driver, settings, memory, state: 'connecting' }),
);
const data = { ...oneWorkspace, instances: { [workspace]: instances } };
const repository =
  connectionString === undefined
    ? await lowdbRepository({ file: join(temporaryFolder(), 'data.json'), seed: data })
    : await postgresRepository({ connectionString, preparedStatements, schema, baseUrl: 'http://127.0.0.1' });
if (connectionString !== undefined) await repository.import(data);
const scopes = ['messaging:read', 'messaging:write', 'messaging:send'];
const drivers = [driver === 'simulated' ? simulated() : bridge({ url, secret })];
const {
  app,
  marketplace,
  secret: key,
} = await served(repository, scopes, {
  messaging: { media: memoryMedia(), drivers },
  onError: error => console.error(error),
});
marketplace.start();
await serve(app.callback(), { key });
