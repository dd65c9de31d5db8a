/** A process that stores keys one after the other and prints each id after it is acknowledged. */
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { key, shop } from '../../../src/testing/sample.ts';

const [connectionString = '', schema = '', start = '0'] = process.argv.slice(2);
const { keys } = await postgresRepository({ connectionString, schema });
for (let number = Number(start); ; number += 1) {
  const id = `key_${number}`;
  await keys.create(shop, { ...key(id, 'a'), digest: number.toString(16).padStart(64, '0') });
  process.stdout.write(`${id}\n`);
}
