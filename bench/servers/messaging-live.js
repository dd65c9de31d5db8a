/** A marketplace over lowdb with an instance that is open. Reports its key, and the path of the instance. */
import Koa from 'koa';
import { emptyData } from '../../dist/src/adapters/data/empty.js';
import { lowdbRepository } from '../../dist/src/adapters/lowdb/index.js';
import { memoryMedia } from '../../dist/src/channels.js';
import { createMarketplace, digestOf, draftKey } from '../../dist/src/index.js';
import { account } from '../account.js';
import { boundless } from './rate-limits.js';
import { instructions, serve } from './serve.js';

await instructions();
const workspace = 'ws';
const at = new Date().toISOString();
const repository = await lowdbRepository({
  seed: {
    ...emptyData,
    accounts: { acc: account },
    workspaces: [{ id: workspace, name: 'W', account_id: 'acc' }],
    instances: {
      [workspace]: [
        {
          id: 'ins_live',
          name: 'Live',
          driver: 'simulated',
          settings: { answers: false },
          memory: { address: '+491', groups: {}, blocked: [] },
          state: 'open',
          reason: null,
          wanted: 'open',
          pairing_method: 'qr',
          pairing: null,
          address: '+491',
          rate: null,
          generation: 0,
          lease_until: null,
          heartbeat_at: null,
          opened_at: null,
          created_at: at,
          changed_at: at,
        },
      ],
    },
  },
});
const scopes = ['messaging:read', 'messaging:write', 'messaging:send'];
const draft = draftKey({ id: 'key', name: 'K', scopes, expiresAt: null, createdBy: null }, Date.now());
await repository.keys.create(workspace, draft.record);
const marketplace = createMarketplace({
  repository,
  publicUrl: 'https://shop.example',
  rateLimits: { ...boundless, inbound: false },
  links: false,
  messaging: { media: memoryMedia() },
});
marketplace.start();
const app = new Koa().use(marketplace.router.routes());
app.silent = true;

await serve(app.callback(), {
  key: draft.secret,
  digest: digestOf(draft.secret),
  instance: '/api/v1/instances/ins_live',
});
