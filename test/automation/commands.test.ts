/** The commands of docs/automation.md work as they are. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { environmentOf, lacksCurl, runCommand } from '../docs/program.ts';
import { suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';

const test = suiteOf('The commands of the page on automation');
const page = await readFile(new URL('../../docs/automation.md', import.meta.url), 'utf8');
const commands = [...page.matchAll(/^curl .*$/gm)].map(([command]) => command);

test.unless(lacksCurl, 'succeed', async cleanup => {
  const mock = await mockFor(cleanup);
  assert.ok(commands.length >= 5);
  for (const command of commands) {
    const printed = await runCommand(command, environmentOf(mock));
    assert.equal(JSON.parse(printed).status, 'success', `${command}\n${printed}`);
  }
});

test.run();
