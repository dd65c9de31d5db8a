/** What only the server writes never refuses an edit of a data file by hand, and is kept: a row for each collection. */
import assert from 'node:assert/strict';
import { readFile, rename, writeFile } from 'node:fs/promises';
import Koa from 'koa';
import { openRepository } from '../../../src/adapters/lowdb/repository.ts';
import {
  type CollectionName,
  collectionNames,
  collections,
  eachCollection,
  listsOf,
} from '../../../src/adapters/rules/collections/index.ts';
import { withOverrides } from '../../../src/adapters/rules/overrides.ts';
import type { DataFile, Item } from '../../../src/generated/types.ts';
import { createMarketplace } from '../../../src/index.ts';
import { type Cleanup, secrets, send, serveApp, suiteOf } from '../../helper.ts';
import { smallData } from '../whole-data.ts';
import { place, quick } from './place.ts';

const test = suiteOf('An edit of a data file by hand', { isLong: true });
const studio = 'ws_studio';
const baseUrl = 'https://shop.example';

/** A new collection has to be in one of these lists. */
const byHand: readonly CollectionName[] = [
  'accounts',
  'workspaces',
  'keys',
  'items',
  'purchases',
  'models',
  'users',
  'memberships',
  'invitations',
  'webhook_endpoints',
  'links',
  'automation_endpoints',
  'automation_types',
  'instances',
  'media',
  'messages',
  'chats',
  'contacts',
  'chat_groups',
];
const byServer: readonly CollectionName[] = [
  'sessions',
  'webhook_events',
  'webhook_deliveries',
  'delivery_hours',
  'link_days',
  'link_clicks',
  'link_visitors',
  'link_salts',
  'link_recorders',
  'link_quarantines',
  'idempotent_requests',
  'automation_events',
  'automation_refusals',
  'automation_requests',
  'automation_numbers',
  'channel_commands',
  'channel_events',
  'messaging_numbers',
  'audit_entries',
  'request_log',
  'usage_counts',
  'usage_hours',
];

const later = '2029-01-01T00:00:00Z';
/** Another value of each field that only the server writes. */
const otherValues: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  keys: { last_used_at: later, last_used_network: '192.0.2.0', last_used_agent: 'curl' },
  webhook_endpoints: { recent_failures: 7, failing_since: later },
  links: { clicks: 77, bots: 7, last_clicked_at: later, passes: 7, expired_at: later },
  instances: {
    memory: { paired: true },
    state: 'connecting',
    reason: 'It reconnects.',
    pairing: null,
    address: '+4930901821',
    generation: 9,
    lease_until: later,
    holder: 'worker',
    heartbeat_at: later,
    opened_at: later,
    health_stats: {
      down_since: null,
      last_received_at: later,
      last_sent_at: null,
      last_error: null,
      no_room_at: null,
      file_failed_at: null,
      lost: [],
    },
    health: { status: 'good', since: later, reasons: [] },
    changed_at: later,
  },
  messages: {
    external_id: 'x-9',
    state: 'failed',
    reason: 'Nobody has this number.',
    attempts: 9,
    sending: null,
    retry_at: later,
    sent_at: later,
    delivered_at: later,
    read_at: later,
  },
  chats: { last_sequence: 99, unread: 9, active_at: later },
};

/** As most editors do. */
async function save(file: string, text: string): Promise<void> {
  await writeFile(`${file}~`, text);
  await rename(`${file}~`, file);
}

/** Checked once: data that a repository gave out is neither copied nor checked again. */
const { data: seed } = await openRepository({ seed: smallData(), baseUrl });

async function open(cleanup: Cleanup) {
  const file = await place(cleanup);
  const repository = await openRepository({ file, baseUrl, seed: seed as DataFile, onEdit: () => {} }, quick);
  cleanup(repository.close);
  const read = JSON.parse(await readFile(file, 'utf8')) as DataFile;
  /** An editor that has read the file at the start changes it now. */
  const edit = async (change: (data: DataFile) => void) => {
    const edited = structuredClone(read);
    change(edited);
    await save(file, JSON.stringify(edited, null, 2));
    return repository.reload();
  };
  const rename_ = (name: string) =>
    edit(data => {
      const [item] = data.items[studio] ?? [];
      assert.ok(item);
      item.name = name;
    });
  const stored = async () => JSON.parse(await readFile(file, 'utf8')) as DataFile;
  return { file, repository, edit, rename: rename_, stored };
}

const recordsOf = (data: unknown, name: CollectionName) =>
  listsOf(name, data as DataFile).flatMap(({ records }) => records);

/** The data without one record of a collection, and what refers to it. */
function withoutOne(data: DataFile, name: CollectionName): DataFile {
  const { scope } = collections[name];
  const collection = data[name] as object;
  if (scope === 'storage')
    return withOverrides(data, { [name]: (collection as readonly unknown[]).slice(1) });
  const [[key = '', value] = []] = Object.entries(collection).filter(
    ([, one]) => scope === 'id' || (one as readonly unknown[]).length > 0,
  );
  const { [key]: _, ...rest } = collection as Readonly<Record<string, unknown>>;
  const next = scope === 'id' ? rest : { ...rest, [key]: (value as readonly unknown[]).slice(1) };
  return withOverrides(data, { [name]: next });
}

test('is decided for every collection', () => {
  assert.deepEqual([...byHand, ...byServer].sort(), [...collectionNames].sort());
});

for (const name of byServer)
  test(`is loaded although the server has changed ${name} since, and undoes nothing of it`, async cleanup => {
    const { repository, rename: renameItem, stored } = await open(cleanup);
    const before = recordsOf(repository.data, name).length;
    await repository.replace(now => withoutOne(now as DataFile, name));
    assert.ok(recordsOf(repository.data, name).length < before);
    const { [name]: own } = repository.data;
    assert.equal(await renameItem('Edited'), true);
    assert.equal(repository.data.items[studio]?.[0]?.name, 'Edited');
    assert.deepEqual(repository.data[name], own);
    await repository.close();
    assert.deepEqual((await stored())[name], JSON.parse(JSON.stringify(own)), 'also in the file');
  });

for (const name of byHand)
  test(`is kept beside the file if ${name} have changed since`, async cleanup => {
    const { repository, rename: renameItem } = await open(cleanup);
    await repository.replace(now => withoutOne(now as DataFile, name));
    const { data } = repository;
    assert.equal(await renameItem('Edited'), false);
    assert.deepEqual(repository.data, data);
  });

test('is loaded although fields have changed that only the server writes, which stay as they are', async cleanup => {
  const declared = eachCollection.flatMap(([name, { serverWritten }]) =>
    typeof serverWritten === 'object' ? [[name, [...serverWritten].sort()] as const] : [],
  );
  const tried = Object.entries(otherValues).map(([name, fields]) => [name, Object.keys(fields).sort()]);
  assert.deepEqual(Object.fromEntries(tried), Object.fromEntries(declared));
  const { repository, edit } = await open(cleanup);
  for (const [name, fields] of declared)
    for (const field of fields) {
      const lists = Object.entries(repository.data[name]) as unknown as [string, readonly object[]][];
      const [workspace = '', [first, ...more] = []] = lists.find(([, list]) => list.length > 0) ?? [];
      const record = { ...first, [field]: otherValues[name]?.[field] };
      await repository.replace(now => ({
        ...now,
        [name]: { ...now[name], [workspace]: [record, ...more] },
      }));
      const text = `${name} ${field}`;
      const isLoaded = await edit(data => {
        const [item] = data.items[studio] ?? [];
        assert.ok(item);
        item.name = text;
      });
      assert.ok(isLoaded, text);
      const [now] = (repository.data[name] as Readonly<Record<string, readonly object[]>>)[workspace] ?? [];
      // Leases end where a record was replaced.
      if (!['lease_until', 'generation'].includes(field))
        assert.deepEqual(Reflect.get(now ?? {}, field), otherValues[name]?.[field], text);
    }
});

test('of a host is loaded although its requests were logged since, and its pages serve it', async cleanup => {
  const { file, repository, rename: renameItem } = await open(cleanup);
  const marketplace = createMarketplace({ repository, publicUrl: baseUrl, messaging: false });
  const app = new Koa();
  app.use(marketplace.router.routes());
  const { url } = await serveApp(cleanup, app);
  const names = async () =>
    ((await send(`${url}/api/items/all?api_key=${secrets.studio}`)).json.items as Item[]).map(
      one => one.name,
    );
  await names();
  await marketplace.close();
  assert.ok((repository.data.request_log[studio]?.length ?? 0) > 1, 'the request is logged');
  assert.notEqual(await readFile(file, 'utf8'), '');
  assert.equal(await renameItem('Edited'), true);
  assert.ok((await names()).includes('Edited'));
});

test('of a record is loaded with what the server has written in it since', async cleanup => {
  const { repository, edit } = await open(cleanup);
  const [link, ...links] = repository.data.links[studio] ?? [];
  await repository.replace(
    now =>
      ({
        ...now,
        links: { ...now.links, [studio]: [{ ...(link as object), clicks: 77 }, ...links] },
      }) as never,
  );
  const isLoaded = await edit(data => {
    const [own] = data.links[studio] ?? [];
    if (own) own.title = 'Mine';
  });
  assert.ok(isLoaded);
  const [now] = repository.data.links[studio] ?? [];
  assert.deepEqual([now?.title, now?.clicks], ['Mine', 77]);
});

test('may remove a record without its history, also while the server is stopped', async cleanup => {
  const { file, repository, edit, stored } = await open(cleanup);
  const { link_id: linkId } = repository.data.link_clicks[studio]?.[0] ?? assert.fail();
  const { endpoint_id: endpointId } = repository.data.webhook_deliveries[studio]?.[0] ?? assert.fail();
  const remove = (data: DataFile) => {
    data.links[studio] = data.links[studio]?.filter(({ id }) => id !== linkId) ?? [];
    data.webhook_endpoints[studio] =
      data.webhook_endpoints[studio]?.filter(({ id }) => id !== endpointId) ?? [];
  };
  const check = (data: unknown) => {
    const all = data as DataFile;
    assert.ok(recordsOf(all, 'link_clicks').every(one => one.link_id !== linkId));
    assert.ok(recordsOf(all, 'webhook_deliveries').every(one => one.endpoint_id !== endpointId));
    assert.ok(recordsOf(all, 'link_days').every(one => one.link_id !== linkId));
  };
  const whole = await readFile(file, 'utf8');
  assert.ok(await edit(remove));
  check(repository.data);
  await repository.close();
  const data = JSON.parse(whole);
  remove(data);
  await save(file, JSON.stringify(data));
  const next = await openRepository({ file, baseUrl }, quick);
  check(next.data);
  await next.close();
  check(await stored().then(({ links }) => ({ ...next.data, links })));
});

test.run();
