/** Tests each limit of wrong purchase codes separately. */
import assert from 'node:assert/strict';
import type { MarketplaceOptions, RateLimits } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, post, secrets, suiteOf } from '../helper.ts';
import { serve } from './service.ts';

const test = suiteOf('Wrong purchase codes');
const two = { requests: 2, seconds: 60 };
const here = '192.0.2.1';
const elsewhere = '192.0.2.2';

async function start(cleanup: Cleanup, rateLimits: RateLimits, options: Partial<MarketplaceOptions> = {}) {
  const { url } = await serve(cleanup, { rateLimits, ...options });
  return async (secret: string, address: string) => {
    const headers = { 'x-api-key': secret, 'x-forwarded-for': address };
    return (await post(`${url}/api/purchases/validation`, { purchase_code: 'wrong' }, headers)).status;
  };
}

test('are counted by key only if the address limit is disabled', async cleanup => {
  const validate = await start(cleanup, { purchaseCodes: two, purchaseCodesOfAddress: false });
  for (const status of [404, 404, 429]) assert.equal(await validate(secrets.studio, here), status);
  assert.equal(await validate(secrets.studio, elsewhere), 429);
  assert.equal(await validate(secrets.sounds, here), 404);
});

test('are counted by address only if the key limit is disabled', async cleanup => {
  const validate = await start(cleanup, { purchaseCodes: false, purchaseCodesOfAddress: two });
  for (const status of [404, 404, 429]) assert.equal(await validate(secrets.studio, here), status);
  assert.equal(await validate(secrets.sounds, here), 429);
  assert.equal(await validate(secrets.studio, elsewhere), 404);
});

test('are not counted if both limits are disabled', async cleanup => {
  const validate = await start(cleanup, { purchaseCodes: false, purchaseCodesOfAddress: false });
  for (let count = 0; count < 310; count += 1) assert.equal(await validate(secrets.studio, here), 404);
});

test('do not include internal errors', async cleanup => {
  const repository = await fixtureRepository();
  const { findByCode } = repository.purchases;
  const validate = await start(cleanup, { purchaseCodes: two }, { repository, onError: () => {} });
  repository.purchases.findByCode = () => Promise.reject(new Error('broken'));
  for (let count = 0; count < 3; count += 1) assert.equal(await validate(secrets.studio, here), 500);
  repository.purchases.findByCode = findByCode;
  assert.equal(await validate(secrets.studio, here), 404);
});

test.run();
