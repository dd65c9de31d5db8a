/** Traces of what channels are asked to do. */
import assert from 'node:assert/strict';
import type { ChannelConnection, ChannelDriver } from '../../src/channel/driver.ts';
import { ChannelError } from '../../src/channel/errors.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { house, shop } from '../messaging/engine/house.ts';
import { rough } from '../messaging/engine/rough.ts';
import { api, parentOf, traceOf, tracer } from './tracer.ts';

const test = suiteOf('Traces of channels');

/** An engine with an open instance, whose channel carries out commands as `perform` does. */
async function open(cleanup: Cleanup, perform: () => Promise<object>) {
  const traced = tracer();
  const plain = rough();
  const driver: ChannelDriver = {
    ...plain,
    commands: ['group.invite'],
    connect: async session => ({
      ...(await plain.connect(session)),
      perform: perform as unknown as ChannelConnection['perform'],
    }),
  };
  const own = await house(cleanup, { driver, tracing: traced.tracing });
  const id = await own.instance();
  const engine = own.engineOf();
  engine.start();
  await own.reaches(id, 'open');
  const ask = async () => {
    let answer: unknown;
    engine.run(shop, id, 'group.invite', { group: 'team@groups', renew: true }).then(
      done => {
        answer = done;
      },
      error => {
        answer = error;
      },
    );
    await own.time.until('the answer', () => answer !== undefined, { most: 20_000 });
    return answer;
  };
  return { ...traced, ...own, id, engine, ask, plain };
}

test('have a span for each command, in a trace of its own', async cleanup => {
  let times = 0;
  const { ask, inSpan, named, id } = await open(cleanup, async () => {
    times += 1;
    if (times === 2) throw new ChannelError('geheim', { code: 'not_supported' });
    return { link: 'https://chat.example/geheim' };
  });
  // Whoever asks waits for it, but the instance does it when it can.
  await inSpan(ask);
  await ask();
  const [done, refused] = named('command');
  const [app] = named('app');
  assert.deepEqual([parentOf(done), parentOf(refused)], [undefined, undefined]);
  assert.notEqual(traceOf(done), traceOf(app));
  assert.equal(done?.kind, api.SpanKind.CLIENT);
  assert.deepEqual(done?.attributes, {
    'marketplace.workspace': shop,
    'marketplace.instance': id,
    'marketplace.channel': 'rough',
    'marketplace.command': 'group.invite',
  });
  assert.equal(done?.status.code, api.SpanStatusCode.UNSET);
  assert.equal(refused?.status.code, api.SpanStatusCode.ERROR);
  assert.equal(refused?.attributes['error.type'], 'not_supported');
  assert.equal(JSON.stringify([done?.attributes, refused?.attributes]).includes('geheim'), false);
});

test('have a span for each attempt to send a message', async cleanup => {
  const { queue, engine, named, spans, inSpan, id, plain, time } = await open(cleanup, async () => ({}));
  let failures = 1;
  plain.before = () => {
    failures -= 1;
    if (failures >= 0) throw new ChannelError('geheim', { retry: true });
  };
  const [message] = await queue(id, '+4917', ['Hello']);
  const trace = await inSpan(async span => {
    engine.nudge(shop, id, 'messages');
    await time.until('the first attempt', () => named('send message').length === 1, { most: 20_000 });
    return span.spanContext().traceId;
  });
  await time.until('the message', () => named('send message').length === 2, { most: 20_000 });
  const [first, second] = named('send message');
  assert.deepEqual([parentOf(first), parentOf(second)], [undefined, undefined]);
  assert.deepEqual(first?.attributes, {
    'marketplace.workspace': shop,
    'marketplace.instance': id,
    'marketplace.channel': 'rough',
    'marketplace.message': message,
    'marketplace.attempt': 1,
    'marketplace.outcome': 'queued',
    'error.type': 'not_sent',
  });
  assert.equal(second?.attributes['marketplace.outcome'], 'sent');
  assert.equal(second?.status.code, api.SpanStatusCode.UNSET);
  const ofCaller = spans().filter(span => traceOf(span) === trace);
  assert.deepEqual(
    ofCaller.map(({ name }) => name),
    ['app'],
    'what the instance does is no part of what wakes it',
  );
});

test.run();
