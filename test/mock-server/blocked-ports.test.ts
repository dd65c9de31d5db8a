/** Ports that browsers refuse: a mock on one of them would answer curl and no page. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { startMock } from '../../mock-server/index.ts';
import { blockedPorts } from '../../src/common/network/blocked-ports.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Ports that browsers refuse');

test('are those that fetch refuses, and 0', () => {
  const { badPorts } = createRequire(import.meta.url)('undici/lib/web/fetch/constants.js');
  assert.deepEqual([...blockedPorts].map(String), ['0', ...badPorts]);
});

test('are refused by name when a mock starts', async () => {
  for (const port of [1, 22, 6000, 10_080])
    await assert.rejects(startMock({ port }), {
      name: 'TypeError',
      message: `startMock: port must not be ${port}: browsers and fetch refuse to connect to this port`,
    });
});

test.run();
