/** The databases of earlier releases, each filled by that release: see docs/versioning.md. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { migrations } from '../../../src/adapters/postgres/migrations/index.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { databaseUrl } from '../../postgres-server.ts';
import { catalogue } from './catalogue.ts';
import { runScript } from './script.ts';

const test = suiteOf('A database of an earlier release');
const releases = new URL('../../package/releases/', import.meta.url);
let schemas = 0;

async function place(cleanup: Cleanup) {
  schemas += 1;
  const schema = `release_${process.pid}_${schemas}`;
  const connectionString = await databaseUrl();
  const pool = new pg.Pool({ connectionString, max: 2 });
  cleanup(() => pool.end());
  cleanup(() => pool.query(`drop schema if exists ${schema} cascade`));
  const open = async () => {
    const repository = await postgresRepository({ connectionString, schema, migrate: 'finish' });
    cleanup(repository.close);
    return repository;
  };
  return { pool, schema, open };
}

const scripts = readdirSync(releases).filter(name => name.endsWith('.sql.gz'));

test('is there for each release before this one', () => {
  const [own = '', ...earlier] = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\S+)$/gm)].map(
    ([, release = '']) => release,
  );
  for (const release of earlier)
    for (const ending of ['sql', 'json', 'public.json'])
      assert.ok(readdirSync(releases).includes(`${release}.${ending}.gz`), `${release}.${ending}.gz`);
  // This one has its own from the moment when it is cut.
  const known = [own, ...earlier].map(release => `${release}.sql.gz`);
  assert.deepEqual(
    scripts.filter(file => !known.includes(file)),
    [],
  );
});

for (const file of scripts) {
  const release = file.replace('.sql.gz', '');

  /** The database, as the release has left it. */
  async function earlier(cleanup: Cleanup) {
    const it = await place(cleanup);
    const sql = gunzipSync(readFileSync(new URL(file, releases))).toString();
    await runScript(it.pool, sql.replaceAll(/\bearlier(?=["'.])/g, it.schema));
    return it;
  }

  test(`of ${release} has the tables of a new one afterwards, and all records of its data file`, async cleanup => {
    const [old, fresh] = [await earlier(cleanup), await place(cleanup)];
    const repository = await old.open();
    const text = gunzipSync(readFileSync(new URL(`${release}.json.gz`, releases))).toString();
    const data = JSON.parse(text);
    await fresh.open();
    assert.deepEqual(await catalogue(old.pool, old.schema), await catalogue(fresh.pool, fresh.schema));
    const kept = await repository.export();
    for (const [name, collection] of Object.entries(data)) {
      if (['format', 'revision'].includes(name)) continue;
      const count = (all: unknown) => Object.values(all as object).flat().length;
      assert.equal(count(kept[name as keyof typeof kept]), count(collection), name);
    }
    const { rows } = await old.pool.query(`select name from ${old.schema}.migrations`);
    for (const { name } of migrations)
      assert.ok(
        rows.some(row => row.name === name),
        name,
      );
  });

  test(`of ${release} may be interrupted in its migration at any statement`, async cleanup => {
    const it = await earlier(cleanup);
    const whole = await (await it.open()).export();
    // As if what was made had not been recorded.
    await it.pool.query(`delete from ${it.schema}.migrations where name = '0003-first-release'`);
    assert.deepEqual(await (await it.open()).export(), whole);
  });
}

test.run();
