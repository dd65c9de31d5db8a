/** A process that edits a data file again and again: it adds a tag to the first item, each in its own edit. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataFile } from '../../../src/generated/types.ts';
import { shop } from '../../../src/testing/sample.ts';

const [file = '', count = '0'] = process.argv.slice(2);
for (let index = 0; index < Number(count); index += 1) {
  const text = await read();
  const data = JSON.parse(text) as DataFile;
  const [item] = data.items[shop] ?? [];
  if (item === undefined) throw new Error('the item is missing');
  item.tags.push(`edit-${index}`);
  await writeFile(`${file}~`, JSON.stringify(data));
  await rename(`${file}~`, file);
  // The next edit begins with a file that contains this one.
  while (!(await read()).includes(`"key_`)) await wait(1);
}

async function read(): Promise<string> {
  for (;;) {
    try {
      return await readFile(file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}
