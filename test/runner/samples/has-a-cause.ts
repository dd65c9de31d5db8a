/** Fails with an error that has a cause. */
import { suiteOf } from '../../helper.ts';

const test = suiteOf('A failure with a cause');

test('fails', () => {
  throw new Error('could not begin', { cause: new Error('the port is taken') });
});

test.run();
