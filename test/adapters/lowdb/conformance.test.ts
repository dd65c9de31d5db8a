import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import { repositoryConformance } from '../../../src/testing/index.ts';
import { suiteOf } from '../../helper.ts';
import { withAllParts } from './faults/plant.ts';

/** The parts that lowdb leaves out, with the reasons. */
const lacks = {
  batches: 'the whole list is in memory anyway',
  limits: 'only one process uses the file, and counts in memory',
};

const memory = suiteOf('The contract on lowdb in memory', { isLong: true });
repositoryConformance({
  test: memory,
  lacks,
  create: async seed => {
    const repository = await lowdbRepository({ seed });
    return { repository, close: repository.close };
  },
});
memory.run();

// A file changes when a change is complete, and so what races see; what is written is tested in file/.
const race = /concurrent|race|at once|at the same|meanwhile|while |ten callers|waits? for/;

const file = suiteOf('The contract on lowdb in a file', { isLong: true });
repositoryConformance({
  test: (name, run) => {
    if (race.test(name)) file(name, run);
  },
  lacks,
  create: async seed => {
    const folder = await mkdtemp(join(tmpdir(), 'marketplace-'));
    const repository = await lowdbRepository({ file: join(folder, 'data.json'), seed });
    const close = async () => {
      await repository.close();
      await rm(folder, { recursive: true });
    };
    return { repository, close };
  },
});
file.run();

const counting = suiteOf('The contract on the limits in one process', { isLong: true });
repositoryConformance({
  test: (name, run) => {
    if (name.startsWith('limits')) counting(name, run);
  },
  create: async seed => {
    const repository = withAllParts(await lowdbRepository({ seed }));
    return { repository, close: repository.close };
  },
});
counting.run();
