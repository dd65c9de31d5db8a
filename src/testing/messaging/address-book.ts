import assert from 'node:assert/strict';
import { refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { outcomesOf } from '../outcomes.ts';
import { hostileTexts, shop } from '../sample.ts';
import { contact, group, held, ins1, instance, later, ok, range, readAll, reported, soon } from './sample.ts';

const test = casesOf('messaging');

/** Contacts and groups. */
export const addressBookCases: readonly ConformanceCase[] = [
  test('messaging.putContact stores a contact once for each address, and changes it if the caller asks for that', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    await messaging.createInstance(shop, instance('ins_2'));
    const first = contact('con_1', { address: '+4901', picture_id: 'med_1' });
    assert.deepEqual(await ins1(messaging).putContact(first, { events: reported('a') }), first);
    const again = contact('con_2', { address: '+4901', name: 'New', changed_at: soon, created_at: soon });
    assert.deepEqual(await ins1(messaging).putContact(again), refuse('taken'));
    assert.deepEqual(await ins1(messaging).putContact({ ...first, address: '+4902' }), refuse('taken'));
    const upsert = { upsert: true, events: reported('b') };
    const merged = { ...first, name: 'New', changed_at: soon };
    assert.deepEqual(await ins1(messaging).putContact(again, upsert), merged);
    const unknown = { ...again, name: null, changed_at: later };
    assert.deepEqual(await ins1(messaging).putContact(unknown, upsert), merged);
    const elsewhere = { ...again, instance_id: 'ins_2' };
    assert.deepEqual(await messaging.putContact(shop, 'ins_2', elsewhere), elsewhere);
    assert.deepEqual((await readAll(messaging)).ids, ['evt_a_con_1', 'evt_b_con_1']);
    for (const id of ['ins_3', ...hostileTexts])
      assert.deepEqual(await messaging.putContact(shop, id, contact('con_9')), refuse('not_found'));
  }),
  test('messaging.putContact stores one contact of twenty racing calls with one address, and tells of it once', async messaging => {
    const { generation } = await held(messaging);
    const put = (index: number, more: object) =>
      ins1(messaging).putContact(contact(`con_${index}`, { address: '+4901', name: 'Ann' }), {
        events: reported('new'),
        ...more,
      });
    const upserted = await Promise.all(range(20).map(index => put(index, { upsert: true, generation })));
    assert.equal(new Set(upserted.map(answer => ok(answer).id)).size, 1);
    const answers = await Promise.all(
      range(20).map(index => ins1(messaging).putContact(contact(`other_${index}`, { address: '+4902' }))),
    );
    assert.deepEqual(outcomesOf(answers), ['stored', ...Array(19).fill('taken')]);
    assert.equal((await ins1(messaging).listContacts({ limit: 100 })).contacts.length, 2);
    assert.equal((await readAll(messaging)).ids.length, 1);
  }),
  test('messaging.putContact stores one contact of twenty racing calls with one id', async messaging => {
    await held(messaging);
    const put = (index: number) =>
      ins1(messaging).putContact(contact('con_1', { address: `+49${index}` }), {
        upsert: index % 2 === 0,
      });
    const answers = await Promise.all(range(20).map(put));
    assert.deepEqual(outcomesOf(answers), ['stored', ...Array(19).fill('taken')]);
    const { contacts } = await ins1(messaging).listContacts({ limit: 100 });
    assert.deepEqual(
      contacts,
      answers.filter(answer => 'id' in answer),
    );
  }),
  test('messaging.putContact and putGroup take an id of a deleted instance, or refuse it as taken', async messaging => {
    for (const id of ['ins_1', 'ins_2']) await messaging.createInstance(shop, instance(id));
    ok(await ins1(messaging).putContact(contact('con_1')));
    ok(await ins1(messaging).putGroup(group('grp_1')));
    await messaging.deleteInstance(shop, 'ins_1');
    const put = await messaging.putContact(shop, 'ins_2', contact('con_1', { instance_id: 'ins_2' }));
    assert.ok('id' in put || put.refused === 'taken');
    const made = await messaging.putGroup(shop, 'ins_2', group('grp_1', { instance_id: 'ins_2' }));
    assert.ok('id' in made || made.refused === 'taken');
  }),
  test('messaging.putContact never leaves an instance with more contacts than it may have, no matter who races', async messaging => {
    await held(messaging);
    await held(messaging, 'ins_2');
    ok(await messaging.putContact(shop, 'ins_2', contact('con_0', { instance_id: 'ins_2' })));
    const answers = await Promise.all(
      range(20).map(index =>
        ins1(messaging).putContact(contact(`con_${index + 1}`), {
          most: 3,
          upsert: index % 2 === 0,
        }),
      ),
    );
    assert.deepEqual(outcomesOf(answers), [...Array(3).fill('stored'), ...Array(17).fill('too_many')]);
    const { contacts } = await ins1(messaging).listContacts({ limit: 100 });
    assert.equal(contacts.length, 3);
    const known = { ...contact('con_x'), address: contacts[0]?.address ?? '' };
    ok(await ins1(messaging).putContact(known, { most: 3, upsert: true }));
  }),
  test('messaging.putGroup never leaves an instance with more groups than it may have, no matter who races', async messaging => {
    await held(messaging);
    await held(messaging, 'ins_2');
    const one = (index: number) => group(`grp_${index}`, { address: `g${index}@groups` });
    ok(await messaging.putGroup(shop, 'ins_2', { ...one(99), instance_id: 'ins_2' }));
    const answers = await Promise.all(
      range(20).map(index => ins1(messaging).putGroup(one(index), { most: 3 })),
    );
    assert.deepEqual(outcomesOf(answers), [...Array(3).fill('stored'), ...Array(17).fill('too_many')]);
    const { groups } = await ins1(messaging).listGroups({ limit: 100 });
    assert.equal(groups.length, 3);
    const known = { ...one(50), address: groups[0]?.address ?? '', name: 'Renamed' };
    ok(await ins1(messaging).putGroup(known, { most: 3 }));
  }),
  test('messaging lists contacts by id, finds, changes and deletes them', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    await messaging.createInstance(shop, instance('ins_2'));
    for (const id of ['con_c', 'con_a', 'con_b']) ok(await ins1(messaging).putContact(contact(id)));
    const list = async (query: object) => {
      const { contacts, next } = await ins1(messaging).listContacts({ limit: 2, ...query });
      return [...contacts.map(({ id }) => id), next];
    };
    assert.deepEqual(await list({}), ['con_a', 'con_b', 'con_b']);
    assert.deepEqual(await list({ after: 'con_b' }), ['con_c', null]);
    const found = await ins1(messaging).findContact({ id: 'con_a' });
    assert.deepEqual(found, contact('con_a'));
    assert.deepEqual(await ins1(messaging).findContact({ address: '+49con_a' }), found);
    const change = { name: null, blocked: true, picture_id: 'med_1' };
    const options = { now: soon, events: reported('changed') };
    const changed = { ...found, ...change, changed_at: soon };
    assert.deepEqual(await ins1(messaging).changeContact('con_a', change, options), changed);
    const same = { ...options, now: later };
    assert.deepEqual(await ins1(messaging).changeContact('con_a', change, same), changed);
    const answers = await Promise.all(
      range(5).map(() => ins1(messaging).deleteContact('con_a', { events: reported('gone') })),
    );
    assert.deepEqual(outcomesOf(answers), [...Array(4).fill('not_found'), 'stored']);
    assert.deepEqual(
      answers.flatMap(answer => ('id' in answer ? [answer.blocked] : [])),
      [true],
    );
    assert.deepEqual((await readAll(messaging)).ids.sort(), ['evt_changed_con_a', 'evt_gone_con_a']);
    assert.equal(await messaging.findContact(shop, 'ins_2', { id: 'con_b' }), null);
    assert.deepEqual(await messaging.changeContact(shop, 'ins_2', 'con_b', {}), refuse('not_found'));
    assert.deepEqual(await messaging.deleteContact(shop, 'ins_2', 'con_b'), refuse('not_found'));
    for (const text of ['con_a', ...hostileTexts]) {
      assert.equal(await ins1(messaging).findContact({ id: text }), null);
      assert.equal(await ins1(messaging).findContact({ address: text }), null);
      assert.deepEqual(await ins1(messaging).changeContact(text, {}), refuse('not_found'));
      assert.deepEqual(await ins1(messaging).deleteContact(text), refuse('not_found'));
      assert.deepEqual(await list({ after: text === 'con_a' ? 'con_9' : text }), [null]);
    }
  }),
  test('messaging.putGroup stores a group once for each address, and replaces what is stored of it', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    const first = group('grp_1', { invite_link: 'https://chat.example/a' });
    const events = reported('a');
    assert.deepEqual(await ins1(messaging).putGroup(first, { events }), first);
    const next = group('grp_2', {
      address: first.address,
      name: 'New',
      participants: [],
      left_at: soon,
      created_at: soon,
      changed_at: soon,
    });
    const replaced = { ...next, id: 'grp_1', created_at: first.created_at };
    assert.deepEqual(await ins1(messaging).putGroup(next, { events: reported('b') }), replaced);
    const same = { ...next, id: 'grp_3', changed_at: later };
    assert.deepEqual(await ins1(messaging).putGroup(same, { events: reported('c') }), replaced);
    assert.deepEqual(await ins1(messaging).findGroup({ address: first.address }), replaced);
    assert.deepEqual(await ins1(messaging).putGroup(group('grp_1', { address: 'x' })), refuse('taken'));
    assert.deepEqual((await readAll(messaging)).ids, ['evt_a_grp_1', 'evt_b_grp_1']);
    const answers = await Promise.all(
      range(10).map(index => ins1(messaging).putGroup(group(`new_${index}`, { address: 'room' }))),
    );
    assert.equal(new Set(answers.map(answer => ok(answer).id)).size, 1);
    const { groups } = await ins1(messaging).listGroups({ limit: 1 });
    assert.deepEqual(groups, [replaced]);
    const page = await ins1(messaging).listGroups({ limit: 5, after: 'grp_1' });
    assert.deepEqual([page.groups.length, page.next], [1, null]);
    for (const text of hostileTexts) {
      assert.deepEqual(await messaging.putGroup(shop, text, first), refuse('not_found'));
      assert.equal(await ins1(messaging).findGroup({ id: text }), null);
      assert.equal(await ins1(messaging).findGroup({ address: text }), null);
      assert.deepEqual((await ins1(messaging).listGroups({ limit: 5, after: text })).groups, []);
    }
  }),
  test('messaging.changeGroup loses no change of those that race', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    await ins1(messaging).putGroup(group('grp_1', { participants: [] }));
    await Promise.all(
      range(20).map(index =>
        ins1(messaging).changeGroup(
          index % 2 === 0 ? { id: 'grp_1' } : { address: 'grp_1@groups' },
          ({ participants }) => ({
            participants: [...participants, { address: `+49${index}`, role: 'member' }],
          }),
          { now: soon, events: reported(`${index}`) },
        ),
      ),
    );
    const stored = await ins1(messaging).findGroup({ id: 'grp_1' });
    assert.equal(new Set(stored?.participants.map(({ address }) => address)).size, 20);
    assert.equal(stored?.changed_at, soon);
    const nothing = await ins1(messaging).changeGroup({ id: 'grp_1' }, () => ({}), {
      now: later,
      events: reported('nothing'),
    });
    assert.deepEqual(nothing, stored);
    assert.equal((await readAll(messaging)).ids.length, 20);
    for (const id of hostileTexts)
      assert.deepEqual(await ins1(messaging).changeGroup({ id }, () => ({})), refuse('not_found'));
  }),
];
