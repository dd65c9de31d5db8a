/** What both storages do alike with users, workspaces and memberships. */
import assert from 'node:assert/strict';
import {
  changedBy,
  checkNewWorkspace,
  checkSession,
  dataWithMembership,
  dataWithWorkspace,
  isLastOwner,
  withLowerEmail,
} from '../../../src/adapters/rules/members.ts';
import { checkStorable } from '../../../src/adapters/rules/storable.ts';
import { key, session, shop, user } from '../../../src/testing/sample.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('People, in any storage,');

const longAgo = '2020-01-01T00:00:00Z';
const refused = (call: () => void, message: string) =>
  assert.throws(call, { name: 'InvalidDataError', message });
const member = (name: string, role: 'owner' | 'viewer') => ({
  workspace_id: shop,
  user_id: `user_${name}`,
  role,
});

test('have their address in lower case, if they have one', () => {
  assert.deepEqual(withLowerEmail({ id: 'a', email: 'Ann@Example.COM' }), {
    id: 'a',
    email: 'ann@example.com',
  });
  const without: { email?: string } = {};
  assert.equal(withLowerEmail(without), without);
  const odd = { email: 5 as never };
  assert.equal(withLowerEmail(odd), odd);
});

test('change in the fields that a change may have and gives', () => {
  const one = { id: 'a', name: 'A', email: 'a@example.com', note: 'x' };
  const change = { id: 'b', name: 'B', email: undefined as never, note: null as never };
  const names = ['name', 'email', 'note'] as const;
  assert.deepEqual(changedBy(one, change, names), { ...one, name: 'B', note: null });
});

test('are the last owner of a workspace if nobody else owns it', () => {
  const [ann, bob] = [member('ann', 'owner'), member('bob', 'viewer')];
  assert.equal(isLastOwner([bob, ann], 'user_ann'), true);
  assert.equal(isLastOwner([bob, ann], 'user_bob'), false);
  assert.equal(isLastOwner([ann, member('bob', 'owner')], 'user_ann'), false);
  assert.equal(isLastOwner([bob], 'user_bob'), false);
});

test('are checked with what they refer to, whatever it is', () => {
  const workspace = { id: shop, name: 'Shop', account_id: 'acc_unknown' };
  checkStorable('workspaces.create', dataWithWorkspace(workspace));
  checkStorable('workspaces.create', dataWithWorkspace(workspace, { users: [user('ann')] }));
  const wrong = dataWithWorkspace(workspace, { users: [{ ...user('ann'), name: '' }] });
  assert.throws(() => checkStorable('workspaces.create', wrong), /\/users\/0\/name/);
  checkStorable('memberships.add', dataWithMembership(member('nobody', 'viewer')));
  const role = { ...member('ann', 'viewer'), role: 'boss' as never };
  assert.throws(() => checkStorable('memberships.add', dataWithMembership(role)), /\/memberships\/0\/role/);
});

test('come with a workspace as an id or as a user, and with nothing unknown', () => {
  for (const given of [
    {},
    { owner: 'user_ann' },
    { owner: user('ann'), first: true },
    { key: key('key_a', 'a') },
  ])
    checkNewWorkspace(given);
  for (const owner of [5, null, true])
    refused(
      () => checkNewWorkspace({ owner: owner as never }),
      'workspaces.create: owner must be the id of a user, or a user',
    );
  for (const first of ['true', 1, null])
    refused(
      () => checkNewWorkspace({ first: first as never }),
      'workspaces.create: first must be true or false',
    );
  refused(() => checkNewWorkspace({ ownr: 'a' } as object), 'workspaces.create: unknown option ownr');
});

test('have sessions with a digest and times; an id that is none is only unknown', () => {
  checkSession({ ...session('a', 'ann'), user_id: 'no id \0' }, longAgo);
  refused(
    () => checkSession({ ...session('a', 'ann'), user_id: 5 as never }, longAgo),
    'sessions.create: /user_id must be a string',
  );
  refused(
    () => checkSession({ ...session('a', 'ann'), seen_at: 'soon' }, longAgo),
    'sessions.create: /seen_at must be an ISO 8601 timestamp in UTC such as 2026-03-14T09:26:53Z',
  );
  refused(
    () => checkSession(session('a', 'ann'), 'soon'),
    'sessions.create: staleBefore must be an ISO 8601 timestamp in UTC such as 2026-03-14T09:26:53Z',
  );
});

test.run();
