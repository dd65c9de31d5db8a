/** XMPP: the suite of drivers against a real Prosody, and what is particular to XMPP. */
import assert from 'node:assert/strict';
import { ChannelError } from '../../../src/channel/errors.ts';
import { xmpp } from '../../../src/messaging/drivers/xmpp/driver.ts';
import { type ChannelWorld, driverConformance } from '../../../src/testing/channel/index.ts';
import { freshId, opened, soon, texting } from '../../../src/testing/channel/opened.ts';
import { TestSession } from '../../../src/testing/channel/session.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { noticesFaults } from './faulty.ts';
import { noProsody, type Prosody, password, prosody, proxy } from './prosody.ts';
import { type Peer, peer } from './xmpp-peer.ts';

const test = suiteOf('XMPP', { isLong: true });

let shared: { server: Prosody; person: Peer } | null = null;

async function server() {
  if (shared !== null) return shared;
  const started = await prosody();
  const person = await peer(started.port, await started.account('person'), password);
  shared = { server: started, person };
  return shared;
}

const nameOf = (instanceId: string) => instanceId.toLowerCase().replaceAll('_', '');

async function world(): Promise<ChannelWorld> {
  const { server: at, person } = await server();
  const between = await proxy(at.port);
  const driver = xmpp({
    domains: ['localhost'],
    servers: { localhost: `xmpp://127.0.0.1:${between.port}` },
    plaintext: true,
    allowPrivateTargets: ['127.0.0.0/8'],
  });
  const jidOf = (instanceId: string) => `${nameOf(instanceId)}@localhost`;
  return {
    driver,
    settings: async instanceId => ({ jid: await at.account(nameOf(instanceId)), password }),
    person: person.jid,
    nobody: 'nobody@localhost',
    write: async (instanceId, text) => void (await person.write(jidOf(instanceId), text)),
    sendOther: async instanceId => void (await person.encrypt(jidOf(instanceId))),
    writeEqual: async instanceId => {
      const other = await peer(at.port, await at.account('other'), password);
      for (const one of [person, other]) await one.write(jidOf(instanceId), `equal, by ${one.jid}`, 'equal');
      await other.stop();
    },
    arrived: async instanceId => {
      const arrived = person.messages.filter(({ from }) => from === jidOf(instanceId));
      return arrived.map(({ text }) => ({ chat: person.jid, text }));
    },
    read: async instanceId => person.read(jidOf(instanceId)),
    readElsewhere: async instanceId => {
      const phone = await peer(at.port, jidOf(instanceId), password);
      await phone.mark(person.jid, person.written.at(-1) ?? '');
      await phone.stop();
    },
    cut: async () => between.cut(),
    silence: async () => between.silence(),
    close: async () => between.close(),
  };
}

driverConformance({ test: (name, run) => test.unless(noProsody, name, run), create: world });
noticesFaults(
  (name, run) => test.unless(noProsody, name, run),
  world,
  // It does not fetch files.
  ['stores a file before it tells the message'],
);

async function connected(cleanup: Cleanup) {
  const at = await world();
  cleanup(at.close);
  const instanceId = freshId('ins');
  const one = await opened(at, { instanceId });
  cleanup(() => one.end().catch(() => {}));
  const { person, server: there } = shared as NonNullable<typeof shared>;
  return { ...one, world: at, instanceId, peer: person, there, jid: `${nameOf(instanceId)}@localhost` };
}

const on = (name: string, run: (cleanup: Cleanup) => Promise<void>) => test.unless(noProsody, name, run);

on('a receipt makes a message delivered (XEP-0184), and a received message gets one', async cleanup => {
  const { session, connection, peer: person, jid } = await connected(cleanup);
  const { externalId } = await connection.send(texting(person.jid, 'Did you get it?'), soon());
  await session.until('delivered', () => session.of('status').length > 0);
  assert.deepEqual(
    session.of('status').map(({ externalId, state }) => ({ externalId, state })),
    [{ externalId, state: 'delivered' }],
  );
  const id = await person.write(jid, 'Hello');
  await person.until(() => person.receipts.includes(id));
});

on('a message that another device of the account has sent is told as its own (XEP-0280)', async cleanup => {
  const { session, peer: person, there, jid } = await connected(cleanup);
  const phone = await peer(there.port, jid, password);
  cleanup(() => phone.stop());
  await phone.write(person.jid, 'From my phone');
  await session.until('the copy', () => session.of('message').length > 0);
  const [message] = session.of('message');
  assert.equal(message?.from, jid);
  assert.equal(message?.chat, person.jid);
  assert.deepEqual(message?.content, { kind: 'text', text: 'From my phone' });
});

on('a copy that somebody else pretends to be is no message of the account', async cleanup => {
  const { session, peer: person, jid } = await connected(cleanup);
  await person.forge(jid);
  await person.write(jid, 'after it');
  await session.until('the next message', () => session.of('message').length > 0);
  assert.deepEqual(
    session.of('message').map(({ from, content }) => [from, content.kind === 'text' && content.text]),
    [[person.jid, 'after it']],
  );
});

on('a message that can never be stored does not end the connection', async cleanup => {
  const { session, peer: person, jid } = await connected(cleanup);
  const tell = session.tell.bind(session);
  session.tell = event =>
    event.type === 'message' && event.content.kind === 'text' && event.content.text === 'poison'
      ? Promise.reject(new ChannelError('The event is not valid'))
      : tell(event);
  await person.write(jid, 'poison');
  await person.write(jid, 'after it');
  await session.until('the next one', () => session.of('message').length === 1);
  assert.equal(session.of('closed').length, 0);
});

on('nobody can use up the id of a message of somebody else', async cleanup => {
  const { session, peer: person, there, jid } = await connected(cleanup);
  const other = await peer(there.port, await there.account('mallory'), password);
  cleanup(() => other.stop());
  await other.write(jid, 'mine', 'same-id');
  await person.write(jid, 'mine too', 'same-id');
  await session.until('both', () => session.of('message').length === 2);
  const ids = session.of('message').map(({ externalId }) => externalId);
  assert.equal(new Set(ids).size, 2);
});

on('corrections, reactions and retractions of a contact are told', async cleanup => {
  const { session, peer: person, jid } = await connected(cleanup);
  const id = await person.write(jid, 'Helo');
  await person.correct(jid, id, 'Hello');
  await person.react(jid, id, '👍');
  await person.retract(jid, id);
  await session.until('all', () => session.of('deleted').length > 0);
  const [message] = session.of('message');
  const { originId: externalId } = message ?? {};
  assert.deepEqual(
    session.events
      .filter(({ type }) => ['edited', 'reaction', 'deleted'].includes(type))
      .map(event => ({
        type: event.type,
        externalId: 'externalId' in event ? event.externalId : null,
        chat: 'chat' in event ? event.chat : null,
      })),
    ['edited', 'reaction', 'deleted'].map(type => ({ type, externalId, chat: person.jid })),
  );
  assert.equal(session.of('message').length, 1);
});

on('a room is created, written in and heard, and its members are told (XEP-0045)', async cleanup => {
  const { session, connection, peer: person, world: at, jid } = await connected(cleanup);
  const group = await connection.perform(
    'group.create',
    { name: 'Beta testers', addresses: [person.jid] },
    soon(),
  );
  assert.match(group.address, /@conference\.localhost$/);
  await person.until(() => person.invitations.includes(group.address));
  await person.enter(group.address);
  await session.until('the member', () => session.of('participants').length > 0);
  assert.deepEqual(session.of('participants')[0], {
    type: 'participants',
    group: group.address,
    action: 'added',
    addresses: [person.jid],
  });
  const { externalId } = await connection.send(texting(group.address, 'Welcome'), soon());
  await person.until(() => person.messages.some(({ text }) => text === 'Welcome'));
  await person.write(group.address, 'Thank you');
  await session.until('the answer', () => session.of('message').some(({ from }) => from === person.jid));
  const answer = session.of('message').find(({ from }) => from === person.jid);
  assert.equal(answer?.chat, group.address);
  assert.equal(answer?.chatKind, 'group');
  assert.ok(
    !session.of('message').some(({ externalId: one }) => one === externalId),
    'its echo is no message',
  );
  // It is in the room again after the next connection.
  await connection.disconnect({ logOut: false, ...soon() });
  const again = await opened(at, { instanceId: session.instanceId, memory: session.memory });
  await again.session.until('the group', () => again.session.of('group').length > 0);
  const reported = again.session.of('group')[0]?.group;
  assert.equal(reported?.name, 'Beta testers');
  assert.ok(reported?.participants.some(({ address, role }) => address === jid && role === 'owner'));
  await again.end();
});

on('an invited instance enters the room, and leaves it when it is removed', async cleanup => {
  const { session, peer: person, jid } = await connected(cleanup);
  const room = await person.createRoom(`${freshId('room').toLowerCase()}@conference.localhost`);
  await person.invite(room, jid);
  await session.until('the group', () => session.of('group').length > 0);
  await person.expel(room, jid);
  await session.until('the end', () => session.of('left').length > 0);
  assert.equal(session.of('left')[0]?.group, room);
});

on('a file is uploaded to the server, and its address is sent (XEP-0363)', async cleanup => {
  const at = await world();
  cleanup(at.close);
  const { person } = shared as NonNullable<typeof shared>;
  const bytes = Buffer.alloc(100_000, 'x');
  const instanceId = freshId('ins');
  const one = await opened(at, { instanceId, media: new Map([['med_1', bytes]]) });
  cleanup(() => one.end().catch(() => {}));
  const content = { kind: 'media', media_id: 'med_1', caption: null } as const;
  await one.connection.send(texting(person.jid, '', { content }), soon());
  const from = `${nameOf(instanceId)}@localhost`;
  await person.until(() => person.messages.some(message => message.from === from));
  const url = person.messages.find(message => message.from === from)?.text ?? '';
  const answer = await fetch(url);
  assert.deepEqual(Buffer.from(await answer.arrayBuffer()), bytes);
});

on('the contacts of the roster are told', async cleanup => {
  const { session, peer: person, there, world: at, instanceId, jid, end } = await connected(cleanup);
  const phone = await peer(there.port, jid, password);
  await phone.addContact(person.jid, 'A person');
  await phone.stop();
  await end();
  const again = await opened(at, { instanceId, memory: session.memory });
  await again.session.until('the contact', () => again.session.of('contact').length > 0);
  assert.deepEqual(again.session.of('contact'), [{ type: 'contact', address: person.jid, name: 'A person' }]);
  await again.end();
});

const refusals: readonly [what: string, settings: (at: Prosody) => Promise<object>, complaint: string][] = [
  [
    'a wrong password',
    async at => ({ jid: await at.account('wrongpassword'), password: 'wrong' }),
    'The server does not accept the account or its password',
  ],
  [
    'an account of another domain',
    async () => ({ jid: 'me@internal.example', password }),
    'Accounts of internal.example are not allowed here',
  ],
];

for (const [what, settings, complaint] of refusals)
  on(`${what} is refused for good`, async cleanup => {
    const at = await world();
    cleanup(at.close);
    const { server: there } = await server();
    const given = (await settings(there)) as Record<string, unknown>;
    const session = new TestSession({ instanceId: freshId('ins'), settings: given, memory: null });
    await assert.rejects(at.driver.connect(session), {
      name: 'ChannelError',
      message: complaint,
      retry: false,
    });
  });

on('a password is never sent without encryption, unless the host says so', async () => {
  const { server: at } = await server();
  const driver = xmpp({ domains: ['localhost'], servers: { localhost: `xmpp://127.0.0.1:${at.port}` } });
  const settings = { jid: await at.account('careful'), password };
  const session = new TestSession({ instanceId: freshId('ins'), settings, memory: null });
  await assert.rejects(driver.connect(session), { message: 'The server offers no encryption', retry: false });
});

test('names an invalid option', () => {
  assert.throws(() => xmpp({} as never), /xmpp needs the option domains/);
  assert.throws(() => xmpp({ domains: [] }), /xmpp: domains must be '\*' or a list of domains/);
  assert.throws(
    () => xmpp({ domains: '*', servers: { a: 'http://x' } }),
    /xmpp: servers must be an object of/,
  );
});

test('a server that is not there may be asked again', async () => {
  const driver = xmpp({
    domains: ['localhost'],
    servers: { localhost: 'xmpp://127.0.0.1:1' },
    plaintext: true,
  });
  const session = new TestSession({
    instanceId: freshId('ins'),
    settings: { jid: 'me@localhost', password },
    memory: null,
  });
  await assert.rejects(driver.connect(session), { message: 'The server is not reachable', retry: true });
});

test.unless(noProsody, 'stops its server', async () => {
  await shared?.person.stop();
  await shared?.server.stop();
});

test.run();
