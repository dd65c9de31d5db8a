/** Keys, tokens and secrets after a rotation, which both storages make alike. */
import assert from 'node:assert/strict';
import { rotatedTokens } from '../../../src/adapters/rules/automation.ts';
import { hasEnded, rotatedKeys } from '../../../src/adapters/rules/keys.ts';
import { rotated } from '../../../src/adapters/rules/webhooks.ts';
import { inbound, rotation } from '../../../src/testing/automation/sample.ts';
import { digestLike, key } from '../../../src/testing/sample.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('A rotation, in any storage,');

const earlier = '2026-05-05T05:04:04Z';
const before = '2026-05-05T05:04:05Z';
const now = '2026-05-05T05:05:05Z';
const after = '2026-05-05T05:05:05.001Z';
const end = '2026-05-06T00:00:00Z';
const later = '2026-06-06T06:06:06Z';

test('is of a key that is neither revoked nor rotated nor expired', () => {
  const one = key('key_a', 'a');
  const ended = (some: object) => hasEnded({ ...one, ...some }, now);
  assert.equal(ended({}), false);
  assert.equal(ended({ expires_at: after }), false);
  assert.equal(ended({ expires_at: now }), true);
  assert.equal(ended({ expires_at: before }), true);
  assert.equal(ended({ revoked_at: later }), true);
  assert.equal(ended({ rotated_to: 'key_b' }), true);
});

test('ends the old key with the overlap or earlier, and makes a key like it', () => {
  const old = { ...key('key_a', 'a'), last_used_at: before, scopes: ['keys:read' as const], name: 'Mine' };
  const { name: _, ...next } = { ...key('key_b', 'b'), created_at: now, created_by: 'user_ann' };
  for (const [expires_at, expected] of [
    [null, end],
    [later, end],
    [end, end],
    [before, before],
  ] as const) {
    const rotation = { keyId: 'key_a', replacement: next, oldExpiresAt: end, now: earlier };
    const application = { key: null, user: null, owners: [] };
    const made = rotatedKeys({ ...old, expires_at }, rotation, application);
    assert.ok('old' in made);
    assert.deepEqual(made.old, { ...old, rotated_to: 'key_b', expires_at: expected });
    assert.deepEqual(made.replacement, {
      ...key('key_b', 'b'),
      name: 'Mine',
      scopes: ['keys:read'],
      created_at: now,
      created_by: 'user_ann',
      expires_at,
    });
  }
});

test('puts the new secret first, and keeps old ones until the overlap ends or earlier', () => {
  const secret = (name: string, expires_at: string | null) => ({ secret: name, expires_at });
  const old = [
    secret('current', null),
    secret('sooner', after),
    secret('longer', later),
    secret('ending', now),
    secret('ended', before),
  ];
  assert.deepEqual(rotated(old, { secret: 'new', oldExpiresAt: end, now }), [
    secret('new', null),
    secret('current', end),
    secret('sooner', after),
    secret('longer', end),
  ]);
  assert.deepEqual(
    rotated(old, { secret: 'new', oldExpiresAt: now, now }),
    [secret('new', null)],
    'no overlap',
  );
});

test('keeps nine old secrets, the newest', () => {
  const old = Array.from({ length: 12 }, (_, index) => ({ secret: `s${index}`, expires_at: null }));
  const names = rotated(old, { secret: 'new', oldExpiresAt: end, now }).map(({ secret }) => secret);
  assert.deepEqual(names, ['new', 's0', 's1', 's2', 's3', 's4', 's5', 's6', 's7', 's8']);
});

test('of a token keeps its digest and its last four characters', () => {
  assert.deepEqual(rotatedTokens(inbound('ain_1', 'a'), rotation('b', { oldExpiresAt: end })), [
    { digest: digestLike('b'), last_four: 'bbbb', expires_at: null },
    { digest: digestLike('a'), last_four: 'aaaa', expires_at: end },
  ]);
});

test.run();
