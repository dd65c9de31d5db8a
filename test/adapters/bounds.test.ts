/** No collection and no table grows without end. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { stored } from '../../src/adapters/postgres/copy/stored.ts';
import { type Bound, eachCollection } from '../../src/adapters/rules/collections/index.ts';
import { declared } from '../../src/factories/built-in/groups.ts';
import { checksOfMessaging } from '../../src/messaging/create-messaging.ts';
import { suiteOf } from '../helper.ts';
import { freshRepository } from '../postgres-server.ts';

const test = suiteOf('Every stored collection');

const optionsOfEngines = Object.keys(checksOfMessaging).map(name => `messaging.${name}`);

const complaintsAbout = (name: string, bound: Bound): string[] => {
  if ('limits' in bound)
    return bound.limits.length === 0
      ? [`${name} names no limit`]
      : bound.limits
          .filter(limit => !Object.hasOwn(declared.recordLimits, limit) && !optionsOfEngines.includes(limit))
          .map(limit => `${name}: there is no limit ${limit}`);
  const text = 'pruned' in bound ? bound.pruned : bound.hostOnly;
  return /^[A-Z`0-9].*\.$/.test(text) ? [] : [`${name} has no sentence: ${text}`];
};

test('of a data file declares its limit, what is pruned, or why only the host fills it', async () => {
  const { properties } = JSON.parse(
    await readFile(new URL('../../schemas/storage/data-file.json', import.meta.url), 'utf8'),
  );
  const { $schema: _, format: __, revision: ___, ...collections } = properties;
  assert.deepEqual(eachCollection.map(([name]) => name).sort(), Object.keys(collections).sort());
  assert.deepEqual(
    eachCollection.flatMap(([name, { bound }]) => complaintsAbout(name, bound)),
    [],
  );
});

test('is named by each limit of the option limits', () => {
  const words = eachCollection.map(([, { bound }]) =>
    'limits' in bound ? bound.limits.join(' ') : Object.values(bound).join(' '),
  );
  for (const limit of Object.keys(declared.recordLimits))
    assert.ok(
      words.some(text => new RegExp(`\\b${limit}\\b`).test(text)),
      limit,
    );
});

/** Tables of PostgreSQL that belong to no collection, and why they do not grow. */
const others: Readonly<Record<string, string>> = {
  limits: 'each new window deletes up to a hundred that have ended',
  record_counts: 'some numbers for each workspace',
  published_types: 'types that SQL publishes or processes declare, for 30 days',
  exclusive_jobs: 'one row for each kind of work',
  migrations: 'one row for each migration',
  migration_lock: 'one row',
};

test('has the tables of PostgreSQL, and all others are known', async cleanup => {
  const { pool, schema } = await freshRepository(cleanup);
  const { rows } = await pool.query('select tablename as name from pg_tables where schemaname = $1', [
    schema,
  ]);
  const ofCollections = Object.values(stored).flatMap(({ table, alongside = [] }) => [
    table.name,
    ...alongside,
  ]);
  assert.deepEqual(
    rows.map(({ name }) => name).sort(),
    [...new Set([...ofCollections, ...Object.keys(others)])].sort(),
  );
});

test.run();
