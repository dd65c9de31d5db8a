/** Which messages of XMPP are the same: servers give ids (XEP-0359), and writers may give two messages one id. */
import assert from 'node:assert/strict';
import { xmpp } from '../../../src/messaging/drivers/xmpp/driver.ts';
import type { ChannelWorld } from '../../../src/testing/channel/index.ts';
import { freshId, opened, soon, texting } from '../../../src/testing/channel/opened.ts';
import type { TestSession } from '../../../src/testing/channel/session.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { noProsody, type Prosody, password, prosody } from './prosody.ts';
import { type Peer, peer } from './xmpp-peer.ts';

const test = suiteOf('Ids of XMPP', { isLong: true });

const servers = new Map<boolean, Promise<{ there: Prosody; person: Peer }>>();

/** One with an archive, which gives messages ids, and one without. */
function serverOf(archive: boolean) {
  const running =
    servers.get(archive) ??
    prosody({ archive }).then(async there => ({
      there,
      person: await peer(there.port, await there.account('person'), password),
    }));
  servers.set(archive, running);
  return running;
}

async function connected(cleanup: Cleanup, { archive = true } = {}) {
  const { there, person } = await serverOf(archive);
  const driver = xmpp({
    domains: ['localhost'],
    servers: { localhost: `xmpp://127.0.0.1:${there.port}` },
    plaintext: true,
  });
  const instanceId = freshId('ins');
  const name = instanceId.toLowerCase().replaceAll('_', '');
  const settings = { jid: await there.account(name), password };
  const world = { driver, settings } as unknown as ChannelWorld;
  const one = await opened(world, { instanceId });
  cleanup(() => one.end().catch(() => {}));
  const first = structuredClone(one.session.memory);
  /** Another connection, that has forgotten what this one has told. */
  const again = async () => {
    await one.connection.disconnect({ logOut: false, ...soon() });
    const rooms = (one.session.memory as { rooms: string[] }).rooms;
    const next = await opened(world, { instanceId, memory: { ...first, rooms } });
    cleanup(() => next.end().catch(() => {}));
    return next;
  };
  return { ...one, again, person, there, jid: settings.jid };
}

const on = (name: string, run: (cleanup: Cleanup) => Promise<void>) => test.unless(noProsody, name, run);

const textsOf = (session: TestSession) =>
  session.of('message').map(({ content }) => (content.kind === 'text' ? content.text : content.kind));
const idsOf = (session: TestSession) => session.of('message').map(({ externalId }) => externalId);
/** Resolves when it has heard all that was written before. */
async function heardAll(session: TestSession, person: Peer, jid: string) {
  const last = freshId('the end');
  await person.write(jid, last);
  await session.until('the last one', () => textsOf(session).includes(last));
}

on(
  'two messages with one id of their writer are two, whatever they say, also in the archive',
  async cleanup => {
    const { session, person, jid, again } = await connected(cleanup);
    for (const text of ['one', 'two', 'two']) await person.write(jid, text, 'same');
    await session.until('all', () => session.of('message').length === 3);
    assert.deepEqual(textsOf(session), ['one', 'two', 'two']);
    assert.equal(new Set(idsOf(session)).size, 3);
    const next = await again();
    await next.session.until('all', () => next.session.of('message').length === 3);
    assert.deepEqual(idsOf(next.session), idsOf(session), 'the copies of the archive are the same messages');
    assert.deepEqual(
      session.of('message').map(({ originId }) => originId),
      Array(3).fill(`${person.jid}#same`),
    );
  },
);

on('a message of another device has the same id in its copy and in the archive', async cleanup => {
  const { session, person, there, jid, again } = await connected(cleanup);
  const phone = await peer(there.port, jid, password);
  cleanup(() => phone.stop());
  for (const text of ['from my phone', 'and more']) await phone.write(person.jid, text, 'same');
  await session.until('both', () => session.of('message').length === 2);
  assert.equal(new Set(idsOf(session)).size, 2);
  const next = await again();
  await next.session.until('both', () => next.session.of('message').length === 2);
  assert.deepEqual(idsOf(next.session), idsOf(session));
});

on(
  'a message that no archive keeps is told once, and another one with its id and another text too',
  async cleanup => {
    const { session, person, jid } = await connected(cleanup);
    for (const text of ['whispered', 'again']) await person.whisper(jid, text, 'same');
    await heardAll(session, person, jid);
    assert.deepEqual(textsOf(session).slice(0, 2), ['whispered', 'again']);
    assert.equal(new Set(idsOf(session)).size, 3);
  },
);

on('messages to which their writer gave no id are told', async cleanup => {
  for (const archive of [true, false]) {
    const { session, person, jid } = await connected(cleanup, { archive });
    await person.write(jid, 'nameless', '');
    await heardAll(session, person, jid);
    assert.deepEqual(textsOf(session).slice(0, 1), ['nameless']);
    assert.equal(session.of('message')[0]?.originId, undefined);
  }
});

on('an id that somebody has given in the name of the server is not believed', async cleanup => {
  for (const archive of [true, false]) {
    const { session, person, jid } = await connected(cleanup, { archive });
    for (const text of ['first', 'second']) await person.pretend(jid, text, jid, 'forged');
    await heardAll(session, person, jid);
    assert.deepEqual(textsOf(session).slice(0, 2), ['first', 'second']);
    assert.equal(new Set(idsOf(session)).size, 3);
    assert.ok(!idsOf(session).includes('forged'));
    assert.notEqual((session.memory as { archive: string | null }).archive, 'forged');
  }
});

on('without ids of the server, messages are the same that share their writer, id and text', async cleanup => {
  const { session, person, jid } = await connected(cleanup, { archive: false });
  for (const text of ['one', 'two', 'two']) await person.write(jid, text, 'same');
  await heardAll(session, person, jid);
  assert.deepEqual(textsOf(session).slice(0, 2), ['one', 'two']);
  assert.equal(session.of('message').length, 3);
});

on('messages in a room have the id that the room has given them, also in its history', async cleanup => {
  const { session, connection, person, again, jid } = await connected(cleanup);
  const input = { name: 'Testers', addresses: [person.jid] };
  const { address: room } = await connection.perform('group.create', input, soon());
  await person.until(() => person.invitations.includes(room));
  await person.enter(room);
  const mine = await connection.send(texting(room, 'Welcome'), soon());
  await person.until(() => person.numbers.has('Welcome'));
  assert.deepEqual(mine.externalId, person.numbers.get('Welcome'));
  assert.match(mine.originId ?? '', /^msg_/);
  for (const text of ['one', 'two']) await person.write(room, text, 'same');
  await session.until('both', () => session.of('message').length === 2);
  assert.deepEqual(idsOf(session), [person.numbers.get('one'), person.numbers.get('two')]);
  const next = await again();
  await next.session.until('both', () => next.session.of('message').length >= 2);
  assert.deepEqual(idsOf(next.session), idsOf(session), 'its own message is not told');
  // What others say of a message names it by that id.
  await person.mark(room, mine.externalId ?? '');
  await person.react(room, person.numbers.get('one') ?? '', '👍');
  await next.session.until('the reaction', () => next.session.of('reaction').length > 0);
  const [read] = next.session.of('status');
  assert.deepEqual(
    [read?.externalId, read?.chat, read?.state, read?.from === jid],
    [mine.externalId, room, 'read', false],
  );
  const [reaction] = next.session.of('reaction');
  assert.deepEqual([reaction?.externalId, reaction?.chat], [person.numbers.get('one'), room]);
});

on('what is said of a message in a room names it as others know it', async cleanup => {
  const { session, connection, person } = await connected(cleanup);
  const input = { name: 'Testers', addresses: [person.jid] };
  const { address: room } = await connection.perform('group.create', input, soon());
  await person.until(() => person.invitations.includes(room));
  await person.enter(room);
  await person.write(room, 'Hello', 'by-writer');
  await session.until('it', () => session.of('message').length === 1);
  const [message] = session.of('message');
  const { externalId, originId } = message ?? {};
  assert.ok(externalId !== undefined && originId !== undefined);
  const named = { chat: room, message: externalId, origin: originId };
  for (const emoji of ['👍', null])
    await connection.perform('message.react', { ...named, from: person.jid, emoji }, soon());
  await connection.perform('chat.read', { chat: room, messages: [externalId], origin: originId }, soon());
  const number = person.numbers.get('Hello');
  // The room of another test may still tell what was said there.
  const said = () => person.named.filter(one => one.endsWith(` ${number}`));
  await person.until(() => said().length >= 3);
  assert.deepEqual(said(), [`reactions(👍) ${number}`, `reactions ${number}`, `displayed ${number}`]);
  const direct = texting(person.jid, 'Hi', {
    replyTo: { externalId: 'S', originId: `${person.jid}#own`, from: person.jid },
  });
  await connection.send(direct, soon());
  await person.until(() => person.named.includes('reply own'));
});

on('nobody takes back what somebody else has written in a room', async cleanup => {
  const { session, connection, person, there } = await connected(cleanup);
  const input = { name: 'Testers', addresses: [person.jid, 'mallory@localhost'] };
  const other = await peer(there.port, await there.account('mallory'), password);
  cleanup(() => other.stop());
  const { address: room } = await connection.perform('group.create', input, soon());
  for (const one of [person, other]) {
    await one.until(() => one.invitations.includes(room));
    await one.enter(room);
  }
  await person.write(room, 'Mine', 'id-1');
  await session.until('it', () => session.of('message').length === 1);
  const [message] = session.of('message');
  await other.retract(room, message?.externalId ?? '');
  // The server passes on what two people send in either order.
  await session.until('one', () => session.of('deleted').length === 1);
  await person.retract(room, message?.externalId ?? '');
  await session.until('both', () => session.of('deleted').length === 2);
  assert.deepEqual(
    session.of('deleted').map(({ externalId }) => externalId === message?.originId),
    [false, true],
  );
});

test.unless(noProsody, 'stops its servers', async () => {
  for (const running of servers.values()) {
    const { there, person } = await running;
    await person.stop();
    await there.stop();
  }
});

test.run();
