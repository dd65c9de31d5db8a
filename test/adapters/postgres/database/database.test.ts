/** Statements and transactions over any pool: what is tried again, what is rolled back, and what becomes of connections. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Database } from '../../../../src/adapters/postgres/database/database.ts';
import type { PoolClient, Statement } from '../../../../src/adapters/postgres/database/pool.ts';
import { RepositoryUnavailableError } from '../../../../src/repository/index.ts';
import { suiteOf } from '../../../helper.ts';

const test = suiteOf('A database');

const failure = (code: string) => Object.assign(new Error(`code ${code}`), { code });
const conflict = failure('40001');

/** A pool that answers each statement with the next of the answers for its text; errors are thrown. */
function poolOf(answers: Readonly<Record<string, readonly unknown[]>> = {}) {
  const left = new Map(Object.entries(answers).map(([text, all]) => [text, [...all]]));
  const asked: Statement[] = [];
  const released: (Error | undefined)[] = [];
  const emitter = new EventEmitter();
  const query = async (statement: Statement) => {
    asked.push(statement);
    const answer = left.get(statement.text)?.shift();
    if (answer instanceof Error) throw answer;
    return { rows: (answer ?? []) as never[], rowCount: 0 };
  };
  const client: PoolClient = Object.assign(emitter, {
    query,
    release: (error?: Error) => void released.push(error),
  });
  const pool = { query, connect: async () => client };
  return { pool, asked, released, emitter, texts: () => asked.map(({ text }) => text) };
}

const begin = 'BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL idle_in_transaction_session_timeout = 10000';

test('has a schema that is quoted, and returns rows', async () => {
  const { pool, asked } = poolOf({ 'select 1': [[{ one: 1 }]] });
  const database = new Database(pool, 'odd name');
  assert.equal(database.schema, '"odd name".');
  assert.deepEqual(await database.rows('select 1', [5]), [{ one: 1 }]);
  assert.deepEqual(asked, [{ text: 'select 1', values: [5] }]);
});

test('tells the time of its clock as a number', async () => {
  const text = 'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now';
  const { pool } = poolOf({ [text]: [[{ now: '1777957505123' }]] });
  assert.equal(await new Database(pool, 's').clock(), 1_777_957_505_123);
});

test('has no time limit for statements of migrations', async () => {
  const { pool, asked } = poolOf();
  await new Database(pool, 's').unhurried('create index');
  assert.deepEqual(asked, [{ text: 'create index', values: [], query_timeout: 2_147_483_647 }]);
});

test('tries a statement again after a conflict, five times at most', async () => {
  const twice = poolOf({ work: [conflict, failure('40P01'), [{ a: 1 }]] });
  assert.deepEqual(await new Database(twice.pool, 's').rows('work', []), [{ a: 1 }]);
  const tries = (texts: readonly string[]) => texts.filter(text => text === 'work').length;
  assert.equal(tries(twice.texts()), 3);
  const always = poolOf({ work: Array(9).fill(conflict) });
  await assert.rejects(new Database(always.pool, 's').rows('work', []), (error: Error) => {
    assert.ok(error instanceof RepositoryUnavailableError);
    return error.cause === conflict;
  });
  assert.equal(tries(always.texts()), 5);
});

test('throws mistakes as they are, and says what cannot be reached', async () => {
  for (const error of [failure('42601'), new TypeError('a mistake')]) {
    const { pool, asked } = poolOf({ work: [error] });
    await assert.rejects(new Database(pool, 's').rows('work', []), error);
    assert.equal(asked.length, 1);
  }
  const { pool } = poolOf({ work: [failure('ECONNREFUSED')] });
  await assert.rejects(new Database(pool, 's').rows('work', []), {
    name: 'RepositoryUnavailableError',
    message: 'PostgreSQL cannot be reached or written: code ECONNREFUSED',
  });
});

test('runs a transaction on one connection, which goes back to the pool', async () => {
  const { pool, asked, released, emitter } = poolOf({ 'select 1': [[{ one: 1 }]] });
  const result = await new Database(pool, 's').transaction(async run => {
    assert.equal(emitter.listenerCount('error'), 1, 'a connection that breaks now does not end the process');
    await run('select 2', [7]);
    return (await run('select 1')).rows;
  });
  assert.deepEqual(result, [{ one: 1 }]);
  assert.deepEqual(asked, [
    { text: begin, values: [] },
    { text: 'select 2', values: [7] },
    { text: 'select 1', values: [] },
    { text: 'COMMIT', values: [] },
  ]);
  assert.deepEqual(released, [undefined]);
  assert.equal(emitter.listenerCount('error'), 0);
});

test('rolls a transaction back that fails, and closes a connection on which that fails too', async () => {
  const mistake = new RangeError('a mistake of the work');
  const fail = async () => {
    throw mistake;
  };
  const first = poolOf();
  await assert.rejects(new Database(first.pool, 's').transaction(fail), mistake);
  assert.deepEqual(first.texts(), [begin, 'ROLLBACK']);
  assert.deepEqual(first.released, [undefined]);
  const broken = new Error('Connection terminated');
  const second = poolOf({ ROLLBACK: [broken] });
  await assert.rejects(new Database(second.pool, 's').transaction(fail), mistake);
  assert.deepEqual(second.released, [broken]);
  assert.equal(second.emitter.listenerCount('error'), 0);
});

test('tries a transaction again after a conflict, five times at most, and says what cannot be reached', async () => {
  const twice = poolOf({ COMMIT: [conflict, conflict] });
  let calls = 0;
  const work = async () => {
    calls += 1;
    return calls;
  };
  assert.equal(await new Database(twice.pool, 's').transaction(work), 3);
  const always = poolOf({ COMMIT: Array(9).fill(conflict) });
  await assert.rejects(
    new Database(always.pool, 's').transaction(async () => 1),
    RepositoryUnavailableError,
  );
  assert.equal(always.texts().filter(text => text === 'ROLLBACK').length, 5);
  const gone = poolOf({ COMMIT: [failure('57P01')] });
  await assert.rejects(
    new Database(gone.pool, 's').transaction(async () => 1),
    RepositoryUnavailableError,
  );
  assert.equal(gone.released.length, 1);
});

test('lets a transaction be silent for a time of its own', async () => {
  const { pool, texts } = poolOf();
  await new Database(pool, 's').transaction(async () => 1, { maxSilence: 0 });
  assert.equal(
    texts()[0],
    'BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL idle_in_transaction_session_timeout = 0',
  );
});

test('prepares statements under a name of their text, and under another one if it is outdated', async () => {
  const nameOf = (text: string) => `marketplace_${createHash('sha1').update(text).digest('hex')}`;
  const { pool, asked } = poolOf({ 'select 1': [[], failure('0A000'), [{ a: 1 }]] });
  const database = new Database(pool, 's', true);
  await database.rows('select 1', []);
  assert.deepEqual(await database.rows('select 1', []), [{ a: 1 }]);
  await database.rows('select 1', []);
  await database.rows('select 2', []);
  const first = nameOf('select 1');
  const second = nameOf(`${first}select 1`);
  assert.deepEqual(
    asked.map(({ name }) => name),
    [first, first, second, second, nameOf('select 2')],
  );
  const unprepared = poolOf({ 'select 1': [failure('0A000')] });
  await assert.rejects(new Database(unprepared.pool, 's').rows('select 1', []), { code: '0A000' });
  const mistaken = poolOf({ 'select 1': [failure('42601')] });
  await assert.rejects(new Database(mistaken.pool, 's', true).rows('select 1', []), { code: '42601' });
  assert.equal(mistaken.asked.length, 1);
});

test.run();
