/** Chats, groups and contacts over HTTP. */
import assert from 'node:assert/strict';
import type { Chat, ChatGroup, CheckedAddress, Contact, InviteLink } from '../../../src/generated/types.ts';
import { suiteOf } from '../../helper.ts';
import { eachStorage, storages } from '../../storages.ts';
import { clientOf, jonas, mara, sharedMock } from './service.ts';

const test = suiteOf('Chats, groups and contacts over HTTP', { isLong: true });

const to = encodeURIComponent;

for (const [storage, open] of eachStorage(storages)) {
  const start = async () => {
    const mock = await sharedMock(open);
    const client = clientOf(mock);
    /** All pages of a list, as the ids or addresses of each page. */
    const pages = async (path: string, limit: number) => {
      const found: string[][] = [];
      for (let cursor = ''; ; ) {
        const { json, status, text } = await client.call('GET', `${path}?limit=${limit}${cursor}`);
        assert.equal(status, 200, text);
        found.push((json.data as { id?: string; address: string }[]).map(one => one.id ?? one.address));
        if (json.next_cursor === null) return found;
        cursor = `&cursor=${to(String(json.next_cursor))}`;
      }
    };
    const reported = async (id: string, type: string) =>
      (await client.feed(id)).filter(event => event.type === type).map(({ data }) => data);
    return { mock, pages, reported, ...client };
  };
  const sizes = (pages: string[][]) => {
    assert.equal(new Set(pages.flat()).size, pages.flat().length, 'each once');
    return pages.map(page => page.length);
  };

  test(`chats count what is unread until it is marked as read on ${storage}`, async () => {
    const { mock, opened, data, messages, reported, refused } = await start();
    const id = await opened();
    for (const text of ['One', 'Two', 'Three']) await mock.messaging.receive(id, { from: mara, text });
    await mock.messaging.receive(id, { from: jonas, text: 'Four' });
    const path = `/instances/${id}/chats/${to(mara)}`;
    const before = await data<Chat>('GET', path);
    assert.deepEqual([before.unread, before.name, before.kind], [3, 'Mara Lindt', 'direct']);
    assert.deepEqual(before.last_message?.content, { kind: 'text', text: 'Three' });
    const [, second] = await messages(id, `chat=${to(mara)}`);
    const half = await data<Chat>('POST', `${path}/read`, { up_to: second?.id });
    assert.equal(half.unread, 1);
    assert.equal((await data<Chat>('POST', `${path}/read`, {})).unread, 0);
    assert.equal((await data<Chat>('POST', `${path}/read`, {})).unread, 0);
    assert.equal((await reported(id, 'message.status')).length, 3, 'each message is told of once');
    const chats = await data<Chat[]>('GET', `/instances/${id}/chats`);
    assert.deepEqual(Object.fromEntries(chats.map(chat => [chat.address, chat.unread])), {
      [jonas]: 1,
      [mara]: 0,
    });
    const [other] = await messages(id, `chat=${to(jonas)}`);
    await refused('POST', `${path}/read`, 400, /up_to is not a message of this chat/, { up_to: other?.id });
    await refused('POST', `/instances/${id}/chats/nobody/read`, 404, /Chat not found/, {});
    await refused('GET', `/instances/${id}/chats/%00`, 404, /Chat not found/);
  });

  test(`chats are marked as read without the channel, which typing needs, on ${storage}`, async () => {
    const { mock, opened, data, refused, reaches } = await start();
    const id = await opened();
    await mock.messaging.receive(id, { from: mara, text: 'Hello' });
    const path = `/instances/${id}/chats/${to(mara)}`;
    for (const body of [{}, { typing: true }, { typing: false }])
      assert.equal((await data<Chat>('POST', `${path}/typing`, body)).address, mara);
    await refused('POST', `${path}/typing`, 400, /typing/, { typing: 'yes' });
    await refused('POST', `/instances/${id}/chats/nobody/typing`, 404, /Chat not found/, {});
    await data('POST', `/instances/${id}/logout`);
    await reaches(id, 'closed');
    await refused('POST', `${path}/typing`, 409, /its state is closed/, {});
    assert.equal((await data<Chat>('POST', `${path}/read`, {})).unread, 0);
  });

  test(`chats are listed page by page on ${storage}`, async () => {
    const { mock, opened, pages, refused } = await start();
    const id = await opened();
    for (let index = 0; index < 101; index += 1)
      await mock.messaging.receive(id, { from: `+1${index}`, text: 'Hello' });
    assert.deepEqual(sizes(await pages(`/instances/${id}/chats`, 100)), [100, 1]);
    await refused('GET', `/instances/${id}/chats?limit=101`, 400, /limit/);
  });

  test(`groups are created, renamed, shown and left on ${storage}`, async () => {
    const { opened, group, data, refused, reported, sent, call } = await start();
    const id = await opened({ address: '+493055' });
    const made = await group(id);
    assert.deepEqual(made.participants, [
      { address: '+493055', role: 'owner' },
      { address: mara, role: 'member' },
      { address: jonas, role: 'member' },
    ]);
    const path = `/instances/${id}/groups/${made.id}`;
    assert.deepEqual(await data<ChatGroup>('GET', path), made);
    assert.equal((await data<ChatGroup>('PATCH', path, { name: 'Crew' })).name, 'Crew');
    assert.equal((await sent(id, { to: made.address, text: 'Hello all' })).state, 'sent');
    const chat = await data<Chat>('GET', `/instances/${id}/chats/${to(made.address)}`);
    assert.deepEqual([chat.kind, chat.name], ['group', 'Crew']);
    const left = await data<ChatGroup>('POST', `${path}/leave`);
    assert.notEqual(left.left_at, null);
    assert.equal((await reported(id, 'group.updated')).length, 3);
    for (const [method, place, body] of [
      ['PATCH', '', { name: 'Again' }],
      ['PUT', '/picture', { media_id: null }],
      ['POST', '/participants', { action: 'add', participants: [mara] }],
      ['POST', '/invite', {}],
      ['POST', '/leave'],
    ] as const) {
      await refused(method, `${path}${place}`, 409, /has left the group/, body);
      await refused(method, `/instances/${id}/groups/grp_none${place}`, 404, /Group not found/, body);
    }
    assert.equal((await call('GET', path)).status, 200);
    const groups = `/instances/${id}/groups`;
    await refused('POST', groups, 400, /name/, { participants: [mara] });
    await refused('POST', groups, 400, /participants/, { name: 'A', participants: [] });
    await refused('POST', groups, 422, /does not exist/, { name: 'A', participants: ['+49404'] });
  });

  test(`groups add, remove, promote and demote participants on ${storage}`, async () => {
    const { opened, group, data, reported } = await start();
    const id = await opened({ address: '+493055' });
    const { id: groupId } = await group(id, { name: 'Team', participants: [mara] });
    const change = async (action: string, ...participants: string[]) => {
      const changed = await data<ChatGroup>('POST', `/instances/${id}/groups/${groupId}/participants`, {
        action,
        participants,
      });
      return changed.participants.map(({ address, role }) => `${address} ${role}`);
    };
    const owner = '+493055 owner';
    assert.deepEqual(await change('add', jonas, mara), [owner, `${mara} member`, `${jonas} member`]);
    assert.deepEqual(await change('promote', mara, '+493055'), [owner, `${mara} admin`, `${jonas} member`]);
    assert.deepEqual(await change('demote', mara), [owner, `${mara} member`, `${jonas} member`]);
    assert.deepEqual(await change('remove', mara, '+4999'), [owner, `${jonas} member`]);
    assert.deepEqual(
      (await reported(id, 'group.participants')).map(({ action }) => action),
      ['added', 'promoted', 'demoted', 'removed'],
    );
  });

  test(`groups have at most 1024 participants on ${storage}`, async () => {
    const { opened, group, data, refused } = await start();
    const id = await opened();
    const hundred = (from: number) => Array.from({ length: 100 }, (_, index) => `+1${from + index}0`);
    const { id: groupId } = await group(id, { name: 'Many', participants: hundred(0) });
    const path = `/instances/${id}/groups/${groupId}`;
    const add = (from: number) => ({ action: 'add', participants: hundred(from) });
    for (let from = 100; from < 1_000; from += 100) await data('POST', `${path}/participants`, add(from));
    await refused('POST', `${path}/participants`, 400, /participants.*more than 1024/, add(1_000));
    assert.equal((await data<ChatGroup>('GET', path)).participants.length, 1_001);
  });

  test(`groups have an invite link, which is new only if it is renewed, on ${storage}`, async () => {
    const { opened, group, data, reported } = await start();
    const id = await opened();
    const { id: groupId } = await group(id);
    const path = `/instances/${id}/groups/${groupId}`;
    const link = async (body: object) => (await data<InviteLink>('POST', `${path}/invite`, body)).invite_link;
    const first = await link({});
    assert.equal(await link({}), first);
    const renewed = await link({ renew: true });
    assert.notEqual(renewed, first);
    assert.equal((await data<ChatGroup>('GET', path)).invite_link, renewed);
    // Told of: the group, its link, its new link.
    assert.equal((await reported(id, 'group.updated')).length, 3);
  });

  test(`groups have a picture, which must be a picture of the workspace, on ${storage}`, async () => {
    const { opened, group, data, refused, messaging } = await start();
    const id = await opened();
    const { id: groupId } = await group(id);
    const path = `/instances/${id}/groups/${groupId}/picture`;
    const at = new Date().toISOString();
    const file = (name: string, type: string) => ({
      id: `med_${name}_${id.slice(4)}`,
      name,
      type,
      size: 1,
      digest: 'a'.repeat(64),
      created_at: at,
    });
    const [picture, document] = [file('dot', 'image/png'), file('text', 'application/pdf')];
    for (const one of [picture, document]) await messaging.addMedia('ws_studio', one);
    assert.equal((await data<ChatGroup>('PUT', path, { media_id: picture.id })).picture_id, picture.id);
    for (const media_id of [document.id, 'med_none'])
      await refused('PUT', path, 400, /media_id is not a picture/, { media_id });
    assert.equal((await data<ChatGroup>('PUT', path, { media_id: null })).picture_id, null);
  });

  test(`groups and contacts are listed page by page on ${storage}`, async () => {
    const { opened, group, contact, pages, refused } = await start();
    const id = await opened();
    for (let index = 0; index < 3; index += 1) await group(id, { name: `G${index}`, participants: [mara] });
    assert.deepEqual(sizes(await pages(`/instances/${id}/groups`, 2)), [2, 1]);
    await Promise.all(Array.from({ length: 101 }, (_, index) => contact(id, { address: `+1${index}` })));
    assert.deepEqual(sizes(await pages(`/instances/${id}/contacts`, 100)), [100, 1]);
    for (const list of ['groups', 'contacts'])
      await refused('GET', `/instances/${id}/${list}?limit=0`, 400, /limit/);
  });

  test(`contacts are created once, renamed, blocked and deleted on ${storage}`, async () => {
    const { mock, opened, contact, data, refused, reported, call } = await start();
    const id = await opened({ answers: true });
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        call('POST', `/instances/${id}/contacts`, { address: mara, name: 'M' }),
      ),
    );
    const statuses = all.map(({ status }) => status).sort();
    assert.deepEqual(statuses, [statuses[0], ...Array(9).fill(409)]);
    assert.ok((statuses[0] ?? 500) < 300);
    const made = all.find(({ status }) => status < 300)?.json.data as Contact;
    assert.deepEqual([made.name, made.blocked, made.picture_id], ['M', false, null]);
    await refused('POST', `/instances/${id}/contacts`, 409, /already has a contact/, { address: mara });
    const path = `/instances/${id}/contacts/${made.id}`;
    assert.equal((await data<Contact>('PATCH', path, { name: 'Mara L.' })).name, 'Mara L.');
    assert.equal((await data<Contact>('PATCH', path, { name: null })).name, null);
    assert.equal((await data<Contact>('POST', `${path}/block`)).blocked, true);
    assert.equal((await data<Contact>('GET', path)).blocked, true);
    assert.equal((await data<Contact>('POST', `${path}/unblock`)).blocked, false);
    assert.equal((await data<Contact>('POST', `${path}/picture`)).picture_id, null);
    // The picture is as it was.
    assert.equal((await reported(id, 'contact.updated')).length, 5);
    await data('DELETE', path);
    for (const [method, place, body] of [
      ['GET', ''],
      ['PATCH', '', { name: 'A' }],
      ['POST', '/block'],
      ['POST', '/unblock'],
      ['POST', '/picture'],
      ['DELETE', ''],
    ] as const)
      await refused(method, `${path}${place}`, 404, /Contact not found/, body);
    assert.equal((await contact(id)).address, mara);
    await refused('POST', `/instances/${id}/contacts`, 400, /address/, { address: '' });
    // A writer with a name becomes a contact.
    await mock.messaging.receive(id, { from: jonas, fromName: 'Jonas', text: 'Hello' });
    const names = (await data<Contact[]>('GET', `/instances/${id}/contacts`)).map(({ name }) => name);
    assert.deepEqual(names.sort(), ['Jonas', 'Mara']);
  });

  test(`addresses are checked at the channel on ${storage}`, async () => {
    const { opened, data, refused } = await start();
    const id = await opened();
    const path = `/instances/${id}/contacts/check`;
    const checked = await data<CheckedAddress[]>('POST', path, { addresses: [mara, '+49404'] });
    assert.deepEqual(checked, [
      { address: mara, exists: true, canonical: mara },
      { address: '+49404', exists: false, canonical: null },
    ]);
    const many = Array.from({ length: 101 }, (_, index) => `+1${index}`);
    for (const addresses of [[], [mara, mara], many])
      await refused('POST', path, 400, /addresses/, { addresses });
  });
}

test.run();
