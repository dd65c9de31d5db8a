/** The runner of the tests: what fails is told. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { suiteOf } from '../helper.ts';

const test = suiteOf('The runner of tests');

test('ends with an error where a test fails, whatever libraries say', async cleanup => {
  const runner = fileURLToPath(new URL('../run.ts', import.meta.url));
  const failing = fileURLToPath(new URL('./failing', import.meta.url));
  const args = ['--import', import.meta.resolve('tsx'), runner, `--in=${failing}`];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  cleanup(() => child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', chunk => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  assert.match(output, /as it is meant to/);
  assert.equal(code, 1);
});

test.run();
