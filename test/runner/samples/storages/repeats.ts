/** Repeats tests over variants. */
import { variants } from '../../../extent.ts';
import { suiteOf } from '../../../helper.ts';
import { eachStorage } from '../../../storages.ts';

const test = suiteOf('Repeats');
const add = (title: string) => test(title, () => console.log(`\nran: ${title}`));

add('once');
for (const [storage] of eachStorage({ first: 1, second: 2 })) {
  add(storage);
  for (const scheme of variants(['dark', 'light'])) add(`${storage} ${scheme}`);
}

test.run();
