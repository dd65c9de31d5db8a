/** A marketplace over lowdb with an instance that is open. Reports its key, and the path of the instance. */

import { memoryMedia } from '../../dist/channels.js';
import { digestOf } from '../../dist/index.js';
import { lowdbRepository } from '../../dist/lowdb.js';
import { instructions, serve } from './serve.js';
import { oneWorkspace, openInstance, served, workspace } from './workspace.js';

await instructions();
const live = openInstance('ins_live', {
  settings: { answers: false },
  memory: { address: '+491', groups: {}, blocked: [] },
});
const repository = await lowdbRepository({ seed: { ...oneWorkspace, instances: { [workspace]: [live] } } });
const { app, marketplace, secret } = await served(
  repository,
  ['messaging:read', 'messaging:write', 'messaging:send'],
  { messaging: { media: memoryMedia() } },
);
marketplace.start();

await serve(app.callback(), {
  key: secret,
  digest: digestOf(secret),
  instance: '/api/v1/instances/ins_live',
});
