/** The pages on automation: their code runs and prints what they say, their tables hold. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { matches } from '../../src/common/events/filter.ts';
import type { AutomationFilter } from '../../src/generated/types.ts';
import { textOf } from '../docs/pages.ts';
import { runProgram } from '../docs/program.ts';
import { suiteOf } from '../helper.ts';
import { sandbox } from './sandbox/sandbox.ts';

const test = suiteOf('The pages on automation', { isLong: true });
const page = textOf(
  'docs/automation.md',
  'docs/automation/publishing.md',
  'docs/automation/routes.md',
  'docs/automation/history.md',
);

/** The rows of the table under a heading; cells without their code marks. */
const tableUnder = (heading: string) =>
  (page.split(`## ${heading}\n`)[1]?.split(/^#/m)[0] ?? '')
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .map(line => line.split(' | ').map(cell => cell.replaceAll(/^\| | \|$/g, '')));
const codeIn = (cell = '') => /`(.*)`/.exec(cell)?.[1] ?? '';
const event = JSON.parse(codeIn(/holds for the event (`.*`):/.exec(page)?.[1]));

test('has a program that prints what it says, against a mock server as it is', async cleanup => {
  const mock = await startMock({ recentDates: true });
  cleanup(mock.close);
  const { printed, expected } = await runProgram(cleanup, page, mock);
  assert.ok(expected.length > 20);
  assert.deepEqual(printed, expected);
});

test('has conditions of filters that hold', () => {
  const rows = tableUnder('Filters');
  assert.equal(rows.length, 11);
  for (const [operator = '', condition] of rows) {
    const parsed = JSON.parse(codeIn(condition));
    assert.equal(matches([parsed] as AutomationFilter, event), true, condition);
    for (const name of operator.match(/\w+/g) ?? []) assert.ok(name in parsed, condition);
  }
});

test('has mappings that make what it says', async cleanup => {
  const mappings = sandbox(cleanup);
  const rows = tableUnder('Mappings');
  assert.equal(rows.length, 3);
  for (const [mapping, value] of rows)
    assert.deepEqual(await mappings.map('shop', codeIn(mapping), event), {
      ok: true,
      value: JSON.parse(codeIn(value)),
    });
});

test.run();
