/** The schemas with which editors complete and check the files of people. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { seeded } from '../../../mock-server/fixtures/records.ts';
import { type MockOptions, startMock } from '../../../mock-server/index.ts';
import { editorSchemas } from '../../../scripts/build/editor-schemas.ts';
import { readSchemas } from '../../../scripts/reply-schemas.ts';
import { lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';

const test = suiteOf('The schema of a file', { isLong: true });

const schemas = editorSchemas(await readSchemas());
// The class for draft-07, as it is without an option.
const ajv = addFormats.default(new Ajv({ strictTypes: false, strictRequired: false }));
for (const [path, schema] of schemas) ajv.addSchema(schema, `files:///${path}`);

/** What is wrong with a value, by the schema with this path. */
function wrong(path: string, value: unknown): string | null {
  const validate = ajv.getSchema(`files:///${path}`);
  assert.ok(validate, path);
  return validate(value) ? null : ajv.errorsText(validate.errors);
}

const own = async (name: string) =>
  JSON.parse(await readFile(new URL(`../../../fixtures/${name}.json`, import.meta.url), 'utf8'));

async function started(cleanup: Cleanup, options: MockOptions) {
  const mock = await startMock({ port: null, ...options });
  cleanup(() => mock.close());
  return mock;
}

async function newFolder(cleanup: Cleanup) {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-editor-'));
  cleanup(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The first record in a collection. */
function recordIn(collection: unknown): Record<string, unknown> {
  const [first] = Object.values(collection as object);
  return Array.isArray(first) ? first[0] : first;
}

test('allows the fixtures of the package, alone and with the line that names it', async () => {
  for (const name of seeded) {
    const collection = await own(name);
    assert.equal(wrong(`fixtures/${name}.json`, collection), null, name);
    const $schema = `./node_modules/koa-marketplace/dist/schemas/fixtures/${name}.json`;
    const named = Array.isArray(collection) ? { $schema, [name]: collection } : { $schema, ...collection };
    assert.equal(wrong(`fixtures/${name}.json`, named), null, name);
  }
});

test('refuses a field that is mistyped, as the mock server does', async cleanup => {
  for (const name of seeded) {
    const collection = await own(name);
    recordIn(collection).mistyped = 1;
    assert.match(
      wrong(`fixtures/${name}.json`, collection) ?? '',
      /must NOT have additional properties/,
      name,
    );
    await assert.rejects(started(cleanup, { fixtures: { [name]: collection } }), /mistyped/, name);
  }
});

test('is named in files of fixtures that the mock server loads, also in those with a list', async cleanup => {
  const folder = await newFolder(cleanup);
  for (const name of ['users', 'workspaces', 'memberships', 'items']) {
    const collection = await own(name);
    const named = Array.isArray(collection) ? { [name]: collection } : collection;
    await writeFile(join(folder, `${name}.json`), JSON.stringify({ $schema: './its.json', ...named }));
  }
  const mock = await started(cleanup, { fixtures: folder });
  assert.equal(mock.users.length, (await started(cleanup, {})).users.length);
  await writeFile(join(folder, 'users.json'), '{ "$schema": "./its.json", "user": [] }');
  await assert.rejects(started(cleanup, { fixtures: folder }), /users\.json: must be a list/);
});

test('requires the secret of a key, and knows its alias', async cleanup => {
  const keys = await own('keys');
  const { secret, ...key } = keys.ws_studio[0];
  assert.match(String(secret), /^mk_/);
  assert.match(wrong('fixtures/keys.json', { ws_studio: [key] }) ?? '', /required property 'secret'/);
  await assert.rejects(
    started(cleanup, { fixtures: { keys: { ws_studio: [key] } } }),
    /secret must be a string/,
  );
});

test('allows dates that are relative to the start in fixtures only', async cleanup => {
  const links = await own('links');
  const link = { ...recordIn(links), created_at: '{now-30d}', updated_at: '{today-3d}T10:28:00Z' };
  const fixtures = { ws_studio: [link] };
  assert.equal(wrong('fixtures/links.json', fixtures), null);
  await started(cleanup, { fixtures: { links: fixtures as never } });
  const late = { ws_studio: [{ ...link, created_at: '{yesterday}' }] };
  assert.match(wrong('fixtures/links.json', late) ?? '', /created_at/);
  const days = await own('link_days');
  recordIn(days).day = '{today-2d}';
  assert.equal(wrong('fixtures/link_days.json', days), null);
  const { data } = await lowdbRepository();
  assert.equal(wrong('data-file.json', data), null);
  assert.match(wrong('data-file.json', { ...data, links: fixtures }) ?? '', /links.*must NOT be valid/);
});

test('of a data file is named in a new file of a project that has the package', async cleanup => {
  const folder = await newFolder(cleanup);
  const schemaFile = join(folder, 'node_modules/koa-marketplace/dist/schemas/data-file.json');
  await mkdir(join(schemaFile, '..'), { recursive: true });
  await mkdir(join(folder, '.data'));
  await writeFile(schemaFile, '{}');
  const file = join(folder, '.data/mock.json');
  const read = async () => JSON.parse(await readFile(file, 'utf8'));
  let mock = await started(cleanup, { file });
  await mock.patchRecord('items', 1001, { name: 'Renamed' });
  await mock.close();
  const written = await read();
  const [first] = Object.entries(written);
  assert.deepEqual(first, ['$schema', '../node_modules/koa-marketplace/dist/schemas/data-file.json']);
  assert.equal(wrong('data-file.json', written), null);
  assert.match(wrong('data-file.json', { ...written, itms: {} }) ?? '', /additional properties/);
  // What somebody has written there stays, and a line that was removed does not come back.
  for (const $schema of ['./other.json', undefined]) {
    await writeFile(file, JSON.stringify({ ...(await read()), $schema }));
    mock = await started(cleanup, { file });
    await mock.patchRecord('items', 1001, { name: `Again ${$schema}` });
    await mock.close();
    assert.equal((await read()).$schema, $schema);
  }
  // Collections that are missing are empty.
  const { sessions: _, request_log: __, ...rest } = await read();
  assert.equal(wrong('data-file.json', rest), null);
  await writeFile(file, JSON.stringify(rest));
  await (await started(cleanup, { file })).close();
  assert.match(wrong('data-file.json', { items: {} }) ?? '', /required property 'format'/);
  const elsewhere = join(await newFolder(cleanup), 'mock.json');
  await (await started(cleanup, { file: elsewhere })).close();
  assert.equal(JSON.parse(await readFile(elsewhere, 'utf8')).$schema, undefined);
});

const scenario = {
  description: 'Nothing can be bought',
  fixtures: { purchases: { ws_studio: [] } },
  records: [{ collection: 'items', id: 1001, patch: { name: 'Sold out' } }],
  answers: [
    { operation: 'validatePurchase', answer: { error: 'invalid_purchase_code' }, times: 'always' },
    { operation: 'getItem', answer: [404, { body: {}, unchecked: true, delay: [1, 2] }] },
  ],
  faults: [{ operation: 'listItems', status: 503, probability: 0.5, seed: 3 }],
  clock: { now: '2030-01-01', frozen: true },
};

test('of a scenario allows what the mock server takes, and a recorded one names it', async cleanup => {
  assert.equal(wrong('scenario.json', scenario), null);
  const mock = await started(cleanup, { scenarios: { own: scenario as never }, scenario: 'own' });
  const { scenario: recorded } = await mock.recordedScenario();
  assert.equal(recorded.$schema, '../node_modules/koa-marketplace/dist/schemas/scenario.json');
  assert.equal(wrong('scenario.json', recorded), null);
  mock.putScenario('recorded', recorded);
});

/** Each is refused by the schema and at the start. */
const mistakes: readonly [name: string, change: Record<string, unknown>][] = [
  ['a field of a scenario', { fixture: {} }],
  ['a collection', { fixtures: { itmes: {} } }],
  ['a change without an id', { records: [{ collection: 'items', patch: {} }] }],
  ['a field of an answer', { answers: [{ operation: 'getItem', answer: { stauts: 404 } }] }],
  ['a status', { answers: [{ operation: 'getItem', answer: 99 }] }],
  ['a stream', { answers: [{ operation: 'getItem', answer: { stream: 'abc' } }] }],
  ['a path', { answers: [{ path: 'media', answer: 404 }] }],
  ['a field of a condition', { answers: [{ operation: 'getItem', answer: 404, when: { header: {} } }] }],
  ['a pause', { answers: [{ operation: 'getItem', answer: { pause: { after: 1, fro: 2 } } }] }],
  ['a fault that succeeds', { faults: [{ operation: 'getItem', status: 200 }] }],
  ['a seed', { faults: [{ operation: 'getItem', status: 503, probability: 1, seed: -1 }] }],
  ['a delay', { faults: [{ operation: 'getItem', delay: [1, 2, 3] }] }],
  ['a clock', { clock: { at: '2030-01-01' } }],
];

test('of a scenario refuses each mistake that the mock server refuses', async cleanup => {
  for (const [name, change] of mistakes) {
    assert.notEqual(wrong('scenario.json', change), null, name);
    const start = started(cleanup, { scenarios: { own: change as never }, scenario: 'own' });
    await assert.rejects(start, name);
  }
});

test('of a file of --answers takes a list, and an object with the list', () => {
  const { answers } = scenario;
  for (const file of [answers, { answers }, { $schema: './answers.json', answers }])
    assert.equal(wrong('answers.json', file), null);
  for (const file of [
    { answer: answers },
    [{ operation: 'getItem' }],
    [{ operation: 'getItem', anwser: 404 }],
  ])
    assert.notEqual(wrong('answers.json', file), null);
});

test('offers the ids of operations and the codes of errors, and allows those of a host', () => {
  const text = JSON.stringify([schemas.get('answers.json'), schemas.get('scenario.json')]);
  for (const name of ['validatePurchase', 'invalid_purchase_code'])
    assert.ok(text.includes(`"${name}"`), name);
  assert.equal(wrong('answers.json', [{ operation: 'listWishes', answer: { error: 'no_wish' } }]), null);
});

test.run();
