/** The compiler of schemas, which the applications of a process share. */
import assert from 'node:assert/strict';
import { loadCompiler } from '../../src/group/schema-compiler.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('The compiler of schemas');

const schema = (maximum: number) => ({ $id: 'https://host.example/size', type: 'integer', maximum });

test('compiles schemas with the same text once', () => {
  assert.equal(loadCompiler().values(schema(1)), loadCompiler().values(schema(1)));
  assert.notEqual(loadCompiler().values(schema(1)), loadCompiler().inputs(schema(1)));
});

test('accepts different schemas with the same $id, as two versions of an application have', () => {
  const [one, two] = [schema(1), schema(2)].map(given => loadCompiler().values(given));
  assert.deepEqual([one?.(2), two?.(2)], [false, true]);
});

test.run();
