/**
 * Compares deliveries to ordered webhooks with those to others, over PostgreSQL: `node bench/ordered.js` after
 * `npm run build` and `npm --prefix bench ci`. One ordered webhook is as fast as a delivery after the other can be.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import pg from 'pg';
import { createMarketplace } from '../dist/index.js';
import { postgresRepository } from '../dist/postgres.js';
import { median, row, whole } from './numbers.js';
import { startServer } from './postgres-server.js';

const count = Number(process.env.BENCH_EVENTS ?? 2_000);
const rounds = 3;
const created = '2026-01-01T00:00:00Z';

const server = await startServer();
let left = 0;
let done = () => {};
const receiver = createServer((req, res) => {
  req.resume().on('end', () => {
    res.writeHead(204).end();
    left -= 1;
    if (left === 0) done();
  });
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
const url = `http://127.0.0.1:${receiver.address().port}/hook`;

/** Deliveries a second, to so many webhooks. */
async function rateOf(name, endpoints, ordered) {
  const pool = new pg.Pool({ connectionString: server.connectionString, max: 10 });
  const repository = await postgresRepository({ pool, schema: name });
  await repository.workspaces.create({ id: 'ws', name: 'Shop', account_id: null });
  for (let index = 0; index < endpoints; index += 1) {
    const id = `ep_${index}`;
    await repository.webhooks.createEndpoint('ws', {
      ...{ id, url, event_types: ['order.paid'], description: '', headers: {}, rate: null, state: 'active' },
      ...{
        paused_reason: null,
        paused_at: null,
        failing_since: null,
        created_at: created,
        recent_failures: 0,
      },
      secrets: [{ secret: `whsec_${Buffer.alloc(24, 7).toString('base64')}`, expires_at: null }],
      ...(ordered && { ordered }),
    });
    const own = Array.from({ length: count / endpoints }, (_, place) => ({
      ...{ id: `msg_${index}_${place}`, type: 'order.paid', created_at: created },
      payload: JSON.stringify({ type: 'order.paid', timestamp: created, data: { order: place } }),
    }));
    await repository.webhooks.publish('ws', own, { only: id });
  }
  const marketplace = createMarketplace({
    repository,
    webhooks: { allowPrivateTargets: ['127.0.0.0/8'], events: [{ type: 'order.paid', summary: 'Paid' }] },
  });
  left = count;
  const all = new Promise(resolve => {
    done = resolve;
  });
  const started = performance.now();
  marketplace.start();
  await all;
  const rate = count / ((performance.now() - started) / 1_000);
  await marketplace.close();
  await repository.close();
  await pool.end();
  return rate;
}

const kinds = [
  ['one webhook, any order', 1, false],
  ['one ordered webhook', 1, true],
  ['20 webhooks, any order', 20, false],
  ['20 ordered webhooks', 20, true],
];
const rates = new Map(kinds.map(([name]) => [name, []]));
for (let round = 0; round < rounds; round += 1)
  for (const [index, [name, endpoints, ordered]] of kinds.entries())
    rates.get(name).push(await rateOf(`ordered_${round}_${index}`, endpoints, ordered));
row('deliveries a second', 'median', 'to any order');
for (const [index, [name]] of kinds.entries()) {
  const [own, other] = [rates.get(name), rates.get(kinds[index - (index % 2)][0])].map(median);
  row(name, whole(own), (own / other).toFixed(2));
}
receiver.close();
receiver.closeAllConnections();
await server.stop();
