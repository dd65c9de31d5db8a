/** A process that stores keys one after the other and prints each id after it is acknowledged. */
import { lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import { key, sample, shop } from '../../../src/testing/sample.ts';

const [file = '', start = '0'] = process.argv.slice(2);
const repository = await lowdbRepository({ file, seed: sample() });
for (let number = Number(start); number < Number(start) + 1_000; number += 1) {
  const id = `key_${number}`;
  await repository.keys.create(shop, { ...key(id, 'a'), digest: number.toString(16).padStart(64, '0') });
  process.stdout.write(`${id}\n`);
}
// Waits for the signal that ends it.
setInterval(() => {}, 60_000);
