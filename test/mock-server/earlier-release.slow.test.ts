/** The data of earlier releases, each written by that release: see docs/versioning.md. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { secrets, send, suiteOf } from '../helper.ts';
import { databaseUrl } from '../postgres-server.ts';
import { folder, run, start } from './command.ts';

const test = suiteOf('Data of an earlier release');
const releases = new URL('../package/releases/', import.meta.url);

/** What a release stored and this one does not. */
const left: Readonly<Record<string, string>> = {
  '0.1.0':
    '1 value of "bookmark" in "automation_events" and 1 value of "bookmarked_at" in "automation_events" and 2 values of "vitals" in "instances"',
};

const files = readdirSync(releases).filter(name => /\d\.json\.gz$/.test(name));

for (const release of files.map(name => name.replace('.json.gz', ''))) {
  const gone = left[release];
  const text = () => gunzipSync(readFileSync(new URL(`${release}.json.gz`, releases)));
  const told = `was written by an earlier release; this release has no place for ${gone}.`;

  /** Reads what was made with that release, and changes it. */
  async function use(url: string): Promise<void> {
    const ask = (path: string, body?: object) =>
      send(`${url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const list = await ask('/api/v1/links?q=spring');
    assert.equal((list.json.data as { slug: string }[])[0]?.slug, 'spring', list.text);
    assert.equal((await send(`${url}/l/spring`)).status, 302);
    const read = await ask('/api/v1/automation/events/evt_demo_paid');
    assert.equal((read.json.data as { event: { type: string } }).event.type, 'order.paid', read.text);
    assert.equal((await ask('/api/v1/links', { url: 'https://a.example', slug: 'new-one' })).status, 201);
    assert.equal((await send(`${url}/l/new-one`)).status, 302);
  }

  test(`serves a data file of ${release}, and keeps what it has no place for`, async cleanup => {
    const cwd = await folder(cleanup);
    await writeFile(join(cwd, 'old.json'), text());
    const first = await start(cleanup, cwd, '--data', 'old.json');
    await use(first.url);
    const { revision } = JSON.parse(String(text()));
    const copy = `old.json.earlier-${revision}`;
    assert.equal(first.reported().includes(`old.json ${told}`), gone !== undefined, first.reported());
    assert.deepEqual(await first.stop('SIGTERM'), [0, null]);
    if (gone !== undefined) {
      assert.ok(first.reported().includes(copy), first.reported());
      assert.deepEqual(await readFile(join(cwd, copy)), text());
    }
    const second = await start(cleanup, cwd, '--data', 'old.json');
    assert.ok(!second.reported().includes('earlier release'), 'it is told once');
    assert.deepEqual(
      (await readdir(cwd)).filter(name => name.includes('.earlier-')),
      gone === undefined ? [] : [copy],
    );
  });

  test(`imports a data file of ${release} into PostgreSQL, and names what it has no place for`, async cleanup => {
    const cwd = await folder(cleanup);
    await writeFile(join(cwd, 'old.json'), text());
    const url = await databaseUrl();
    const schema = `earlier_${process.pid}`;
    cleanup(async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`drop schema if exists ${schema} cascade`);
      await client.end();
    });
    const flags = ['--database-url', url, '--schema', schema];
    const imported = await run(cwd, 'import', 'old.json', ...flags);
    assert.equal(imported.code, 0, imported.stderr);
    assert.equal(imported.stderr.includes(told), gone !== undefined, imported.stderr);
    await use((await start(cleanup, cwd, ...flags)).url);
  });
}

test.run();
