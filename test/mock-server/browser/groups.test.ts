/** Which groups a page may ask for, and the script that it gets. */
import assert from 'node:assert/strict';
import { checkedGroups, scriptWith } from '../../../mock-server/browser/choose-script.ts';
import { registerMock } from '../../../mock-server/browser/register.ts';
import { fullScript, smallScript } from '../../../mock-server/browser/scripts.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('The groups of a mock server in a browser');

test('are in the smallest script that has them', () => {
  assert.equal(scriptWith(['marketplace', 'keys']), smallScript);
  assert.equal(scriptWith(['marketplace', 'links']), fullScript);
  assert.deepEqual(checkedGroups('startMock', ['models', 'audit']), ['models', 'audit']);
});

test('are refused by name', () => {
  for (const [groups, message] of [
    ['links', "startMock: groups must be a list of names of groups, such as ['marketplace', 'links']"],
    [[], "startMock: groups must be a list of names of groups, such as ['marketplace', 'links']"],
    [[{}], 'startMock: groups must be names: a browser has no groups of your own'],
    [['lnks'], 'startMock: groups: unknown group lnks: did you mean links?'],
  ] as const)
    assert.throws(() => checkedGroups('startMock', groups), { name: 'TypeError', message });
  for (const missing of ['automation', 'invitations'])
    assert.throws(
      () => checkedGroups('startMock', [missing]),
      new RegExp(`^TypeError: startMock: groups: a browser does not have ${missing}: `),
    );
});

test('are asked for in pages only', async () => {
  await assert.rejects(registerMock('/browser-worker.js'), /registerMock/);
});

test.run();
