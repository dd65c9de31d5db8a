/** A file has one process at a time: whoever opens it finds no lease of a process that has ended. */
import assert from 'node:assert/strict';
import { lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import { instance, now } from '../../../src/testing/messaging/sample.ts';
import { event, sample, shop } from '../../../src/testing/sample.ts';
import { claimOf } from '../../../src/testing/webhooks/jobs.ts';
import { suiteOf } from '../../helper.ts';
import { place } from './place.ts';

const test = suiteOf('Leases in a data file');

test('end with the process that held them: instances and deliveries are claimed at once', async cleanup => {
  const file = await place(cleanup);
  const first = await lowdbRepository({ file, seed: sample() });
  await first.messaging.createInstance(shop, instance('ins_1'));
  await first.webhooks.publish(shop, [event('msg_9', 'key.created')]);
  const claim = { leaseFor: 3_600_000, limit: 10, now };
  const held = await first.messaging.claimInstances(claim);
  const leased = (await first.webhooks.claim(claimOf('worker'))).length;
  assert.ok(held.length > 0 && leased > 0);
  assert.deepEqual(await first.messaging.claimInstances(claim), []);
  assert.deepEqual(await first.webhooks.claim(claimOf('worker')), []);
  // What a killed process leaves behind: nobody has given the leases back.
  await first.close();

  const second = await lowdbRepository({ file });
  cleanup(second.close);
  const again = await second.messaging.claimInstances(claim);
  assert.deepEqual(
    again.map(one => [one.instance.id, one.instance.generation]),
    held.map(one => [one.instance.id, one.instance.generation + 1]),
  );
  assert.equal((await second.webhooks.claim(claimOf('worker'))).length, leased);
});

test.run();
