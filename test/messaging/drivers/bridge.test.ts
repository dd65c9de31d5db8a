/** The HTTP bridge: the suite of drivers over a bridge in another process, and its protocol. */
import assert from 'node:assert/strict';
import { ChannelError } from '../../../src/channel/errors.ts';
import { signed } from '../../../src/messaging/drivers/bridge/client.ts';
import { type BridgeDriver, bridge } from '../../../src/messaging/drivers/bridge/driver.ts';
import {
  type ArrivedMessage,
  type ChannelWorld,
  driverConformance,
} from '../../../src/testing/channel/index.ts';
import { freshId, opened, soon, texting } from '../../../src/testing/channel/opened.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { type BridgeProcess, bridgeProcess } from './bridges.ts';
import { noticesFaults } from './faulty.ts';

const test = suiteOf('HTTP bridge', { isLong: true });
const person = 'person@bridge';

let shared: BridgeProcess | null = null;

async function world(): Promise<ChannelWorld & { readonly driver: BridgeDriver }> {
  shared ??= await bridgeProcess();
  const { url, secret, control } = shared;
  const driver = bridge({ url, secret });
  return {
    driver,
    settings: {},
    person,
    nobody: 'nobody@bridge',
    pair: async instance => void (await control('pair', { instance })),
    write: async (instance, text) =>
      void (await control('write', { instance, content: { kind: 'text', text } })),
    sendOther: async instance =>
      void (await control('write', { instance, content: { kind: 'sticker', pack: 7 } })),
    share: async (instance, bytes) => {
      const ref = `${instance}.txt`;
      await control('file', { ref, text: bytes.toString() });
      await control('write', { instance, content: { kind: 'media', file: { ref }, caption: null } });
    },
    writeEqual: async instance => {
      for (const from of [person, 'other@bridge']) {
        const content = { kind: 'text', text: `equal, by ${from}` };
        const message = { type: 'message', external_id: 'equal', chat: from, chat_kind: 'direct', from };
        await control('tell', { instance, event: { ...message, content, at } });
      }
    },
    arrived: async instance =>
      ((await control('arrived', { instance })) as ArrivedMessage[]).map(({ chat, text }) => ({
        chat,
        text,
      })),
    read: async instance => void (await control('read', { instance })),
    readElsewhere: async instance => void (await control('read-elsewhere', { instance })),
    cut: async instance => void (await control('cut', { instance })),
    silence: async instance => void (await control('silence', { instance })),
    close: async () => driver.close?.(),
  };
}

driverConformance({ test: (name, run) => test(name, run), create: world });
noticesFaults(test, world);

async function connected(cleanup: Cleanup) {
  const at = await world();
  cleanup(at.close);
  const instanceId = freshId('ins');
  const one = await opened(at, { instanceId });
  cleanup(() => one.end().catch(() => {}));
  return { ...one, ...at, instanceId, control: (shared as BridgeProcess).control };
}

test('gives the bytes of a message to the bridge, and stores those that the bridge has', async cleanup => {
  const at = await world();
  cleanup(at.close);
  const { control } = shared as BridgeProcess;
  const instance = freshId('ins');
  const bytes = Buffer.alloc(300_000, 'x');
  const { connection, session, end } = await opened(at, {
    instanceId: instance,
    media: new Map([['med_1', bytes]]),
  });
  const content = { kind: 'media', media_id: 'med_1', caption: 'A file' } as const;
  await connection.send(texting(person, '', { content }), soon());
  const [arrived] = (await control('arrived', { instance })) as { bytes: number; text: string }[];
  assert.deepEqual({ bytes: arrived?.bytes, text: arrived?.text }, { bytes: 300_000, text: 'A file' });
  await control('write', {
    instance,
    content: { kind: 'media', file: { ref: 'cat.png', name: 'cat.png' }, caption: null },
  });
  await session.until('the message', () => session.of('message').length > 0);
  const [message] = session.of('message');
  assert.ok(message?.content.kind === 'media' && 'file' in message.content);
  assert.deepEqual(message.content.file, { ref: 'cat.png', name: 'cat.png' });
  const file = await connection.fetch?.(message.content.file, soon());
  const chunks = await file?.toArray();
  assert.equal(
    Buffer.concat(chunks ?? [])
      .subarray(1, 4)
      .toString(),
    'PNG',
  );
  await end();
});

test('carries a picture of a group and of a contact over', async cleanup => {
  const { connection, session } = await connected(cleanup);
  const group = await connection.perform('group.create', { name: 'Tests', addresses: [person] }, soon());
  assert.ok(session.stored.has(group.pictureId ?? ''));
  const { mediaId } = await connection.perform('contact.picture', { address: person }, soon());
  assert.ok(session.stored.has(mediaId ?? ''));
});

const at = '2026-03-14T09:26:53Z';
const events: readonly object[] = [
  { type: 'status', external_id: 'x', state: 'failed', at, reason: 'No' },
  { type: 'edited', external_id: 'x', content: { kind: 'text', text: 'new' }, at },
  { type: 'deleted', external_id: 'x', chat: 'g@groups', at },
  { type: 'reaction', external_id: 'x', from: person, emoji: null, at },
  {
    type: 'group',
    group: { address: 'g@groups', name: 'G', participants: [{ address: person, role: 'admin' }] },
  },
  { type: 'participants', group: 'g@groups', action: 'added', addresses: [person] },
  { type: 'left', group: 'g@groups', at },
  { type: 'contact', address: person, name: 'Somebody' },
];

for (const event of events)
  test(`tells what the bridge tells: ${(event as { type: string }).type}`, async cleanup => {
    const { session, control, instanceId } = await connected(cleanup);
    const before = session.events.length;
    await control('tell', { instance: instanceId, event });
    await session.until('the event', () => session.events.length > before);
    const { external_id: externalId, ...rest } = event as { external_id?: string };
    assert.deepEqual(session.events.at(-1), {
      ...rest,
      ...(externalId === undefined ? {} : { externalId }),
    });
  });

/** Sends a request as a bridge would. */
async function call(
  url: string,
  content: unknown,
  {
    secret = shared?.secret ?? '',
    id = freshId('evt'),
    now = Date.now(),
    body = JSON.stringify(content),
  } = {},
) {
  const answer = await fetch(url, { method: 'POST', body, headers: signed(secret, id, body, now) });
  return { status: answer.status, text: await answer.text() };
}

/** A connection, how the bridge knows it, and the address that the bridge calls. */
async function whoIs(cleanup: Cleanup) {
  const at = await connected(cleanup);
  const who = (await at.control('who', { instance: at.instanceId })) as { name: string; callback: string };
  return { ...at, ...who };
}

test('refuses what is not signed, signed with another secret, or signed long ago', async cleanup => {
  const { session, instanceId, callback, name } = await whoIs(cleanup);
  const content = { instance: instanceId, session: name, event: { type: 'left', group: 'g', at } };
  const before = session.events.length;
  const plain = await fetch(callback, { method: 'POST', body: JSON.stringify(content) });
  assert.equal(plain.status, 401);
  const other = await call(callback, content, { secret: `whsec_${Buffer.alloc(24).toString('base64')}` });
  assert.deepEqual(other, { status: 401, text: '{"error":"The signature does not match."}' });
  assert.equal((await call(callback, content, { now: Date.now() - 600_000 })).status, 401);
  assert.equal(session.events.length, before);
});

test('names the member that is not valid', async cleanup => {
  const { instanceId, callback, name } = await whoIs(cleanup);
  const content = {
    instance: instanceId,
    session: name,
    event: { type: 'left', group: 'g', at: 'yesterday' },
  };
  const { status, text } = await call(callback, content);
  assert.equal(status, 400);
  assert.match(text, /event/);
  assert.equal((await call(callback, null, { body: '{"half' })).status, 400);
});

test('refuses an event of more than 1 MiB', async cleanup => {
  const { callback } = await whoIs(cleanup);
  assert.equal((await call(callback, null, { body: ' '.repeat(1_048_577) })).status, 413);
});

test('tells the bridge that a connection has ended, so that it keeps the event', async cleanup => {
  const { instanceId, callback } = await whoIs(cleanup);
  const content = { instance: instanceId, session: 'ses_old', event: { type: 'left', group: 'g', at } };
  assert.equal((await call(callback, content)).status, 410);
});

test('does a request that comes twice with the same id once', async cleanup => {
  const { session, instanceId, callback, name } = await whoIs(cleanup);
  const content = { instance: instanceId, session: name, event: { type: 'left', group: 'g', at } };
  const [id, before] = [freshId('evt'), session.events.length];
  const answers = await Promise.all([1, 2, 3].map(() => call(callback, content, { id })));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [204, 204, 204],
  );
  assert.equal(session.events.length, before + 1);
});

test('does a request again that could not be stored', async cleanup => {
  const { session, instanceId, callback, name } = await whoIs(cleanup);
  const content = { instance: instanceId, session: name, event: { type: 'left', group: 'g', at } };
  const [id, before] = [freshId('evt'), session.events.length];
  session.refuses = true;
  assert.equal((await call(callback, content, { id })).status, 503);
  session.refuses = false;
  assert.equal((await call(callback, content, { id })).status, 204);
  assert.equal(session.events.length, before + 1);
});

test('tells the bridge that an event can never be stored', async cleanup => {
  const { session, instanceId, callback, name } = await whoIs(cleanup);
  session.tell = () => Promise.reject(new ChannelError('The event is not valid'));
  const content = { instance: instanceId, session: name, event: { type: 'left', group: 'g', at } };
  const answer = await call(callback, content);
  assert.deepEqual(answer, { status: 400, text: '{"error":"The event is not valid"}' });
});

test('gives bytes only to who has signed for this file', async cleanup => {
  const { callback, name } = await whoIs(cleanup);
  const { secret } = shared as BridgeProcess;
  const url = `${callback}/media/${name}/med_1`;
  assert.equal((await fetch(url)).status, 401);
  const other = await fetch(url, { headers: signed(secret, 'media.med_2', '', Date.now()) });
  assert.equal(other.status, 401);
  const none = await fetch(url, { headers: signed(secret, 'media.med_1', '', Date.now()) });
  assert.equal(none.status, 404);
});

test('says that a bridge which is not there can be asked again', async cleanup => {
  const driver = bridge({
    url: 'http://127.0.0.1:1',
    secret: `whsec_${Buffer.alloc(24, 1).toString('base64')}`,
  });
  cleanup(() => driver.close?.());
  const world = { driver, settings: {}, person } as unknown as ChannelWorld;
  await assert.rejects(opened(world), {
    name: 'ChannelError',
    message: 'The bridge is not reachable',
    retry: true,
  });
});

for (const [option, value, complaint] of [
  ['url', 'ftp://x', 'url must be an http or https URL'],
  ['secret', 'short', 'secret must be whsec_ and base64'],
  ['name', 'Has Spaces', 'name must be up to 32'],
  ['commands', ['fly'], 'commands must be a list of commands'],
  ['listen', { port: 'x' }, 'listen must be an object with host and port'],
  ['listen', { port: 6000 }, 'listen must not have the port 6000: fetch refuses to connect to it'],
] as const)
  test(`names an invalid option: ${option}`, () => {
    const valid = { url: 'http://127.0.0.1:9', secret: `whsec_${Buffer.alloc(24).toString('base64')}` };
    assert.throws(() => bridge({ ...valid, [option]: value } as never), new RegExp(`bridge: ${complaint}`));
  });

test('stops its bridge', async () => {
  await shared?.stop();
});

test.run();
