/** Installs the packages of other folders, once for each version of their lock files: `node scripts/install.js test/interop`. */
import { installPackages } from '../tools/install.js';

for (const folder of process.argv.slice(2)) installPackages(folder);
