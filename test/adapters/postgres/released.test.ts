/** The files of migrations: what is released stays, and what a file says is read or refused. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { migrations } from '../../../src/adapters/postgres/migrations/index.ts';
import { readMigration } from '../../../src/adapters/postgres/migrations/read-migration.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('Migration files');

/** The beginnings of the digests of the statements. A new migration gets a line, and none of the others changes. */
const released: Readonly<Record<string, string>> = {
  '0001-tables': '9d4a2c6b714c63a9',
  '0002-webhooks': 'b39685848931c4a3',
  '0003-links': '281441fef703722e',
  '0004-hops': 'ab2d856b6cefc1e5',
  '0005-recorders': 'ae9f723376c4509b',
  '0006-sessions-seen': '0b7d94ce2ea5239d',
  '0007-lanes': 'ee07509535b4aa96',
  '0008-deliveries-by-lane': '4d161faf9c7855b2',
  '0009-slugs': 'd6554ae983c97917',
  '0010-portable': '09f8919f887ab1ef',
  '0011-no-account': '8791604efc403775',
  '0012-kinds': '0091391c2754e290',
  '0013-automation': 'c94d6e44f0d3e7bd',
  '0014-messaging': '0bb20a04bc71abde',
  '0015-instances': '1848e842ce80761b',
  '0016-aliases': '065f32b6b2d5c0ae',
  '0017-inbound': 'a6c6f066e689140a',
  '0018-refusals': '9fc4279918b2518b',
  '0021-requests': '5b5c5067b491cba8',
  '0022-files': '3dfa2e5ad04ca7bc',
  '0023-ids': '7e05988591c5e78f',
  '0024-holders': '30596dd5b21aee9d',
  '0025-health': '1e8ae3c361930de1',
  '0026-request-log': '72b055afcf53d578',
  '0027-audit': '17905cfe395efc43',
  '0028-request-ids': '35c565fe489cbfbd',
  '0029-published': '918b564b42d305c7',
  '0030-publish-event': '8d9b4ff9dbc772af',
  '0031-inbox': '14ea4f4ec5d57733',
  '0032-click-hours': '3a181d240ad54064',
  '0033-key-addresses': 'fc04918a7d26f67d',
  '0034-hours': '005a1daf3672e573',
  '0035-waiting': '301bc3536a339e99',
  '0036-invitations': '250e856c90ec43d2',
  '0037-traces': '3e94bce72a2f6ff5',
  '0038-audit-changes': 'af3b43916a7f40c6',
  '0039-request-failures': '704455be2575c75f',
  '0040-exact-data': '6d4a4d44eb284863',
  '0041-key-owners': '889e784263235bd6',
  '0042-modes': '4796068b10aa6d06',
  '0043-event-headers': 'fbdb899512d2e26d',
  '0044-event-requests': '05f65d12e9d5730a',
  '0045-inbound-responses': '55a19b1b79a0f494',
  '0046-bookmarks': '1eefcf940b10460d',
  '0047-ordered': '59f8a280498b5b7d',
  '0048-endpoint-filters': 'e7fba0959cc60d93',
  '0049-event-types': '479ff954fdb41da8',
  '0050-tried': 'd9907cd82e49d05d',
  '0051-key-authority': '92fb8178177caaea',
  '0052-record-counts': 'ec29b88b94b0408f',
  '0053-audit-counts': '891fcbfbf3192cb0',
  '0054-places': '7ff6ff1c9c8fd6d6',
  '0055-published-types': 'a7325fb48daa7f5d',
};

test('that are released have never changed', () => {
  const digests = migrations.map(migration => {
    const statements =
      'sql' in migration
        ? migration.sql('')
        : migration
            .steps('')
            .map(step =>
              Object.entries(step).map(([kind, what]) => `${kind} ${typeof what === 'function' ? '' : what}`),
            );
    const digest = createHash('sha256').update(JSON.stringify(statements)).digest('hex');
    return [migration.name, digest.slice(0, 16)];
  });
  assert.deepEqual(Object.fromEntries(digests), released);
});

test('are in the order of their numbers', () => {
  const names = migrations.map(({ name }) => name);
  assert.deepEqual(names, [...names].sort());
  for (const name of names) assert.match(name, /^\d{4}-[a-z-]+$/);
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

--! code recollate
`,
  );
  assert.deepEqual(
    [read.about, read.code, read.last, read.inBaseline],
    [['-- What it is for,', '-- in two lines.'], ['recollate'], true, undefined],
  );
  const steps = 'steps' in read ? read.steps('"x".') : [];
  assert.deepEqual(steps.slice(0, 2), [
    { index: 'a_b', on: 'a (b)', unique: true },
    { moment: 'alter table "x".a add column c text;\nalter table "x".a add column d text' },
  ]);
  assert.ok(steps.length > 2);
});

for (const line of ['indx', 'index', 'code unknown', 'baseline twice'])
  test(`that cannot be read are refused by name: --! ${line}`, () => {
    assert.throws(() => readMigration('0001-a', `-- A.\n\n--! ${line}\nselect 1;\n`), {
      message: `0001-a.sql: "--! ${line}" cannot be read`,
    });
  });

test.run();
