/** The background work of short links: publishing expiries and pruning. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { createLinks, createRouter, type LinksOptions } from '../../src/index.ts';
import { webhookChecks } from '../../src/webhooks/checks.ts';
import { harmfulCallbacks } from '../harmful-callbacks.ts';
import { fixtureRepository, serveApp, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { engine, receiver } from '../webhooks/receiver.ts';
import { client, now, over } from './service.ts';

const test = suiteOf('Link engine');
test('does not query for expired links again while a query is running', async cleanup => {
  let asked = 0;
  let answer = (_: number) => {};
  const hanging = await over(cleanup, {
    expire: () => {
      asked += 1;
      return new Promise(resolve => {
        answer = resolve;
      });
    },
  });
  let others = 0;
  const other = await over(cleanup, {
    expire: async () => {
      others += 1;
      return 0;
    },
  });
  hanging.start();
  other.start();
  await until(() => others > 5);
  assert.equal(asked, 1);
  answer(0);
  await until(() => asked === 2);
  answer(0);
});

test('queries for expired links until there are none, and wakes the webhook worker', async cleanup => {
  const left = [100, 3, 0];
  let nudges = 0;
  const webhooks = {
    ...webhookChecks(),
    nudge: () => {
      nudges += 1;
    },
  };
  const links = await over(
    cleanup,
    { expire: async () => left.shift() ?? 0 },
    { webhooks, pollInterval: 60_000 },
  );
  links.start();
  await until(() => left.length === 0);
  assert.equal(nudges, 2);
});

test('continues after a storage error and calls onError', async cleanup => {
  const errors: unknown[] = [];
  let asked = 0;
  const links = await over(
    cleanup,
    {
      expire: async () => {
        asked += 1;
        if (asked === 1) throw new Error('away');
        return 0;
      },
    },
    { onError: error => errors.push(error) },
  );
  links.start();
  await until(() => asked > 2);
  assert.deepEqual(errors.map(String), ['Error: away']);
});

for (const [harm, onError] of Object.entries(harmfulCallbacks))
  test(`continues if onError ${harm}`, async cleanup => {
    let asked = 0;
    const links = await over(
      cleanup,
      {
        expire: async () => {
          asked += 1;
          throw new Error('away');
        },
      },
      { onError },
    );
    links.start();
    await until(() => asked > 2);
  });

test('starts once, even if start is called repeatedly, and does nothing after close', async cleanup => {
  let asked = 0;
  const links = await over(
    cleanup,
    {
      expire: async () => {
        asked += 1;
        return 0;
      },
    },
    { pollInterval: 60_000 },
  );
  links.start();
  links.start();
  await links.close();
  assert.equal(asked, 1);
});

test('resolves close only when its last query is finished', async cleanup => {
  let answer: (count: number) => void = () => {};
  const reported: string[] = [];
  const links = await over(cleanup, {
    expire: () =>
      new Promise<number>(resolve => {
        answer = resolve;
      }),
  });
  links.start();
  const closed = links.close().then(() => reported.push('closed'));
  // By then, all responses of this process have arrived, except for the delayed one.
  await new Promise(resolve => setImmediate(resolve));
  reported.push('answered');
  answer(0);
  await closed;
  assert.deepEqual(reported, ['answered', 'closed']);
});

test('prunes clicks after thirty days and visitors an hour after the day ends, until nothing is left', async cleanup => {
  const pruned: object[] = [];
  const links = await over(cleanup, {
    prune: async bounds => {
      pruned.push(bounds);
      return pruned.length < 3;
    },
  });
  links.start();
  await until(() => pruned.length > 2);
  await links.close();
  assert.equal(pruned.length, 3);
  assert.deepEqual(pruned[0], {
    clicksBefore: '2026-04-05T00:30:00.000Z',
    visitorsBefore: '2026-05-04',
    recordersBefore: '2026-04-05T00:30:00.000Z',
    quarantinesBefore: '2026-05-05T00:30:00.000Z',
  });
});

test('prunes the visitors of a day as soon as the next one is an hour old', async cleanup => {
  for (const [at, day] of [
    ['2026-05-05T00:59:59.999Z', '2026-05-04'],
    ['2026-05-05T01:00:00.000Z', '2026-05-05'],
  ] as const) {
    const pruned: string[] = [];
    const prune = async (bounds: { visitorsBefore: string }) => {
      pruned.push(bounds.visitorsBefore);
      return false;
    };
    const links = await over(cleanup, { prune }, { now: () => Date.parse(at) });
    links.start();
    await until(() => pruned.length > 0);
    assert.deepEqual(pruned, [day]);
  }
});

test('processes at most a hundred expired links in one step', async cleanup => {
  const limits: number[] = [];
  const expire = async (_: string, limit: number) => {
    limits.push(limit);
    return 0;
  };
  const links = await over(cleanup, { expire }, { pollInterval: 60_000 });
  links.start();
  await until(() => limits.length > 0);
  assert.deepEqual(limits, [100]);
});

test('emits and prunes nothing too early if its clock is a year ahead', async cleanup => {
  const year = 366 * 86_400_000;
  const { now: wrong } = Date;
  cleanup(() => {
    Date.now = wrong;
  });
  const pruned: Record<string, string>[] = [];
  const asked: string[] = [];
  const links = await over(
    cleanup,
    {
      clock: () => now,
      prune: async bounds => {
        pruned.push(bounds);
        return false;
      },
      expire: async at => {
        asked.push(at);
        return 0;
      },
    },
    { now: undefined } as object,
  );
  Date.now = () => wrong() + year;
  links.start();
  await until(() => pruned.length > 0 && asked.length > 0);
  assert.equal(asked[0], '2026-05-05T00:30:00.000Z');
  assert.deepEqual(pruned[0], {
    clicksBefore: '2026-04-05T00:30:00.000Z',
    visitorsBefore: '2026-05-04',
    recordersBefore: '2026-04-05T00:30:00.000Z',
    quarantinesBefore: '2026-05-05T00:30:00.000Z',
  });
});

test('wakes the webhook worker immediately after links were listed', async cleanup => {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const links = createLinks({ repository });
  cleanup(links.close);
  const webhooks = engine(cleanup, repository, { pollInterval: 3_600_000 });
  webhooks.start();
  const router = createRouter({ repository, links, webhooks });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  const { call } = client({ url });
  const one = await receiver(cleanup);
  await repository.webhooks.createEndpoint('ws_studio', {
    id: 'ep_listed',
    url: one.url,
    event_types: ['link.listed'],
    description: '',
    headers: {},
    rate: null,
    state: 'active',
    paused_reason: null,
    paused_at: null,
    failing_since: null,
    created_at: '2026-01-01T00:00:00Z',
    secrets: [{ secret: `whsec_${Buffer.alloc(24, 7).toString('base64')}`, expires_at: null }],
    recent_failures: 0,
  });
  for (const count of [1, 2, 3]) {
    assert.equal((await call('GET', '')).status, 200);
    await one.reached(count);
  }
});

test('accepts url, prefix and domains at the limits of the valid values', async () => {
  const repository = await fixtureRepository();
  for (const options of [
    { url: 'http://go.example' },
    { url: 'https://go.example/a/b/' },
    { prefix: '' },
    { prefix: '/a/b-c.d~e' },
    { domains: ['b.example'] },
    { url: 'https://go.example', domains: ['b.example'] },
    { writeInterval: 0 },
    { writeInterval: 100 },
    { pollInterval: 10 },
    { cache: 0 },
    { retentionDays: 0 },
    { reservedSlugs: ['sale'] },
    { countryHeader: 'CF-IPCountry' },
  ] as const)
    assert.ok(createLinks({ repository, ...options } as LinksOptions), JSON.stringify(options));
  for (const options of [
    { url: 'https://go.example/#x' },
    { url: 'ftp://go.example/' },
    { url: 'https://go.example:99999' },
    { prefix: '/l/' },
    { domains: ['b.example.'] },
    { domains: ['b.example', ''] },
    { writeInterval: -1 },
    { writeInterval: 101 },
    { pollInterval: 9 },
    { cache: -1 },
    { retentionDays: -1 },
    { reservedSlugs: ['sale', 5] },
    { countryHeader: 5 },
    { countryHeader: 'cf ipcountry' },
  ] as const)
    assert.throws(
      () => createLinks({ repository, ...options } as LinksOptions),
      TypeError,
      JSON.stringify(options),
    );
});

test.run();
