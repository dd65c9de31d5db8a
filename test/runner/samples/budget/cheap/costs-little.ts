/** Passes. */
import { suiteOf } from '../../../../helper.ts';

const test = suiteOf('A suite within its budget');

test('passes', () => {});

test.run();
