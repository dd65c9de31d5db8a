/** Purchase codes that were guessed. */
import assert from 'node:assert/strict';
import { postgresRepository } from '../../src/adapters/postgres/index.ts';
import { fixtureRepository, knownCode, secrets, suiteOf } from '../helper.ts';
import { freshRepository } from '../postgres-server.ts';
import { data, start, statuses, times, tooMany, two } from './service.ts';

const test = suiteOf('API requests with purchase codes');

interface OpenApi {
  readonly paths: Record<string, Record<string, { responses: Record<string, object> }>>;
  readonly components: { responses: Record<string, { headers?: Record<string, object> }> };
}

test('with wrong purchase codes are counted by key, and block valid codes too', async cleanup => {
  const { validate, clock } = await start(cleanup, { purchaseCodes: two });
  assert.deepEqual(statuses(await times(4, () => validate(knownCode))), [200, 200, 200, 200]);
  const [first, second, third] = await times(3, () => validate('wrong'));
  assert.deepEqual([first?.status, second?.status, third?.status], [404, 404, 429]);
  assert.deepEqual([third?.json, third?.headers['retry-after']], [tooMany, '60']);
  assert.equal(third?.headers.ratelimit, '"purchase-code";r=0;t=60');
  assert.equal((await validate(knownCode, secrets.studio, '192.0.2.2')).status, 429, 'whatever the address');
  assert.equal((await validate('wrong', secrets.sounds)).status, 404, 'another key goes on');
  clock.now += 60_000;
  assert.equal((await validate(knownCode)).status, 200);
});

test('with wrong purchase codes are counted by address, for all keys', async cleanup => {
  const { validate } = await start(cleanup, { purchaseCodesOfAddress: { requests: 3, seconds: 60 } });
  const found = [
    await validate('wrong', secrets.studio, '2001:db8::1'),
    await validate('wrong', secrets.sounds, '2001:db8::2'),
    await validate('wrong', secrets.studio, '2001:db8::3'),
    await validate('wrong', secrets.sounds, '2001:db8::4'),
    await validate(knownCode, secrets.studio, '2001:db8::5'),
    await validate(knownCode, secrets.studio, '192.0.2.1'),
  ];
  assert.deepEqual(statuses(found), [404, 404, 404, 429, 429, 200]);
});

test('with wrong purchase codes are counted exactly across all processes', async cleanup => {
  const { repository, pool, schema } = await freshRepository(cleanup);
  await repository.import(data());
  const rateLimits = { purchaseCodes: { requests: 5, seconds: 60 } };
  const other = await postgresRepository({ pool, schema });
  const services = [
    await start(cleanup, rateLimits, { repository }),
    await start(cleanup, rateLimits, { repository: other }),
  ];
  const answers = await Promise.all(
    services.flatMap(({ validate }) => Array.from({ length: 10 }, () => validate('wrong'))),
  );
  assert.equal(answers.filter(({ status }) => status === 404).length, 5);
  assert.equal(answers.filter(({ status }) => status === 429).length, 15);
  for (const { validate } of services) assert.equal((await validate(knownCode)).status, 429);
});

test('with purchase codes are refused until the window ends once a process knows about the block', async cleanup => {
  const { repository } = await freshRepository(cleanup);
  await repository.import(data());
  const { validate, clock } = await start(cleanup, { purchaseCodes: two }, { repository });
  assert.deepEqual(statuses(await times(3, () => validate('wrong'))), [404, 404, 429]);
  clock.now += 30_000;
  assert.equal((await validate(knownCode)).status, 429);
  clock.now += 30_000;
  assert.equal((await validate(knownCode)).status, 200);
});

test('with a valid purchase code are refused if the limit was reached during the look-up', async cleanup => {
  const repository = await fixtureRepository();
  const { findByCode } = repository.purchases;
  let answer = () => {};
  const asked = new Promise<void>(resolve => {
    repository.purchases.findByCode = async (workspaceId, code) => {
      if (code === knownCode) {
        resolve();
        await new Promise<void>(go => {
          answer = go;
        });
      }
      return findByCode(workspaceId, code);
    };
  });
  const { validate } = await start(cleanup, { purchaseCodes: two }, { repository });
  const right = validate(knownCode);
  await asked;
  assert.deepEqual(statuses(await times(3, () => validate('wrong'))), [404, 404, 429]);
  answer();
  assert.equal((await right).status, 429);
});

test('for purchases have 429 in their document if only wrong codes are limited', async cleanup => {
  const { get } = await start(cleanup, { key: false, workspace: false, address: false });
  const { paths } = (await get('/api/openapi.json', null)).json as unknown as OpenApi;
  assert.ok(paths['/api/purchases/validation']?.post?.responses['429']);
  assert.equal(paths['/api/v1/models']?.get?.responses['429'], undefined);
});

test.run();
