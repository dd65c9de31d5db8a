import assert from 'node:assert/strict';
import { suiteOf } from './helper.ts';
import { until, within } from './until.ts';

const test = suiteOf('A wait of a test');

test('ends when what it waits for comes true, with what was found', async () => {
  let looks = 0;
  const found = await until(async () => {
    looks += 1;
    return looks === 3 ? 'found' : null;
  });
  assert.deepEqual([found, looks], ['found', 3]);
  assert.equal(await within(Promise.resolve(7), () => 'a number'), 7);
});

test('fails in the end with what it waited for, and what was there instead', async () => {
  const states = ['queued'];
  await assert.rejects(
    until(
      () => states.includes('sent'),
      async () => states,
      20,
    ),
    { message: "Waited 0.02 s for () => states.includes('sent'), which gave false beside [ 'queued' ]" },
  );
  // The look itself may be what hangs, and what is there may not be known.
  await assert.rejects(
    until(
      () => new Promise(() => {}),
      () => Promise.reject(new Error('gone')),
      20,
    ),
    /^Error: Waited 0.02 s for Error: gone/,
  );
  await assert.rejects(
    within(new Promise(() => {}), () => 'the end: 1 of 2 came', 20),
    { message: 'Waited 0.02 s for the end: 1 of 2 came' },
  );
});

test('fails at once with the error of what it looks at', async () => {
  await assert.rejects(
    until(() => Promise.reject(new Error('the server is gone'))),
    { message: 'the server is gone' },
  );
});

test('looks no more when it has failed', async () => {
  let looks = 0;
  await assert.rejects(
    until(
      () => {
        looks += 1;
        return false;
      },
      undefined,
      20,
    ),
  );
  const before = looks;
  await new Promise(resolve => setTimeout(resolve, 60));
  assert.ok(looks <= before + 1);
});

test.run();
