/** Keeps the declarations that a host's compiler can reach from the entries, and deletes the others. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exported, ofBrowsers } from './entries.js';
import { reachable } from './reachable.js';

/** @param {string} folder what the compiler has written */
export function keepReachable(folder) {
  const entries = Object.values({ ...exported, ...ofBrowsers }).map(source =>
    resolve(folder, source.replace(/\.ts$/, '.d.ts')),
  );
  const kept = reachable(entries);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    if (kept.has(path)) writeFileSync(path, briefly(kept.get(path)));
    else rmSync(path);
  }
  removeEmpty(folder);
}

/** With tabs, and comments without lines of their marks alone: 6 % less. */
const briefly = text =>
  text
    .replaceAll(/^(?: {4})+/gm, spaces => '\t'.repeat(spaces.length / 4))
    .replaceAll(/\/\*\*\n\s*\* /g, '/** ')
    .replaceAll(/\n\s*\*\//g, ' */');

function removeEmpty(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}
