/** A process that stores a key, and is killed while it stores another one. */
import { openRepository } from '../../../src/adapters/lowdb/repository.ts';
import { key, sample, shop } from '../../../src/testing/sample.ts';
import { quick } from './place.ts';

let writes = 0;
const beforeSwap = () => {
  writes += 1;
  if (writes === 3) process.kill(process.pid, 'SIGKILL');
};
const [file = ''] = process.argv.slice(2);
const repository = await openRepository({ file, seed: sample() }, quick, undefined, { beforeSwap });
await repository.keys.create(shop, key('key_1', 'd'));
await repository.keys.create(shop, key('key_2', 'e'));
