import assert from 'node:assert/strict';
import { suiteOf } from '../../helper.ts';
import { endless, nested, sandbox, sharedSandbox } from './sandbox.ts';

const test = suiteOf('A mapping in the sandbox', { isLong: true });

const order = {
  type: 'order.created',
  data: {
    id: 7,
    lines: [
      { price: 2.5, count: 2 },
      { price: 1, count: 3 },
    ],
  },
};

test('makes a new value of what it is given', async () => {
  const expression = '{ "text": "Order " & data.id, "total": $sum(data.lines.(price * count)) }';
  assert.deepEqual(await sharedSandbox().map('shop', expression, order), {
    ok: true,
    value: { text: 'Order 7', total: 8 },
  });
});

test('may give any JSON', async () => {
  const one = sharedSandbox();
  for (const value of [null, false, 0, '', [], {}, [[1], { a: null }], { constructor: 1 }])
    assert.deepEqual(await one.map('shop', 'kept', { kept: value }), { ok: true, value });
});

test('keeps a field that is called __proto__', async () => {
  const result = await sharedSandbox().map('shop', '{ "__proto__": { "a": 1 } }', {});
  assert.equal(JSON.stringify(result), '{"ok":true,"value":{"__proto__":{"a":1}}}');
});

test('encodes base64 as JSONata does on Node', async () => {
  const one = sharedSandbox();
  for (const text of ['', 'a', 'ab', 'abc', 'abcd', 'é']) {
    const encoded = Buffer.from(text, 'latin1').toString('base64');
    assert.deepEqual(await one.map('shop', '$base64encode($)', text), { ok: true, value: encoded });
    assert.deepEqual(await one.map('shop', '$base64decode($)', encoded), { ok: true, value: text });
  }
});

test('that does not compile is told with the place', async () => {
  const one = sharedSandbox();
  const refusal = { ok: false, error: 'Expected ")" before end of expression (S0203, at character 3).' };
  assert.deepEqual(await one.compiles('shop', '((('), refusal);
  assert.deepEqual(await one.map('shop', '(((', {}), refusal);
  assert.deepEqual(await one.compiles('shop', 'data.id'), { ok: true });
});

test('that throws is told with its message and the place', async () => {
  const one = sharedSandbox();
  assert.deepEqual(await one.map('shop', '"a" + 1', {}), {
    ok: false,
    error: 'The left side of the "+" operator must evaluate to a number (T2001, at character 5).',
  });
  assert.deepEqual(await one.map('shop', '$error("no customer")', {}), {
    ok: false,
    error: 'no customer (D3137, at character 7).',
  });
});

test('that quotes something long is told in short', async () => {
  const result = await sharedSandbox().map('shop', '$error($pad("x", 10000, "x"))', {});
  assert.ok(!result.ok && result.error.length < 400);
});

for (const [what, expression] of [
  ['calls itself for ever', '($again := function($n) { $again($n + 1) + 1 }; $again(0))'],
  ['loops for ever', endless],
  ['has a regular expression that backtracks for ever', '$match($pad("", 50, "a") & "!", /^(a+)+$/)'],
  ['makes ever more objects', '[1..3000000].{ "a": $, "b": [1..10] }'],
] as const)
  test(`that ${what} ends, and the next one runs`, async cleanup => {
    const one = sandbox(cleanup, { timeMs: 100 });
    const result = await one.map('shop', expression, {});
    assert.ok(!result.ok);
    assert.match(result.error, /^The mapping (takes longer than 100 ms|needs more than 64 MB of memory)\.$/);
    assert.deepEqual(await one.map('shop', '1 + 1', {}), { ok: true, value: 2 });
  });

for (const [what, expression] of [
  ['a long range', '[1..9999999]'],
  ['doubling a string', '($more := function($s) { $more($uppercase($s & $s)) }; $more("0123456789"))'],
  ['splitting a string', '$split($pad("", 50000000, "x"), "")'],
] as const)
  test(`that takes too much memory, by ${what}, ends, and the next one runs`, async () => {
    const one = sharedSandbox();
    const result = await one.map('shop', expression, {});
    assert.ok(!result.ok);
    assert.match(result.error, /^The mapping (needs more than 64 MB of memory|gives more than 256 KiB)\.$/);
    assert.deepEqual(await one.map('shop', '1 + 1', {}), { ok: true, value: 2 });
  });

test('that takes memory that the limit of V8 lets through ends, and the next one runs', async () => {
  const one = sharedSandbox();
  const result = await one.map('shop', '[1..5].$contains($pad("", 500000000, "€"), "y")', {});
  assert.deepEqual(result, { ok: false, error: 'The mapping needs more than 64 MB of memory.' });
  assert.deepEqual(await one.map('shop', '1 + 1', {}), { ok: true, value: 2 });
});

test('is refused a range that JSONata itself finds too long', async () => {
  const result = await sharedSandbox().map('shop', '[1..1e9]', {});
  assert.ok(!result.ok);
  assert.match(result.error, /must not exceed 1e7/);
});

for (const [what, expression] of [
  ['one long string', '$pad("", 300000, "x")'],
  ['a string of half a gigabyte', '$pad("", 500000000, "x")'],
  [
    'one list in itself, twice, forty times',
    '($more := function($s, $n) { $n = 0 ? $s : $more([[$s], [$s]], $n - 1) }; $more(1, 40))',
  ],
  ['characters of several bytes', '$pad("", 100000, "€")'],
  ['a list', '[1..200000]'],
] as const)
  test(`may not give more than 256 KiB: ${what}`, async () => {
    const result = await sharedSandbox().map('shop', expression, {});
    assert.deepEqual(result, { ok: false, error: 'The mapping gives more than 256 KiB.' });
  });

test('may give up to 256 KiB', async () => {
  const result = await sharedSandbox().map('shop', '$pad("", 262142, "x")', {});
  assert.ok(result.ok);
});

test('may not give what JSON cannot hold', async () => {
  const one = sharedSandbox();
  for (const [expression, what] of [
    ['$sum', 'a function'],
    ['function($x) { $x }', 'a function'],
    ['/a/', 'a function'],
    ['{ "list": [1, $sum] }', 'a function at /list/1'],
    ['{ "f": function($x) { $x } }', 'a function at /f'],
    ['1 / 0', 'a number that JSON cannot hold'],
    ['nothing', 'no value'],
  ] as const)
    assert.deepEqual(await one.map('shop', expression, {}), {
      ok: false,
      error: `The mapping gives ${what}.`,
    });
});

test('may pass on data whose members have the names of the marks of functions', async () => {
  const data = { _jsonata_lambda: true, inner: { _jsonata_function: true } };
  assert.deepEqual(await sharedSandbox().map('shop', 'data', { data }), { ok: true, value: data });
});

test('gets times as text, and gives them so', async () => {
  const at = new Date('2026-03-14T09:26:53.000Z');
  assert.deepEqual(
    await sharedSandbox().map('shop', '{ "at": at, "same": $fromMillis($toMillis(at)) }', { at }),
    {
      ok: true,
      value: { at: at.toISOString(), same: at.toISOString() },
    },
  );
});

test('is told of an input, or a result, that is nested too deeply', async () => {
  const one = sharedSandbox();
  const deep = { ok: false, error: 'The mapping gives more than 100 levels of nesting.' };
  assert.deepEqual(await one.map('shop', '$', nested(101)), deep);
  assert.deepEqual(await one.map('shop', '$', nested(100)), { ok: true, value: nested(100) });
  for (const [expression, levels] of [
    ['$', 5_000],
    ['**.core', 5_000],
    ['$string($)', 5_000],
    ['$', 500_000],
  ] as const) {
    const result = await one.map('shop', expression, nested(levels));
    assert.ok(!result.ok);
    assert.match(result.error, /nested too deeply|levels of nesting|no value/);
  }
});

test('sees nothing of the process', async () => {
  const one = sharedSandbox();
  for (const expression of [
    '$process',
    '$globalThis',
    '$require("node:fs")',
    '$window',
    'constructor',
    '$.constructor.constructor("return 1")()',
    '$sum.constructor',
    '$lookup($, "__proto__")',
    '$lookup($sum, "implementation")',
    '$sum.implementation("1")',
    '$keys($sum).environment',
    '$each($match, function($v) { $v })',
    '$eval("$process")',
    '$import("node:fs")',
    '$string.apply',
    '(function($x) { $x }).environment',
    '**.constructor',
    '$spread($sum)',
  ]) {
    const result = await one.map('shop', expression, {});
    if (result.ok) assert.doesNotMatch(JSON.stringify(result.value), /node|native|env/, expression);
  }
});

test('leaves nothing to the next one', async () => {
  const one = sharedSandbox();
  const pollution = JSON.parse('{"__proto__": {"left": 1}, "constructor": {"prototype": {"left": 1}}}');
  for (const expression of [
    '($left := 1; $sum := 2; $left)',
    '$ ~> |$|{ "left": 1 }|',
    '$ ~> |__proto__|{ "left": 1 }|',
    '$ ~> |constructor.prototype|{ "left": 1 }|',
    '$merge([$, { "__proto__": { "left": 1 } }])',
    '$spread($)',
    '{ "a": 1 }{ "__proto__": { "left": 1 } }',
  ])
    await one.map('shop', expression, pollution);
  assert.deepEqual(await one.map('shop', '[$left, left, {}.left, $sum([1, 2])]', {}), {
    ok: true,
    value: [3],
  });
});

test.run();
