/** Members of JSON text, as they stand there. */
import assert from 'node:assert/strict';
import { elementTexts, memberText } from '../../src/common/json/json-member.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Members of JSON text');

for (const [text, path, expected] of [
  ['{"a":1}', ['a'], '1'],
  [' { "a" : { "b" : [ 1 , {"c":"]}\\""} ] } , "d":2}', ['a', 'b'], '[ 1 , {"c":"]}\\""} ]'],
  ['{"a":{"id":9007199254740993,"z":1,"y":1.0}}', ['a'], '{"id":9007199254740993,"z":1,"y":1.0}'],
  ['{"\\u0061":"\\\\","b":null}', ['a'], '"\\\\"'],
  ['{"a":1,"a":{"b":2}}', ['a'], '{"b":2}'],
  ['{"x":"{\\"a\\":1}","a":true}', ['a'], 'true'],
  ['{"a":1}', ['b'], null],
  ['{"a":1}', ['a', 'b'], null],
  ['{}', ['a'], null],
  ['[{"a":1}]', ['a'], null],
  ['{"a":{"b":1},"a":2}', ['a', 'b'], null],
  ['{"a":[1, [2 ,3.0] ]}', ['a', '1', '1'], '3.0'],
  ['{"a":[1]}', ['a', '1'], null],
  ['{"a":[]}', ['a', '0'], null],
  ['{"a":[1]}', ['a', 'x'], null],
  ['{"a":-1.5e3 ,"b":2}', ['a'], '-1.5e3'],
] as const)
  test(`finds ${path.join('/')} in ${text}`, () => {
    assert.equal(memberText(text, path), expected);
  });

for (const [text, expected] of [
  [' [ 1 , "a,]" ,[2,{"x":"]"}] ] ', ['1', '"a,]"', '[2,{"x":"]"}]']],
  ['[]', []],
  ['[ ]', []],
  ['{"a":[1]}', []],
] as const)
  test(`finds the elements of ${text}`, () => {
    assert.deepEqual(elementTexts(text), expected);
  });

test('takes time in proportion to the text', () => {
  const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
  assert.equal(memberText(`{"x":${deep},"a":2}`, ['a']), '2');
  const escaped = JSON.stringify({ x: '"\\'.repeat(200_000), a: 3 });
  assert.equal(memberText(escaped, ['a']), '3');
});

/** A text that counts how many of its characters are read, also in its parts. */
function counted(text: string, count: () => void): string {
  return new Proxy(Object(text), {
    get(target, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) count();
      const value = target[name];
      if (name === 'slice') return (...range: number[]) => counted(text.slice(...range), count);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

test('reads a text once, however deep the path is', () => {
  for (const [open, close, name] of [
    ['{"a":', '}', 'a'],
    ['[', ']', '0'],
  ] as const) {
    const inside = `{"pad":"${'x'.repeat(10_000)}","n":1.0}`;
    const text = `${open.repeat(30)}${inside}${close.repeat(30)}`;
    let reads = 0;
    const found = memberText(
      counted(text, () => {
        reads += 1;
      }),
      [...Array.from({ length: 30 }, () => name), 'n'],
    );
    assert.equal(String(found), '1.0');
    assert.ok(reads < 3 * text.length, `${reads} reads of ${text.length} characters`);
  }
});

test.run();
