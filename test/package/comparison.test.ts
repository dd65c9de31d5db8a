/** The table of mock servers in docs/mock/comparison.md: what each cell rests on exists. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { peers, type Row, rows } from '../../scripts/comparison.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('The table of mock servers');
const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');
const interop = await read('interop/run.ts');

/** Whether a source has a call, such as `test(`, with a title that begins so. */
const has = (source: string, call: string, title: string) =>
  source
    .split(new RegExp(`\\b${call}\\(\\s*(?=['"\`])`))
    .slice(1)
    .some(rest => rest.slice(1).startsWith(title));

for (const { what, tests } of rows)
  test(`names tests that exist: ${what}`, async () => {
    assert.notEqual(tests.length, 0);
    for (const [file, title] of tests)
      assert.ok(has(await read(file), 'test', title), `no test in ${file} begins with “${title}”`);
  });

test('names checks of other servers that exist, or a documentation', () => {
  for (const row of rows)
    for (const peer of Object.keys(peers) as (keyof typeof peers & keyof Row)[]) {
      const { text, source } = row[peer];
      assert.ok(
        source.startsWith('https://') || has(interop, 'check', source),
        `${row.what}, ${peer}: “${text}” rests on nothing`,
      );
    }
});

test('is not satisfied by a part of a title, or by a title in a comment', () => {
  const source = "test('starts at once', run); // test: stops";
  const found = ['starts', 'at once', 'stops'].map(title => has(source, 'test', title));
  assert.deepEqual(found, [true, false, false]);
});

test.run();
