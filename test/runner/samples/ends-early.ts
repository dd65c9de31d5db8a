/** Ends its process as if all were well. */
import { suite } from 'uvu';

const test = suite('A suite that ends early');

test('ends the process', () => process.exit(0));
test('would fail', () => {
  throw new Error('nobody comes here');
});

test.run();
