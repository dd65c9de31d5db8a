/** Members of JSON text, as they stand there. */
import assert from 'node:assert/strict';
import { elementTexts, memberText } from '../../src/common/json-member.ts';
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

test.run();
