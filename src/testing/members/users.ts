import assert from 'node:assert/strict';
import { isRefused, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { hostileTexts, other, passwordOf, sample, shop } from '../sample.ts';

const test = casesOf('users');

export const userCases: readonly ConformanceCase[] = [
  test('users.find and users.findByEmail return a user with all fields, or null', async users => {
    const [ann, , eve] = sample().users;
    assert.deepEqual(await users.find('user_ann'), ann);
    assert.deepEqual(await users.findByEmail('eve@example.com'), eve);
    for (const text of ['user_nobody', 'ANN@example.com', ...hostileTexts]) {
      assert.equal(await users.find(text), null);
      assert.equal(await users.findByEmail(text), null);
    }
  }),
  test('users.setPassword replaces the hash of that user only', async users => {
    const [ann, , eve] = sample().users;
    const changed = { ...ann, password: passwordOf('y') };
    assert.deepEqual(await users.setPassword('user_ann', passwordOf('y')), changed);
    const first = { ...eve, password: passwordOf('z') };
    assert.deepEqual(await users.setPassword('user_eve', passwordOf('z')), first);
    assert.deepEqual((await users.find('user_ann'))?.password, passwordOf('y'));
    assert.deepEqual((await users.findByEmail('bob@example.com'))?.password, passwordOf('x'));
    for (const id of hostileTexts)
      assert.deepEqual(await users.setPassword(id, passwordOf('y')), refuse('not_found'));
  }),
  test('users.setPassword replaces the hash only if it is the expected one, also in concurrent calls', async users => {
    const letters = [...'abcdefghij'];
    const set = (letter: string, instead: string) =>
      users.setPassword('user_ann', passwordOf(letter), { instead: passwordOf(instead) });
    const answers = await Promise.all(letters.map(letter => set(letter, 'x')));
    assert.deepEqual(answers.filter(isRefused), Array(9).fill(refuse('changed')));
    const won = letters[answers.findIndex(answer => !isRefused(answer))] ?? '';
    assert.deepEqual((await users.find('user_ann'))?.password, passwordOf(won));
    assert.deepEqual(await set('z', 'x'), refuse('changed'));
    assert.deepEqual(await set('z', won), await users.find('user_ann'));
    const instead = passwordOf('x');
    assert.deepEqual(await users.setPassword('user_eve', passwordOf('y'), { instead }), refuse('changed'));
    for (const id of ['user_nobody', ...hostileTexts])
      assert.deepEqual(await users.setPassword(id, passwordOf('y'), { instead }), refuse('not_found'));
    assert.equal((await users.find('user_eve'))?.password, null);
  }),
  test('users.workspacesOf returns the workspaces of a user, sorted by name, with the role', async users => {
    const [first, second] = sample().workspaces;
    assert.deepEqual(await users.workspacesOf('user_ann'), [
      { workspace: second, role: 'viewer' },
      { workspace: first, role: 'owner' },
    ]);
    assert.deepEqual([first?.id, second?.id], [shop, other]);
    for (const id of ['user_eve', 'user_nobody', ...hostileTexts])
      assert.deepEqual(await users.workspacesOf(id), []);
  }),
  test('users.namesOf omits unknown users', async users => {
    const names = await users.namesOf(['user_bob', 'key_live', 'user_ann', ...hostileTexts]);
    assert.deepEqual([...names].sort(), [
      ['user_ann', 'ann'],
      ['user_bob', 'bob'],
    ]);
    assert.equal((await users.namesOf([])).size, 0);
  }),
];
