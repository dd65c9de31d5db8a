/**
 * A process that opens a data file on request, and prints the result. Then it stores a key for each line of its input,
 * or as many keys as possible for an empty line, and prints each stored id, or the error that stopped it.
 */
import { createInterface } from 'node:readline';
import { openRepository } from '../../../src/adapters/lowdb/repository.ts';
import { key, sample, shop } from '../../../src/testing/sample.ts';
import { quick } from './place.ts';

const [file = '', name = ''] = process.argv.slice(2);
const say = (text: string) => process.stdout.write(`${text}\n`);
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

say('ready');
await lines.next();
try {
  const repository = await openRepository({ file, seed: sample() }, quick);
  say('open');
  let count = 0;
  const store = async () => {
    count += 1;
    const id = `key_${name}_${count}`;
    const digest = Buffer.from(id).toString('hex').padStart(64, '0');
    await repository.keys.create(shop, { ...key(id, 'a'), digest });
    say(id);
  };
  for (let line = await lines.next(); line.done !== true; line = await lines.next()) {
    do await store();
    while (line.value === '');
  }
  await repository.close();
} catch (error) {
  say(`${(error as Error).name}: ${(error as Error).message}`);
}
process.exit();
