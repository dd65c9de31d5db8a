/** What the mapping of one workspace can do to another, over HTTP and in the worker. */
import assert from 'node:assert/strict';
import type { AutomationRouteTry } from '../../src/generated/types.ts';
import { other, shop } from '../../src/testing/sample.ts';
import { suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { receiver, storages } from '../webhooks/receiver.ts';
import { incoming, serve } from './service.ts';

const test = suiteOf('Mappings of several workspaces');

const attack =
  '( $clone := function($o){$o}; [$sum] ~> |$[0]|{"implementation": function($x){666}}|; {"ok": 1} )';
const refusal = 'The mapping changes something that is read-only.';

for (const [storage, open] of eachStorage(storages)) {
  test(`are tried without an effect on another workspace or the next try, on ${storage}`, async cleanup => {
    const { call, keys } = await serve(cleanup, await open(cleanup));
    const tryIt = async (mapping: string, key: string) => {
      const tried = await call('POST', '/automation/routes/try', { event: { type: 'a' }, mapping }, key);
      return tried.json.data as AutomationRouteTry;
    };
    const failed = { outcome: 'failed', value: null, error: refusal, reason: null };
    assert.deepEqual(await tryIt(attack, keys.foreign), failed);
    for (const key of [keys.whole, keys.foreign])
      assert.deepEqual(await tryIt('{ "total": $sum([1, 2, 3]) }', key), {
        outcome: 'made',
        value: { total: 6 },
        error: null,
        reason: null,
      });
  });

  test(`run without an effect on another workspace or the next event, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { marketplace, call, keys } = await serve(cleanup, repository);
    const hooked = await receiver(cleanup);
    const create = async (path: string, body: object, key: string) => {
      const { status, text, json } = await call('POST', `/automation/${path}`, body, key);
      assert.equal(status, 201, text);
      return json.data as { id: string; hook: { id: string } };
    };
    const hookBody = { target_url: hooked.url, event_type: 'nothing.else', format: 'data' };
    const routeOf = async (mapping: string, event_types: string[], key: string) => {
      const { hook } = await create('hooks', hookBody, key);
      return create('routes', { name: 'R', event_types, mapping, hooks: [hook.id] }, key);
    };
    const { id } = await routeOf(attack, ['attack'], keys.foreign);
    for (const key of [keys.whole, keys.foreign])
      await routeOf('{ "of": data.of, "total": $sum([1, 2, 3]) }', ['order.paid'], key);
    marketplace.start();
    await repository.webhooks.publish(other, [incoming('evt_0', 'attack', {})]);
    const delivery = async () => (await repository.webhooks.findDelivery(other, `evt_0_${id}`))?.delivery;
    await until(async () => !['pending', undefined].includes((await delivery())?.state));
    for (const workspaceId of [shop, other])
      await repository.webhooks.publish(workspaceId, [
        incoming(`evt_${workspaceId}`, 'order.paid', { of: workspaceId }),
      ]);
    await hooked.reached(2);
    assert.deepEqual(
      hooked.received.map(({ body }) => body).sort(),
      [shop, other].map(of => JSON.stringify({ of, total: 6 })).sort(),
    );
    assert.equal((await delivery())?.attempts.at(-1)?.error, refusal);
  });
}

test.run();
