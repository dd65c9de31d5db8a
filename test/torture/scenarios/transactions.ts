/** What transactions of the host, and settings of its database, do to others. */
import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { createAutomation, createWebhooks } from '../../../src/index.ts';
import { loadOf } from '../../adapters/postgres/chaos/load.ts';
import { secrets } from '../../helper.ts';
import { until, within } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';
import { endHosts, namesIn, startHosts } from '../hosts.ts';
import { postgresPlace } from '../places.ts';
import type { Given, Scenario } from '../scenario.ts';

const studio = 'ws_studio';
const rounds = 30;
/** As many transactions as the pool has connections. */
const max = 10;

/** Transactions that take all connections of the pool which the host shares with us. */
async function wholePool({ cleanup }: Given): Promise<string> {
  const place = await postgresPlace(cleanup);
  const { hosts, received } = await startHosts(cleanup, place, 1);
  const pool = new pg.Pool({ connectionString: place.address, max });
  cleanup(() => pool.end());
  const repository = await postgresRepository({ pool });
  const webhooks = createWebhooks({ repository, events: [{ type: 'order.paid', summary: 'Paid' }] });
  const published: string[] = [];
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    // A process that has just started: what it caches is not there yet.
    const automation = createAutomation({ repository, webhooks });
    const begun = performance.now();
    const one = async (_: unknown, index: number) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const name = `p${round}-${index}`;
        await client.query('select pg_sleep(0.02)');
        await webhooks.publish(studio, 'order.paid', { name: `${name}w` }, { id: `${name}w`, client });
        await automation.publish(studio, 'a.b', { name: `${name}a` }, { id: `${name}a`, client });
        await client.query('commit');
        published.push(`${name}w`, `${name}a`);
      } finally {
        client.release();
      }
    };
    const all = Promise.all(Array.from({ length: max }, one));
    await within(all, () => `the end of ${max} transactions`, 10_000);
    slowest = Math.max(slowest, performance.now() - begun);
  }
  const missing = () => {
    const arrived = new Set(namesIn(received));
    return published.filter(name => !arrived.has(name));
  };
  await until(() => missing().length === 0, missing);
  await endHosts(hosts);
  return `${rounds} times ${max} transactions at once, all ended, within ${slowest.toFixed(0)} ms at most; ${published.length} events, each arrived`;
}

/** Several processes take the role of an owner from each other. */
async function repeatableRead({ cleanup }: Given): Promise<string> {
  const { address } = await postgresPlace(cleanup);
  const url = new URL(address);
  const setting = new pg.Client({ connectionString: address });
  await setting.connect();
  await setting.query(
    `alter database ${url.pathname.slice(1)} set default_transaction_isolation = 'repeatable read'`,
  );
  await setting.end();
  const processes = [
    await postgresRepository({ connectionString: address }),
    await postgresRepository({ connectionString: address }),
  ] as const;
  for (const { close } of processes) cleanup(close);
  const [one] = processes;
  const owners = async () =>
    (await one.memberships.list(studio)).filter(({ role }) => role === 'owner').map(({ user_id }) => user_id);
  const members = (await one.memberships.list(studio)).map(({ user_id }) => user_id).slice(0, 2);
  assert.equal(members.length, 2);
  let kept = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const id of members) await one.memberships.change(studio, id, 'owner');
    for (const id of await owners())
      if (!members.includes(id)) await one.memberships.change(studio, id, 'viewer');
    await Promise.all(members.map((id, index) => processes[index]?.memberships.change(studio, id, 'viewer')));
    const left = await owners();
    assert.equal(left.length, 1, `round ${round + 1}: one owner is left`);
    kept += 1;
  }
  return `${kept} of ${rounds} times, one owner was left`;
}

/** What a tool may lock, each for a while. */
const locked = [
  'webhook_deliveries',
  'webhook_lanes',
  'webhook_wake_ups',
  'webhook_endpoints',
  'webhook_events',
];
/** Events of the other workspace for each lock. */
const count = 20;

async function lockedRows({ cleanup, tell }: Given): Promise<string> {
  const place = await postgresPlace(cleanup);
  const { hosts, first, prepared, received } = await startHosts(cleanup, place, 2, {
    load: { only: ['orders', 'turns', 'events'] },
  });
  const target = await receiver(cleanup);
  const other = loadOf(hosts[1]?.url ?? '', 'o', { secret: secrets.sounds });
  await other.made('automation/hooks', { target_url: target.url, event_type: 'a.b' });
  await other.made('webhooks', { url: target.url, event_types: ['automation.published'], ordered: true });
  const running = first.run(prepared, 4);
  const client = new pg.Client({ connectionString: place.address });
  await client.connect();
  cleanup(() => client.end());
  const { rows: schemas } = await client.query(
    `select schemaname from pg_tables where tablename = 'webhook_deliveries'`,
  );
  const schema = schemas[0]?.schemaname;
  let slowest = 0;
  let arrivedInAll = 0;
  for (const table of locked) {
    const before = first.acknowledged();
    await until(() => first.acknowledged() > before + 20);
    await client.query('begin');
    await client.query(`select 1 from ${schema}.${table} where workspace_id = $1 for update`, [studio]);
    for (let number = 0; number < count; number += 1) {
      const name = `${table}-${number}`;
      const begun = performance.now();
      const { status, text } = await other.api('POST', 'v1/automation/publish', {
        type: 'a.b',
        data: { name },
      });
      assert.equal(status, 202, text);
      const arrived = () => target.received.filter(({ body }) => JSON.parse(body).data.name === name).length;
      await until(
        () => arrived() >= 2,
        () => `${arrived()} of ${name}, while rows of ${table} are locked`,
        10_000,
      );
      slowest = Math.max(slowest, performance.now() - begun);
      arrivedInAll += 2;
    }
    await client.query('rollback');
    tell(`rows of ${table} were locked, ${slowest.toFixed(0)} ms at most`);
    await setTimeout(200);
  }
  await running.end();
  assert.deepEqual([...first.surprises], []);
  const missing = () => {
    const arrived = new Set(namesIn(received));
    const { orders, turns, events } = first.promised;
    return [...orders, ...turns, ...events.keys()].filter(name => !arrived.has(name));
  };
  await until(() => missing().length === 0, missing);
  await endHosts(hosts);
  return `${arrivedInAll} of ${2 * count * locked.length} deliveries of the other workspace arrived while rows were locked, ${slowest.toFixed(0)} ms after the request at most; afterwards, all ${namesIn(received).length} events of the first one`;
}

/** As few connections as a host may have that wants to go on while rows are locked. */
const connections = 3;
/** Changes of the workspace whose rows are locked: far more than there are connections. */
const changes = 100;
/** Requests of the other workspace meanwhile. */
const requests = 200;

async function smallPool({ cleanup }: Given): Promise<string> {
  const { address } = await postgresPlace(cleanup);
  const settings = { connections, limits: { links: 100_000 } };
  const { hosts, first } = await startHosts(cleanup, { address, storage: 'hosts' }, 1, {
    process: { settings },
  });
  const other = loadOf(hosts[0]?.url ?? '', 'o', { secret: secrets.sounds });
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  cleanup(() => client.end());
  const { rows } = await client.query(`select schemaname from pg_tables where tablename = 'workspaces'`);
  await client.query('begin');
  await client.query(`select 1 from ${rows[0]?.schemaname}.workspaces where id = $1 for update`, [studio]);
  const newLink = ({ api }: Pick<typeof other, 'api'>) =>
    api('POST', 'v1/links', { url: 'https://target.example/' });
  const statuses: number[] = [];
  const held = Promise.all(
    Array.from({ length: changes }, async () => statuses.push((await newLink(first)).status)),
  );
  // They end with the host where something else is wrong.
  held.catch(() => {});
  let slowest = 0;
  for (let number = 0; number < requests; number += 1) {
    const begun = performance.now();
    const { status, text } = await (number % 2 === 0 ? other.api('GET', 'v1/links') : newLink(other));
    assert.equal(status, number % 2 === 0 ? 200 : 201, text);
    slowest = Math.max(slowest, performance.now() - begun);
  }
  assert.deepEqual(statuses, [], 'the changes wait for the row');
  await client.query('rollback');
  await held;
  assert.deepEqual([...new Set(statuses)], [201]);
  await endHosts(hosts);
  return `${requests} of ${requests} requests of the other workspace were answered while ${changes} changes waited for the row, after ${slowest.toFixed(0)} ms at most; once it was free, all ${changes} were carried out`;
}

export const transactions: readonly Scenario[] = [
  {
    name: 'whole-pool',
    promise:
      'Transactions of the host that publish with `{ client }` end, also if they take all connections of a pool that the host shares with us.',
    how: `${max} transactions at once over a pool of ${max}; each publishes to webhooks and to automation, whose caches are empty.`,
    run: wholePool,
  },
  {
    name: 'repeatable-read',
    promise: 'A workspace keeps an owner, whatever isolation is the default of the database.',
    how: "`default_transaction_isolation = 'repeatable read'`; two processes take the role of an owner from two members at once, the only owners.",
    run: repeatableRead,
  },
  {
    name: 'locked-rows',
    promise:
      'Rows of one workspace that a tool has locked delay no delivery of another workspace, and are sent once they are free.',
    how: `All rows of a busy workspace in ${locked.map(table => `\`${table}\``).join(', ')} are locked in turn, while another workspace publishes events one after the other to a hook and an ordered webhook.`,
    run: lockedRows,
  },
  {
    name: 'small-pool',
    promise:
      'Changes that need a row which a tool has locked wait for it without a connection, for 15 s at most. Other workspaces are answered meanwhile, also if the pool is small.',
    how: `A host has a pool of ${connections}. The row of a workspace in \`workspaces\` is locked while ${changes} clients make a link in it. Another workspace lists and makes links, one after the other.`,
    run: smallPool,
  },
];
