/** Drivers that answer with what cannot be stored. Nothing that they answer may hold up what comes after it. */
import assert from 'node:assert/strict';
import type { ChannelConnection, ChannelDriver, CommandName } from '../../../src/channel/driver.ts';
import type { ChannelEvent } from '../../../src/channel/events.ts';
import type { MessagingEngine } from '../../../src/messaging/engine/engine.ts';
import { suiteOf } from '../../helper.ts';
import { eachStorage } from '../../storages.ts';
import { type House, house, shop, storages } from './house.ts';
import { cut, rough } from './rough.ts';

const test = suiteOf('Hostile channels');
const mara = '+4915112345601';

/** A channel of the test whose connections have other methods. */
function driverWith(
  methods: { readonly [Name in keyof ChannelConnection]?: (...given: never[]) => unknown },
  commands: readonly CommandName[] = [],
) {
  const driver = rough();
  const { connect } = driver;
  const answering: ChannelDriver = {
    ...driver,
    commands,
    connect: async session => ({ ...(await connect(session)), ...(methods as Partial<ChannelConnection>) }),
  };
  return { driver: answering, sessions: driver.sessions };
}

async function opened({ engineOf, instance, reaches }: House): Promise<[MessagingEngine, string]> {
  const id = await instance();
  const engine = engineOf();
  engine.start();
  await reaches(id, 'open');
  return [engine, id];
}

const externalIds: Record<string, unknown> = {
  'an empty text': '',
  'a line break': '\n',
  'a NUL': 'a\0b',
  'half a character': 'a\ud800',
  'a character that is cut at the limit': `${'a'.repeat(254)}😀`,
  'an object': {},
  'an object without a text': Object.create(null),
  'the same as for the message before': 'same',
  'not to be read': () => ({
    get externalId() {
      throw new Error('the connection has ended');
    },
  }),
};

for (const [storage, open] of eachStorage(storages)) {
  for (const [what, externalId] of Object.entries(externalIds))
    test(`a message whose id on the channel is ${what} is sent, and so is the next one, on ${storage}`, async cleanup => {
      const send = async () => (typeof externalId === 'function' ? externalId() : { externalId });
      const { driver, sessions } = driverWith({ send });
      const at = await house(cleanup, { driver, repository: await open(cleanup) });
      const { time, queue, message, reaches } = at;
      const [engine, id] = await opened(at);
      const sent = await queue(id, mara, ['One', 'Two']);
      engine.nudge(shop, id);
      for (const one of sent)
        await time.until(`${one} sent`, async () => (await message(id, one)).state === 'sent', {
          most: 5_000,
        });
      // Nothing that waits to be stored holds up the next connection either.
      const [session] = sessions;
      if (session !== undefined) await cut(session);
      await time.until('the next connection', () => sessions.length === 2, { most: 60_000 });
      await reaches(id, 'open');
    });

  for (const [what, result] of Object.entries({
    'a text': 'done',
    'a list': [],
    true: true,
    'an object with a NUL': { 'a\0b': '\ud800' },
    'an object that is not JSON': { count: 1n },
  }))
    test(`a command without a result whose driver answers ${what} is done on ${storage}`, async cleanup => {
      const { driver } = driverWith({ perform: async () => result }, ['chat.typing']);
      const at = await house(cleanup, { driver, repository: await open(cleanup) });
      const [engine, id] = await opened(at);
      let answer: unknown = 'none';
      // More than are carried out at once.
      const all = Promise.all(
        Array.from({ length: 6 }, () => engine.run(shop, id, 'chat.typing', { chat: mara, typing: true })),
      ).then(
        done => {
          answer = done;
        },
        error => {
          answer = error;
        },
      );
      await at.time.until('an answer', () => answer !== 'none', { step: 100 });
      await all;
      assert.deepEqual(answer, Array(6).fill(null));
    });
}

const badResults: [CommandName, object, unknown][] = [
  ['group.create', { name: 'Team', addresses: [mara] }, null],
  ['group.create', { name: 'Team', addresses: [mara] }, { address: 'team@groups', name: 'Team' }],
  [
    'group.create',
    { name: 'Team', addresses: [mara] },
    { address: 'with space', name: 'Team', participants: [] },
  ],
  ['group.invite', { group: 'team@groups', renew: false }, {}],
  ['group.invite', { group: 'team@groups', renew: false }, { link: 7 }],
  ['contact.check', { addresses: [mara] }, { found: mara }],
  ['contact.check', { addresses: [mara] }, { found: [{ address: mara, exists: 'yes', canonical: null }] }],
  ['contact.picture', { address: mara }, 'picture'],
  ['contact.picture', { address: mara }, { mediaId: 7 }],
];

for (const [name, input, result] of badResults)
  test(`a driver that answers ${name} with ${JSON.stringify(result)} has failed, and says so`, async cleanup => {
    const { driver } = driverWith({ perform: async () => result }, [name]);
    const at = await house(cleanup, { driver });
    const [engine, id] = await opened(at);
    let answer: unknown;
    engine.run(shop, id, name, input as never).then(
      done => {
        answer = done ?? 'nothing';
      },
      error => {
        answer = error;
      },
    );
    await at.time.until('an answer', () => answer !== undefined, { step: 100 });
    assert.match(String(answer), /^ChannelError: The channel driver failed$/);
    assert.match(String(at.errors.at(-1)), new RegExp(`${name.replace('.', '\\.')} is not valid`));
  });

for (const [storage, open] of eachStorage(storages))
  test(`a command that a driver never answers is over in time, and says that nobody answered, on ${storage}`, async cleanup => {
    let hangs = true;
    const { driver } = driverWith({ perform: () => (hangs ? new Promise(() => {}) : null) }, ['chat.typing']);
    const at = await house(cleanup, { driver, repository: await open(cleanup) });
    const [engine, id] = await opened(at);
    const run = async () => {
      let answer: unknown = 'none';
      const over = engine.run(shop, id, 'chat.typing', { chat: mara, typing: true }).then(
        done => {
          answer = done;
        },
        error => {
          answer = error;
        },
      );
      await at.time.until('an answer', () => answer !== 'none', { most: 30_000, step: 70 });
      await over;
      return String(answer);
    };
    assert.equal(await run(), 'ChannelTimeoutError: The channel did not answer in time');
    hangs = false;
    assert.equal(await run(), 'null');
  });

const reported = (id: string): [string, ChannelEvent][] => {
  const at = '2026-03-14T09:26:53.000Z';
  const long = `${'a'.repeat(199)}😀`;
  return [
    [
      'a failure without a reason',
      { type: 'status', externalId: `rough-${id}`, state: 'failed', at, reason: '\n' },
    ],
    ['a contact whose name is cut in a character', { type: 'contact', address: mara, name: long }],
    [
      'a group whose name is cut in a character',
      { type: 'group', group: { address: 'team@groups', name: long, participants: [] } },
    ],
  ];
};

test('events with an empty reason, or a name that has to be cut, are stored', async cleanup => {
  const { driver, sessions } = driverWith({});
  const at = await house(cleanup, { driver });
  const [engine, id] = await opened(at);
  const [sent = ''] = await at.queue(id, mara, ['One']);
  engine.nudge(shop, id);
  await at.time.until('sent', async () => (await at.message(id, sent)).state === 'sent');
  for (const [what, event] of reported(sent))
    await assert.doesNotReject(async () => sessions[0]?.tell(event), what);
  const { state, reason } = await at.message(id, sent);
  assert.deepEqual([state, reason], ['failed', 'The channel gave no reason.']);
  const contact = await at.messaging.findContact(shop, id, { address: mara });
  assert.equal(contact?.name, 'a'.repeat(199));
});

test.run();
