/** The other side of a connection has restarted, and does not know it any more. */
import assert from 'node:assert/strict';
import { ChannelError } from '../../../src/channel/errors.ts';
import { suiteOf } from '../../helper.ts';
import { house, shop } from './house.ts';
import { rough } from './rough.ts';

const test = suiteOf('Forgotten connections');
const reason = 'Who is this?';

test('are made again at once, and their messages wait for the next one, however often that happens', async cleanup => {
  const driver = rough();
  const { time, engineOf, instance, queue, message, reaches } = await house(cleanup, {
    driver,
    sendSchedule: [60_000, 60_000],
  });
  const id = await instance({ settings: {} });
  const engine = engineOf();
  engine.start();
  await reaches(id, 'open');
  const opened = driver.sessions.length;
  let times = 0;
  driver.before = async (_message, session) => {
    times += 1;
    if (times > 8) return;
    await session.tell({ type: 'closed', reason, retry: true, forgotten: true });
    throw new ChannelError(reason, { retry: true });
  };
  const [queued = ''] = await queue(id, '+49', ['Hello']);
  const begun = time.now();
  engine.nudge(shop, id);
  await time.until('a new connection', () => driver.sessions.length > opened, { step: 1 });
  assert.ok(time.now() - begun < 500, `${time.now() - begun} ms`);
  await time.until('an outcome', async () => (await message(id, queued)).state !== 'queued');
  const { state, attempts } = await message(id, queued);
  assert.deepEqual({ state, attempts, times }, { state: 'sent', attempts: 9, times: 9 });
  assert.equal(driver.arrived.length, 1);
});

test('do not make a loop without a pause', async cleanup => {
  const driver = rough();
  const { time, engineOf, instance } = await house(cleanup, { driver });
  await instance({ settings: {} });
  const connect = driver.connect.bind(driver);
  Object.assign(driver, {
    connect: async (session: Parameters<typeof connect>[0]) => {
      const connection = await connect(session);
      void session.tell({ type: 'closed', reason, retry: true, forgotten: true });
      return connection;
    },
  });
  engineOf().start();
  await time.until('several connections', () => driver.sessions.length === 6);
  assert.ok(time.now() >= 20_000, `${time.now()} ms`);
});

test.run();
