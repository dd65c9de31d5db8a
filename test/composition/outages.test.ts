/** Engines while the storage fails, or never answers: what they tell, and that they end. */
import assert from 'node:assert/strict';
import { setImmediate as turn } from 'node:timers/promises';
import { onceASecond } from '../../src/common/time/once-a-second.ts';
import type { WorkerTime } from '../../src/common/time/worker-time.ts';
import { RepositoryUnavailableError, type WholeRepository } from '../../src/index.ts';
import { linksLimits } from '../../src/links/limits.ts';
import { linkEngine } from '../../src/links/redirects/engine.ts';
import { messagingEngine } from '../../src/messaging/engine/engine.ts';
import { memoryMedia } from '../../src/messaging/media/memory-store.ts';
import { TargetGuard } from '../../src/outbound/target.ts';
import { WebhookWorker } from '../../src/webhooks/worker.ts';
import { fixtureRepository, suiteOf } from '../helper.ts';
import { FakeTime } from '../messaging/fake-time.ts';

const test = suiteOf('Engines over a storage that cannot be reached');

/** The methods of a storage, each of which does this instead. */
async function all(does: () => unknown): Promise<WholeRepository> {
  const { close, ...storage } = await fixtureRepository();
  await close();
  const replaced = (part: object) =>
    Object.fromEntries(
      Object.entries(part).map(([name, of]) => [name, typeof of === 'function' ? does : of]),
    );
  return Object.fromEntries(
    Object.entries(storage).map(([name, part]) => [name, typeof part === 'object' ? replaced(part) : part]),
  ) as unknown as WholeRepository;
}

type Engine = { start(): void; close(): Promise<void> };
type Make = (repository: WholeRepository, time: WorkerTime, onError: (error: unknown) => void) => Engine;

const engines: Readonly<Record<string, Make>> = {
  webhook: ({ webhooks, automation }, time, onError) =>
    new WebhookWorker(
      { webhooks: webhooks as never, ...(automation === undefined ? {} : { automation }), onError },
      new TargetGuard(),
      { time },
    ),
  'short-link': (repository, time, onError) =>
    linkEngine({ repository: repository as never, onError }, linksLimits, time),
  messaging: (repository, time, onError) =>
    messagingEngine(
      { repository: repository as never, media: memoryMedia(), onError },
      { drivers: [], download: () => Promise.reject(new Error('no network')), time },
    ),
};

for (const [name, make] of Object.entries(engines)) {
  test(`the ${name} engine ends although the storage never answers, and tells that it gave up`, async () => {
    const time = new FakeTime();
    const errors: string[] = [];
    const engine = make(await all(() => new Promise(() => {})), time, error => errors.push(String(error)));
    engine.start();
    await turn();
    let isClosed = false;
    const closed = engine.close().then(() => {
      isClosed = true;
    });
    await time.until('the end', () => isClosed, { step: 1_000, most: 60_000 });
    await closed;
    assert.match(errors.at(-1) ?? '', new RegExp(`^Error: The ${name} engine did not end within \\d+ s`));
  });

  test(`the ${name} engine ends without an exception while every call fails`, async () => {
    const time = new FakeTime();
    const errors: unknown[] = [];
    const gone = () => Promise.reject(new RepositoryUnavailableError('gone'));
    const engine = make(await all(gone), time, error => errors.push(error));
    engine.start();
    await turn();
    await engine.close();
    assert.ok(errors.length > 0);
    for (const error of errors) assert.ok(error instanceof RepositoryUnavailableError);
  });
}

test('tell the same outage once a second, another one and other errors at once', () => {
  const reported: string[] = [];
  const time = new FakeTime();
  const tell = onceASecond(error => reported.push((error as Error).message), time);
  const outage = (cause: string) => new RepositoryUnavailableError('gone', { cause: new Error(cause) });
  for (let count = 0; count < 10_000; count += 1) tell(outage('no connection'));
  assert.deepEqual(reported.splice(0), ['gone']);
  tell(outage('it restarts'));
  assert.deepEqual(reported.splice(0), ['gone']);
  for (let count = 0; count < 2; count += 1) tell(new Error('a defect'));
  assert.deepEqual(reported.splice(0), ['a defect', 'a defect']);
  time.advance(1_000);
  tell(outage('no connection'));
  assert.deepEqual(reported, ['gone']);
});

test.run();
