/** Runs the command of this project, after a build if dist is not what the sources give: `npm start`. */
import { buildIfNeeded } from './build/needed.js';
import { endWithNpm } from './end-with-npm.js';

endWithNpm();
// The mock server, and none of the other commands.
if (process.argv[2] === undefined || process.argv[2].startsWith('-'))
  process.argv.push('--memory-destination');
if (buildIfNeeded()) await import(new URL('../dist/cli.js', import.meta.url).href);
else process.exitCode = 1;
