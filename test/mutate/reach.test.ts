/** How `npm run mutate` records the code that a test executes. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Reach of a test');
const preload = new URL('../../scripts/mutate/preload.js', import.meta.url).href;

/** What the tests of a file execute in a module that is loaded before the first test. */
function reachOf(cleanup: (work: () => void) => void, module: string, tests: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'marketplace-reach-'));
  cleanup(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'lazy.mjs'), module);
  writeFileSync(join(folder, 'tests.mjs'), tests);
  const reachFolder = join(folder, 'reach');
  mkdirSync(reachFolder);
  const MUTATION = JSON.stringify({ awake: null, tests: null, reachFolder });
  execFileSync(process.execPath, ['--import', preload, join(folder, 'tests.mjs')], {
    env: { ...process.env, NODE_OPTIONS: '', MUTATION },
  });
  const [written = ''] = readdirSync(reachFolder);
  return JSON.parse(readFileSync(join(reachFolder, written), 'utf8'));
}

test('assigns code at module load to every test, and functions to their callers', cleanup => {
  const module = `
    const made = () => mutated(2);
    export const words = [mutated(1), made()];
    export const ask = () => mutated(3);`;
  const tests = `
    mutation.begins('first');
    const { ask } = await import('./lazy.mjs');
    mutation.begins('second');
    await null;
    ask();`;
  assert.deepEqual(reachOf(cleanup, module, tests), { '': [1, 2], first: [], second: [3] });
});

test.run();
