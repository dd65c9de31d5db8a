/**
 * A process that stores a key, and is killed while it stores another one. With a second argument, somebody has edited an
 * older version of the file meanwhile, and the process is killed before or after the new file gets the name.
 */
import fs, { readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { openRepository } from '../../../src/adapters/lowdb/repository.ts';
import { key, sample, shop } from '../../../src/testing/sample.ts';
import { quick } from './place.ts';

const [file = '', killedIf] = process.argv.slice(2);
const kill = () => void process.kill(process.pid, 'SIGKILL');
const { linkSync } = fs;
let writes = 0;
const beforeSwap = () => {
  writes += 1;
  if (writes !== 3) return;
  if (killedIf === undefined) return kill();
  fs.linkSync = (from, to) => {
    if (to === file && killedIf === 'is made') kill();
    linkSync(from, to);
    if (to === file) kill();
  };
  syncBuiltinESMExports();
};
const repository = await openRepository({ file, seed: sample() }, quick, undefined, { beforeSwap });
const read = readFileSync(file, 'utf8');
await repository.keys.create(shop, key('key_1', 'd'));
const name = JSON.stringify(sample().items[shop]?.[0]?.name);
if (killedIf !== undefined) writeFileSync(file, read.replace(name, '"Edited"'));
await repository.keys.create(shop, key('key_2', 'e'));
