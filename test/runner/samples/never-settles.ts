/** Waits for a promise that never settles. */
import { suite } from 'uvu';

const test = suite('A suite that never settles');

test('waits', () => new Promise(() => {}));

test.run();
