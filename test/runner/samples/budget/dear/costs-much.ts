/** Passes, and costs more than its folder may. */
import { suiteOf } from '../../../../helper.ts';

const test = suiteOf('A suite over its budget');

test('passes', () => {});

test.run();
