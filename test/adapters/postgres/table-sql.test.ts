/** `npm run generate` adds the tables and columns that PostgreSQL lacks of the stored collections. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type StoredTable, startAgain, tableSql, withRows, withTables } from '../../../scripts/table-sql.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('The SQL of a stored collection');

const notes: StoredTable = {
  name: 'notes',
  owner: 'workspace_id',
  identity: ['id'],
  columns: { id: 'text', title: 'text', pinned_at: 'timestamptz' },
  notNull: ['id', 'title'],
  unique: [['workspace_id', 'title']],
};

const notesSql = `create table :schema.notes (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  title text not null,
  pinned_at timestamptz,
  primary key (workspace_id, id)
);
create unique index notes_title on :schema.notes (workspace_id, title);
`;

test('is that of a table with its key, what is never null and what is unique', () => {
  assert.equal(tableSql(notes), notesSql);
  const days = {
    ...notes,
    name: 'days',
    owner: null,
    identity: ['day'],
    columns: { day: 'text' },
    unique: [],
  };
  assert.equal(tableSql(days), 'create table :schema.days (\n  day text primary key\n);\n');
});

test('is what was written by hand for a table without more', () => {
  const sql = readFileSync('src/adapters/postgres/migrations/0004-automation.sql', 'utf8');
  const written = tableSql(
    {
      name: 'automation_numbers',
      owner: 'workspace_id',
      identity: ['name'],
      columns: { name: 'text', value: 'bigint' },
      notNull: ['name', 'value'],
      unique: [],
    },
    startAgain,
  );
  assert.ok(sql.includes(`\n${written}`), written);
});

test('is added to the migration if the table is new, and left as it is if not', () => {
  const others = '-- Others.\n\ncreate table :schema.others (\n  id text primary key\n);\n';
  assert.equal(withTables(others, [notes]), `${others}\n${notesSql}`);
  const indexed = `${notesSql}create index notes_newest on :schema.notes (id);\n\n${others}`;
  assert.equal(withTables(indexed, [notes]), indexed);
});

test('gets a new column after the others', () => {
  const tagged = {
    ...notes,
    columns: { ...notes.columns, tags: 'text[]', text: 'text' },
    notNull: [...notes.notNull, 'text'],
  };
  const expected = notesSql.replace(
    '  pinned_at timestamptz,\n',
    '  pinned_at timestamptz,\n  tags text[],\n  text text not null,\n',
  );
  assert.equal(withTables(notesSql, [tagged]), expected);
  const ended = '\n) with (fillfactor = 70);\n';
  assert.equal(withTables(notesSql.replace('\n);\n', ended), [tagged]), expected.replace('\n);\n', ended));
});

test('comes with a row in the table of the docs', () => {
  const page = (more: string) =>
    `# PostgreSQL\n\n## Tables\n\nAll:\n\n| table | content | how long |\n| --- | --- | --- |\n| \`keys\` | keys | ever |\n${more}\n## Next\n\n| a |\n`;
  const tables = [
    { name: 'keys', kept: 'for ever' },
    { name: 'note_tags', kept: 'up to `noteTags` for each workspace' },
  ];
  const row = '| `note_tags` | note tags | up to `noteTags` for each workspace |\n';
  assert.equal(withRows(page(''), tables), page(row));
  assert.equal(withRows(page(row), tables), page(row));
});

test.run();
