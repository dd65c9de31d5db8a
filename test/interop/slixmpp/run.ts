/** People with slixmpp on Prosody write with an account of the marketplace: everything arrives whole and once. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { noProsody, password, prosody } from '../../messaging/drivers/prosody.ts';
import { fetched, hasCommand } from '../clients/command.ts';
import {
  type Client,
  clientOf,
  type Data,
  marketplace,
  type Restartable,
  until,
} from '../messaging/processes.ts';

const generated = fileURLToPath(new URL('../generated/', import.meta.url));
const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const environment = `${generated}slixmpp/`;

interface Person {
  readonly jid: string;
  /** What has happened, in its order. */
  readonly happened: Data[];
  readonly tell: (command: object) => void;
  readonly end: () => void;
}

async function person(jid: string, port: number): Promise<Person> {
  const child = spawn(`${environment}bin/python`, [at('person.py'), jid, password, String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const happened: Data[] = [];
  createInterface({ input: child.stdout }).on('line', line => happened.push(JSON.parse(line)));
  await until('somebody is there', async () => happened.some(({ kind }) => kind === 'ready'));
  return {
    jid,
    happened,
    tell: command => child.stdin.write(`${JSON.stringify(command)}\n`),
    end: () => void child.kill('SIGKILL'),
  };
}

interface World {
  readonly client: Client;
  readonly shop: Restartable;
  readonly mara: Person;
  readonly jonas: Person;
  readonly instance: string;
  readonly path: string;
  /** The address of the marketplace's account. */
  readonly jid: string;
  /** The texts that Mara has written to the account, in their order. */
  readonly written: string[];
}

const hasHappened = ({ mara }: World, what: object): Promise<Data> =>
  until(JSON.stringify(what).slice(0, 200), async () =>
    mara.happened.find(one => Object.entries(what).every(([name, value]) => one[name] === value)),
  );

let count = 0;

/** Mara writes. Returns the id that her app has given the message. */
function write({ mara, jid, written }: World, text: string, id = `app-${++count}`): string {
  mara.tell({ do: 'write', to: jid, text, id });
  written.push(text);
  return id;
}

/** The message with a text. */
const stored = ({ client, instance }: World, text: string): Promise<Data> =>
  until(`${text.slice(0, 100)} is stored`, async () =>
    (await client.messages(instance)).find(({ content }) => content?.text === text),
  );

const stateIs = ({ client, path }: World, message: string, state: string): Promise<Data> =>
  until(`${message} is ${state}`, async () => {
    const found = await client.data('GET', `${path}/messages/${message}`);
    return found.state === state && found;
  });

const send = ({ client, path, mara }: World, body: object): Promise<Data> =>
  client.data('POST', `${path}/messages`, { to: mara.jid, ...body });

const opens = ({ client, instance }: Pick<World, 'client' | 'instance'>) =>
  until(
    'it is open',
    async () => (await client.data('GET', `/instances/${instance}/state`)).state === 'open',
  );

const steps: Readonly<Record<string, (world: World) => Promise<void>>> = {
  async 'a message that is sent is delivered (XEP-0184) and read (XEP-0333)'(world) {
    const { id } = await send(world, { text: 'Grüße 👋' });
    const there = await hasHappened(world, { kind: 'message', text: 'Grüße 👋' });
    await stateIs(world, id, 'delivered');
    world.mara.tell({ do: 'display', to: world.jid, id: there.id });
    await stateIs(world, id, 'read');
  },
  async 'a message that is received gets a receipt and, when it is read, a marker'(world) {
    const id = write(world, 'Hello');
    const message = await stored(world, 'Hello');
    await hasHappened(world, { kind: 'receipt', id });
    await world.client.data('POST', `${world.path}/chats/${encodeURIComponent(message.chat)}/read`, {});
    await hasHappened(world, { kind: 'displayed', id });
  },
  async 'corrections go both ways (XEP-0308)'(world) {
    const id = write(world, 'See you today');
    const { id: message } = await stored(world, 'See you today');
    world.mara.tell({ do: 'correct', to: world.jid, id, text: 'See you tomorrow' });
    world.written[world.written.length - 1] = 'See you tomorrow';
    const corrected = await stored(world, 'See you tomorrow');
    assert.equal(corrected.id, message);
    const sent = await send(world, { text: 'Helo' });
    const first = await hasHappened(world, { kind: 'message', text: 'Helo' });
    await stateIs(world, sent.id, 'delivered');
    await world.client.data('PATCH', `${world.path}/messages/${sent.id}`, { text: 'Hello there' });
    await hasHappened(world, { kind: 'message', text: 'Hello there', replaces: first.id });
  },
  async 'a text of 65,000 characters is received whole, and one of 16,384 is sent whole'(world) {
    const long = `${'ß'.repeat(64_990)} the end 👋`;
    write(world, long);
    await stored(world, long);
    const sent = `${'ö'.repeat(16_376)} the end`;
    await send(world, { text: sent });
    await hasHappened(world, { kind: 'message', text: sent });
  },
  async 'an encrypted message without a text is stored as it came'(world) {
    world.mara.tell({ do: 'encrypt', to: world.jid, id: 'secret-1' });
    const { content } = await until('it is stored', async () =>
      (await world.client.messages(world.instance)).find(one => one.content?.kind === 'unsupported'),
    );
    assert.equal(content.type, 'eu.siacs.conversations.axolotl');
    assert.match(content.raw, /<encrypted .*sid="1"/s);
  },
  async 'files go both ways (XEP-0363, XEP-0066)'(world) {
    const { client, mara, jid, written } = world;
    const bytes = randomBytes(150_000);
    const { id } = await client.upload(bytes, 'menu.bin');
    await send(world, { media: { media_id: id } });
    const { oob } = await until('the file', async () => mara.happened.find(({ oob }) => oob));
    const answer = await fetch(oob);
    assert.equal(sha256(new Uint8Array(await answer.arrayBuffer())), sha256(bytes));
    mara.tell({ do: 'upload', to: jid, id: 'file-1', bytes: bytes.toString('base64') });
    const { url } = await hasHappened(world, { kind: 'uploaded' });
    written.push(url);
    await stored(world, url);
  },
  async 'a room has both of them (XEP-0045)'(world) {
    const { client, path, mara, instance } = world;
    const room = await client.data('POST', `${path}/groups`, { name: 'Team', participants: [mara.jid] });
    await hasHappened(world, { kind: 'entered', room: room.address });
    await client.data('POST', `${path}/messages`, { to: room.address, text: 'Welcome' });
    await hasHappened(world, { kind: 'message', type: 'groupchat', text: 'Welcome' });
    mara.tell({ do: 'write', to: room.address, text: 'Thank you', id: 'room-1', type: 'groupchat' });
    const thanks = await stored(world, 'Thank you');
    assert.equal(thanks.chat, room.address);
    const own = (await client.messages(instance)).filter(({ content }) => content?.text === 'Welcome');
    assert.equal(own.length, 1, 'its echo is no message');
  },
  async 'somebody else may use the same id'(world) {
    const { jonas, jid } = world;
    write(world, 'The id of Mara', 'same-id');
    jonas.tell({ do: 'write', to: jid, text: 'The id of Jonas', id: 'same-id' });
    await stored(world, 'The id of Mara');
    await stored(world, 'The id of Jonas');
  },
  async 'an app that gives several messages the same id loses none of them'(world) {
    for (const text of ['The first', 'The second', 'The third']) write(world, text, 'again-id');
    for (const text of ['The first', 'The second', 'The third']) await stored(world, text);
  },
  async 'nothing is lost when the process is killed'(world) {
    const { client, shop, path, mara } = world;
    const ids: string[] = [];
    for (let index = 0; index < 10; index += 1) {
      write(world, `During ${index}`);
      ids.push((await send(world, { text: `Queued ${index}` })).id);
    }
    await shop.kill();
    for (let index = 0; index < 30; index += 1) write(world, `Offline ${index}`);
    await shop.start();
    await opens(world);
    for (const id of ids) {
      const { state, reason, content } = await until(`${id} has an outcome`, async () => {
        const found = await client.data('GET', `${path}/messages/${id}`);
        return found.state !== 'queued' && found;
      });
      const arrived = () => mara.happened.filter(({ text }) => text === content.text).length;
      // XMPP recognises no repeats, so what was being sent is not sent again.
      if (state === 'failed') assert.match(reason, /^It is not known whether it was sent/);
      else await until(`${content.text} has arrived`, async () => arrived() === 1);
      assert.ok(arrived() <= 1, content.text);
    }
    await stored(world, 'Offline 29');
  },
  async 'everything that was written is there, whole, once and in order'({
    client,
    instance,
    mara,
    written,
  }) {
    const received = (await client.messages(instance)).filter(
      ({ direction, chat, content }) => direction === 'in' && chat === mara.jid && content.kind === 'text',
    );
    assert.deepEqual(
      received.map(({ content }) => content.text),
      written,
    );
  },
};

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Why this machine cannot run it, or null. */
export const noSlixmpp = noProsody ?? (hasCommand('python3') ? null : 'this machine has no python3');

/** What is wrong, in a line for each failed step. A `LeftOut` says that the packages could not be fetched. */
export async function slixmppPerson(): Promise<string[]> {
  await mkdir(generated, { recursive: true });
  await fetched({ command: 'python3', args: ['-m', 'venv', environment] });
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps'];
  await fetched({
    command: `${environment}bin/python`,
    args: [...install, '--requirement', at('requirements.txt')],
  });
  const folder = await mkdtemp(`${generated}shop-`);
  const ends: (() => unknown)[] = [];
  try {
    const server = await prosody();
    ends.push(() => server.stop());
    const jid = await server.account('shop');
    const people: Person[] = [];
    for (const name of ['mara', 'jonas']) {
      const one = await person(await server.account(name), server.port);
      people.push(one);
      ends.push(one.end);
    }
    const [mara, jonas] = people as [Person, Person];
    const shop = await marketplace(folder, {
      xmpp: {
        domains: ['localhost'],
        servers: { localhost: `xmpp://127.0.0.1:${server.port}` },
        plaintext: true,
        allowPrivateTargets: ['127.0.0.0/8'],
      },
    });
    ends.push(() => shop.kill());
    const client = await clientOf(shop);
    const { id: instance } = await client.data('POST', '/instances', {
      name: 'XMPP',
      driver: 'xmpp',
      settings: { jid, password },
    });
    const path = `/instances/${instance}`;
    await client.data('POST', `${path}/connect`, {});
    await opens({ client, instance });
    const world = { client, shop, mara, jonas, instance, path, jid, written: [] };
    const found: string[] = [];
    for (const [name, step] of Object.entries(steps))
      await step(world).catch(error => found.push(`${name}: ${error.message}`));
    return found;
  } finally {
    for (const end of ends.reverse()) await end();
    await rm(folder, { recursive: true, force: true });
  }
}
