/**
 * Random sequences of calls, including hostile values: the service agrees with a small model of itself, each response
 * is one that its operation declares, and none is an internal error.
 * The sequences are the same in every run, so that the tests of a change fail because of that change. `STATEFUL_SEED=random`
 * tries others, and a number those of an earlier run; `STATEFUL_RUNS` sets how many.
 */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type MockOptions, startMock } from '../../mock-server/index.ts';
import { TargetGuard } from '../../src/outbound/target.ts';
import { webhookChecks } from '../../src/webhooks/checks.ts';
import { operations } from '../built-in.ts';
import { type Cleanup, send, suiteOf } from '../helper.ts';
import { postgresMock } from '../postgres-server.ts';
import { assertProperty } from '../property.ts';
import { eachStorage } from '../storages.ts';
import { behaviours } from './behaviours.ts';
import { type Command, commands, giveKey, type Service } from './commands.ts';
import { Model } from './model.ts';

const test = suiteOf('The service and its model', { isLong: true });
/** With a fraction, because PostgreSQL returns whole seconds without one. */
const start = Date.parse('2026-12-01T12:00:00.123Z');
const { STATEFUL_SEED = '741507892' } = process.env;
const seed = STATEFUL_SEED === 'random' ? Date.now() % 2 ** 31 : Number(STATEFUL_SEED);

interface Running extends Service {
  /** Back to the fixtures. */
  renew(): Promise<void>;
}

/** Sends nothing, because this test checks only responses. */
const webhooks = webhookChecks(new TargetGuard({ allowed: ['127.0.0.0/8', 'receiver.example'] }));

async function running(
  cleanup: Cleanup,
  open: (options: MockOptions) => ReturnType<typeof startMock>,
): Promise<Running> {
  let now = start;
  const failures: unknown[] = [];
  const settings = { now: () => now, webhooks, onError: (error: unknown) => failures.push(error) };
  let mock = await open(settings);
  cleanup(() => mock.close());
  return {
    get repository() {
      return mock.repository;
    },
    send: async (path, request) => {
      const answer = await send(mock.url + path, request);
      assert.deepEqual(failures, []);
      return answer;
    },
    setTime: time => {
      now = time;
    },
    renew: () => {
      now = start;
      return mock.reset();
    },
    restart: async () => {
      await mock.close();
      mock = await open(settings);
    },
  };
}

const storages: Record<
  string,
  { restarts: boolean; runs: number; open(cleanup: Cleanup): Promise<Running> }
> = {
  'lowdb in memory': {
    restarts: false,
    runs: 40,
    open: cleanup => running(cleanup, options => startMock(options)),
  },
  'lowdb in a file': {
    restarts: true,
    runs: 8,
    open: async cleanup => {
      const folder = await mkdtemp(join(tmpdir(), 'marketplace-stateful-'));
      cleanup(() => rm(folder, { recursive: true, force: true }));
      return running(cleanup, options => startMock({ ...options, file: join(folder, 'data.json') }));
    },
  },
  PostgreSQL: {
    restarts: false,
    runs: 12,
    open: cleanup => running(cleanup, options => postgresMock(cleanup, options) as never),
  },
};

test('have a model line for every operation', () => {
  assert.deepEqual(Object.keys(behaviours).sort(), operations.map(({ id }) => id).sort());
});

for (const [name, { restarts, runs, open }] of eachStorage(storages))
  test(`agree over ${name} for random sequences of operations`, async cleanup => {
    const service = await open(cleanup);
    const agrees = async (list: Iterable<Command>) => {
      await service.renew();
      const setup = async () => {
        const model = new Model(start);
        await giveKey(model, service, 'ws_studio');
        await giveKey(model, service, 'ws_sounds');
        return { model, real: service };
      };
      await fc.asyncModelRun(setup, list);
    };
    await assertProperty(commands(restarts), agrees, {
      seed,
      numRuns: Number(process.env.STATEFUL_RUNS ?? runs),
      includeErrorInReport: true,
    });
  });

test.run();
