/** The changes that `npm run mutate` makes to code; code with all changes inactive must behave as before. */
import assert from 'node:assert/strict';
import { transformSync } from 'esbuild';
import { type Mutant, mutantsOf, withAll } from '../../scripts/mutate/mutants.ts';
import { sampleOf } from '../../scripts/mutate/sample.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Mutants');

const changes = (text: string) => mutantsOf('a.ts', text, 0).map(({ was, becomes }) => [was, becomes]);

/** The exported function of a source text, with one active change or none. */
async function load(text: string, mutants: readonly Mutant[], awake: number | null) {
  const { code } = transformSync(withAll(text, mutants), { loader: 'ts' });
  const mutated = `const mutated = id => id === ${awake};\n`;
  const module = await import(`data:text/javascript,${encodeURIComponent(mutated + code)}`);
  return module.run as (...args: unknown[]) => unknown;
}

test('change conditions to always and never, move bounds, and replace operators and literals', () => {
  assert.deepEqual(changes('if (a === b) c();'), [
    ['a === b', 'true'],
    ['a === b', 'false'],
    ['c();', ''],
  ]);
  assert.deepEqual(changes('const x = a < 5 && !b;'), [
    ['a < 5 && !b', '(a < 5) || (!b)'],
    ['a < 5', '(a) <= (5)'],
    ['a < 5', '(a) >= (5)'],
    ['5', '5 + 1'],
    ['!b', 'b'],
  ]);
  assert.deepEqual(changes("const x = { 'cache-control': 'no-store', on: true };"), [
    ["'cache-control': 'no-store'", ''],
    ["'no-store'", "''"],
    ['true', 'false'],
  ]);
  assert.deepEqual(changes('const x = a.some(b).filter(c);'), [
    ['a.some(b).filter(c)', 'a.some(b)'],
    ['a.some(b)', 'a.every(b)'],
  ]);
});

test('leave the sign of a comparison as it is, because its size does not count', () => {
  assert.deepEqual(changes('list.sort((a, b) => (a < b ? -1 : 1));'), [
    ['list.sort((a, b) => (a < b ? -1 : 1));', ''],
    ['list.sort((a, b) => (a < b ? -1 : 1))', 'list'],
    ['a < b', '(a) <= (b)'],
    ['a < b', '(a) >= (b)'],
    ['a < b', 'true'],
    ['a < b', 'false'],
  ]);
  assert.deepEqual(changes('const x = a ? 0 : 1;').slice(-2), [
    ['0', '0 + 1'],
    ['1', '1 + 1'],
  ]);
});

test('change SQL one condition at a time', () => {
  assert.deepEqual(changes('const x = `select 1 from t where a = $1 and b is null`;'), [
    ['`select 1 from t where a = $1 and b is null`', '`select 1 from t where a = $1 or b is null`'],
    ['`select 1 from t where a = $1 and b is null`', '`select 1 from t where a = $1 and b is not null`'],
    ['`select 1 from t where a = $1 and b is null`', '`select 1 from t where a <> $1 and b is null`'],
  ]);
});

test('do not change types, imports and text for people', () => {
  const text = `
    import a from 'a';
    export * from 'b';
    type T = 'x' | 1;
    interface I { readonly state: 'on' }
    const x: T = y as 'z';
    const operation = { summary: 'Word', description: 'Word' };
    const error = new Error('Some words for people');`;
  assert.deepEqual(changes(text), []);
});

test('change nothing while inactive, and can be activated one by one', async () => {
  const text = `
    export function run(list: readonly number[], limit = 2): string {
      let kept = '';
      for (const one of list) {
        if (one > limit || one === 0) kept += one;
        else kept += '-';
      }
      return list.some(one => one > 8) ? kept.toLowerCase() : kept + '!';
    }`;
  const mutants = mutantsOf('a.ts', text, 0);
  const samples = [[[0, 1, 2, 3]], [[1, 9]], [[3], 3], [[]]];
  const answers = async (awake: number | null) => {
    const run = await load(text, mutants, awake);
    return samples.map(args => run(...args));
  };
  const asItIs = ['0--3!', '-9', '-!', '!'];
  assert.deepEqual(await answers(null), asItIs);
  const unseen: string[] = [];
  for (const { id, was } of mutants)
    if (JSON.stringify(await answers(id)) === JSON.stringify(asItIs)) unseen.push(was);
  // Digits have no upper case, and no sample contains an 8.
  assert.deepEqual(unseen.sort(), ['kept.toLowerCase()', 'one > 8']);
});

test('are the same sample for the same seed', () => {
  const items = Array.from({ length: 100 }, (_, index) => index);
  assert.deepEqual(sampleOf(items, 10, 7), sampleOf(items, 10, 7));
  assert.notDeepEqual(sampleOf(items, 10, 7), sampleOf(items, 10, 8));
  assert.equal(sampleOf(items, 10, 7).length, 10);
});

test.run();
