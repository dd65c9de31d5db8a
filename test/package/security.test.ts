/** Every promise of SECURITY.md, and every row of docs/standards.md, names a test. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { suiteOf } from '../helper.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = ['SECURITY.md', 'docs/standards.md'].map(file => readFileSync(root + file, 'utf8')).join('\n\n');

/** The cells of each row of each table whose last column names the tests. */
function rowsThatAreShown(): string[][] {
  const rows: string[][] = [];
  let within = false;
  for (const line of text.split('\n')) {
    const cells = line.startsWith('|') ? line.split('|').slice(1, -1) : [];
    const words = cells.map(cell => cell.trim());
    if (words.length === 0) within = false;
    else if (words.at(-1) === 'shown by') within = true;
    else if (within && !/^-+$/.test(words[0] ?? '')) rows.push(words);
  }
  return rows;
}

const test = suiteOf('SECURITY.md');

test('names existing tests in each row of its tables', () => {
  const rows = rowsThatAreShown();
  assert.ok(rows.length > 30, `only ${rows.length} lines were found`);
  for (const row of rows) {
    const claims = (row.at(-1) ?? '').split('<br>');
    for (const claim of claims) {
      const [, file = '', title = ''] = /^`([\w./-]+)`: (.+)$/.exec(claim.trim()) ?? [];
      assert.ok(title.length > 10, `"${row[0]}" does not name a test: ${claim}`);
      assert.ok(existsSync(root + file), `"${row[0]}" names a file that does not exist: ${file}`);
      const source = readFileSync(root + file, 'utf8');
      assert.ok(source.includes(title), `"${row[0]}" names a test that ${file} does not have: ${title}`);
    }
  }
});

test('has a row for each of the ten risks of OWASP API Security 2023', () => {
  const named = rowsThatAreShown().map(([risk = '']) => risk);
  for (let number = 1; number <= 10; number += 1)
    assert.ok(
      named.some(risk => risk.startsWith(`API${number}:2023`)),
      `API${number}:2023 is missing`,
    );
});

test('is checked by npm audit in CI', () => {
  assert.match(readFileSync(`${root}scripts/check.js`, 'utf8'), /'audit'/);
  assert.match(readFileSync(`${root}.ci/run`, 'utf8'), /^npm run check -- --covered$/m);
});

test.run();
