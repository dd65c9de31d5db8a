/** The comparison with other services: each row has a test of ours that exists, and what is said of others a link. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suiteOf } from '../helper.ts';
import { testFiles } from '../runner/files.ts';
import { root } from './pages.ts';

const test = suiteOf('The comparison with other services');
const page = readFileSync(`${root}docs/automation/comparison.md`, 'utf8');
const rows = page
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| |'))
  .map(line => line.slice(2, -2).split(' | '));

test('names for each of its rows a test of ours that is run', () => {
  assert.ok(rows.length >= 15);
  const run = testFiles(`${root}test`, { wanted: [], extent: 'whole', ending: '.test.ts' });
  const paths = new Set(run.map(file => `test/${file.name}`));
  for (const [name = '', ours = ''] of rows) {
    const path = /^\S.* <!-- (\S+) -->$/.exec(ours)?.[1] ?? '';
    assert.ok(paths.has(path), `${name}: ${ours}`);
  }
});

test('has a source for what it says of each other service, or says that it found nothing', () => {
  for (const [name, , ...others] of rows) {
    assert.equal(others.length, 3, name);
    for (const cell of others)
      assert.ok(cell === 'not documented' || /\]\(https:\/\/\S+\)/.test(cell), `${name}: ${cell}`);
  }
});

test('says of when it is', () => {
  assert.match(page, /on \d{1,2} [A-Z][a-z]+ 20\d\d/);
});

test.run();
