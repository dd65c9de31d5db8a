/** Commands with an id that their callers give: of those that ask for the same, the channel carries out one. */
import assert from 'node:assert/strict';
import type { ChannelConnection, ChannelDriver } from '../../../src/channel/driver.ts';
import { ChannelError } from '../../../src/channel/errors.ts';
import type { WholeRepository } from '../../../src/index.ts';
import type { MessagingEngine } from '../../../src/messaging/engine/engine.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { eachStorage } from '../../storages.ts';
import { house, shop, storages } from './house.ts';
import { rough } from './rough.ts';

const test = suiteOf('Commands with the same id');

/** An engine that holds an instance, and one that does not. `perform`: what the channel does at the given time. */
async function engines(
  cleanup: Cleanup,
  perform: (times: number) => Promise<object>,
  open?: (cleanup: Cleanup) => Promise<WholeRepository>,
) {
  const carriedOut: object[] = [];
  const plain = rough();
  const driver: ChannelDriver = {
    ...plain,
    commands: ['group.invite'],
    connect: async session => ({
      ...(await plain.connect(session)),
      perform: ((_: string, input: object) => {
        carriedOut.push(input);
        return perform(carriedOut.length);
      }) as unknown as ChannelConnection['perform'],
    }),
  };
  const repository = open === undefined ? {} : { repository: await open(cleanup) };
  const { time, engineOf, instance, reaches, messaging } = await house(cleanup, { driver, ...repository });
  const id = await instance();
  const [holder, other] = [engineOf(), engineOf()];
  /** Asks engines at the same time, and waits for the results or errors. */
  const askAll = async (asked: readonly MessagingEngine[], command: string, instanceId = id) => {
    const given = { group: 'team@groups', renew: true };
    const answers: string[] = [];
    for (const [index, engine] of asked.entries())
      void engine.run(shop, instanceId, 'group.invite', given, { id: command }).then(
        done => {
          answers[index] = done.link;
        },
        error => {
          answers[index] = String(error);
        },
      );
    await time.until('the answers', () => Object.keys(answers).length === asked.length, { most: 20_000 });
    return answers;
  };
  const ask = async (engine: MessagingEngine, command: string, instanceId = id) =>
    (await askAll([engine], command, instanceId))[0];
  const start = async () => {
    holder.start();
    await reaches(id, 'open');
  };
  return { ask, askAll, carriedOut, holder, other, start, instance, messaging, time, id };
}

const link = async (times: number) => ({ link: `https://chat.example/${times}` });

for (const [storage, open] of eachStorage(storages))
  test(`are carried out once for twenty that ask at the same time, whichever engine they ask, on ${storage}`, async cleanup => {
    const { ask, askAll, carriedOut, holder, other, start } = await engines(cleanup, link, open);
    await start();
    const answers = await askAll(Array(10).fill([holder, other]).flat(), 'cmd_1');
    assert.deepEqual(answers, Array(20).fill('https://chat.example/1'));
    assert.equal(carriedOut.length, 1);
    assert.equal(await ask(holder, 'cmd_1'), 'https://chat.example/1', 'also later');
    assert.equal(await ask(holder, 'cmd_2'), 'https://chat.example/2');
  });

test('are carried out again if the channel has refused, and once more by many at once', async cleanup => {
  const { ask, askAll, carriedOut, holder, start } = await engines(cleanup, async times => {
    if (times <= 2) throw new ChannelError('Not now');
    return link(times);
  });
  await start();
  assert.equal(await ask(holder, 'cmd_1'), 'ChannelError: Not now');
  assert.equal(await ask(holder, 'cmd_1'), 'ChannelError: Not now');
  const answers = await askAll([holder, holder, holder], 'cmd_1');
  assert.deepEqual(answers, Array(3).fill('https://chat.example/3'));
  assert.equal(carriedOut.length, 3);
});

test('are refused without the channel once it has refused ten times', async cleanup => {
  const { ask, carriedOut, holder, start } = await engines(cleanup, async times => {
    throw new ChannelError(`No ${times}`);
  });
  await start();
  const answers: (string | undefined)[] = [];
  for (let count = 0; count < 12; count += 1) answers.push(await ask(holder, 'cmd_1'));
  const first = Array.from({ length: 10 }, (_, index) => `ChannelError: No ${index + 1}`);
  assert.deepEqual(answers, [...first, 'ChannelError: No 10', 'ChannelError: No 10']);
  assert.equal(carriedOut.length, 10);
});

test('are carried out again if nobody has carried them out in time', async cleanup => {
  const { ask, holder, start } = await engines(cleanup, link);
  assert.match((await ask(holder, 'cmd_1')) ?? '', /^ChannelTimeoutError/);
  await start();
  assert.equal(await ask(holder, 'cmd_1'), 'https://chat.example/1');
});

test('of another instance are others', async cleanup => {
  const { ask, carriedOut, holder, instance, start, messaging, time, id } = await engines(cleanup, link);
  await start();
  assert.equal(await ask(holder, 'cmd_1'), 'https://chat.example/1');
  const second = await instance();
  assert.notEqual(second, id);
  holder.nudge();
  await time.until('open', async () => (await messaging.findInstance(shop, second))?.state === 'open');
  assert.equal(await ask(holder, 'cmd_1', second), 'https://chat.example/2');
  assert.equal(carriedOut.length, 2);
});

test.run();
