import assert from 'node:assert/strict';
import { Script } from 'node:vm';
import { createRealm } from '../../../src/automation/sandbox/mappings.js';
import { suiteOf } from '../../helper.ts';
import { builtIns } from './attacks.ts';

const test = suiteOf('The realm of a workspace');

type Held = Map<object, string>;

/** Everything that can be reached from a value: own properties of any kind, accessors and prototypes. */
function reachable(value: unknown, path: string, held: Held = new Map()): Held {
  const waiting: [unknown, string][] = [[value, path]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [one, place] = next;
    if (one === null || (typeof one !== 'object' && typeof one !== 'function') || held.has(one)) continue;
    held.set(one, place);
    waiting.push([Object.getPrototypeOf(one), `${place}.[[Prototype]]`]);
    for (const key of Reflect.ownKeys(one)) {
      const { value: own, get, set } = Object.getOwnPropertyDescriptor(one, key) as PropertyDescriptor;
      waiting.push([own, `${place}.${String(key)}`], [get, `${place}.get ${String(key)}`]);
      waiting.push([set, `${place}.set ${String(key)}`]);
    }
  }
  return held;
}

const notFrozen = (held: Held) => [...held].filter(([one]) => !Object.isFrozen(one)).map(([, path]) => path);

/** A realm, and what an expression gives there, functions and all. */
function start() {
  const realm = createRealm(1_000);
  const read = (code: string) => new Script(code).runInContext(realm);
  const evaluate = async (expression: string) => {
    realm.expression = expression;
    read('var given; mapper.evaluate(expression, "{}").then(value => { given = value; })');
    return read('given') as unknown;
  };
  return { read, evaluate };
}

test('is frozen: all that the language has, by name or not', () => {
  const { read } = start();
  const held: Held = new Map();
  for (const name of read('Object.getOwnPropertyNames(globalThis)') as string[])
    if (name !== 'globalThis') reachable(read(name), name, held);
  for (const code of [
    'async () => {}',
    'function* () {}',
    'async function* () {}',
    '[].values()',
    '""[Symbol.iterator]()',
    'new Map().entries()',
    'new Set().entries()',
    '"a".matchAll(/a/g)',
    '/a/',
    'new Date()',
    'new RangeError()',
    'Promise.resolve()',
    'Promise.reject().catch(() => {})',
    '(function () { return arguments })()',
  ])
    reachable(Object.getPrototypeOf(read(`(${code})`)), code, held);
  assert.ok(held.size > 350);
  assert.deepEqual(notFrozen(held), []);
});

test('has no globals that can be changed, and none that a mapping does not need', () => {
  const { read } = start();
  for (const name of read('Object.getOwnPropertyNames(globalThis)') as string[]) {
    if (name === 'globalThis') continue;
    const { writable, configurable } = read(`Object.getOwnPropertyDescriptor(globalThis, '${name}')`);
    assert.deepEqual([writable, configurable], [false, false], name);
  }
  for (const name of [
    'WebAssembly',
    'Proxy',
    'WeakRef',
    'SharedArrayBuffer',
    'console',
    'eval',
    'Intl',
    'jsonata',
  ])
    assert.equal(read(`typeof ${name}`), 'undefined', name);
  assert.throws(() => read('Function("return 1")'), { name: 'EvalError' });
  assert.equal(read('/(secret)/.test("secret"), RegExp.$1 ?? null'), null);
});

test('has the functions of JSONata frozen, with all that is in them', async () => {
  const { evaluate } = start();
  for (const name of builtIns)
    assert.deepEqual(notFrozen(reachable(await evaluate(`$${name}`), `$${name}`)), [], name);
});

test('shares nothing between two evaluations that can be changed', async () => {
  const { evaluate } = start();
  const all = builtIns.map(name => `$${name}`);
  // JSONata cannot apply this one partially, because it has a default value.
  const partial = all.filter(name => name !== '$string').map(name => `${name}(?)`);
  const expression = `[
    ${all.join(', ')}, ${partial.join(', ')},
    ($sum ~> $count), function($x)<n:n> { $match($x, /a/) }, function($x) { $x ~> |$|{ "a": 1 }| }, /a(b)/,
    (function($f) { { "f": $f } })($sum), |$|{}|, ($x := { "a": [{}] }; function() { $x }), $eval("function(){1}")
  ]`;
  const first = reachable(await evaluate(expression), '$');
  const second = reachable(await evaluate(expression), '$');
  const shared = new Map([...first].filter(([one]) => second.has(one)));
  assert.ok(shared.size > 500 && shared.size < first.size);
  assert.deepEqual(notFrozen(shared), []);
});

test.run();
