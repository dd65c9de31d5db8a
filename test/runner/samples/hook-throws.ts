/** A hook that throws, which uvu does not report. */
import { suite } from 'uvu';

const test = suite('A suite whose hook throws');

test.before(() => {
  throw new Error('before');
});
test('does not run', () => {});

test.run();
