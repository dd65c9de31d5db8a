/** Patterns of event types that match nothing are refused by name, however a record comes into the storage. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { startMock } from '../../mock-server/index.ts';
import { openRepository } from '../../src/adapters/lowdb/repository.ts';
import { importData } from '../../src/adapters/postgres/copy/import.ts';
import type { Database } from '../../src/adapters/postgres/database/database.ts';
import type { DataFile } from '../../src/generated/types.ts';
import { type Cleanup, fixtures, send, suiteOf } from '../helper.ts';
import { place, quick } from './lowdb/place.ts';
import { smallData } from './whole-data.ts';

const test = suiteOf('Stored patterns of event types', { isLong: true });
const studio = 'ws_studio';
const baseUrl = 'https://shop.example';
const none = ['*.paid', 'order*', 'order.*.added', '.*', 'order.paid ', 'order.paid, order.sent'];

/** The fields with patterns, and whether `*` stands for all types in them. */
const fields = [
  { collection: 'webhook_endpoints', field: 'event_types', everything: true },
  // In the place of a filter, `*` filters nothing out, and is no type either.
  { collection: 'webhook_endpoints', field: 'types', everything: false },
  { collection: 'automation_endpoints', field: 'event_types', everything: true },
] as const;

const rows = fields.flatMap(one =>
  [...none, ...(one.everything ? [] : ['*'])].map(pattern => ({
    ...one,
    pattern,
    reason: `${one.field} contains "${pattern}", which cannot be a pattern: use a type such as order.paid, ${
      one.everything ? 'all of a group such as order.*, or *' : 'or all of a group such as order.*'
    }`,
  })),
);

type Row = (typeof rows)[number];

/** Puts the pattern of a row into the first record of its collection. */
function spoil(data: DataFile, { collection, field, pattern }: Row): void {
  const record = data[collection][studio]?.[0] ?? assert.fail();
  Object.assign(record, { [field]: ['order.*', pattern] });
}

const names =
  ({ collection, reason }: Row, at = `/${collection}/${studio}/0/`) =>
  ({ message }: Error) => {
    assert.ok(message.includes(`${at}${reason}`), message);
    return true;
  };

async function opened(cleanup: Cleanup) {
  const file = await place(cleanup);
  const repository = await openRepository({ file, baseUrl, seed: smallData(), onEdit: () => {} }, quick);
  cleanup(repository.close);
  return { file, repository };
}

test('are refused in an edit of a data file and at the start, with the line', async cleanup => {
  const { file, repository } = await opened(cleanup);
  const inLine = (row: Row) => (error: Error) => names(row)(error) && / \(line \d+\)$/.test(error.message);
  const text = await readFile(file, 'utf8');
  const { data } = repository;
  for (const row of rows) {
    const edited = JSON.parse(text) as DataFile;
    spoil(edited, row);
    await writeFile(file, JSON.stringify(edited, null, 2));
    await assert.rejects(repository.reload(), inLine(row));
    assert.equal(repository.data, data);
  }
  await repository.close();
  for (const row of rows) {
    const edited = JSON.parse(text) as DataFile;
    spoil(edited, row);
    await writeFile(file, JSON.stringify(edited, null, 2));
    await assert.rejects(openRepository({ file, baseUrl }, quick), inLine(row));
  }
});

test('are refused in records that a host puts into lowdb, replaces or imports', async cleanup => {
  const { repository } = await opened(cleanup);
  for (const row of rows) {
    const data = structuredClone(smallData());
    spoil(data, row);
    await assert.rejects(repository.replace(data), names(row));
    const record = data[row.collection][studio]?.[0] ?? assert.fail();
    await assert.rejects(repository.put(row.collection, studio, record as never), names(row));
    // The data is checked before the database is asked.
    await assert.rejects(importData({} as Database, [], data), names(row));
  }
});

test('are refused in records that a mock server gets while it runs, and in fixtures', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  for (const row of rows) {
    const { collection, field, pattern } = row;
    const given = structuredClone(fixtures[collection][studio]?.[0] ?? assert.fail());
    const { id } = given;
    const types = { [field]: ['order.*', pattern] };
    const at = `${collection}/${id}: /`;
    await assert.rejects(mock.putRecord(collection, id, { ...given, ...types }), names(row, at));
    await assert.rejects(mock.patchRecord(collection, id, types), names(row, at));
    const answer = await send(`${mock.url}/__mock/state/${collection}/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(types),
    });
    assert.equal(answer.status, 400);
    names(row, at)({ message: String(answer.json.msg ?? answer.json.error) } as Error);
    await assert.rejects(
      startMock({ port: null, fixtures: { [collection]: { [studio]: [{ ...given, ...types }] } } as object }),
      names(row),
    );
  }
});

test('are all told at once, beside other mistakes of fixtures', async () => {
  const [webhook] = fixtures.webhook_endpoints[studio] ?? [];
  await assert.rejects(
    startMock({
      port: null,
      fixtures: {
        webhook_endpoints: { [studio]: [{ ...webhook, event_types: ['order*'], types: ['*'], state: 'on' }] },
      } as object,
    }),
    ({ message }: Error) => {
      for (const part of ['/0/event_types contains "order*"', '/0/types contains "*"', '/0/state '])
        assert.ok(message.includes(part), message);
      return true;
    },
  );
});

test.run();
