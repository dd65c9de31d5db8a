/** A host with orders in PostgreSQL, and a receiver of their events. */
import type pg from 'pg';
import type { PostgresOptions, PostgresRepository } from '../../../../src/adapters/postgres/index.ts';
import {
  type AutomationPublisher,
  createAutomation,
  type TransactionClient,
  type WebhookEngine,
} from '../../../../src/index.ts';
import { sample, shop } from '../../../../src/testing/sample.ts';
import type { Cleanup } from '../../../helper.ts';
import { freshRepository } from '../../../postgres-server.ts';
import { engine, listen, receiver } from '../../../webhooks/receiver.ts';

export interface Host {
  readonly pool: pg.Pool;
  readonly schema: string;
  readonly repository: PostgresRepository;
  readonly webhooks: WebhookEngine;
  readonly automation: AutomationPublisher;
  /** The ids of the events that the receiver got, after it got this many. */
  received(count: number): Promise<string[]>;
  orders(): Promise<number[]>;
  /** Publishes an event of an order, in a transaction. */
  publish(order: number, client: TransactionClient): Promise<number>;
}

/** The engine runs. */
export async function host(
  cleanup: Cleanup,
  ...where: [config?: pg.PoolConfig, options?: Omit<PostgresOptions, 'pool'>]
): Promise<Host> {
  const { pool, schema, repository } = await freshRepository(cleanup, ...where);
  await repository.import({ ...sample(), webhook_endpoints: {} });
  await pool.query(`create table ${schema}.orders (id integer primary key)`);
  const { url, received, reached } = await receiver(cleanup);
  await listen(repository, url);
  const webhooks = engine(cleanup, repository);
  webhooks.start();
  return {
    pool,
    schema,
    repository,
    webhooks,
    automation: createAutomation({ repository, webhooks }),
    async received(count) {
      await reached(count);
      return received.map(({ headers }) => String(headers['webhook-id'])).sort();
    },
    orders: async () =>
      (await pool.query(`select id from ${schema}.orders order by id`)).rows.map(({ id }) => id),
    publish: (order, client) =>
      webhooks.publish(shop, 'order.paid', { order }, { id: `order_${order}`, client }),
  };
}

/** A client of the pool, which the test gives back. */
export async function clientOf(cleanup: Cleanup, pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  cleanup(() => client.release());
  return client;
}
