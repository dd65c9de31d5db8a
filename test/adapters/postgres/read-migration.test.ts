/** The files of migrations: what a file says is read or refused. */
import assert from 'node:assert/strict';
import { migrations } from '../../../src/adapters/postgres/migrations/index.ts';
import { readMigration } from '../../../src/adapters/postgres/migrations/read-migration.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('Migration files');

test('are in the order of their numbers', () => {
  const names = migrations.map(({ name }) => name);
  assert.deepEqual(names, [...names].sort());
  for (const name of names) assert.match(name, /^\d{4}-[a-z-]+$/);
  assert.equal(new Set(names.map(name => name.slice(0, 4))).size, names.length);
});

test('have steps of the known kinds, in the schema of the repository', () => {
  const read = readMigration(
    '0001-a',
    `-- What it is for,
-- in two lines.
--! finish

--! index
create unique index concurrently if not exists a_b on :schema.a (b);

--! moment
alter table :schema.a add column c text;
-- Why there are two.
alter table :schema.a add column d text;

--! optional
create function :schema.f() returns text language sql as 'select 1';

--! statement
analyze :schema.a;

--! batches
select b, c from :schema.a where (b, c) > ($1, $2) order by b, c limit 1;
`,
  );
  assert.deepEqual([read.about, read.last], [['-- What it is for,', '-- in two lines.'], true]);
  assert.deepEqual('steps' in read && read.steps('"x".'), [
    { index: 'a_b', on: 'a (b)', unique: true },
    { moment: 'alter table "x".a add column c text;\nalter table "x".a add column d text' },
    { optional: `create function "x".f() returns text language sql as 'select 1'` },
    { statement: 'analyze "x".a' },
    { batches: 'select b, c from "x".a where (b, c) > ($1, $2) order by b, c limit 1' },
  ]);
});

test('without steps are one transaction, and only the comment at the top says what they are for', () => {
  const read = readMigration(
    '0001-a',
    `-- What it is for.

-- The first table.
create table :schema.a (b text);

-- The second table.
create table :schema.c (d text);
`,
  );
  assert.deepEqual([read.about, read.last], [['-- What it is for.'], undefined]);
  assert.equal(
    'sql' in read && read.sql('"x".'),
    'create table "x".a (b text);\n\ncreate table "x".c (d text);',
  );
});

for (const line of ['indx', 'index', 'code', 'finish twice'])
  test(`that cannot be read are refused by name: --! ${line}`, () => {
    assert.throws(() => readMigration('0001-a', `-- A.\n\n--! ${line}\nselect 1;\n`), {
      message: `0001-a.sql: "--! ${line}" cannot be read`,
    });
  });

test.run();
