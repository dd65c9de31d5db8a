/** Leaves out a part of a test. */
import { variantsInTest } from '../../../extent.ts';
import { suiteOf } from '../../../helper.ts';

const test = suiteOf('Inside');

test('repeats itself', () => {
  for (const variant of variantsInTest(['first', 'second'])) console.log(`\nran: ${variant}`);
});

test.run();
