/** Runs the programs of Getting started unchanged. */
import { suiteOf } from '../helper.ts';
import { assertProgram } from './samples/program.ts';
import { type LanguageName, runtimes, whyNot } from './samples/runtimes.ts';

const test = suiteOf('Programs of Getting started', { isLong: true });

for (const name of Object.keys(runtimes) as LanguageName[])
  if (!runtimes[name].slow)
    test.unless(
      whyNot(name),
      `${name}: says how many items there are, and what a purchase code stands for`,
      cleanup => assertProgram(cleanup, name),
    );

test.run();
