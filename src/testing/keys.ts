import assert from 'node:assert/strict';
import type { ConformanceCase } from './index.ts';
import { digestLike, hostileTexts, key, other, shop } from './sample.ts';

const instant = '2026-05-05T05:05:05Z';
const later = '2026-06-06T06:06:06Z';

export const keyCases: readonly ConformanceCase[] = [
  {
    name: 'keys.findByDigest finds a key with its workspace, expired and revoked ones too',
    async run({ keys }) {
      assert.deepEqual(await keys.findByDigest(digestLike('a')), {
        workspaceId: shop,
        key: key('key_live', 'a'),
      });
      assert.equal((await keys.findByDigest(digestLike('b')))?.key.revoked_at, '2026-01-01T00:00:00Z');
      const expired = await keys.findByDigest(digestLike('c'));
      assert.deepEqual([expired?.workspaceId, expired?.key.expires_at], [other, '2026-01-01T00:00:00Z']);
    },
  },
  {
    name: 'keys.findByDigest answers null for what nobody has',
    async run({ keys }) {
      for (const digest of [digestLike('f'), ...hostileTexts])
        assert.equal(await keys.findByDigest(digest), null);
    },
  },
  {
    name: 'keys.create stores a key as it is, and keeps no tie to the object',
    async run({ keys }) {
      const record = { ...key('key_new', 'd'), expires_at: later };
      assert.equal(await keys.create(shop, record), true);
      record.name = 'changed afterwards';
      assert.deepEqual(await keys.findByDigest(digestLike('d')), {
        workspaceId: shop,
        key: { ...key('key_new', 'd'), expires_at: later },
      });
    },
  },
  {
    name: 'keys.create refuses an id of the workspace, a digest of anybody and an unknown workspace',
    async run({ keys }) {
      assert.equal(await keys.create(shop, key('key_live', 'd')), false);
      assert.equal(await keys.create(shop, key('key_new', 'c')), false);
      for (const workspaceId of ['ws_unknown', ...hostileTexts])
        assert.equal(await keys.create(workspaceId, key('key_new', 'd')), false);
      assert.equal(await keys.findByDigest(digestLike('d')), null);
      assert.equal((await keys.findByDigest(digestLike('c')))?.workspaceId, other);
    },
  },
  {
    name: 'keys.create lets one of twenty racing calls with one digest win',
    async run({ keys }) {
      const calls = Array.from({ length: 20 }, (_, index) =>
        keys.create(index % 2 ? shop : other, key(`key_${index}`, 'd')),
      );
      const answers = await Promise.all(calls);
      assert.equal(answers.filter(Boolean).length, 1);
      assert.equal((await keys.findByDigest(digestLike('d')))?.key.id, `key_${answers.indexOf(true)}`);
    },
  },
  {
    name: 'keys.revoke is seen by the next look-up, and leaves a key of the same id elsewhere alone',
    async run({ keys }) {
      const revoked = await keys.revoke(shop, 'key_live', instant);
      assert.deepEqual(revoked, { ...key('key_live', 'a'), revoked_at: instant });
      assert.deepEqual((await keys.findByDigest(digestLike('a')))?.key, revoked);
      assert.equal((await keys.findByDigest(digestLike('c')))?.key.revoked_at, null);
    },
  },
  {
    name: 'keys.revoke answers null for a key that the workspace does not have',
    async run({ keys }) {
      for (const id of ['key_unknown', ...hostileTexts])
        assert.equal(await keys.revoke(shop, id, instant), null);
      for (const workspaceId of ['ws_unknown', ...hostileTexts])
        assert.equal(await keys.revoke(workspaceId, 'key_live', instant), null);
      assert.equal((await keys.findByDigest(digestLike('a')))?.key.revoked_at, null);
    },
  },
  {
    name: 'keys.revoke keeps the first instant, whoever races',
    async run({ keys }) {
      const instants = Array.from({ length: 20 }, (_, index) => `2026-07-01T00:00:${10 + index}Z`);
      const answers = await Promise.all(instants.map(at => keys.revoke(shop, 'key_live', at)));
      const kept = new Set(answers.map(answer => answer?.revoked_at));
      assert.equal(kept.size, 1);
      assert.equal((await keys.revoke(shop, 'key_live', later))?.revoked_at, [...kept][0]);
    },
  },
];
