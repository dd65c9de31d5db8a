/** Brokers die after an event was sent to them and before they have confirmed it. */
import { setTimeout } from 'node:timers/promises';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import { type Broker, broker, natsArgs, redisArgs } from '../../destinations/brokers.ts';
import { channelOf, rabbit } from '../../destinations/rabbitmq-server.ts';
import type { Cleanup } from '../../helper.ts';
import { until } from '../../until.ts';
import { needs } from '../daemon.ts';
import { finishHosts, startHosts } from '../hosts.ts';
import { heap, measured } from '../memory.ts';
import { postgresPlace } from '../places.ts';
import type { Given, Scenario } from '../scenario.ts';

/** In minutes. */
const duration = 2;

interface Receiving {
  readonly broker: Broker;
  /** The settings of the destination. */
  readonly destination: object;
  /** The names of all events that it has, as often as it has them. */
  readonly names: () => Promise<string[]>;
}

const nameOf = (body: string | Buffer): string => JSON.parse(String(body)).data.name;

async function redis(cleanup: Cleanup): Promise<Receiving> {
  const server = await broker(cleanup, 'redis-server', redisArgs);
  const password = 'REDIS-PASSWORD';
  return {
    broker: server,
    destination: {
      type: 'redis_streams',
      url: `redis://127.0.0.1:${server.port}`,
      stream: 'orders',
      password,
    },
    async names() {
      const client = new Redis({ port: server.port, password });
      const entries = await client.xrange('orders', '-', '+');
      client.disconnect();
      return entries.map(([, fields]: [string, string[]]) =>
        nameOf(fields[fields.indexOf('body') + 1] ?? ''),
      );
    },
  };
}

async function nats(cleanup: Cleanup): Promise<Receiving> {
  const server = await broker(cleanup, 'nats-server', natsArgs);
  const [username, password] = ['ann', 'NATS-PASSWORD'];
  const open = () => connect({ servers: `127.0.0.1:${server.port}`, user: username, pass: password });
  const first = await open();
  await (await jetstreamManager(first)).streams.add({ name: 'ORDERS', subjects: ['orders'] });
  await first.close();
  return {
    broker: server,
    destination: {
      type: 'nats',
      url: `nats://127.0.0.1:${server.port}`,
      subject: 'orders',
      username,
      password,
    },
    async names() {
      const connection = await open();
      const stream = await jetstream(connection).streams.get('ORDERS');
      const { state } = await stream.info();
      const names: string[] = [];
      for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
        const message = await stream.getMessage({ seq });
        if (message !== null) names.push(nameOf(message.string()));
      }
      await connection.close();
      return names;
    },
  };
}

async function rabbitmq(cleanup: Cleanup): Promise<Receiving> {
  const server = await rabbit(cleanup);
  const channel = await channelOf(cleanup, server.port);
  await channel?.assertExchange('events', 'topic');
  await channel?.assertQueue('orders', { durable: true });
  await channel?.bindQueue('orders', 'events', 'orders');
  return {
    broker: server,
    destination: {
      ...{ type: 'rabbitmq', url: `amqp://guest:guest@127.0.0.1:${server.port}`, exchange: 'events' },
      routing_key: 'orders',
    },
    async names() {
      const reading = await channelOf(cleanup, server.port);
      const names: string[] = [];
      for (;;) {
        const message = await reading?.get('orders');
        if (!message) break;
        names.push(nameOf(message.content));
      }
      // What was read goes back into the queue.
      await reading?.close();
      return names;
    },
  };
}

async function dying({ cleanup, tell }: Given): Promise<string> {
  needs(['redis-server', 'nats-server', '/usr/lib/rabbitmq/bin/rabbitmq-server']);
  const brokers = {
    Redis: await redis(cleanup),
    NATS: await nats(cleanup),
    RabbitMQ: await rabbitmq(cleanup),
  };
  const started = await startHosts(cleanup, await postgresPlace(cleanup), 1, {
    load: { only: ['orders', 'turns', 'items', 'history'] },
    process: {
      env: { NODE_OPTIONS: `--max-old-space-size=${heap}` },
      settings: { webhooks: { schedule: Array(2_000).fill(200) } },
    },
  });
  const { hosts, first, prepared } = started;
  for (const { destination } of Object.values(brokers))
    await first.made('webhooks', { destination, event_types: ['order.paid'] });
  const running = first.run(prepared, 3);
  const memory = measured(hosts[0]?.pid, duration);
  const end = performance.now() + duration * 60_000;
  let kills = 0;
  while (performance.now() < end) {
    for (const [name, { broker: server }] of Object.entries(brokers)) {
      const before = first.promised.orders.length;
      // Half of the time, it is sent these and stores none of them; otherwise, it may have stored what it has not confirmed.
      if (kills % 2 === 0) server.signal('SIGSTOP');
      await until(() => first.promised.orders.length > before + 5);
      await setTimeout(100 + Math.random() * 400);
      await server.kill();
      await setTimeout(200);
      await server.start();
      kills += 1;
      tell(`${name} was killed, ${first.promised.orders.length} events`);
    }
    await setTimeout(2_000);
  }
  await running.end();
  const found = memory.end();
  const { orders } = first.promised;
  const reported: string[] = [];
  for (const [name, { names }] of Object.entries(brokers)) {
    let all: string[] = [];
    const missing = () => orders.filter(one => !all.includes(one));
    await until(
      async () => {
        all = await names();
        if (missing().length > 0) await setTimeout(500);
        return missing().length === 0;
      },
      () => ({ name, missing: missing() }),
    );
    reported.push(`${name} has each, ${all.length - new Set(all).size} of them twice`);
  }
  await finishHosts(started);
  return `${kills} kills; ${orders.length} acknowledged events, none lost: ${reported.join(', ')}; ${found}`;
}

export const destinationLosses: readonly Scenario[] = [
  {
    name: 'brokers-killed',
    promise:
      'An event reaches each broker at least once, although brokers die after it was sent and before they have confirmed it. The memory of the host stays flat.',
    how: `Redis, NATS and RabbitMQ are stopped (SIGSTOP) while events are sent to them, killed (\`kill -9\`) and started again, in turn, for ${duration} minutes.`,
    run: dying,
  },
];
