/** Ordered webhooks get events in the order in which they were published together. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { createOutbox, createWebhooks } from '../../../src/index.ts';
import { until } from '../../until.ts';
import { descents, endHosts, namesIn, startHosts } from '../hosts.ts';
import { filePlace, type Place, postgresPlace } from '../places.ts';
import type { Given, Scenario } from '../scenario.ts';

const rounds = 10;
/** In each round. */
const count = 100;
const type = 'turn.taken';

/** Rows of a table of the host that are stored in one transaction. */
async function fromOutbox({ cleanup, tell }: Given): Promise<string> {
  const place = await postgresPlace(cleanup);
  const { hosts, received } = await startHosts(cleanup, place, 2);
  const pool = new pg.Pool({ connectionString: place.address });
  cleanup(() => pool.end());
  await pool.query('create table outbox (number bigserial primary key, name text)');
  const repository = await postgresRepository({ connectionString: place.address });
  cleanup(repository.close);
  const errors: unknown[] = [];
  const webhooks = createWebhooks({
    repository,
    events: [{ type, summary: 'An event whose order matters' }],
  });
  const outbox = createOutbox({
    async take(limit) {
      const { rows } = await pool.query('select name from outbox order by number limit $1', [limit]);
      return rows.map(({ name }) => ({ id: name, workspaceId: 'ws_studio', type, data: { name } }));
    },
    done: async results =>
      void (await pool.query('delete from outbox where name = any ($1)', [results.map(({ id }) => id)])),
    publish: webhooks.publish,
    onError: error => errors.push(error),
  });
  cleanup(outbox.close);
  outbox.start();
  const published: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const names = Array.from({ length: count }, () => randomUUID());
    await pool.query('insert into outbox (name) select unnest($1::text[])', [names]);
    published.push(...names);
    outbox.nudge();
    await until(
      () => namesIn(received).length === published.length,
      () => namesIn(received).length,
    );
    tell(`${round * count} rows`);
  }
  assert.deepEqual(errors, []);
  const found = descents(published, received);
  assert.equal(found, 0, 'descents');
  await endHosts(hosts);
  return `${rounds} times ${count} rows, sent by two processes; ${found} descents in ${published.length} deliveries`;
}

/** Events of one request. */
async function inBatches({ cleanup, tell }: Given, place: Place, processes: number): Promise<string> {
  const { hosts, loads, first, url, received } = await startHosts(cleanup, place, processes);
  await first.made('webhooks', { url, event_types: ['line.moved'], ordered: true });
  const published: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const names = Array.from({ length: count }, () => randomUUID());
    const batch = names.map(name => ({
      ...{ specversion: '1.0', id: name, source: '/shop', type: 'line.moved' },
      data: { name },
    }));
    const load = loads[round % loads.length] ?? first;
    const { status, text } = await load.api('POST', 'v1/automation/publish', batch, {
      'content-type': 'application/cloudevents-batch+json',
    });
    assert.equal(status, 202, text);
    published.push(...names);
    tell(`${round} batches`);
  }
  await until(
    () => namesIn(received).length === published.length,
    () => namesIn(received).length,
  );
  const found = descents(published, received);
  assert.equal(found, 0, 'descents');
  await endHosts(hosts);
  return `${rounds} batches of ${count} events with ids at random; ${found} descents in ${published.length} deliveries`;
}

const batchPromise =
  'An ordered webhook gets the events of a batch in the order of the batch, whatever their ids are.';

export const orders: readonly Scenario[] = [
  {
    name: 'order-outbox',
    promise: 'An ordered webhook gets the events of an outbox in the order of its rows.',
    how: `${count} rows are stored in one statement in a table of the host, and published by \`createOutbox\`; two processes send.`,
    run: fromOutbox,
  },
  {
    name: 'order-batch-file',
    promise: `${batchPromise} A data file.`,
    how: 'Batches of CloudEvents are published, one after the other.',
    run: async given => inBatches(given, await filePlace(given.cleanup), 1),
  },
  {
    name: 'order-batch-postgres',
    promise: `${batchPromise} PostgreSQL.`,
    how: 'Batches of CloudEvents are published, one after the other, at two processes in turn.',
    run: async given => inBatches(given, await postgresPlace(given.cleanup), 2),
  },
];
