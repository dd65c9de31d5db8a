/** Copies what tsc does not copy next to the built code: style sheets and scripts of pages, and the entry for CommonJS. */
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = path => fileURLToPath(new URL(`../${path}`, import.meta.url));

for (const assets of ['src/console/assets', 'mock-server/control/dashboard/assets'])
  cpSync(folder(assets), folder(`dist/${assets}`), { recursive: true });

for (const entry of ['mock-server/index.cjs', 'mock-server/index.d.cts'])
  cpSync(folder(entry), folder(`dist/${entry}`));
