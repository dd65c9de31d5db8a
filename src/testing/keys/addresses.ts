import assert from 'node:assert/strict';
import type { KeyRecord } from '../../generated/types.ts';
import { keyRefusal as refused } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { digestLike, key, shop } from '../sample.ts';

const now = '2026-05-05T05:05:05Z';
const later = '2026-06-06T06:06:06Z';
const office = ['203.0.113.0/24', '2001:db8::/48'];
const restricted = (id: string, digest: string, allowed_ips: string[]): KeyRecord => ({
  ...key(id, digest),
  allowed_ips,
});

const test = casesOf('keys');

/** From where a key may be used, and from where it was. */
export const keyAddressCases: readonly ConformanceCase[] = [
  test('keys.create stores allowed_ips, and keys.rotate gives them to the replacement', async keys => {
    assert.deepEqual(
      await keys.create(shop, restricted('key_office', 'd', office)),
      restricted('key_office', 'd', office),
    );
    const found = await keys.findByDigest(digestLike('d'));
    assert.deepEqual(found?.key.allowed_ips, office);
    const rotated = await keys.rotate(shop, {
      keyId: 'key_office',
      replacement: key('key_next', 'e'),
      oldExpiresAt: later,
      now,
    });
    assert.deepEqual('old' in rotated && rotated.replacement.allowed_ips, office);
    assert.deepEqual((await keys.findByDigest(digestLike('e')))?.key.allowed_ips, office);
    assert.deepEqual((await keys.find(shop, 'key_office'))?.allowed_ips, office);
  }),
  test('keys.change sets, keeps and removes allowed_ips', async keys => {
    const set = await keys.change(shop, 'key_live', { allowedIps: office, now });
    assert.deepEqual(set, { ...key('key_live', 'a'), allowed_ips: office });
    const named = await keys.change(shop, 'key_live', { name: 'Till', now });
    assert.deepEqual(named, { ...key('key_live', 'a'), name: 'Till', allowed_ips: office });
    assert.deepEqual((await keys.findByDigest(digestLike('a')))?.key, named);
    const open = await keys.change(shop, 'key_live', { allowedIps: [], now });
    assert.deepEqual(open, { ...key('key_live', 'a'), name: 'Till' });
    assert.deepEqual(await keys.find(shop, 'key_live'), open);
  }),
  test('a key that few addresses may use cannot act on a key that more addresses may use', async keys => {
    await keys.create(shop, restricted('key_office', 'd', office));
    const refusal = refused('beyond_own', ['allowed_ips']);
    const options = { by: 'key_office' };
    for (const ranges of [[], ['203.0.113.0/23'], ['203.0.113.7', '198.51.100.1'], ['2001:db8::/32']])
      assert.deepEqual(await keys.create(shop, restricted('key_new', 'e', ranges), options), refusal);
    assert.deepEqual(await keys.change(shop, 'key_office', { allowedIps: [], now }, options), refusal);
    assert.deepEqual(await keys.change(shop, 'key_live', { name: 'Till', now }, options), refusal);
    assert.deepEqual(await keys.revoke(shop, 'key_live', now, options), refusal);
    assert.deepEqual((await keys.find(shop, 'key_office'))?.allowed_ips, office);
    const narrow = restricted('key_new', 'e', ['203.0.113.7', '2001:db8:0:1::/64']);
    assert.deepEqual(await keys.create(shop, narrow, options), narrow);
    const narrower = await keys.change(
      shop,
      'key_office',
      { allowedIps: ['203.0.113.0/25', '2001:db8:0:1::/64'], now },
      options,
    );
    assert.ok('id' in narrower);
  }),
  test('keys.recordUse stores where and with what the latest use was', async keys => {
    const use = { network: '203.0.113.7', agent: 'curl/8.5.0 "ü" <b>' };
    await keys.recordUse(shop, 'key_live', now, use);
    await keys.recordUse(shop, 'key_live', '2026-05-05T05:05:04Z', { network: '198.51.100.1', agent: null });
    assert.deepEqual(await keys.find(shop, 'key_live'), {
      ...key('key_live', 'a'),
      last_used_at: now,
      last_used_network: use.network,
      last_used_agent: use.agent,
    });
    await keys.recordUse(shop, 'key_live', later, { network: '2001:db8:0:0::/64', agent: null });
    assert.deepEqual(await keys.find(shop, 'key_live'), {
      ...key('key_live', 'a'),
      last_used_at: later,
      last_used_network: '2001:db8:0:0::/64',
    });
  }),
];
