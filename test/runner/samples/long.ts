/** Belongs to no quick run. */
import { suiteOf } from '../../helper.ts';

const test = suiteOf('A suite that is long', { isLong: true });

test('passes', () => {});

test.run();
