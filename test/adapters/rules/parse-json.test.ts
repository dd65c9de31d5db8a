/** Where a file that people edit is wrong. */
import assert from 'node:assert/strict';
import { InvalidDataError } from '../../../src/adapters/rules/check.ts';
import { parseJson, withLine } from '../../../src/adapters/rules/parse-json.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('An error of a JSON file');

const lineOf = async (text: string, pointer: string) =>
  (await withLine('the file', text, new InvalidDataError('the file', pointer, 'is wrong'))).line;

test('is none if the text is JSON', async () => {
  assert.deepEqual(await parseJson('the file', ' {"a": [1, null]}\n'), { a: [1, null] });
});

test('names the place, line and column of the first one', async () => {
  for (const [text, message] of [
    ['', 'is not JSON at line 1, column 1: it is empty'],
    ['{"a": 1,}', 'is not JSON at line 1, column 9: a comma after the last value'],
    ['[1,,2]', '/1 is not JSON at line 1, column 4: two commas in a row'],
    ['id,name\n1,A', 'is not JSON at line 1, column 1: it looks like CSV'],
    ['{\n  // note\n}', 'is not JSON at line 2, column 3: JSON has no comments'],
    ['{\n "a~b": [\n  1,\n  oops] }', '/a~0b/1 is not JSON at line 4, column 3'],
    ['[1, 2', 'is not JSON at line 1, column 6'],
    ['{"a": x, "b": y}', '/a is not JSON at line 1, column 7'],
    ['{} {}', 'is not JSON at line 1, column 4'],
  ] as const)
    await assert.rejects(parseJson('the file', text), (error: Error) => {
      assert.ok(error instanceof InvalidDataError);
      assert.ok(error.message.startsWith('the file: '));
      assert.ok(error.message.endsWith(message), `${text}: ${error.message}`);
      return error.line === null;
    });
});

test('names no place in a text that is nested too deeply', async () => {
  await assert.rejects(parseJson('the file', '['.repeat(200_000)), {
    message: 'the file: is not JSON, and is nested too deeply to find the position',
  });
  assert.equal(await lineOf('['.repeat(200_000) + ']'.repeat(200_000), '/0'), null);
});

test('in data has the line of the value, or of what it is missing in', async () => {
  const text = '{\n"a": [\n{"b": 1},\n{"c/d": {\n"~": 2}}\n],\n"0": 3\n}';
  for (const [pointer, line] of [
    ['', 1],
    ['/a', 2],
    ['/a/0/b', 3],
    ['/a/1', 4],
    ['/a/1/c~1d/~0', 5],
    ['/a/1/c~1d/x', 4],
    ['/a/7/b', 2],
    ['/0', 7],
    ['/missing/more', 1],
  ] as const)
    assert.equal(await lineOf(text, pointer), line, pointer);
  const { message, pointer, reason } = await withLine(
    'it',
    text,
    new InvalidDataError('x', '/a/1', 'is wrong'),
  );
  assert.deepEqual([message, pointer, reason], ['it: /a/1 is wrong (line 4)', '/a/1', 'is wrong']);
});

test('has no line if it has its position, or if the file is too large to look for it', async () => {
  const known = new InvalidDataError('the file', '', 'is not JSON at line 1, column 1');
  assert.equal(await withLine('the file', '{', known), known);
  assert.equal(await lineOf(' '.repeat(50_000_001), ''), null);
  assert.equal(await lineOf('', ''), null, 'an empty text has none');
});

test.run();
