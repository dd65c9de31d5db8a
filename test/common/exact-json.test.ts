/** JSON that a value of JavaScript cannot hold. */
import assert from 'node:assert/strict';
import { exactJson, jsonWith, numbersAsIn } from '../../src/common/json/exact-json.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Exact JSON');
const exact = (text: string) => exactJson(text, JSON.parse(text));

for (const [text, kept] of [
  ['{"id":9007199254740993}', '{"id":9007199254740993}'],
  [' { "a" : [ 1.0 , -0, 1e21 ] } ', '{"a":[1.0,-0,1e21]}'],
  ['{"b":1,"2":2,"1":3}', '{"b":1,"2":2,"1":3}'],
  ['0.1234567890123456789', '0.1234567890123456789'],
  [
    '{"\\u0061\\/":"caf\\u00e9 \\ud83d\\ude00 9007199254740993 ,1.0","n":1.0}',
    '{"a/":"café 😀 9007199254740993 ,1.0","n":1.0}',
  ],
  ['{"lone":"\\uD800","n":1.0}', '{"lone":"\\ud800","n":1.0}'],
] as const)
  test(`is kept where it says more than its value: ${text}`, () => {
    assert.deepEqual(exact(text), { exact: kept, repeated: null });
  });

for (const text of [
  '{"a":1,"b":[true,null,"x",{}],"c":[]}',
  ' { "a" : 1 ,\n\t"b" : "\\u00e9\\/" } ',
  '"\\u00e9"',
  ' 12 ',
  '{"__proto__":1,"constructor":{"__proto__":2}}',
])
  test(`is nothing else than its value: ${text}`, () => {
    assert.deepEqual(exact(text), { exact: null, repeated: null });
  });

for (const [text, pointer] of [
  ['{"a":1,"a":1}', '/a'],
  ['{"a":[{},{"b/c":1,"x":{"b/c":2},"b/c":3}]}', '/a/1/b~1c'],
  ['{"\\u0061":1,"a":2}', '/a'],
  ['[1,[{"":1,"":2}]]', '/1/0/'],
  ['{"__proto__":1,"__proto__":2}', '/__proto__'],
] as const)
  test(`has two members of one name: ${text}`, () => {
    assert.equal(exact(text).repeated, pointer);
  });

test('of a value that is written differently each time is that value', () => {
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % most;
  };
  const texts = ['a', '1', '"', '\\', '\u0000', 'é', '😀', '\ud800', '{[,:', ''];
  const value = (depth: number): unknown => {
    const kind = random(depth > 3 ? 4 : 6);
    if (kind === 0) return random(2) === 0 ? null : random(2) === 0;
    if (kind === 1) return (random(2_000_000) - 1_000_000) / 10 ** random(5);
    if (kind < 4) return `${texts[random(10)]}${texts[random(10)]}`;
    const count = random(4);
    if (kind === 4) return Array.from({ length: count }, () => value(depth + 1));
    return Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`${texts[random(10)]}${index}x`, value(depth + 1)]),
    );
  };
  for (let round = 0; round < 500; round += 1) {
    const one = value(0);
    const spaced = JSON.stringify(one, null, ' ').replaceAll('é', '\\u00e9');
    assert.deepEqual(exact(spaced), { exact: null, repeated: null }, spaced);
    const { exact: kept } = exact(`{"n":1.0,"one":${spaced}}`);
    assert.equal(kept, `{"n":1.0,"one":${JSON.stringify(one)}}`);
    assert.equal(jsonWith({ n: 1, one, none: undefined }, { n: '1.0' }), kept);
  }
});

for (const [source, value, expected] of [
  [
    '{"id":9007199254740993,"n":1}',
    '{"order":9007199254740993,"n":[1]}',
    '{"order":9007199254740993,"n":[1]}',
  ],
  [
    '{"a":1e21,"t":"9007199254740993"}',
    '[1e+21,"9007199254740993","x\\"1e21"]',
    '[1e+21,"9007199254740993","x\\"1e21"]',
  ],
  // A number that is made may be equal to one of the source, so it does not take its spelling.
  ['{"a":2.0,"b":1E3,"c":10e-1}', '[2,1000,1]', '[2,1000,1]'],
  ['{"a":0.1234567890123456789,"b":1.10}', '[0.12345678901234568,1.1]', '[0.1234567890123456789,1.1]'],
  ['{"a":9007199254740993.0}', '[9007199254740992]', '[9007199254740993.0]'],
  ['{"a":1e-400}', '[0]', '[0]'],
  ['{"a":-9007199254740993}', '[-9007199254740993,9007199254740992]', '[-9007199254740993,9007199254740992]'],
  ['{"a":1.0,"b":1}', '[1]', '[1]'],
  ['{"a":9007199254740993,"b":9007199254740992}', '[9007199254740992]', '[9007199254740992]'],
  ['{"a":9007199254740993.0,"b":9007199254740992}', '["no number"]', '["no number"]'],
  ['{"a":9007199254740993.0,"b":9007199254740992}', '[9007199254740992]', null],
] as const)
  test(`has the numbers of ${source} in ${value}`, () => {
    assert.equal(numbersAsIn(source, value), expected);
  });

test('is written for members of any name', () => {
  assert.equal(jsonWith({ constructor: 'x', data: 1 }, { data: '1.0' }), '{"constructor":"x","data":1.0}');
});

test('takes time in proportion to the text', () => {
  const long = `{"a":${'[1.0,'.repeat(1)}"${'\\\\"'.slice(0, 2).repeat(100_000)}"],"n":[${'1.0,'.repeat(60_000)}2]}`;
  assert.equal(exact(long).exact, long);
  assert.equal(numbersAsIn(long, long), long);
});

test.run();
