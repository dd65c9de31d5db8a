/** Uses the loop around tests inside a test. */
import { variants } from '../../extent.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('Wrong loop');

test('repeats itself', () => {
  for (const variant of variants(['first', 'second'])) console.log(variant);
});

test.run();
