/** Checks every statement against the documented rules of Citus. Nothing is run on Citus: see docs/postgresql.md. */
import assert from 'node:assert/strict';
import { suiteOf } from '../../../helper.ts';
import { atEnd } from '../../../runner/at-end.ts';
import { acrossNodes } from './across-nodes.ts';
import { brokenRules } from './rules.ts';
import { sentStatements } from './statements.ts';

const test = suiteOf('The rules of Citus');

/** Collected once: that takes all of the time. */
let statements: Promise<string[]> | undefined;

const everyStatement = () => {
  statements ??= sentStatements(close => void atEnd.push(close));
  return statements;
};

test('hold for every statement of the adapter, except for a list with reasons', async () => {
  const used = new Set<string>();
  const reported: string[] = [];
  for (const statement of await everyStatement()) {
    const broken = await brokenRules(statement);
    const place = (part: string) => statement.indexOf(part);
    if (broken.length === 0) continue;
    // The part that comes first identifies the statement; of several at the same position, the longest.
    const [on] = acrossNodes
      .filter(({ part, breaks }) => statement.includes(part) && broken.every(one => breaks.test(one)))
      .sort((one, other) => place(one.part) - place(other.part) || other.part.length - one.part.length);
    if (on === undefined) reported.push(`${broken.join(', ')}:\n${statement}`);
    else used.add(on.part);
  }
  assert.deepEqual(reported, []);
  const left = acrossNodes.filter(({ part }) => !used.has(part)).map(({ part }) => part);
  assert.deepEqual(left, [], 'each exception still has its statement');
});

test('choose once which rows they change if they lock some: a subquery may run again for each row, and find others then', async () => {
  const isAgain =
    /\b(?:in|using|from) \(\s*select(?:(?!\bmaterialized\b|;)[^;])*?\blimit\b[^()]*\bfor (?:no key )?update/;
  const found = (await everyStatement()).filter(
    one => /^\s*(?:delete|update|with)/.test(one) && isAgain.test(one),
  );
  assert.deepEqual(found, []);
});

test('hold without advisory locks, BRIN indexes and column collations', async () => {
  const found = (await everyStatement()).filter(one => /advisory|\busing brin\b|\bcollate\b/i.test(one));
  assert.deepEqual(found, []);
});

for (const [statement, rule] of [
  ['select 1 from m.links l where l.id = $1', 'reads links without its workspace'],
  ['select 1 from m.links l where l.workspace_id = $1 or l.id = $2', 'reads links without its workspace'],
  [
    'select 1 from m.links l join m.link_days d on d.link_id = l.id where l.workspace_id = $1',
    'reads link_days without its workspace',
  ],
  [
    'select 1 from m.links l where l.workspace_id = $1 and exists (select 1 from m.items i where i.id = 1)',
    'reads items without its workspace',
  ],
  ['with a as (select id from m.items) select 1 from a', 'reads items without its workspace'],
  ['update m.links set title = $1 where id = $2', 'reads links without its workspace'],
  [
    'delete from m.links where id in (select id from m.items where workspace_id = $1)',
    'reads links without its workspace',
  ],
  [
    'update m.links set workspace_id = $1 where workspace_id = $2',
    'moves rows of links to another workspace',
  ],
  ['insert into m.links (id) values ($1)', 'stores rows of links without their workspace'],
  [
    'select 1 from m.links order by id limit 1 for update skip locked',
    'locks rows of links on more than one node',
  ],
  ['create table m.links (workspace_id text, id text primary key)', 'links is unique without its workspace'],
  ['create unique index links_slug on m.links (domain, slug_key)', 'links is unique without its workspace'],
  [
    'create table m.key_digests (workspace_id text, key_id text, foreign key (workspace_id, key_id) references m.keys (workspace_id, id))',
    'key_digests refers to keys, which is on other nodes',
  ],
  [
    'alter table m.purchases add foreign key (item_id) references m.items (id)',
    'purchases refers to items, which is on other nodes',
  ],
  ['select 1 from m.unheard_of', 'unheard_of is in no list of tables'],
] as const)
  test(`refuse: ${statement}`, async () => {
    assert.ok((await brokenRules(statement)).includes(rule), (await brokenRules(statement)).join());
  });

for (const statement of [
  'select 1 from m.links l where l.workspace_id = $1 and l.id = $2 for update',
  'select 1 from m.links l join m.link_days d on d.workspace_id = l.workspace_id where l.workspace_id = $1',
  'with a as (select workspace_id, id from m.items where workspace_id = $1) select 1 from a join m.links l on l.workspace_id = a.workspace_id',
  'select 1 from m.workspaces w join m.accounts a on a.id = w.account_id for update',
  'insert into m.items (workspace_id, id) select workspace_id, id from json_to_recordset($1::json) as given (workspace_id text, id bigint) on conflict do nothing',
])
  test(`accept: ${statement}`, async () => assert.deepEqual(await brokenRules(statement), []));

test.run();
