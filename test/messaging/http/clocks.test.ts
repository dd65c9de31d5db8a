/** Processes whose clocks are wrong: leases, commands and retries follow the clock of the storage. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import type { ChannelDriver } from '../../../src/channel/driver.ts';
import { ChannelError } from '../../../src/channel/errors.ts';
import type { Instance, Message } from '../../../src/generated/types.ts';
import { createRouter } from '../../../src/index.ts';
import { simulated } from '../../../src/messaging/drivers/simulated/driver.ts';
import { messagingEngine } from '../../../src/messaging/engine/engine.ts';
import { memoryMedia } from '../../../src/messaging/media/memory-store.ts';
import { type Cleanup, serveApp, suiteOf } from '../../helper.ts';
import { postgresMock } from '../../postgres-server.ts';
import { until } from '../../until.ts';
import { rough } from '../engine/rough.ts';
import { clientOf, mara } from './service.ts';

const test = suiteOf('Messaging with wrong clocks');
const hour = 3_600_000;

/** This process has another time from now on. The database does not. */
function shiftClock(cleanup: Cleanup, by: number): void {
  const { now } = Date;
  Date.now = () => now.call(Date) + by;
  cleanup(() => {
    Date.now = now;
  });
}

/** The engine of the mock server has its own clock, and leaves instances of this channel alone. */
const driverName = 'elsewhere';

async function served(cleanup: Cleanup, driver: ChannelDriver = { ...simulated(), name: driverName }) {
  const { repository } = await postgresMock(cleanup);
  const messaging = messagingEngine(
    { repository, media: memoryMedia(), drivers: [driver] },
    { drivers: [], download: () => Promise.reject(new Error('no network')) },
  );
  cleanup(messaging.close);
  messaging.start();
  const app = new Koa().use(createRouter({ repository, messaging, rateLimits: false }).routes());
  return clientOf({ ...(await serveApp(cleanup, app)), repository });
}

for (const [what, by] of [
  ['ahead', hour],
  ['behind', -hour],
] as const) {
  test(`shows an open instance as open, and has its channel asked, an hour ${what} of the storage`, async cleanup => {
    shiftClock(cleanup, by);
    const { data, refused, create } = await served(cleanup);
    const { id } = await create({ pair_after: 0 }, { driver: driverName });
    await data('POST', `/instances/${id}/connect`, {});
    await until(async () => (await data<Instance>('GET', `/instances/${id}`)).heartbeat_at !== null);
    for (const path of ['', '/state'])
      assert.equal((await data<Instance>('GET', `/instances/${id}${path}`)).state, 'open');
    const checked = await data<object[]>('POST', `/instances/${id}/contacts/check`, { addresses: [mara] });
    assert.equal(checked.length, 1);
    await refused('POST', `/instances/${id}/groups`, 422, /does not exist/, {
      name: 'G',
      participants: ['+49404'],
    });
  });

  test(`keeps a message for later until its time has come, an hour ${what} of the storage`, async cleanup => {
    shiftClock(cleanup, by);
    const { data, create } = await served(cleanup);
    const { id } = await create({}, { driver: driverName });
    await data('POST', `/instances/${id}/connect`, {});
    const send_at = new Date(Date.now() - by + hour / 2).toISOString();
    const body = { to: mara, text: 'Later', send_at };
    assert.equal((await data<Message>('POST', `/instances/${id}/messages`, body)).send_at, send_at);
  });

  test(`tries a message again after its delay, an hour ${what} of the storage`, async cleanup => {
    shiftClock(cleanup, by);
    const driver = rough();
    driver.before = () => {
      throw new ChannelError('The channel is busy', { retry: true });
    };
    const { data, messaging } = await served(cleanup, driver);
    const { id } = await data<Instance>('POST', '/instances', { name: 'Test', driver: 'rough' });
    await data('POST', `/instances/${id}/connect`, {});
    const sent = await data<Message>('POST', `/instances/${id}/messages`, { to: mara, text: 'Hello' });
    const stored = () => messaging.findMessage('ws_studio', id, { id: sent.id });
    await until(async () => (await stored())?.retry_at != null);
    const wait = Date.parse(String((await stored())?.retry_at)) - (Date.now() - by);
    assert.ok(wait < 5_000 && wait > -60_000, `it is tried again in ${wait} ms`);
  });
}

test.run();
