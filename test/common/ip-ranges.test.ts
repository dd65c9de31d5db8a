import assert from 'node:assert/strict';
import { areWithin, canonicalRange, isAllowedAddress } from '../../src/common/network/ip-ranges.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('IP ranges');

test('have one spelling', () => {
  for (const [text, spelling] of [
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7/32', '203.0.113.7'],
    ['203.0.113.7/24', '203.0.113.0/24'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8:0:0::5', '2001:db8::5'],
    ['2001:db8::5/128', '2001:db8::5'],
    ['2001:db8:1:2:3::/48', '2001:db8:1::/48'],
    ['::/0', '::/0'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7/120', '203.0.113.0/24'],
  ] as const)
    assert.equal(canonicalRange(text), spelling, text);
});

test('are refused if they are anything else', () => {
  for (const text of [
    '',
    'localhost',
    '203.0.113',
    '203.0.113.7.1',
    '203.0.113.256',
    '0313.0.113.7',
    '0xcb.0.113.7',
    '203.0.113.7/33',
    '203.0.113.7/-1',
    '203.0.113.7/',
    '203.0.113.7/24/24',
    '203.0.113.7/255.255.255.0',
    '203.0.113.7:80',
    '2001:db8::/129',
    '2001:db8::g',
    '[2001:db8::1]',
    'fe80::1%eth0',
    ' 203.0.113.7',
    '*',
  ])
    assert.equal(canonicalRange(text), null, text);
});

test('contain the addresses that proxies and sockets write', () => {
  const ranges = ['203.0.113.0/24', '2001:db8::/48'];
  for (const address of [
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '::ffff:cb00:7107',
    '203.0.113.7:4711',
    '2001:db8:0:1::1',
    '[2001:db8::1]:4711',
    '2001:DB8::1%eth0',
  ])
    assert.equal(isAllowedAddress(address, ranges), true, address);
  for (const address of ['203.0.114.7', '2001:db8:1::1', '::1', '', 'unknown', '203.0.113.7, 198.51.100.1'])
    assert.equal(isAllowedAddress(address, ranges), false, address);
  assert.equal(isAllowedAddress('anything', []), true);
  assert.equal(isAllowedAddress('203.0.113.7', ['no range']), false, 'what no range is, contains nothing');
});

test('are within others only whole', () => {
  assert.equal(areWithin(['203.0.113.128/25', '2001:db8::1'], ['203.0.113.0/24', '2001:db8::/48']), true);
  assert.equal(areWithin(['203.0.112.0/23'], ['203.0.113.0/24']), false);
  assert.equal(areWithin(['203.0.113.7', '198.51.100.1'], ['203.0.113.0/24']), false);
  assert.equal(areWithin(['2001:db8::/48'], ['0.0.0.0/0']), false);
  assert.equal(areWithin([], ['203.0.113.0/24']), false);
  assert.equal(areWithin([], []), true);
  assert.equal(areWithin(['203.0.113.7'], []), true);
});

test.run();
