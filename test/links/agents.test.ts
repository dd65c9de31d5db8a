/** What is read of a `User-Agent`, which clients make as long as they like. */
import assert from 'node:assert/strict';
import { agentOf } from '../../src/links/redirects/visitor.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('User agents');

test('are read up to 512 characters', () => {
  const start = 'Mozilla/5.0 (';
  const deviceAfter = (length: number) => agentOf(`${start.padEnd(length, 'x')} iPad)`).device;
  assert.equal(deviceAfter(500), 'tablet');
  assert.equal(deviceAfter(510), 'other');
  assert.equal(deviceAfter(15_000), 'other');
});

test.run();
