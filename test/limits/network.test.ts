import assert from 'node:assert/strict';
import { networkOf } from '../../src/limits/network.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('IP address counting');

test('counts IPv4 in full, in any notation', () => {
  for (const text of [
    '192.0.2.1',
    '::ffff:192.0.2.1',
    '::FFFF:192.0.2.1',
    '::ffff:c000:201',
    '0:0:0:0:0:ffff:192.0.2.1',
    '192.0.2.1:4711',
    '[::ffff:192.0.2.1]:4711',
  ])
    assert.equal(networkOf(text), '192.0.2.1', text);
});

test('counts IPv6 by its first 64 bits, in any notation', () => {
  for (const text of [
    '2001:db8:0:1::1',
    '2001:DB8::1:ffff:ffff:ffff:ffff',
    '2001:0db8:0000:0001:0:0:0:1',
    '2001:db8:0:1::192.0.2.1',
    '[2001:db8:0:1::1]:4711',
    '[2001:db8:0:1::1]',
    '2001:db8:0:1::1%eth0',
  ])
    assert.equal(networkOf(text), '2001:db8:0:1::/64', text);
  assert.equal(networkOf('2001:db8:0:2::1'), '2001:db8:0:2::/64');
  assert.equal(networkOf('::1'), '0:0:0:0::/64');
  assert.equal(networkOf('fe80::1%lo0'), networkOf('fe80::2%eth1'));
});

test('counts all invalid addresses as one', () => {
  for (const text of [
    '',
    'localhost',
    '192.0.2',
    '192.0.2.256',
    '0x7f.1',
    '::ffff:',
    'x'.repeat(10_000),
    '[::1',
    '1:2',
  ])
    assert.equal(networkOf(text), 'unknown', text.slice(0, 20));
});

test.run();
