/**
 * A process that opens a data file with many links, changes some of them, and prints the size of the file and the memory
 * that it needs for it, both in bytes. It needs the flag `--expose-gc`.
 */
import { statSync } from 'node:fs';
import { openRepository } from '../../../src/adapters/lowdb/repository.ts';
import { link } from '../../../src/testing/links/sample.ts';
import { sample, shop } from '../../../src/testing/sample.ts';

const [file = '', count = '0'] = process.argv.slice(2);
const { gc } = globalThis as unknown as { gc: () => void };
function used(): number {
  for (let round = 0; round < 4; round += 1) gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const seed = () => {
  const links = Array.from({ length: Number(count) }, (_, index) =>
    link(`lnk_${index}`, {
      url: `https://target.example/a/page?of=${index}&${'x'.repeat(40)}`,
      title: `Link ${index}`,
    }),
  );
  return { ...sample(), links: { [shop]: links } };
};
await (await openRepository({ file, seed: seed() })).close();
const before = used();
const repository = await openRepository({ file });
const opened = used() - before;
for (let index = 0; index < 100; index += 1)
  await repository.links.change(shop, `lnk_${(index * 7_919) % Number(count)}`, () => ({
    title: `Changed ${index}`,
  }));
const changed = used() - before;
console.log(JSON.stringify({ size: statSync(file).size, opened, changed }));
await repository.close();
