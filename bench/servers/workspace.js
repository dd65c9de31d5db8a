/** A new workspace with a key, and the app that serves it. */
import Koa from 'koa';
import { emptyData } from '../../.cache/bench/inner.js';
import { createMarketplace, draftKey } from '../../dist/index.js';
import { account } from '../account.js';
import { boundless } from './rate-limits.js';

export const workspace = 'ws';

/** The data of a storage with one workspace. */
export const oneWorkspace = {
  ...emptyData,
  accounts: { acc: account },
  workspaces: [{ id: workspace, name: 'W', account_id: 'acc' }],
};

/** An instance of a channel that is open. */
export function openInstance(id, own = {}) {
  const now = new Date().toISOString();
  return {
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
    generation: 0,
    lease_until: null,
    heartbeat_at: null,
    opened_at: null,
    created_at: now,
    changed_at: now,
    ...own,
  };
}

/** Creates a key with these scopes, and an app that accepts it, without rate limits and short links. */
export async function served(repository, scopes, options) {
  const draft = draftKey({ id: 'key', name: 'K', scopes, expiresAt: null, createdBy: null }, Date.now());
  await repository.keys.create(workspace, draft.record);
  const marketplace = createMarketplace({
    repository,
    publicUrl: 'https://shop.example',
    rateLimits: { ...boundless, inbound: false },
    links: false,
    ...options,
  });
  const app = new Koa().use(marketplace.router.routes());
  // Requests that the load generator breaks off at its end are no failures.
  app.silent = true;
  return { app, marketplace, secret: draft.secret };
}
