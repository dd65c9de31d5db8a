import assert from 'node:assert/strict';
import { broken, refusesBroken } from '../broken-client.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { outcomesOf } from '../outcomes.ts';
import { hostileTexts, sample, user } from '../sample.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];

const test = casesOf('users');

export const newUserCases: readonly ConformanceCase[] = [
  test('users.create stores all fields of a user, with the e-mail address in lower case', async users => {
    const stored = user('zoe');
    assert.deepEqual(await users.create({ ...stored, email: 'Zoe@Example.COM' }), stored);
    assert.deepEqual(await users.find('user_zoe'), stored);
    assert.deepEqual(await users.findByEmail('zoe@example.com'), stored);
  }),
  test('users.create refuses an id or e-mail address that is already used', async users => {
    assert.deepEqual(await users.create({ ...user('zoe'), id: 'user_ann' }), { refused: 'taken' });
    const again = { ...user('zoe'), email: 'Ann@example.com' };
    assert.deepEqual(await users.create(again), { refused: 'email_taken' });
    assert.deepEqual(await users.find('user_ann'), sample().users[0]);
    assert.equal(await users.find('user_zoe'), null);
  }),
  test('users.create stores exactly one of several concurrent users with the same e-mail address or the same id', async users => {
    const sameEmail = letters.map(letter => users.create({ ...user('zoe'), id: `user_${letter}` }));
    assert.deepEqual(outcomesOf(await Promise.all(sameEmail)), [...Array(4).fill('email_taken'), 'stored']);
    const names = await users.namesOf(letters.map(letter => `user_${letter}`));
    assert.deepEqual([...names.keys()], [(await users.findByEmail('zoe@example.com'))?.id]);
    const sameId = letters.map(letter => users.create({ ...user(letter), id: 'user_same' }));
    assert.deepEqual(outcomesOf(await Promise.all(sameId)), ['stored', ...Array(4).fill('taken')]);
  }),
  test('users.create stores nothing outside of the transaction of a client', async users => {
    await refusesBroken(() => users.create(user('zoe'), broken));
    assert.equal(await users.find('user_zoe'), null);
  }),
  test('users.change changes only the name and the e-mail address of that user', async users => {
    const [ann, bob] = sample().users;
    const changed = { ...ann, name: 'Ann B.', email: 'ann.b@example.com' };
    assert.deepEqual(await users.change('user_ann', { name: 'Ann B.', email: 'Ann.B@example.com' }), changed);
    assert.deepEqual(await users.find('user_ann'), changed);
    assert.equal(await users.findByEmail('ann@example.com'), null);
    assert.deepEqual(await users.change('user_bob', {}), bob);
    // A user may keep the same address.
    assert.deepEqual(await users.change('user_bob', { email: 'bob@example.com' }), bob);
    for (const id of ['user_nobody', ...hostileTexts])
      assert.deepEqual(await users.change(id, { name: 'x' }), { refused: 'not_found' });
  }),
  test('users.change gives an e-mail address to exactly one of several concurrent calls', async users => {
    const ids = ['user_ann', 'user_bob', 'user_eve'];
    const answers = await Promise.all(ids.map(id => users.change(id, { email: 'same@example.com' })));
    assert.deepEqual(outcomesOf(answers), ['email_taken', 'email_taken', 'stored']);
    const found = await Promise.all(ids.map(async id => (await users.find(id))?.email));
    assert.equal(found.filter(email => email === 'same@example.com').length, 1);
  }),
];
