/** Leaves a server open. */
import { createServer } from 'node:net';
import { suite } from 'uvu';

const test = suite('A suite that leaves a server open');

test('listens', () => {
  createServer().listen(0, '127.0.0.1');
});

test.run();
