/** What a driver tells is final only if it is no event: whatever a storage throws, it may be told again. */
import assert from 'node:assert/strict';
import type { ChannelEvent } from '../../../src/channel/events.ts';
import { suiteOf } from '../../helper.ts';
import { eachStorage } from '../../storages.ts';
import { house, shop, storages } from './house.ts';
import { rough } from './rough.ts';

const test = suiteOf('Events of channels');
const mara = '+4915112345601';
const at = '2026-03-14T09:00:00Z';
const team = {
  address: 'team@groups',
  name: 'Team',
  participants: [{ address: mara, role: 'owner' as const }],
};

/** One event of each type that is stored, and the method that stores it. */
const events: readonly (readonly [string, ChannelEvent])[] = [
  [
    'addMessages',
    {
      type: 'message',
      externalId: 'wa-1',
      chat: mara,
      chatKind: 'direct',
      from: mara,
      content: { kind: 'text', text: 'Hello' },
      at,
    },
  ],
  ['advanceMessage', { type: 'status', externalId: 'wa-1', state: 'read', at }],
  ['changeMessage', { type: 'edited', externalId: 'wa-1', content: { kind: 'text', text: 'Hallo' }, at }],
  ['changeMessage', { type: 'deleted', externalId: 'wa-1', at }],
  ['react', { type: 'reaction', externalId: 'wa-1', from: mara, emoji: '👍', at }],
  ['putGroup', { type: 'group', group: team }],
  ['changeGroup', { type: 'participants', group: team.address, action: 'added', addresses: ['+493012345'] }],
  ['changeGroup', { type: 'left', group: team.address, at }],
  ['putContact', { type: 'contact', address: mara, name: 'Mara' }],
  ['changeInstance', { type: 'pairing', method: 'qr', text: 'code', expiresAt: '2999-01-01T00:00:00Z' }],
];

/** What drivers of databases, `fetch` and mistakes in a storage throw. */
const foreign: readonly Error[] = [
  new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }),
  new TypeError("Cannot read properties of undefined (reading 'rows')"),
  new RangeError('The value of "offset" is out of range'),
  new SyntaxError('Unexpected end of JSON input'),
];

for (const [storage, open] of eachStorage(storages))
  test(`whatever a storage throws, an event is told again and stored, on ${storage}`, async cleanup => {
    const driver = rough();
    const base = await house(cleanup, { driver, repository: await open(cleanup) });
    const id = await base.instance();
    let failing: { readonly method: string; readonly error: Error } | null = null;
    const messaging = new Proxy(base.messaging, {
      get(part, name: keyof typeof base.messaging) {
        const method = part[name] as (...all: unknown[]) => unknown;
        return (...all: unknown[]) => {
          if (failing?.method === name) throw failing.error;
          return method.apply(part, all);
        };
      },
    });
    base.engineOf({ repository: { ...base.storage, messaging } }).start();
    await base.reaches(id, 'open');
    const [session] = driver.sessions;
    for (const [method, event] of events)
      for (const error of foreign) {
        failing = { method, error };
        await assert.rejects(async () => session?.tell(event), error, `${event.type}: ${error}`);
        failing = null;
        await session?.tell(event);
      }
    failing = { method: 'changeInstance', error: new TypeError('fetch failed') };
    await assert.rejects(async () => session?.remember({ place: 1 }), /fetch failed/);
    failing = null;
    await session?.remember({ place: 1 });
    const { messages } = await base.messaging.listMessages(shop, id, { limit: 10 });
    assert.deepEqual(
      messages.map(({ external_id, reactions }) => [external_id, reactions.length]),
      [['wa-1', 1]],
    );
    const group = await base.messaging.findGroup(shop, id, { address: team.address });
    assert.equal(group?.participants.length, 2);
    assert.notEqual(group?.left_at, null);
  });

const wrong: readonly (readonly [string, object])[] = [
  ['an unknown type', { type: 'unknown' }],
  ['the type of no event', { type: 'constructor' }],
  ['no type', {}],
  ...events.flatMap(([, event]) =>
    Object.keys(event)
      // The storage finds the others.
      .filter(field => !['type', 'chatKind', 'method', 'text', 'name', 'emoji'].includes(field))
      .flatMap(field =>
        [undefined, null, 7, {}, [], Symbol('x')].map(
          value => [`${event.type} with ${field} ${String(value)}`, { ...event, [field]: value }] as const,
        ),
      ),
  ),
  ['a time that is none', { ...events[0]?.[1], at: 'yesterday' }],
  ['a state that is none', { ...events[1]?.[1], state: 'lost' }],
  ['an action that is none', { ...events[6]?.[1], action: 'kicked' }],
  ['a participant that is none', { type: 'group', group: { ...team, participants: [null] } }],
  ['a name with a NUL as an id', { ...events[0]?.[1], externalId: 'a\0b' }],
  ['a reply to an id with a NUL', { ...events[0]?.[1], externalId: 'wa-2', replyTo: 'a\0b' }],
  ['a code that ends at no time', { ...events[9]?.[1], expiresAt: 'soon' }],
];

for (const [storage, open] of eachStorage(storages))
  test(`what is no event is refused for good, or ignored, and the connection goes on, on ${storage}`, async cleanup => {
    const driver = rough();
    const { reaches, engineOf, instance, found, messaging } = await house(cleanup, {
      driver,
      repository: await open(cleanup),
    });
    const id = await instance();
    engineOf().start();
    await reaches(id, 'open');
    const [session] = driver.sessions;
    for (const [what, event] of wrong) {
      const answer = await session?.tell(event as ChannelEvent).then(
        () => 'stored',
        (error: unknown) => error,
      );
      if (answer !== 'stored')
        assert.deepEqual(
          [(answer as Error).name, (answer as Error).message, (answer as { retry?: boolean }).retry],
          ['ChannelError', 'The event is not valid', false],
          what,
        );
    }
    assert.equal((await found(id)).state, 'open');
    await session?.tell(events[0]?.[1] as ChannelEvent);
    assert.ok((await messaging.listMessages(shop, id, { limit: 10 })).messages.length > 0);
  });

test.run();
