/** `npm run build:once`: builds the package, unless dist is what the sources give. */
import { buildIfNeeded } from './needed.js';

if (!buildIfNeeded()) process.exitCode = 1;
