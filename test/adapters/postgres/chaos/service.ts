/**
 * A host application in a process of its own, so that a test sees if it ends. It prints its URL, and then what happens
 * to it. Its storage is a data file, or PostgreSQL with a pool of ours or of the host. The host's pool has no listener:
 * that is what many hosts write.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import pg from 'pg';
import { lowdbRepository } from '../../../../src/adapters/lowdb/index.ts';
import { postgresRepository } from '../../../../src/adapters/postgres/index.ts';
import { nats, rabbitmq, redisStreams } from '../../../../src/destination-drivers.ts';
import { createMarketplace } from '../../../../src/index.ts';
import { memoryMedia } from '../../../../src/messaging/media/memory-store.ts';

const [connectionString = '', storage = 'ours', port = '0', more = '{}'] = process.argv.slice(2);
/** `connections`: how many the host's pool has. `drainFor`: it ends as behind a proxy, and ends no connection before. */
const { webhooks, connections = 10, drainFor, ...settings } = JSON.parse(more);
const tell = (reported: object) => void process.stdout.write(`${JSON.stringify(reported)}\n`);

async function hostsPool(): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
  });
  // These connections are older than the repository.
  await Promise.all([1, 2, 3].map(() => pool.query('select pg_sleep(0.05)')));
  return pool;
}
const repository =
  storage === 'file'
    ? await lowdbRepository({ file: connectionString, baseUrl: 'https://shop.example' })
    : await postgresRepository(storage === 'ours' ? { connectionString } : { pool: await hostsPool() });
// Another repository over the same pool must not add its listeners again: Node would print a warning.
process.on('warning', warning => tell({ warning: String(warning) }));

let reported = 0;
const marketplace = createMarketplace({
  repository,
  publicUrl: 'http://shop.example',
  console: true,
  rateLimits: false,
  destinations: [redisStreams(), nats(), rabbitmq()],
  ...settings,
  onError: error => {
    reported += 1;
    // Everything but an outage is a defect.
    if ((error as Error).name !== 'RepositoryUnavailableError')
      tell({ error: String((error as Error).stack) });
  },
  webhooks: {
    allowPrivateTargets: ['127.0.0.0/8'],
    pollInterval: 50,
    timeout: 2_000,
    leaseSlack: 500,
    events: [
      { type: 'order.paid', summary: 'An order was paid' },
      { type: 'turn.taken', summary: 'An event whose order matters' },
    ],
    ...webhooks,
  },
  links: { pollInterval: 50, writeInterval: 20, cache: 20 },
  messaging: {
    pollInterval: 50,
    leaseFor: 2_000,
    connectSchedule: [100],
    sendSchedule: [100],
    media: memoryMedia(),
  },
});
const app = new Koa();
app.on('error', error => tell({ app: String(error.stack) }));
// The host's own route publishes an event of the host.
app.use(async (ctx, next) => {
  if (ctx.path !== '/orders') return next();
  const id = String(ctx.query.id);
  try {
    await marketplace.webhooks?.publish('ws_studio', String(ctx.query.type), { name: id }, { id });
    ctx.status = 204;
  } catch (error) {
    ctx.status = (error as Error).name === 'RepositoryUnavailableError' ? 503 : 500;
    ctx.body = ctx.status === 503 ? 'temporarily unavailable' : String(error);
  }
});
app.use(marketplace.router.routes());
if (marketplace.redirects !== null) app.use(marketplace.redirects.routes());
const server = createServer(app.callback()).listen(Number(port), '127.0.0.1');
await once(server, 'listening');
marketplace.start();

process.on('SIGTERM', async () => {
  if (drainFor === undefined) {
    server.close();
    server.closeAllConnections();
    await marketplace.close();
  } else await marketplace.close(server, { drainFor });
  await repository.close();
  tell({ closed: reported });
  process.exit(0);
});
tell({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
