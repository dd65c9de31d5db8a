import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import { postgresRepository } from '../../src/adapters/postgres/index.ts';
import { ingrid, Person } from '../console/client.ts';
import { post, secrets, suiteOf } from '../helper.ts';
import { freshRepository } from '../postgres-server.ts';
import { hashAtFullCost } from '../runner/quick-scrypt.ts';
import { data, password, serve } from './service.ts';

const test = suiteOf('Failed logins', { isLong: true });

test('do not block the account for other addresses', async cleanup => {
  const { logIn } = await serve(cleanup);
  for (let count = 0; count < 10; count += 1) assert.equal((await logIn('192.0.2.66', 'guess')).status, 401);
  const stopped = await logIn('192.0.2.66', password);
  assert.deepEqual([stopped.status, stopped.headers['retry-after']], [429, '900']);
  assert.equal((await logIn('192.0.2.1', password)).status, 303);
});

test('are counted by account and address until their window ends', async cleanup => {
  const { logIn, clock } = await serve(cleanup, { rateLimits: { logIns: { requests: 2, seconds: 60 } } });
  const statuses = async (given: string, count: number) => {
    const found: number[] = [];
    for (let left = count; left > 0; left -= 1) found.push((await logIn('192.0.2.1', given)).status);
    return found;
  };
  assert.deepEqual(await statuses('guess', 3), [401, 401, 429]);
  clock.now += 59_999;
  assert.deepEqual(await statuses(password, 1), [429]);
  clock.now += 1;
  assert.deepEqual(await statuses(password, 1), [303]);
  assert.deepEqual(await statuses('guess', 3), [401, 401, 429], 'a success begins the count anew');
});

test('are reset for account and address by a successful login', async cleanup => {
  const { logIn } = await serve(cleanup, { rateLimits: { logIns: { requests: 2, seconds: 60 } } });
  const statuses: number[] = [];
  for (const given of ['guess', password, 'guess', 'guess', 'guess'])
    statuses.push((await logIn('192.0.2.1', given)).status);
  assert.deepEqual(statuses, [401, 303, 401, 401, 429]);
});

test('are counted for an account in any notation of its address', async cleanup => {
  const { logIn } = await serve(cleanup, { rateLimits: { logIns: { requests: 2, seconds: 60 } } });
  const statuses: number[] = [];
  for (const email of ['ann@example.com', 'ANN@example.com', ' Ann@Example.com '])
    statuses.push((await logIn('192.0.2.1', 'guess', email)).status);
  assert.deepEqual(statuses, [401, 401, 429]);
});

test('are refused without a storage query once the limit is reached', async cleanup => {
  const repository = await lowdbRepository({ seed: data(), baseUrl: 'https://shop.example' });
  const { findByEmail } = repository.users;
  let looked = 0;
  repository.users.findByEmail = email => {
    looked += 1;
    return findByEmail(email);
  };
  const rateLimits = { logIns: { requests: 1, seconds: 60 } };
  const { logIn } = await serve(cleanup, { rateLimits }, repository);
  for (const status of [401, 429, 429, 429]) assert.equal((await logIn('192.0.2.1', 'guess')).status, status);
  assert.equal(looked, 2);
});

test('from one IPv6 /64 count as one address', async cleanup => {
  const { logIn } = await serve(cleanup, { rateLimits: { logIns: { requests: 3, seconds: 60 } } });
  const statuses: number[] = [];
  for (const end of ['1', '2', 'ffff:1', 'dead:beef:0:1'])
    statuses.push(
      (await logIn(`2001:db8:0:1:${'0:'.repeat(4 - end.split(':').length)}${end}`, 'guess')).status,
    );
  assert.deepEqual(statuses, [401, 401, 401, 429]);
  assert.equal((await logIn('2001:db8:0:2::1', password)).status, 303);
  const mapped: number[] = [];
  for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201', '192.0.2.1'])
    mapped.push((await logIn(address, 'guess')).status);
  assert.deepEqual(mapped, [401, 401, 401, 429]);
});

test('from many addresses reach a higher limit of the account', async cleanup => {
  const limits = { logIns: { requests: 2, seconds: 60 }, logInsOfAccount: { requests: 4, seconds: 60 } };
  const { logIn } = await serve(cleanup, { rateLimits: limits });
  const statuses: number[] = [];
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.2', '192.0.2.3'])
    statuses.push((await logIn(address, 'guess')).status);
  assert.deepEqual(
    statuses,
    [401, 401, 429, 401, 401, 429],
    'what an address is refused is no failure of the account',
  );
});

test('to an account named after another one and an address count for neither', async cleanup => {
  const { logIn } = await serve(cleanup);
  for (let count = 0; count < 10; count += 1)
    assert.equal((await logIn('198.51.100.9', 'guess', 'ann@example.com address 192.0.2.1')).status, 401);
  assert.equal((await logIn('192.0.2.1', password)).status, 303);
});

test('block an address no longer than the window, even if the clock is set back', async cleanup => {
  const { logIn, clock } = await serve(cleanup, { rateLimits: { logIns: { requests: 1, seconds: 60 } } });
  clock.now += 30 * 86_400_000;
  for (const status of [401, 429]) assert.equal((await logIn('192.0.2.1', 'guess')).status, status);
  clock.now -= 30 * 86_400_000;
  const stopped = await logIn('192.0.2.1', password);
  assert.deepEqual([stopped.status, stopped.headers['retry-after']], [429, '60']);
  clock.now += 60_000;
  assert.equal((await logIn('192.0.2.1', password)).status, 303);
});

test('to many accounts reach the limit of the address, which successes do not count towards', async cleanup => {
  const limits = { logInsOfAddress: { requests: 3, seconds: 60 } };
  const { logIn } = await serve(cleanup, { rateLimits: limits });
  for (let count = 0; count < 4; count += 1) assert.equal((await logIn('192.0.2.1', password)).status, 303);
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1)
    statuses.push((await logIn('192.0.2.1', 'guess', `person${count}@example.com`)).status);
  assert.deepEqual(statuses, [401, 401, 401, 429]);
});

test('are limited exactly under concurrent requests', async cleanup => {
  const { repository, pool, schema } = await freshRepository(cleanup);
  await repository.import(data());
  const rateLimits = { logIns: { requests: 5, seconds: 60 } };
  const clock = { now: Date.parse('2026-05-05T05:05:05Z') };
  const services = [
    await serve(cleanup, { rateLimits }, repository, clock),
    await serve(cleanup, { rateLimits }, await postgresRepository({ pool, schema }), clock),
  ];
  const answers = await Promise.all(
    services.flatMap(({ logIn }) => Array.from({ length: 7 }, () => logIn('192.0.2.1', 'guess'))),
  );
  assert.equal(answers.filter(({ status }) => status === 401).length, 5);
  assert.equal(answers.filter(({ status }) => status === 429).length, 9);
});

test('caused by too many concurrent logins are not counted', async cleanup => {
  hashAtFullCost(cleanup);
  const { logIn } = await serve(cleanup);
  const strangers = Array.from({ length: 12 }, (_, index) =>
    logIn('192.0.2.1', 'guess', `person${index}@example.com`),
  );
  // The first response is a refusal, because the queue is full.
  assert.equal((await Promise.race(strangers)).status, 429);
  const answers = await Promise.all(Array.from({ length: 15 }, () => logIn('192.0.2.1', password)));
  assert.ok(answers.filter(({ status }) => status === 429).length > 10);
  await Promise.all(strangers);
  assert.equal((await logIn('192.0.2.1', password)).status, 303);
});

test('and hundreds of link passwords leave room for other logins', async cleanup => {
  hashAtFullCost(cleanup);
  const mock = await startMock();
  cleanup(mock.close);
  const person = new Person(`${mock.url}/user/api`);
  const { csrf = '' } = await person.form('/login', '/login');
  const links = Array.from({ length: 2 }, () => ({ url: 'https://a.example/', password }));
  const authorization = { authorization: `Bearer ${secrets.studio}` };
  const bulks = Array.from({ length: 12 }, () =>
    post(`${mock.url}/api/v1/links/bulk`, { links }, authorization),
  );
  // When one has a response, all requests have been received; the others continue.
  await Promise.race(bulks);
  const again = Array.from({ length: 12 }, () =>
    post(`${mock.url}/api/v1/links/bulk`, { links }, authorization),
  );
  const answer = await person.post('/login', { csrf, email: ingrid.email, password: ingrid.demo_password });
  assert.equal(answer.status, 303);
  const made = (await Promise.all([...bulks, ...again])).flatMap(
    ({ json }) => json.data as { status: string; msg?: string }[],
  );
  assert.ok(made.some(({ status }) => status === 'success'));
  for (const { status, msg } of made) if (status === 'error') assert.equal(msg, 'Too many requests');
});

test.run();
