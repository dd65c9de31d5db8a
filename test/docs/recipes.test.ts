/** Every recipe has a check that runs it, and every check a recipe: test/interop runs them with the tools. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suiteOf } from '../helper.ts';
import { recipes } from '../interop/recipes/page.ts';
import { root } from './pages.ts';

const test = suiteOf('Recipes');

test('are those that test/interop runs', () => {
  const text = readFileSync(`${root}test/interop/recipes/run.ts`, 'utf8');
  const [, checks = ''] = /const checks: [^\n]*\n(.*?)^};/ms.exec(text) ?? [];
  const names = [...checks.matchAll(/^ {2}(?:'([^']+)'|(\w+)):/gm)].map(
    ([, quoted, plain]) => quoted ?? plain,
  );
  assert.deepEqual(names.sort(), [...recipes.keys()].sort());
});

test.run();
