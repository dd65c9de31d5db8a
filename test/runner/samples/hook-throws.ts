/** A hook that throws: uvu says nothing of it. */
import { suite } from 'uvu';

const test = suite('A suite whose hook throws');

test.before(() => {
  throw new Error('before');
});
test('does not run', () => {});

test.run();
