/**
 * Measures the cost of the request log: noting a request, and storing what was noted in a second, which is the same for any
 * number of requests, because a part of them is listed and all are counted.
 */
import pg from 'pg';
import { loadFixtures, toData } from '../dist/fixtures.js';
import { createRequestLog } from '../dist/index.js';
import { lowdbRepository } from '../dist/lowdb.js';
import { postgresRepository } from '../dist/postgres.js';
import { requestsOf } from './compare.js';
import { median } from './numbers.js';
import { cpu, head, ratioOf, rounds } from './parts.js';
import { fill } from './postgres.js';
import { startServer } from './postgres-server.js';
import { ask, end } from './processes.js';

const baseUrl = 'http://127.0.0.1';
const noted = 200_000;
const stored = 100;
const operation = { id: 'getItem', scope: 'items:read', path: '/api/items/item', input: {} };

/** Returns the ratio of requests with the log to those without, by storage and request name. */
export async function compareRequestLog() {
  const ratios = {};
  head();
  const repository = await lowdbRepository({ seed: toData(await loadFixtures()), baseUrl });
  const server = await ask('./servers/ours.js', {});
  const requests = requestsOf(server.answer);
  const cost = await costOf(repository, 'ws_studio');
  for (const name of ['items/all', 'items/item', 'purchases/validation', 'v1/models'])
    ratios[name] = await ratioOf(name, server, requests[name], cost);
  await end(server.child);
  await repository.close();
  const name = 'purchases/validation over PostgreSQL';
  ratios[name] = await overPostgres(name);
  return ratios;
}

async function overPostgres(name) {
  const database = await startServer();
  try {
    const place = { connectionString: database.connectionString, schema: 'bench_log' };
    const { secret, purchase } = await fill(place);
    const pool = new pg.Pool({ connectionString: database.connectionString });
    const repository = await postgresRepository({ pool, schema: place.schema, baseUrl });
    const cost = await costOf(
      repository,
      (await pool.query('select id from bench_log.workspaces')).rows[0].id,
    );
    await repository.close();
    await pool.end();
    const server = await ask('./servers/postgres-ours.js', place);
    const wanted = requestsOf({ secret, purchase })['purchases/validation'];
    const ratio = await ratioOf(name, server, wanted, cost);
    await end(server.child);
    return ratio;
  } finally {
    await database.stop();
  }
}

/** Seconds of CPU time: of noting a request, and of storing as many as a second lists. */
async function costOf(repository, workspaceId) {
  const log = createRequestLog({ repository, writeInterval: 10_000 });
  const note = [];
  const store = [];
  for (const round of [0, ...rounds]) {
    const begun = cpu();
    for (let index = 0; index < noted; index += 1) observe(log, workspaceId, index);
    if (round > 0) note.push((cpu() - begun) / noted);
    await log.flush();
    const times = [];
    for (let index = 0; index < 20; index += 1) {
      for (let one = 0; one < stored; one += 1) observe(log, workspaceId, one);
      const before = cpu();
      await log.flush();
      times.push(cpu() - before);
    }
    if (round > 0) store.push(median(times));
  }
  await log.close();
  return { note: median(note), store: median(store) };
}

/** As the router does it: with the time that it took, and half of them refused. */
function observe(log, workspaceId, index) {
  const begun = performance.now();
  log.observe({
    workspaceId,
    keyId: 'key_studio',
    operation,
    method: 'GET',
    status: index % 2 === 0 ? 200 : 404,
    error: index % 2 === 0 ? null : 'not_found',
    duration: performance.now() - begun,
    details: () => ({ requestId: `req_${index}`, address: '127.0.0.1', url: '/api/items/item?item_id=1001' }),
  });
}
