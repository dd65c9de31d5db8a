/** Registers nothing. */
import { suite } from 'uvu';

const test = suite('A suite that is never run');

test('is not seen', () => {});
