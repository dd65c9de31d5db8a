/** docs/automation.md: its code runs and prints what it says, its tables hold. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { matches } from '../../src/common/filter.ts';
import type { AutomationFilter } from '../../src/generated/types.ts';
import { suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { receiver } from '../webhooks/receiver.ts';
import { sandbox } from './sandbox/sandbox.ts';

const test = suiteOf('The page on automation', { isLong: true });
const page = await readFile(new URL('../../docs/automation.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/```js\n(.*?)```/gs)].map(([, code = '']) => code);
const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<void>;

/** The rows of the table under a heading; cells without their code marks. */
const tableUnder = (heading: string) =>
  (page.split(`### ${heading}\n`)[1]?.split(/^#/m)[0] ?? '')
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .map(line => line.split(' | ').map(cell => cell.replaceAll(/^\| | \|$/g, '')));
const codeIn = (cell = '') => /`(.*)`/.exec(cell)?.[1] ?? '';
const event = JSON.parse(codeIn(/holds for the event (`.*`):/.exec(page)?.[1]));

test('has code that prints what it says, and its route sends what it makes to its hook', async cleanup => {
  const mock = await mockFor(cleanup, { fixtures: { automation_events: {} } as never });
  const { url, received, reached } = await receiver(cleanup);
  const code = blocks
    .join('\n')
    .replace('https://shop.example', mock.url)
    .replace('mk_…', String(mock.keys.studio))
    .replace('https://tool.example/hook', url);
  const expected = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
  const printed: string[] = [];
  const log = (...values: unknown[]) => void printed.push(values.map(String).join(' '));
  // Posted once the route is there, which the page creates in its last line about it.
  const last = `await call('POST', '/publish', event);`;
  await new AsyncFunction('console', `${code}\n${last}`)({ log });
  assert.ok(expected.length > 10);
  assert.deepEqual(printed, expected);
  await reached(1);
  const { type, data } = JSON.parse(received[0]?.body ?? '');
  assert.deepEqual([type, data], ['order.large', { order: 41, gross: 142.8 }]);
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
