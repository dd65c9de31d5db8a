/** What patterns of the schemas require, in words. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { patternInWords } from '../../src/common/text/pattern-words.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('A pattern of a schema');
const folder = fileURLToPath(new URL('../../schemas/', import.meta.url));

function* patternsIn(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [name, value] of Object.entries(schema))
    if (name === 'pattern' && typeof value === 'string') yield value;
    else yield* patternsIn(value);
}

test('is told in words, wherever it is', async () => {
  const files = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.json'));
  assert.ok(files.length > 100);
  const without = new Set<string>();
  for (const file of files)
    for (const pattern of patternsIn(JSON.parse(await readFile(join(folder, file), 'utf8'))))
      if (patternInWords(pattern) === null) without.add(`${file}: ${pattern}`);
  assert.deepEqual([...without], []);
});

test('has words that say what it requires', () => {
  for (const [pattern, words] of [
    ['^(?!0000)\\d{4}-\\d{2}-\\d{2}$', 'must be a date such as 2026-03-14'],
    ['^[A-Za-z0-9_-]{1,64}$', 'must be 1 to 64 letters, digits, underscores and hyphens'],
    [
      '^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$',
      'must not be empty or contain spaces or control characters',
    ],
    ['^(a+)+$', null],
    ['toString', null],
  ] as const)
    assert.equal(patternInWords(pattern), words);
});

test.run();
