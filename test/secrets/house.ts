/** Services with keys for secrets, over a storage whose texts can be read as they are stored. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import Koa from 'koa';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import type { ChannelDriver, ChannelSession } from '../../src/index.ts';
import {
  createMarketplace,
  draftKey,
  type MarketplaceSettings,
  type SecretKey,
  UnreadableSecretError,
  type WholeRepository,
} from '../../src/index.ts';
import { other, sample, shop } from '../../src/testing/sample.ts';
import { place } from '../adapters/lowdb/place.ts';
import { type Cleanup, send, serveApp } from '../helper.ts';
import { freshRepository } from '../postgres-server.ts';

/** A storage, and everything that it has stored, as text. */
export interface Vault {
  /** As it is stored: the host's own access. */
  readonly repository: WholeRepository;
  stored(): Promise<string>;
}

const seed = () => ({ ...sample(), webhook_endpoints: {}, automation_endpoints: {}, instances: {} });

export const vaults: Record<string, (cleanup: Cleanup) => Promise<Vault>> = {
  lowdb: async cleanup => {
    const file = await place(cleanup);
    const repository = await lowdbRepository({ file, seed: seed() });
    cleanup(repository.close);
    return { repository, stored: () => readFile(file, 'utf8') };
  },
  PostgreSQL: async cleanup => {
    const { repository, pool, schema } = await freshRepository(cleanup);
    cleanup(repository.close);
    await repository.import(seed());
    const stored = async () => {
      const { rows } = await pool.query('select tablename as name from pg_tables where schemaname = $1', [
        schema,
      ]);
      const texts: string[] = [];
      for (const { name } of rows)
        for (const row of (await pool.query(`select row_to_json(t)::text as text from ${schema}.${name} t`))
          .rows)
          texts.push(row.text);
      return texts.join('\n');
    };
    return { repository, stored };
  },
};

export const newKey = (id: string): SecretKey => ({ id, key: randomBytes(32).toString('base64') });

/** A channel whose connections do nothing but be open. */
function safe(sessions: ChannelSession[]): ChannelDriver {
  return {
    name: 'safe',
    description: 'A channel with a password.',
    settings: {
      type: 'object',
      additionalProperties: false,
      properties: { user: { type: 'string' }, password: { type: 'string' } },
    },
    secrets: ['password'],
    commands: [],
    contents: ['text'],
    recognisesRepeats: false,
    async connect(session) {
      sessions.push(session);
      await session.remember({ session: 'PAIRED-BEFORE' });
      void session.tell({ type: 'open', address: '+49301' } as never);
      return {
        heartbeat: async () => {},
        send: async () => ({ externalId: 'x' }),
        perform: async () => null,
        disconnect: async () => {},
      } as never;
    },
  };
}

/** A process. `keys`: `null` for one without the option. */
export async function open(
  cleanup: Cleanup,
  { repository }: Pick<Vault, 'repository'>,
  keys: readonly SecretKey[] | null,
  more: Partial<MarketplaceSettings> = {},
) {
  const failures: unknown[] = [];
  const sessions: ChannelSession[] = [];
  const marketplace = createMarketplace({
    repository,
    publicUrl: 'https://shop.example',
    onError: error => failures.push(error),
    webhooks: {
      allowPrivateTargets: ['127.0.0.0/8'],
      pollInterval: 20,
      events: [{ type: 'order.paid', summary: 'An order was paid' }],
      ...(more.webhooks as object | undefined),
    },
    messaging: { drivers: [safe(sessions)], pollInterval: 20 },
    ...(keys === null ? {} : { secrets: { keys } }),
    ...(more.destinations === undefined ? {} : { destinations: more.destinations }),
    ...(more.now === undefined ? {} : { now: more.now }),
  });
  const close = () => marketplace.close();
  cleanup(close);
  const { url } = await serveApp(cleanup, new Koa().use(marketplace.router.routes()));
  const scopes = ['webhooks', 'automation', 'messaging'].flatMap(name => [`${name}:read`, `${name}:write`]);
  const keyOf = async (workspaceId: string) => {
    const name = `${workspaceId}_${Math.random().toString(36).slice(2)}`;
    const draft = { id: `key_${name}`, name: 'K', scopes, expiresAt: null, createdBy: null };
    const { record, secret } = draftKey(draft, Date.now());
    await repository.keys.create(workspaceId, record);
    return secret;
  };
  const bearers: Readonly<Record<string, string>> = {
    [shop]: await keyOf(shop),
    [other]: await keyOf(other),
  };
  const call = (method: string, path: string, body?: object, workspaceId: string = shop) =>
    send(`${url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${bearers[workspaceId]}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  /** What was told of secrets that cannot be decrypted. */
  const unreadable = () =>
    failures.flatMap(error => (error instanceof UnreadableSecretError ? [error.message] : []));
  return { marketplace, call, failures, unreadable, sessions, url, close };
}

export type Process = Awaited<ReturnType<typeof open>>;

/** Creates what has secrets, and returns it with all of them. */
export async function fill({ call }: Process, url: string) {
  const made = async (path: string, body: object) => {
    const answer = await call('POST', path, body);
    if (answer.status >= 300) throw new Error(answer.text);
    return answer.json.data as { [name: string]: never };
  };
  const webhook = await made('/webhooks', {
    url,
    event_types: ['order.paid'],
    headers: { 'X-Receiver': 'RECEIVER-PASSWORD' },
  });
  const hook = await made('/automation/hooks', { target_url: url, event_type: 'invoice.sent' });
  const inbound = await made('/automation/endpoints', {
    name: 'In',
    event_type: 'invoice.sent',
    verification: { scheme: 'header', secret: 'SENDER-PASSWORD', header: 'X-Sender' },
  });
  const instance = await made('/instances', {
    name: 'Phone',
    driver: 'safe',
    settings: { user: 'ann', password: 'CHANNEL-PASSWORD' },
  });
  return { webhook, hook, inbound, instance };
}
