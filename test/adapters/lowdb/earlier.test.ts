/** A data file that an earlier release has written, over the adapter: see also test/mock-server/earlier-release. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import { withoutRetired } from '../../../src/adapters/rules/retired.ts';
import { suiteOf } from '../../helper.ts';
import { place } from './place.ts';

const test = suiteOf('A data file of an earlier release');
const old = gunzipSync(readFileSync(new URL('../../package/releases/0.1.0.json.gz', import.meta.url)));

test('is kept whole, for its owner only, before anything is written', async cleanup => {
  const file = await place(cleanup);
  await writeFile(file, old);
  const told: string[] = [];
  const options = {
    file,
    baseUrl: 'https://shop.example',
    onError: (error: unknown) => void told.push((error as Error).message),
  };
  for (const times of [1, 2]) {
    await (await lowdbRepository(options)).close();
    assert.equal(told.length, times, 'nothing was changed, so it is told again');
    assert.deepEqual(await readFile(file), old);
    const copies = (await readdir(dirname(file))).filter(name => name.includes('.earlier-'));
    assert.equal(copies.length, 1);
    const copy = `${dirname(file)}/${copies[0]}`;
    assert.ok(told[0]?.includes(copy), told[0]);
    assert.deepEqual(await readFile(copy), old);
    assert.equal((await stat(copy)).mode & 0o777, 0o600);
  }
});

test('loses only what has no place any more', () => {
  const given = { instances: { ws: [{ id: 'a', vitals: {} }, { id: 'b' }] }, links: { ws: [{ vitals: 1 }] } };
  const before = structuredClone(given);
  const { data, left } = withoutRetired(given);
  assert.deepEqual(data, { instances: { ws: [{ id: 'a' }, { id: 'b' }] }, links: given.links });
  assert.deepEqual(left, ['1 value of "vitals" in "instances"']);
  assert.deepEqual(given, before);
  // What is no data is refused by the checks, with its place.
  for (const damaged of [
    null,
    5,
    [],
    { instances: 5 },
    { instances: { ws: 5 } },
    { instances: { ws: [null, []] } },
  ])
    assert.deepEqual(withoutRetired(damaged), { data: damaged, left: [] });
});

test.run();
