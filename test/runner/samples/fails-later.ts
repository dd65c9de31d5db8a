/** Fails when all of its tests have passed. */
import { suite } from 'uvu';

const test = suite('A suite with a late error');

test('passes', () => {
  setTimeout(() => {
    throw new Error('later');
  }, 50);
});

test.run();
