/** The simulated channel: the suite of drivers, and what only it can do. */
import { simulated } from '../../../src/messaging/drivers/simulated/driver.ts';
import { driverConformance } from '../../../src/testing/channel/index.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('Simulated channel');

driverConformance({
  test: (name, run) => test(name, run),
  create: async () => {
    const driver = simulated();
    const person = '+4915112345601';
    return {
      driver,
      settings: { pair_after: null, answers: false },
      person,
      nobody: '+4915112345404',
      pair: instanceId => driver.pair(instanceId),
      write: async (instanceId, text) => {
        await driver.receive(instanceId, { from: person, text });
      },
      arrived: async instanceId =>
        driver.sent(instanceId).map(({ chat, content }) => ({
          chat,
          text: content.kind === 'text' ? content.text : '',
        })),
      // People read by themselves.
      read: async () => {},
      cut: instanceId => driver.cut(instanceId),
      silence: async instanceId => driver.misbehave(instanceId, { heartbeat: 'hang' }),
      close: async () => {},
    };
  },
});

test.run();
