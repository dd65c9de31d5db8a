/** Collects every statement of the adapter: the conformance suite, all filters of all lists, and a new schema. */
import pg from 'pg';
import { postgresRepository, type Queryable } from '../../../../src/adapters/postgres/index.ts';
import { repositoryConformance } from '../../../../src/testing/index.ts';
import { sample, shop } from '../../../../src/testing/sample.ts';
import type { Cleanup } from '../../../helper.ts';
import { databaseUrl } from '../../../postgres-server.ts';
import { addMessaging } from '../../whole-messaging.ts';

/** Test files that run concurrently use the same database. */
const schema = `engines_${process.pid}`;

/** Each statement once, in the order of its first use, with the schema name `engines`. */
export async function sentStatements(cleanup: Cleanup): Promise<string[]> {
  const connectionString = await databaseUrl();
  const pool = new pg.Pool({ connectionString });
  pool.on('error', () => {});
  cleanup(() => dropSchema(connectionString));
  // It waits for its connections: a statement that goes on and the drop would wait for each other.
  cleanup(() => pool.end());
  const sent = new Set<string>();
  const hearing = (one: Queryable): Queryable => ({
    query: statement => {
      // An import empties the tables in one round trip.
      for (const text of statement.text.split(/; (?=delete from )/))
        sent.add(text.replaceAll(schema, 'engines'));
      return one.query(statement);
    },
  });
  const connect = async () => {
    const client = await pool.connect();
    return { ...hearing(client), release: (error?: Error) => client.release(error) };
  };
  const repository = await postgresRepository({ pool: { ...hearing(pool), connect }, schema });
  const cases: (() => Promise<void>)[] = [];
  repositoryConformance({
    test: (_, run) => cases.push(run),
    create: async seed => {
      await repository.import(seed, { empty: true });
      return { repository, close: async () => {} };
    },
  });
  for (const run of cases) await run();
  const data = sample();
  addMessaging(data, shop);
  await repository.import(data, { empty: true });
  await repository.isEmpty();
  await takeFromSql(pool, repository);
  await repository.export();
  await allLists(repository);
  return [...sent];
}

async function dropSchema(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`drop schema if exists ${schema} cascade`);
  await client.end();
}

type WholeRepository = Awaited<ReturnType<typeof postgresRepository>>;

/** Events that SQL has published: one is sent, one refused, and one of a type that no process declares at first. */
async function takeFromSql(pool: pg.Pool, { webhooks }: WholeRepository): Promise<void> {
  for (const [id, type] of [
    ['sent', 'order.paid'],
    ['refused', 'order.paid'],
    ['lost', 'order.lost'],
  ])
    await pool.query(`select ${schema}.publish_event($1, $2, '{}', $3)`, [shop, type, id]);
  for (const type of ['order.paid', 'order.lost'])
    await webhooks.takeSqlEvents?.(
      ({ id, type: of, at }) =>
        id === 'refused' ? { refused: 'no' } : { event: { id, type: of, created_at: at, payload: '{}' } },
      { types: [type], knownFor: 60_000 },
    );
}

/** Calls each list with every combination of its filters. */
async function allLists({
  links,
  items,
  webhooks,
  keys,
  automation,
  messaging,
}: WholeRepository): Promise<void> {
  const limit = 2;
  for (const filters of combinations({ tag: 't', q: 'q', externalId: 'x' }))
    for (const sort of ['created', 'clicks'] as const)
      for (const after of [
        {},
        { after: { value: sort === 'clicks' ? 1 : '2026-01-01T00:00:00Z', id: 'lnk_1' } },
      ])
        await links.list(shop, { ...filters, ...after, sort, archived: false, limit });
  for (const filters of combinations({ category: 'c', tag: 't', q: 'q' })) {
    await items.list(shop, filters);
    await items.list(shop, { ...filters, offset: 1, limit });
    for await (const _ of items.batches(shop, filters)) break;
  }
  const filters = {
    endpointId: 'ep_1',
    eventId: 'msg_1',
    kind: 'hook',
    state: 'failed' as const,
    eventType: 'a.b',
    since: '2026-01-01T00:00:00Z',
    until: '2026-01-01T00:00:00Z',
    ids: ['dlv_1'],
    after: { at: '2026-01-01T00:00:00Z', id: 'dlv_1' },
  };
  for (const some of combinations(filters)) {
    await webhooks.listDeliveries(shop, { ...some, limit });
    await webhooks.listDeliveries(shop, { ...some, eventType: 'a.*', limit });
  }
  const ofEvents = { endpointId: 'ain_1', type: 'a.b', state: 'scheduled' as const, after: 'evt_1' };
  for (const some of combinations(ofEvents)) await automation.listEvents(shop, { ...some, limit });
  for (const some of combinations({ after: 1, type: 'a.b' })) await automation.feed(shop, { ...some, limit });
  const ofMessages = { chat: 'a', direction: 'in' as const, state: 'read' as const, after: 'msg_1' };
  for (const some of combinations(ofMessages))
    await messaging.listMessages(shop, 'ins_1', { ...some, limit });
  for (const some of combinations({ after: 1, instanceId: 'ins_1', type: 'a.b' }))
    await messaging.feed(shop, { ...some, limit });
  const place = { activeAt: '2026-05-05T05:05:05Z', instanceId: 'ins_1', address: 'a' };
  for (const some of combinations({ after: place, instanceId: 'ins_1', unread: true }))
    await messaging.listInbox(shop, { ...some, limit });
  for (const some of combinations({ after: 'a', instanceId: 'ins_1', q: 'a' })) {
    await messaging.searchContacts(shop, { ...some, limit });
    await messaging.searchGroups(shop, { ...some, limit });
  }
  for (const after of combinations({ after: 'a' })) {
    await messaging.listChats(shop, 'ins_1', { ...after, limit });
    await messaging.listContacts(shop, 'ins_1', { ...after, limit });
    await messaging.listGroups(shop, 'ins_1', { ...after, limit });
  }
  for (const after of combinations({ after: 'key_live' })) await keys.list(shop, { ...after, limit });
}

/** All combinations of the members. */
export function combinations<Members extends object>(members: Members): Partial<Members>[] {
  let made: Partial<Members>[] = [{}];
  for (const [name, value] of Object.entries(members))
    made = made.concat(made.map(one => ({ ...one, [name]: value })));
  return made;
}
