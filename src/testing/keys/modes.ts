/** Test workspaces and live ones: no key of one mode comes into the other. */
import assert from 'node:assert/strict';
import { keyRefusal } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { digestLike, key, other, shop } from '../sample.ts';

const now = '2026-05-05T05:05:05Z';
const space = { id: 'ws_test', name: 'Test', account_id: null, mode: 'test' } as const;
const testKey = (id: string, digit: string) => ({ ...key(id, digit), prefix: 'mk_test_abcd' });
const replacementOf = ({
  id,
  digest,
  prefix,
  last_four,
  created_at,
  created_by,
}: ReturnType<typeof key>) => ({
  id,
  digest,
  prefix,
  last_four,
  created_at,
  created_by,
});

const ofKeys = casesOf('keys');
const ofWorkspaces = casesOf('workspaces');

export const keyModeCases: readonly ConformanceCase[] = [
  ofKeys(
    'keys.create stores a key in a workspace of its own mode only',
    async (keys, { workspaces }) => {
      await workspaces.create(space);
      const live = key('key_new', 'd');
      assert.deepEqual(await keys.create(space.id, live), keyRefusal('other_mode'));
      assert.deepEqual(await keys.create(shop, testKey('key_new', 'd')), keyRefusal('other_mode'));
      assert.equal(await keys.findByDigest(digestLike('d')), null);
      assert.deepEqual(await keys.create(space.id, testKey('key_new', 'd')), testKey('key_new', 'd'));
      assert.deepEqual(await keys.findByDigest(digestLike('d')), {
        workspaceId: space.id,
        key: testKey('key_new', 'd'),
      });
      // Of a live key, the random part may begin with this word.
      const alike = { ...key('key_alike', 'e'), prefix: 'mk_test' };
      assert.deepEqual(await keys.create(shop, alike), alike);
    },
    { needs: ['workspaces'], uses: ['workspaces.mode'] },
  ),
  ofKeys(
    'keys.rotate keeps the mode of a key',
    async (keys, { workspaces }) => {
      await workspaces.create(space);
      await keys.create(space.id, testKey('key_new', 'd'));
      const rotate = (workspaceId: string, keyId: string, next: ReturnType<typeof key>) =>
        keys.rotate(workspaceId, { keyId, replacement: replacementOf(next), oldExpiresAt: now, now });
      assert.deepEqual(await rotate(space.id, 'key_new', key('key_next', 'e')), keyRefusal('other_mode'));
      assert.deepEqual(await rotate(shop, 'key_live', testKey('key_next', 'e')), keyRefusal('other_mode'));
      assert.equal((await keys.find(shop, 'key_live'))?.rotated_to, null);
      assert.equal(await keys.findByDigest(digestLike('e')), null);
      const rotated = await rotate(space.id, 'key_new', testKey('key_next', 'e'));
      assert.ok('old' in rotated);
      assert.equal(rotated.replacement.prefix, 'mk_test_abcd');
    },
    { needs: ['workspaces'], uses: ['workspaces.mode'] },
  ),
];

export const workspaceModeCases: readonly ConformanceCase[] = [
  ofWorkspaces(
    'workspaces.create stores the mode, which its members are told',
    async (workspaces, { users }) => {
      assert.deepEqual(await workspaces.create(space, { owner: 'user_eve' }), space);
      assert.deepEqual(await workspaces.find(space.id), space);
      assert.deepEqual(await users.workspacesOf('user_eve'), [{ workspace: space, role: 'owner' }]);
    },
    { needs: ['users'], uses: ['workspaces.mode'] },
  ),
  ofWorkspaces(
    'workspaces.change refuses another mode, and keeps the mode',
    async workspaces => {
      await workspaces.create(space);
      const refusal = { refused: 'mode_fixed' };
      assert.deepEqual(await workspaces.change(space.id, { name: 'x', mode: 'live' }), refusal);
      assert.deepEqual(await workspaces.change(other, { mode: 'test' }), refusal);
      assert.equal((await workspaces.find(other))?.mode ?? 'live', 'live');
      const renamed = { ...space, name: 'x' };
      assert.deepEqual(await workspaces.change(space.id, { name: 'x', mode: 'test' }), renamed);
      assert.deepEqual(await workspaces.find(space.id), renamed);
    },
    { uses: ['workspaces.mode'] },
  ),
];
