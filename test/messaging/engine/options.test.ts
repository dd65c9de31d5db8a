/** The options of the engine, and what it forgets. */
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { createMessaging } from '../../../src/index.ts';
import { withMessagingDefaults } from '../../../src/messaging/engine/options.ts';
import { retention } from '../../../src/messaging/engine/retention.ts';
import { folderMedia } from '../../../src/messaging/media/folder-store.ts';
import { MediaIntake } from '../../../src/messaging/media/intake.ts';
import { memoryMedia } from '../../../src/messaging/media/memory-store.ts';
import { suiteOf } from '../../helper.ts';
import { house, shop } from './house.ts';
import { rough } from './rough.ts';

const test = suiteOf('Options of messaging');
const secret = { type: 'string', writeOnly: true };

for (const [option, value, complaint] of [
  ['drivers', [], 'drivers must be a list of channel drivers'],
  ['drivers', [{}], 'drivers contains a driver (0) with an invalid name'],
  ['drivers', [rough(), rough()], 'drivers must not contain two drivers with the name rough'],
  ['drivers', [{ ...rough(), close: 5 }], 'drivers contains a driver (0) with an invalid close'],
  [
    'drivers',
    [{ ...rough(), colse() {} }],
    'drivers contains a driver (0) with the member colse: did you mean close?',
  ],
  [
    'drivers',
    [{ ...rough(), limts: { text: 5 } }],
    'drivers contains a driver (0) with the member limts: did you mean limits?',
  ],
  [
    'drivers',
    [{ ...rough(), commands: ['message.edti'] }],
    'drivers contains a driver (0) with the unknown command message.edti: did you mean message.edit?',
  ],
  [
    'drivers',
    [{ ...rough(), contents: ['voice'] }],
    'drivers contains a driver (0) with the unknown content voice',
  ],
  [
    'drivers',
    [
      {
        ...rough(),
        settings: { type: 'object', properties: { password: { type: 'string' } } },
        secrets: ['pasword'],
      },
    ],
    'drivers contains a driver (0) with the unknown secret pasword: did you mean password?',
  ],
  [
    'drivers',
    [{ ...rough(), settings: { type: 'object', properties: { auth: { properties: { code: secret } } } } }],
    'drivers contains a driver (0) with settings that have writeOnly at /properties/auth/properties/code: only the settings that it names in secrets are secret',
  ],
  [
    'drivers',
    [{ ...rough(), settings: { type: 'object', properties: { code: secret } } }],
    'drivers contains a driver (0) with settings that have writeOnly at /properties/code: only the settings that it names in secrets are secret',
  ],
  ['media', '', 'media must be a folder, or a media store'],
  ['media', { put() {} }, 'media must be a folder, or a media store: open is missing'],
  ['leaseFor', 5, 'leaseFor must be a number from 100 to 3600000'],
  ['holder', '', 'holder must be a name of 1 to 255 characters'],
  ['holder', 'pod\n0', 'holder must be a name of 1 to 255 characters'],
  ['connectSchedule', [], 'connectSchedule must not be empty'],
  ['sendSchedule', [-1], 'sendSchedule must be a list of delays in milliseconds, each at most a week'],
  [
    'timeouts',
    { send: 0 },
    'timeouts must be an object with times in milliseconds: send must be a number from 1 to 3600000',
  ],
  [
    'timeouts',
    { sned: 1 },
    'timeouts must be an object with times in milliseconds: it has no option sned: did you mean send?',
  ],
  ['instances', 0, 'instances must be a whole number from 1 to 10000'],
] as const)
  test(`names an invalid one: ${complaint}`, async cleanup => {
    const { storage } = await house(cleanup);
    assert.throws(
      () => createMessaging({ repository: storage, [option]: value } as never),
      new TypeError(`createMessaging: ${complaint}`),
    );
  });

test('may be drivers with more members, and with secrets that their settings do not describe', async cleanup => {
  const { storage } = await house(cleanup);
  for (const settings of [
    { type: 'object', additionalProperties: true },
    { type: 'object', patternProperties: { '^token_': { type: 'string' } } },
    { type: 'object', allOf: [{ properties: { token_a: { type: 'string' } } }] },
  ]) {
    const driver = { ...rough(), settings, secrets: ['token_a'], closed: false, limit: 5, limits: undefined };
    createMessaging({ repository: storage, drivers: [driver] } as never);
  }
});

test('of media are a folder', () => {
  for (const folder of [undefined, '', { folder: 'media' }])
    assert.throws(
      () => folderMedia(folder as never),
      new TypeError('folderMedia: the folder must be a non-empty string'),
    );
});

test('forgets files that nothing refers to after a day, with their bytes', async cleanup => {
  const { messaging, time } = await house(cleanup);
  const store = memoryMedia();
  const media = new MediaIntake({
    messaging,
    store,
    limit: 1_000,
    limitPerWorkspace: 1_000,
    now: time.clock,
    download: () => Promise.reject(new Error('no network')),
  });
  const { id } = await media.store(shop, Readable.from([Buffer.from('bytes')], { objectMode: false }));
  const errors: unknown[] = [];
  const forget = retention(messaging, store, withMessagingDefaults({} as never), {
    storageNow: async () => time.clock(),
    onError: error => errors.push(error),
  });
  await forget();
  assert.notEqual(await store.open(id), null);
  time.advance(25 * 3_600_000);
  while (await forget());
  assert.equal(await messaging.findMedia(shop, id), null);
  assert.equal(await store.open(id), null);
  assert.deepEqual(errors, []);
});

test.run();
