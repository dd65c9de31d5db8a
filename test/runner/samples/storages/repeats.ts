import { suiteOf } from '../../../helper.ts';
import { eachStorage } from '../../../storages.ts';

const test = suiteOf('Storages');

for (const [storage] of eachStorage({ first: 1, second: 2 })) test(`passes on the ${storage} one`, () => {});

test.run();
