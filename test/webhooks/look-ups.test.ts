/** Host names of webhooks, and names whose DNS never answers. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LookUps } from '../../src/outbound/look-ups.ts';
import { createResolve, type Resolve } from '../../src/outbound/resolve.ts';
import { TargetGuard } from '../../src/outbound/target.ts';
import { endpoint, other, shop } from '../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { nameServer, type Zone } from './name-server.ts';
import { engine, happening, receiver, storages } from './receiver.ts';

const test = suiteOf('DNS look-ups', { isLong: true });

const addressesOf = (found: readonly { address: string }[]) => found.map(({ address }) => address);

async function resolver(cleanup: Cleanup, zone: Zone, options: Parameters<typeof createResolve>[0] = {}) {
  const { server, asked } = await nameServer(cleanup, zone);
  return {
    asked,
    resolve: createResolve({ servers: [server], hostsFile: '/nowhere', timeout: 200, ...options }),
  };
}

test('find IPv4 and IPv6 addresses and follow CNAMEs', async cleanup => {
  const { resolve } = await resolver(cleanup, {
    'both.example': ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'],
    'six.example': ['2606:2800:220:1:248:1893:25c8:1946'],
    'alias.example': 'more.example',
    'more.example': 'both.example',
    'empty.example': [],
  });
  const both = [
    { address: '93.184.216.34', family: 4 },
    { address: '2606:2800:220:1:248:1893:25c8:1946', family: 6 },
  ];
  assert.deepEqual(await resolve('both.example'), both);
  assert.deepEqual(await resolve('Alias.Example.'), both);
  assert.deepEqual(await resolve('six.example'), both.slice(1));
  for (const name of ['empty.example', 'nobody.example', `${'x'.repeat(70)}.example`, 'a..b'])
    assert.deepEqual(await resolve(name).catch(() => []), [], name);
});

test('read the current hosts file first, and know localhost without a query', async cleanup => {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-'));
  cleanup(() => rm(folder, { recursive: true, force: true }));
  const hostsFile = join(folder, 'hosts');
  await writeFile(
    hostsFile,
    '# what stands here\n10.0.0.7\tInside inside.example # and not this\nfe80::1%lo0 x\nnot-an-address inside.example\n\n::1 inside.example\r\n',
  );
  const { resolve, asked } = await resolver(cleanup, { 'inside.example': ['93.184.216.34'] }, { hostsFile });
  assert.deepEqual(addressesOf(await resolve('inside.example')), ['10.0.0.7', '::1']);
  assert.deepEqual(addressesOf(await resolve('INSIDE.')), ['10.0.0.7']);
  for (const name of ['localhost', 'LOCALHOST.', 'shop.localhost'])
    assert.deepEqual(addressesOf(await resolve(name)), ['127.0.0.1', '::1'], name);
  assert.deepEqual(asked, []);
  await writeFile(hostsFile, '10.0.0.8 other.example');
  assert.deepEqual(addressesOf(await resolve('other.example')), ['10.0.0.8']);
  assert.deepEqual(addressesOf(await resolve('inside.example')), ['93.184.216.34']);
});

test('end in time if a name server never responds', async cleanup => {
  const { resolve, asked } = await resolver(cleanup, { 'dead.example': null }, { timeout: 50 });
  assert.deepEqual(await resolve('dead.example'), []);
  assert.ok(asked.includes('dead.example'));
});

test("time out if the host's resolve function never ends; the name is then not found", async () => {
  const never: Resolve = () => new Promise(() => {});
  const guard = new TargetGuard({ resolve: never, lookUpTimeout: 20 });
  await assert.rejects(guard.check('https://dead.example/', 'ws_1'), {
    message: 'has a host name that cannot be resolved to a public IP address',
  });
});

/** Manual look-ups: each ends on request. */
function byHand(timeout = 60_000) {
  const asked: string[] = [];
  const ends = new Map<string, () => void>();
  let now = 0;
  const resolve: Resolve = name =>
    new Promise(done => {
      asked.push(name);
      ends.set(name, () => done(name.startsWith('no') ? [] : [{ address: '93.184.216.34', family: 4 }]));
    });
  const lookUps = new LookUps(resolve, timeout, () => now);
  const end = async (name: string) => {
    await until(() => ends.has(name));
    ends.get(name)?.();
    ends.delete(name);
  };
  return { asked, lookUps, end, wait: (time: number) => (now += time) };
}

test('of the same name are shared and cached for some seconds', async () => {
  const { asked, lookUps, end, wait } = byHand();
  const found = Promise.all(['a.example', 'A.example.', 'a.example'].map(name => lookUps.find(name, 'ws_1')));
  await end('a.example');
  assert.deepEqual((await found).map(addressesOf), Array(3).fill(['93.184.216.34']));
  await lookUps.find('a.example', 'ws_2');
  assert.deepEqual(asked, ['a.example']);
  wait(10_000);
  const again = lookUps.find('a.example', 'ws_1');
  await end('a.example');
  await again;
  assert.equal(asked.length, 2);
});

test('without a result are cached for a shorter time', async () => {
  const { asked, lookUps, end, wait } = byHand();
  const find = async () => {
    const found = lookUps.find('nobody.example', 'ws_1');
    await end('nobody.example');
    return found;
  };
  assert.deepEqual(await find(), []);
  wait(4_999);
  assert.deepEqual(await lookUps.find('nobody.example', 'ws_1'), []);
  wait(1);
  await find();
  assert.equal(asked.length, 2);
});

test('are cached for the same time even if the clock is set back', async cleanup => {
  const asked: string[] = [];
  const lookUps = new LookUps(async name => {
    asked.push(name);
    return [{ address: '93.184.216.34', family: 4 }];
  });
  const { now } = Date;
  const monotonic = performance.now.bind(performance);
  cleanup(() => {
    Date.now = now;
    performance.now = monotonic;
  });
  await lookUps.find('a.example', 'ws_1');
  Date.now = () => now() - 3_600_000;
  await lookUps.find('a.example', 'ws_1');
  assert.equal(asked.length, 1);
  performance.now = () => monotonic() + 10_000;
  await lookUps.find('a.example', 'ws_1');
  assert.equal(asked.length, 2);
});

test('cache at most the latest thousand names', async () => {
  const asked: string[] = [];
  const lookUps = new LookUps(async name => {
    asked.push(name);
    return [{ address: '93.184.216.34', family: 4 }];
  });
  for (let index = 0; index <= 1_000; index += 1) await lookUps.find(`n${index}.example`, 'ws_1');
  await lookUps.find('n1.example', 'ws_1');
  assert.equal(asked.length, 1_001);
  await lookUps.find('n0.example', 'ws_1');
  assert.equal(asked.length, 1_002);
});

test('are limited per workspace and take turns, independent of other workspaces', async () => {
  const { asked, lookUps, end } = byHand();
  const names = Array.from({ length: 7 }, (_, index) => `n${index}.example`);
  const mine = Promise.all(names.map(name => lookUps.find(name, 'ws_1')));
  const theirs = lookUps.find('n6.example', 'ws_2');
  await until(() => asked.includes('n6.example'));
  assert.deepEqual(asked, [...names.slice(0, 4), 'n6.example'], 'nobody waits for the turn of another');
  await end('n6.example');
  assert.equal((await theirs).length, 1);
  for (const name of names.slice(0, 6)) await end(name);
  assert.deepEqual((await mine).map(addressesOf), Array(7).fill(['93.184.216.34']));
  assert.deepEqual(asked, [...names.slice(0, 4), 'n6.example', 'n4.example', 'n5.example']);
});

test('of cached or running names wait for no turn', async () => {
  const { asked, lookUps, end } = byHand();
  const first = lookUps.find('known.example', 'ws_2');
  await end('known.example');
  await first;
  const names = Array.from({ length: 5 }, (_, index) => `n${index}.example`);
  const waiting = Promise.all(names.map(name => lookUps.find(name, 'ws_1')));
  assert.equal((await lookUps.find('known.example', 'ws_1')).length, 1);
  const theirs = lookUps.find('under-way.example', 'ws_2');
  await until(() => asked.includes('under-way.example'));
  const joined = lookUps.find('under-way.example', 'ws_1');
  await end('under-way.example');
  assert.deepEqual([(await theirs).length, (await joined).length], [1, 1]);
  for (const name of names) await end(name);
  await waiting;
});

test('with too many addresses are not cached', async () => {
  let asked = 0;
  const many =
    (count: number): Resolve =>
    async () => {
      asked += 1;
      return Array.from({ length: count }, (_, index) => ({ address: `93.184.216.${index}`, family: 4 }));
    };
  for (const [count, times] of [
    [64, 1],
    [65, 2],
  ] as const) {
    asked = 0;
    const lookUps = new LookUps(many(count));
    for (let time = 0; time < 2; time += 1)
      assert.equal((await lookUps.find('many.example', 'ws_1')).length, count);
    assert.equal(asked, times);
  }
});

test('whose turn does not come in time find nothing, and use no turn', async () => {
  const asked: string[] = [];
  const never: Resolve = name => {
    asked.push(name);
    return new Promise(() => {});
  };
  const lookUps = new LookUps(never, 20);
  const names = Array.from({ length: 9 }, (_, index) => `n${index}.example`);
  assert.deepEqual(await Promise.all(names.map(name => lookUps.find(name, 'ws_1'))), Array(9).fill([]));
  assert.ok(asked.length <= 8);
});

test('of fourteen webhooks that never resolve do not delay other workspaces', async cleanup => {
  const dead = Array.from({ length: 14 }, (_, index) => `dead${index}.example`);
  const { server, asked } = await nameServer(cleanup, {
    ...Object.fromEntries(dead.map(name => [name, null])),
    'good.example': ['127.0.0.1'],
  });
  const repository = await storages.lowdb?.(cleanup);
  assert.ok(repository);
  const { url, reached } = await receiver(cleanup);
  const webhooks = engine(cleanup, repository, {
    resolve: createResolve({ servers: [server], hostsFile: '/nowhere' }),
    timeout: 3_000,
  });
  for (const [index, name] of dead.entries()) {
    const record = { ...endpoint(`ep_${index}`, ['*']), url: `http://${name}/` };
    assert.ok('id' in (await repository.webhooks.createEndpoint(shop, record)));
  }
  const good = { ...endpoint('ep_good', ['*']), url: url.replace('127.0.0.1', 'good.example') };
  assert.ok('id' in (await repository.webhooks.createEndpoint(other, good)));
  await repository.webhooks.publish(shop, [happening('order_1')]);
  webhooks.start();
  await until(() => asked.some(name => name.startsWith('dead')));
  await repository.webhooks.publish(other, [happening('order_2')]);
  webhooks.nudge();
  await reached(1);
  const tries = async (workspace: string) =>
    (await repository.webhooks.listDeliveries(workspace, { limit: 20 })).deliveries.flatMap(
      one => one.attempts,
    );
  assert.deepEqual(await tries(shop), [], 'the dead ones still wait');
  await until(async () => (await tries(shop)).length === 14);
  assert.deepEqual(
    [...new Set((await tries(shop)).map(({ error }) => error))],
    ['the URL has a host name that cannot be resolved to a public IP address'],
  );
});

async function hostsFileWith(cleanup: Cleanup, text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-'));
  cleanup(() => rm(folder, { recursive: true, force: true }));
  const hostsFile = join(folder, 'hosts');
  await writeFile(hostsFile, text);
  return hostsFile;
}

test('find no name in a deleted hosts file', async cleanup => {
  const hostsFile = await hostsFileWith(cleanup, '10.0.0.7 inside.example');
  const { resolve } = await resolver(cleanup, { 'inside.example': ['93.184.216.34'] }, { hostsFile });
  await resolve('inside.example');
  await rm(hostsFile);
  assert.deepEqual(addressesOf(await resolve('inside.example')), ['93.184.216.34']);
});

test('find the names in a hosts file that was moved away and back', async cleanup => {
  const hostsFile = await hostsFileWith(cleanup, '10.0.0.7 inside.example');
  const { resolve } = await resolver(cleanup, { 'inside.example': ['93.184.216.34'] }, { hostsFile });
  await resolve('inside.example');
  await rename(hostsFile, `${hostsFile}.away`);
  await resolve('inside.example');
  await rename(`${hostsFile}.away`, hostsFile);
  assert.deepEqual(addressesOf(await resolve('inside.example')), ['10.0.0.7']);
});

/** A name that only the hosts file of this machine contains. */
const systemName = async () => {
  const text = await readFile('/etc/hosts', 'utf8').catch(() => '');
  return /^[\d.]+[ \t]+(?!localhost)([a-z][\w-]*)\s*$/im.exec(text)?.[1] ?? '';
};

test.unless(
  (await systemName()) === '' ? 'the hosts file of this machine has no name of its own' : null,
  'find the names of the hosts file of this machine',
  async () => {
    assert.notEqual(
      (await createResolve({ servers: ['127.0.0.1:9'], timeout: 50 })(await systemName())).length,
      0,
    );
  },
);

test('leave no timer that keeps the process alive', async cleanup => {
  const timers = () => process.getActiveResourcesInfo().filter(kind => kind === 'Timeout').length;
  const { resolve } = await resolver(cleanup, { 'good.example': ['93.184.216.34'] }, { timeout: 60_000 });
  const lookUps = new LookUps(resolve, 60_000);
  const before = timers();
  await lookUps.find('good.example', 'ws_1');
  assert.equal(timers(), before);
});

test('work again after all waiting look-ups have timed out', async () => {
  const resolve: Resolve = async name =>
    name === 'good.example' ? [{ address: '93.184.216.34', family: 4 }] : new Promise(() => {});
  const lookUps = new LookUps(resolve, 20);
  const names = Array.from({ length: 12 }, (_, index) => `n${index}.example`);
  await Promise.all(names.map(name => lookUps.find(name, 'ws_1')));
  assert.equal((await lookUps.find('good.example', 'ws_1')).length, 1);
});

test.run();
