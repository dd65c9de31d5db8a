/** A bridge in Python, written from docs/messaging/bridge.md alone: everything arrives whole and once, also over restarts. */
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { hasCommand } from '../clients/command.ts';
import {
  type Client,
  clientOf,
  type Data,
  marketplace,
  type Restartable,
  restartable,
  until,
} from '../messaging/processes.ts';

const generated = fileURLToPath(new URL('../generated/', import.meta.url));
const program = fileURLToPath(new URL('bridge.py', import.meta.url));
const mara = '+4915112345601';
const jonas = '+4915112345602';

interface World {
  readonly client: Client;
  readonly shop: Restartable;
  readonly bridge: Restartable;
  readonly control: (what: string, body: object) => Promise<Data>;
  readonly instance: string;
  readonly path: string;
  /** The external ids of messages that people have written, in their order, with what has to be stored. */
  readonly written: Map<string, unknown>;
}

let count = 0;

/** A message that somebody writes. */
function writing({ written }: World, content: Data, stored: unknown = content, more: object = {}): Data {
  count += 1;
  const event = {
    type: 'message',
    external_id: `in-${count}`,
    chat: mara,
    chat_kind: 'direct',
    from: mara,
    content,
    ...more,
  };
  written.set(event.external_id, stored);
  return event;
}

const text = (words: string) => ({ kind: 'text', text: words });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The message with an external id. */
const stored = ({ client, instance }: World, externalId: string): Promise<Data> =>
  until(`${externalId} is stored`, async () =>
    (await client.messages(instance)).find(one => one.external_id === externalId),
  );

const stateIs = ({ client, path }: World, message: string, state: string): Promise<Data> =>
  until(`${message} is ${state}`, async () => {
    const found = await client.data('GET', `${path}/messages/${message}`);
    return found.state === state && found;
  });

const seen = ({ control, instance }: World): Promise<Data> => control('seen', { instance });
const happen = ({ control, instance }: World, ...events: object[]) => control('happen', { instance, events });

/** Resolves when the bridge has nothing left to tell. */
const settled = (world: World) =>
  until('all events are stored', async () => (await seen(world)).waiting === 0);

async function paired(client: Client, control: World['control'], method: 'qr' | 'code'): Promise<string> {
  const { id } = await client.data('POST', '/instances', { name: 'Python', driver: 'python', settings: {} });
  await client.data('POST', `/instances/${id}/connect`, { method });
  const pairing = await until('a code is shown', async () => {
    const { status, json } = await client.call('GET', `/instances/${id}/pairing`);
    return status === 200 && json.data.pairing !== null && json.data.pairing;
  });
  assert.equal(pairing.method, method);
  assert.match(pairing.text, method === 'qr' ? /^2@/ : /^ABCD-1234$/);
  await control('pair', { instance: id });
  await opens(client, id);
  return id;
}

const opens = (client: Client, id: string) =>
  until('it is open', async () => (await client.data('GET', `/instances/${id}/state`)).state === 'open');

/** What is done, in this order: later steps build on earlier ones. */
const steps: Readonly<Record<string, (world: World) => Promise<void>>> = {
  async 'a text, a file and what is refused are sent'(world) {
    const { client, path } = world;
    const words = `Grüße 👋\n${'x'.repeat(4_000)}`;
    const one = await client.data('POST', `${path}/messages`, { to: mara, text: words });
    const bytes = randomBytes(300_000);
    const { id: media } = await client.upload(bytes, 'menu.bin');
    const two = await client.data('POST', `${path}/messages`, {
      to: mara,
      media: { media_id: media, caption: 'Our menu' },
    });
    const three = await client.data('POST', `${path}/messages`, { to: 'nobody@python', text: 'Hello?' });
    await stateIs(world, one.id, 'sent');
    await stateIs(world, two.id, 'sent');
    const failed = await stateIs(world, three.id, 'failed');
    assert.equal(failed.reason, 'This number does not exist');
    const { sent } = await seen(world);
    assert.deepEqual(
      sent.map(({ id }: Data) => id),
      [one.id, two.id],
    );
    assert.equal(sent[0].content.text, words);
    assert.equal(sent[1].content.sha256, sha256(bytes));
    assert.equal(sent[1].content.fetched, bytes.length);
    assert.equal(sent[1].content.caption, 'Our menu');
  },
  async 'statuses, edits, deletions and reactions go both ways'(world) {
    const { client, path } = world;
    const { id } = await client.data('POST', `${path}/messages`, { to: mara, text: 'Helo' });
    const { external_id } = await stateIs(world, id, 'sent');
    await happen(world, { type: 'status', external_id, state: 'delivered' });
    await stateIs(world, id, 'delivered');
    await happen(world, { type: 'status', external_id, state: 'read' });
    await stateIs(world, id, 'read');
    await happen(world, { type: 'reaction', external_id, from: mara, emoji: '👍' });
    await until('the reaction', async () => {
      const { reactions } = await client.data('GET', `${path}/messages/${id}`);
      return reactions.length === 1 && reactions[0].emoji === '👍';
    });
    await client.data('PATCH', `${path}/messages/${id}`, { text: 'Hello' });
    await client.data('PUT', `${path}/messages/${id}/reaction`, { emoji: '❤️' });
    await client.data('DELETE', `${path}/messages/${id}`);
    const { performed } = await seen(world);
    assert.deepEqual(performed.slice(-3), [
      { command: 'message.edit', input: { chat: mara, message: external_id, content: text('Hello') } },
      {
        command: 'message.react',
        input: { chat: mara, message: external_id, from: `${world.instance}@python`, emoji: '❤️' },
      },
      { command: 'message.delete', input: { chat: mara, message: external_id } },
    ]);
    const event = writing(world, text('See you today'), text('See you tomorrow'));
    await happen(world, event, {
      type: 'edited',
      external_id: event.external_id,
      content: text('See you tomorrow'),
    });
    await happen(world, { type: 'reaction', external_id: event.external_id, from: mara, emoji: '🎉' });
    await settled(world);
    const edited = await stored(world, event.external_id);
    assert.equal(edited.content.text, 'See you tomorrow');
    assert.deepEqual(
      edited.reactions.map(({ emoji }: Data) => emoji),
      ['🎉'],
    );
    const gone = writing(world, text('Oops'), null);
    await happen(world, gone, { type: 'deleted', external_id: gone.external_id });
    await settled(world);
    assert.notEqual((await stored(world, gone.external_id)).deleted_at, null);
  },
  async 'each kind is received whole'(world) {
    const { client, control, instance } = world;
    const bytes = randomBytes(200_000);
    await control('file', { instance, ref: 'cat.bin', bytes: bytes.toString('base64') });
    const long = 'ß'.repeat(65_536);
    const sticker = { kind: 'sticker', pack: 12, emoji: '🐈' };
    const events = [
      writing(world, text(long)),
      writing(
        world,
        { kind: 'location', latitude: 52.5, longitude: 13.4 },
        {
          kind: 'location',
          latitude: 52.5,
          longitude: 13.4,
          name: null,
        },
      ),
      writing(world, { kind: 'contact', name: 'Jonas', addresses: [jonas] }),
      writing(world, { kind: 'poll', question: 'When?', options: ['Now', 'Later'], multiple: true }),
      writing(world, sticker, { kind: 'unsupported', type: 'sticker' }),
    ];
    const file = writing(
      world,
      { kind: 'media', file: { ref: 'cat.bin', name: 'cat.bin' }, caption: 'A cat' },
      {
        kind: 'media',
        caption: 'A cat',
      },
    );
    await happen(world, ...events, file);
    const answer = writing(world, text('About the poll'), undefined, { reply_to: events[3].external_id });
    await happen(world, answer);
    await settled(world);
    const { content } = await stored(world, events[4].external_id);
    assert.deepEqual(JSON.parse(content.raw), sticker);
    const poll = await stored(world, events[3].external_id);
    assert.equal((await stored(world, answer.external_id)).reply_to, poll.id);
    const received = await until('the file is stored', async () => {
      const message = await stored(world, file.external_id);
      return message.content.media.state === 'stored' && message;
    });
    assert.equal(sha256(await client.download(received.content.media_id)), sha256(bytes));
  },
  async 'a file that is not there yet is fetched later, and nothing waits for it'(world) {
    const { client, control, instance } = world;
    const bytes = randomBytes(50_000);
    await control('file', { instance, ref: 'late.bin', bytes: bytes.toString('base64'), not_there: 2 });
    const file = writing(
      world,
      { kind: 'media', file: { ref: 'late.bin' } },
      { kind: 'media', caption: null },
    );
    await happen(world, file, writing(world, text('After the file')));
    await settled(world);
    const received = await until('the file is stored', async () => {
      const message = await stored(world, file.external_id);
      return message.content.media.state === 'stored' && message;
    });
    assert.equal(sha256(await client.download(received.content.media_id)), sha256(bytes));
  },
  async 'groups and contacts'(world) {
    const { client, path, control, instance } = world;
    const group = await client.data('POST', `${path}/groups`, { name: 'Team', participants: [mara, jonas] });
    assert.equal(group.participants.length, 3);
    await client.data('PATCH', `${path}/groups/${group.id}`, { name: 'The team' });
    const refused = await client.call('PATCH', `${path}/groups/${group.id}`, { name: 'Forbidden' });
    assert.equal(refused.status, 409);
    assert.match(refused.json.msg, /Only admins may do this/);
    const { data: invite } = (await client.call('POST', `${path}/groups/${group.id}/invite`, {})).json;
    assert.equal(invite.invite_link, 'https://chat.example/join/1');
    await happen(
      world,
      { type: 'participants', group: group.address, action: 'promoted', addresses: [mara] },
      writing(world, text('In the group'), undefined, {
        chat: group.address,
        chat_kind: 'group',
        from_name: 'Mara Lindt',
      }),
    );
    await settled(world);
    const now = await client.data('GET', `${path}/groups/${group.id}`);
    assert.equal(now.participants.find(({ address }: Data) => address === mara).role, 'admin');
    await happen(world, { type: 'left', group: group.address });
    await settled(world);
    assert.notEqual((await client.data('GET', `${path}/groups/${group.id}`)).left_at, null);
    const found = await client.data('POST', `${path}/contacts/check`, { addresses: [mara, 'nobody@python'] });
    assert.deepEqual(
      found.map(({ exists }: Data) => exists),
      [true, false],
    );
    const png = '89504e470d0a1a0a0000000d4948445200000001';
    await control('file', { instance, ref: 'face.png', bytes: Buffer.from(png, 'hex').toString('base64') });
    await happen(world, { type: 'contact', address: jonas, name: 'Jonas', picture: { ref: 'face.png' } });
    await settled(world);
    const contacts = await client.data('GET', `${path}/contacts`);
    const contact = contacts.find(({ address }: Data) => address === jonas);
    assert.equal(contact.name, 'Jonas');
    await client.data('POST', `${path}/contacts/${contact.id}/block`, {});
    assert.equal((await seen(world)).performed.at(-1).command, 'contact.block');
  },
  async 'messages of the past keep their times'(world) {
    const times = ['2020-01-01T10:00:00+00:00', '2020-01-02T10:00:00.123456+01:00', '2020-01-03T10:00:00Z'];
    const events = times.map(at => writing(world, text(`Written at ${at}`), undefined, { at }));
    await happen(world, ...events);
    await settled(world);
    const found = [];
    for (const { external_id } of events) found.push((await stored(world, external_id)).sent_at);
    assert.deepEqual(
      found.map(at => new Date(at).toISOString()),
      ['2020-01-01T10:00:00.000Z', '2020-01-02T09:00:00.123Z', '2020-01-03T10:00:00.000Z'],
    );
  },
  async 'two chats have messages with the same id'(world) {
    const { client, instance } = world;
    const ofMara = writing(world, text('The first of Mara'));
    // Its own chat is another one, so it is no second message of Mara.
    const ofJonas = { ...ofMara, chat: jonas, from: jonas, content: text('The first of Jonas') };
    await happen(world, ofMara, ofJonas, {
      type: 'reaction',
      external_id: ofMara.external_id,
      chat: jonas,
      from: jonas,
      emoji: '1️⃣',
    });
    await settled(world);
    const both = (await client.messages(instance)).filter(one => one.external_id === ofMara.external_id);
    assert.deepEqual(
      both.map(({ chat, content, reactions }) => [chat, content.text, reactions.length]),
      [
        [mara, 'The first of Mara', 0],
        [jonas, 'The first of Jonas', 1],
      ],
    );
  },
  async 'what is told or sent twice is there once'(world) {
    const { client, path, control } = world;
    const event = writing(world, text('Once'));
    await happen(world, event, event, event);
    await settled(world);
    await control('silent', { sends: 2 });
    const { id } = await client.data('POST', `${path}/messages`, { to: mara, text: 'Sent once' });
    await stateIs(world, id, 'sent');
    const { sent } = await seen(world);
    assert.equal(sent.filter((one: Data) => one.id === id).length, 1);
  },
  async 'the bridge is killed: nothing is lost, and it is connected again'(world) {
    const { client, bridge, path, instance } = world;
    const before = Array.from({ length: 30 }, (_, index) => writing(world, text(`Before the end ${index}`)));
    // Some of them are told before it is killed, and the others after it.
    await happen(world, ...before);
    await bridge.kill();
    const ids = [];
    for (let index = 0; index < 5; index += 1)
      ids.push((await client.data('POST', `${path}/messages`, { to: mara, text: `Meanwhile ${index}` })).id);
    await bridge.start();
    for (const id of ids) await stateIs(world, id, 'sent');
    await opens(client, instance);
    await settled(world);
    const { sent } = await seen(world);
    assert.deepEqual(
      sent.map(({ id }: Data) => id).filter((id: string) => ids.includes(id)),
      ids,
    );
  },
  async 'the marketplace is killed: nothing is lost, in both directions'(world) {
    const { client, shop, path, instance } = world;
    const ids: string[] = [];
    for (let index = 0; index < 20; index += 1)
      ids.push((await client.data('POST', `${path}/messages`, { to: jonas, text: `Queued ${index}` })).id);
    await happen(world, ...Array.from({ length: 20 }, (_, index) => writing(world, text(`During ${index}`))));
    await shop.kill();
    await happen(
      world,
      ...Array.from({ length: 20 }, (_, index) => writing(world, text(`Offline ${index}`))),
    );
    await shop.start();
    await opens(client, instance);
    for (const id of ids) await stateIs(world, id, 'sent');
    await settled(world);
    const { sent } = await seen(world);
    assert.deepEqual(
      sent.map(({ id }: Data) => id).filter((id: string) => ids.includes(id)),
      ids,
    );
  },
  async 'everything that was written is there, whole, once and in order'({ client, instance, written }) {
    const received = (await client.messages(instance)).filter(
      ({ direction, chat }) => direction === 'in' && chat !== jonas,
    );
    assert.deepEqual(
      received.map(({ external_id }) => external_id),
      [...written.keys()],
    );
    for (const { external_id, content } of received) {
      const expected = written.get(external_id) as Record<string, unknown> | null;
      if (expected === null) assert.equal(content, null, external_id);
      else
        for (const [name, value] of Object.entries(expected))
          assert.deepEqual(content[name], value, external_id);
    }
  },
  async 'it is logged out'({ client, path, instance }) {
    await client.data('POST', `${path}/logout`, {});
    await until('it is closed', async () => {
      const { state, reason } = await client.data('GET', `/instances/${instance}`);
      if (reason !== null && state === 'closed') throw new Error(reason);
      return state === 'closed';
    });
  },
};

/** Why this machine cannot run it, or null. */
export const noPython = hasCommand('python3') ? null : 'this machine has no python3';

/** What is wrong, in a line for each failed step. */
export async function pythonBridge(): Promise<string[]> {
  await mkdir(generated, { recursive: true });
  const folder = await mkdtemp(`${generated}bridge-`);
  const started: Restartable[] = [];
  try {
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    const bridge = await restartable(
      'python3',
      port => ['-W', 'error', program, String(port), `${folder}/channel.db`],
      { BRIDGE_SECRET: secret },
    );
    started.push(bridge);
    const shop = await marketplace(folder, { bridge: { name: 'python', url: bridge.url, secret } });
    started.push(shop);
    const control = async (what: string, body: object) => {
      const response = await fetch(`${bridge.url}/control/${what}`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${what}: ${await response.text()}`);
      return response.json();
    };
    const client = await clientOf(shop);
    await paired(client, control, 'code');
    const instance = await paired(client, control, 'qr');
    const path = `/instances/${instance}`;
    const world = { client, shop, bridge, control, instance, path, written: new Map() };
    const found: string[] = [];
    for (const [name, step] of Object.entries(steps))
      await step(world).catch(error => found.push(`${name}: ${error.message}`));
    return found;
  } finally {
    await Promise.all(started.map(process => process.kill()));
    await rm(folder, { recursive: true, force: true });
  }
}
