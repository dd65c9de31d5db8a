/** Which name somebody meant who misspelt one. */
import assert from 'node:assert/strict';
import { nearestName } from '../../src/common/text/nearest-name.ts';
import { partNames } from '../../src/index.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('A misspelt name');

test('is understood with a letter too many, too few, replaced or swapped, and in capitals', () => {
  for (const [text, name] of [
    ['itmes', 'items'],
    ['item', 'items'],
    ['linkss', 'links'],
    ['modals', 'models'],
    ['Webhooks', 'webhooks'],
    ['worskpcaes', 'workspaces'],
  ] as const)
    assert.equal(nearestName(text, partNames), name);
});

test('is another name if more is different', () => {
  for (const text of [
    'data',
    'put',
    'close',
    'nodes',
    'logins',
    'cache',
    'database',
    '',
    'x',
    'x'.repeat(1_000_000),
  ])
    assert.equal(nearestName(text, partNames), null, text);
});

test.run();
