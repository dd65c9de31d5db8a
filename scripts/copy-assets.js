/** Copies the style sheets and scripts of pages, which tsc does not copy, next to the built code. */
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = path => fileURLToPath(new URL(`../${path}`, import.meta.url));

for (const assets of ['src/console/assets', 'mock-server/control/dashboard/assets'])
  cpSync(folder(assets), folder(`dist/${assets}`), { recursive: true });
