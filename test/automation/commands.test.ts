/** The commands of docs/automation.md work as they are. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { environmentOf } from '../docs/program.ts';
import { suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';

const test = suiteOf('The commands of the page on automation');
const page = await readFile(new URL('../../docs/automation.md', import.meta.url), 'utf8');
const commands = [...page.matchAll(/^curl .*$/gm)].map(([command]) => command);
const run = promisify(execFile);
const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
);

test.unless(hasCurl ? null : 'this machine has no curl', 'succeed', async cleanup => {
  const mock = await mockFor(cleanup);
  assert.ok(commands.length >= 5);
  for (const command of commands) {
    const env = { ...process.env, ...environmentOf(mock) };
    const { stdout } = await run('sh', ['-c', command], { env });
    assert.equal(JSON.parse(stdout).status, 'success', `${command}\n${stdout}`);
  }
});

test.run();
