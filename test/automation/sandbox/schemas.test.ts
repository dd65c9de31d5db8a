import assert from 'node:assert/strict';
import { suiteOf } from '../../helper.ts';
import { nested, sandbox, sharedSandbox } from './sandbox.ts';

const test = suiteOf('A schema in the sandbox', { isLong: true });

const draft7 = 'http://json-schema.org/draft-07/schema#';
const draft2020 = 'https://json-schema.org/draft/2020-12/schema';

test('takes data that fits, and tells the place and the reason where it does not', async () => {
  const one = sharedSandbox();
  const schema = {
    properties: { lines: { items: { required: ['sku'], properties: { sku: { type: 'string' } } } } },
  };
  assert.deepEqual(await one.check('shop', schema, { lines: [{ sku: 'a' }] }), { ok: true });
  assert.deepEqual(await one.check('shop', schema, { lines: [{ sku: 'a' }, { sku: 1 }] }), {
    ok: false,
    pointer: '/lines/1/sku',
    reason: 'must be a string',
  });
  assert.deepEqual(await one.check('shop', schema, { lines: [{}] }), {
    ok: false,
    pointer: '/lines/0/sku',
    reason: 'is required',
  });
});

test('tells all that is wrong, each place once', async () => {
  const one = sharedSandbox();
  const schema = {
    required: ['id', 'note'],
    additionalProperties: false,
    properties: {
      id: { type: 'integer' },
      note: { type: 'string' },
      amount: { type: 'number', minimum: 0, multipleOf: 0.5 },
      lines: { items: { required: ['sku'], properties: { sku: { type: 'string', minLength: 2 } } } },
      names: { propertyNames: { maxLength: 2 } },
    },
  };
  const data = {
    id: 'a',
    amount: -0.7,
    lines: [{ sku: 'a' }, {}, { sku: 'ab' }],
    names: { abc: 1 },
    other: 1,
  };
  const problems = await one.check('shop', schema, data);
  assert.ok(!problems.ok);
  const { pointer, reason, further = [] } = problems;
  assert.deepEqual(
    Object.fromEntries([{ pointer, reason }, ...further].map(problem => [problem.pointer, problem.reason])),
    {
      '/note': 'is required',
      '/other': 'is not a known field',
      '/id': 'must be an integer',
      '/amount': 'must be at least 0',
      '/lines/0/sku': 'must have at least 2 characters',
      '/lines/1/sku': 'is required',
      '/names/abc': 'has a name that must have at most 2 characters',
    },
  );
  assert.equal(problems.left, undefined);
});

test('tells of several schemas that data may fit the one that it fits best', async () => {
  const one = sharedSandbox();
  const card = { required: ['card'], properties: { card: { properties: { number: { type: 'string' } } } } };
  const bank = { type: 'object', required: ['iban'] };
  for (const pay of [
    { anyOf: [bank, card] },
    { anyOf: [{ $ref: '#/$defs/bank' }, { $ref: '#/$defs/card' }] },
    { oneOf: [bank, card] },
  ])
    assert.deepEqual(
      await one.check(
        'shop',
        { $defs: { bank, card }, properties: { id: { type: 'string' }, pay } },
        { id: 1, pay: { card: { number: 7 } } },
      ),
      {
        ok: false,
        pointer: '/id',
        reason: 'must be a string',
        further: [{ pointer: '/pay/card/number', reason: 'must be a string' }],
      },
    );
});

test('tells twenty problems, and how many more there are', async () => {
  const one = sharedSandbox();
  const schema = { items: { type: 'string' } };
  for (const [entries, left] of [
    [20, undefined],
    [21, 1],
    [1_000, 980],
  ] as const) {
    const checked = await one.check(
      'shop',
      schema,
      Array.from({ length: entries }, () => 1),
    );
    assert.ok(!checked.ok);
    assert.deepEqual([checked.pointer, checked.further?.length, checked.left], ['/0', 19, left]);
  }
  // Of long data, only the first one.
  assert.deepEqual(
    await one.check(
      'shop',
      schema,
      Array.from({ length: 20_000 }, () => 1),
    ),
    {
      ok: false,
      pointer: '/0',
      reason: 'must be a string',
    },
  );
});

test('is read as the draft that it names, and as 2020-12 without a name', async () => {
  const one = sharedSandbox();
  const refusal = { ok: false, pointer: '/0', reason: 'must be a number' };
  assert.deepEqual(await one.check('shop', { $schema: draft7, items: [{ type: 'number' }] }, ['a']), refusal);
  assert.deepEqual(await one.check('shop', { prefixItems: [{ type: 'number' }] }, ['a']), refusal);
  assert.deepEqual(
    await one.check('shop', { $schema: draft2020, prefixItems: [{ type: 'number' }] }, ['a']),
    refusal,
  );
});

test('counts decimals as JSON does, not as binary numbers', async () => {
  const one = sharedSandbox();
  for (const amount of [19.99, 0.07, 4.35])
    assert.deepEqual(await one.check('shop', { multipleOf: 0.01 }, amount), { ok: true });
  assert.equal((await one.check('shop', { multipleOf: 0.01 }, 0.071)).ok, false);
});

test('that refers to itself without end is refused', async () => {
  const one = sharedSandbox();
  const endless = { ok: false, error: 'The schema refers to itself without end.' };
  for (const schema of [{ $ref: '#' }, { type: 'object', allOf: [{ $ref: '#' }] }])
    assert.deepEqual(await one.compilesSchema('shop', schema), endless);
  assert.deepEqual(await one.compilesSchema('shop', { properties: { a: { $ref: '#' } } }), { ok: true });
});

test('with references that are resolved while data is checked is refused', async () => {
  const one = sharedSandbox();
  const part = { $dynamicAnchor: 'x', type: 'string' };
  for (const schema of [
    { $defs: { a: part }, properties: { p: { $dynamicRef: '#x' } } },
    { $dynamicAnchor: 'x', $dynamicRef: '#x' },
  ])
    assert.deepEqual(await one.compilesSchema('shop', schema), {
      ok: false,
      error: 'The schema cannot be used: $dynamicRef is not supported.',
    });
  // A property may have the name of a keyword.
  const named = { properties: { $dynamicRef: { type: 'string' } } };
  assert.deepEqual(await one.compilesSchema('shop', named), { ok: true });
});

test('may use the keyword nullable of OpenAPI', async () => {
  const one = sharedSandbox();
  assert.deepEqual(await one.check('shop', { type: 'string', nullable: true }, null), { ok: true });
  assert.equal((await one.check('shop', { type: 'string' }, null)).ok, false);
});

test('takes any time of RFC 3339 as a date-time, and says so', async () => {
  const one = sharedSandbox();
  assert.deepEqual(await one.check('shop', { format: 'date-time' }, '2026-03-14T10:26:53+01:00'), {
    ok: true,
  });
  const refused = await one.check('shop', { format: 'date-time' }, 'x');
  assert.ok(!refused.ok);
  assert.equal(refused.reason, 'must be an RFC 3339 time such as 2026-03-14T09:26:53Z');
  const other = await one.check('shop', { format: 'ipv4' }, 'x');
  assert.ok(!other.ok);
  assert.equal(other.reason, 'must have the format ipv4');
});

test('of another draft is refused', async () => {
  assert.deepEqual(await sharedSandbox().compilesSchema('shop', { $schema: 'https://schema.example/mine' }), {
    ok: false,
    error: `The schema cannot be used: $schema must be one of ${draft2020}, ${draft7.slice(0, -1)}.`,
  });
});

test('may use formats', async () => {
  assert.deepEqual(await sharedSandbox().check('shop', { format: 'email' }, 'nobody'), {
    ok: false,
    pointer: '',
    reason: 'must be an e-mail address',
  });
});

test('may have keywords and formats of its own, which change nothing', async () => {
  const schema = { 'x-note': 'ours', format: 'sku', type: 'string' };
  assert.deepEqual(await sharedSandbox().check('shop', schema, 'a'), { ok: true });
});

test('finds no field that every object inherits', async () => {
  assert.deepEqual(await sharedSandbox().check('shop', { required: ['toString'] }, {}), {
    ok: false,
    pointer: '/toString',
    reason: 'is required',
  });
});

test('that is none is refused with the place', async () => {
  const one = sharedSandbox();
  for (const [schema, reason] of [
    [
      { properties: { a: { type: 'objct' } } },
      '/properties/a/type must be equal to one of the allowed values',
    ],
    [{ required: 'a' }, '/required must be array'],
    [{ $ref: 'https://schema.example/a' }, "can't resolve reference https://schema.example/a from id #"],
    [{ $ref: '#/$defs/a' }, "can't resolve reference #/$defs/a from id #"],
    [{ $async: true }, '$async is not supported'],
    [{ pattern: '[' }, 'Invalid regular expression: /[/u: Unterminated character class'],
  ] as const)
    assert.deepEqual(await one.compilesSchema('shop', schema), {
      ok: false,
      error: `The schema cannot be used: ${reason}.`,
    });
  assert.deepEqual(await one.compilesSchema('shop', { type: 'object' }), { ok: true });
});

test('cannot refer to the one of somebody else', async () => {
  const one = sharedSandbox();
  const id = 'https://schema.example/shared';
  const theirs = { $id: id, $defs: { inner: { $id: `${id}/inner`, const: 1 } }, const: 1 };
  assert.deepEqual(await one.check('shop', theirs, 1), { ok: true });
  for (const $ref of [id, `${id}/inner`]) assert.ok(!(await one.compilesSchema('sounds', { $ref })).ok);
  assert.deepEqual(await one.check('sounds', { $id: id, const: 2 }, 2), { ok: true });
});

test('with a pattern that backtracks for ever ends, and the next one is checked', async cleanup => {
  const one = sandbox(cleanup, { timeMs: 100 });
  assert.deepEqual(await one.check('shop', { pattern: '^(a+)+$' }, `${'a'.repeat(50)}!`), {
    ok: false,
    pointer: '',
    reason: 'cannot be checked: the schema takes longer than 100 ms.',
  });
  assert.deepEqual(await one.check('shop', { pattern: '^a+$' }, 'aa'), { ok: true });
});

test('compares objects as the JSON that they are, whatever the names of their members', async () => {
  const one = sharedSandbox();
  const unique = { uniqueItems: true };
  for (const [schema, data, ok] of [
    [unique, [{ toString: '' }, { toString: 'a' }, {}, { valueOf: 1 }], true],
    [unique, [{ toString: '' }, { valueOf: 1 }, { toString: '' }], false],
    [{ $schema: draft7, enum: [{ a: [1] }] }, { a: [1] }, true],
    [{ $schema: draft7, enum: [{ a: 1 }] }, { valueOf: 1 }, false],
    [{ const: { a: 1 } }, { toString: '' }, false],
    [{ const: { toString: '' } }, { toString: '' }, true],
  ] as const) {
    const result = await one.check('shop', schema, data);
    assert.equal(result.ok, ok, JSON.stringify([schema, data, result]));
    if (!result.ok) assert.match(result.reason, /^must not contain|^must be/);
  }
});

test('is told of data, and of itself, nested too deeply', async () => {
  const one = sharedSandbox();
  const schema = { properties: { inner: { $ref: '#' } } };
  assert.deepEqual(await one.check('shop', schema, nested(500)), { ok: true });
  for (const levels of [50_000, 500_000])
    assert.deepEqual(await one.check('shop', schema, nested(levels)), {
      ok: false,
      pointer: '',
      reason: 'cannot be checked: it is nested too deeply.',
    });
  let deep: object = {};
  for (let level = 0; level < 5_000; level += 1) deep = { not: deep };
  const result = await one.compilesSchema('shop', deep);
  assert.ok(!result.ok);
  assert.match(result.error, /nested too deeply|cannot be used/);
});

test('that quotes something long is told in short', async () => {
  const schema = { enum: Array.from({ length: 5_000 }, (_, index) => `value ${index}`) };
  const result = await sharedSandbox().check('shop', schema, 1);
  assert.ok(!result.ok && result.reason.length < 400);
});

test.run();
