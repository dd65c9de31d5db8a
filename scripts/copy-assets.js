/** Copies the console's style sheet and scripts, which tsc does not copy, next to the built code. */
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = path => fileURLToPath(new URL(`../${path}`, import.meta.url));

cpSync(folder('src/console/assets'), folder('dist/src/console/assets'), { recursive: true });
