/** Keeps the declarations that a host's compiler can reach from the entries, and deletes the others. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { exported } from './entries.js';

const imported = /(?:from|import\()\s*'(\.[^']+)'/g;

/** @param {string} folder what the compiler has written */
export function keepReachable(folder) {
  const kept = new Set(
    Object.values(exported).map(source => resolve(folder, source.replace(/\.ts$/, '.d.ts'))),
  );
  for (const file of kept)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(imported)) {
      const found = resolve(dirname(file), path.replace(/\.[jt]s$/, '.d.ts'));
      // Examples in comments import files of a host.
      if (existsSync(found)) kept.add(found);
    }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    if (kept.has(path)) writeFileSync(path, briefly(readFileSync(path, 'utf8')));
    else rmSync(path);
  }
  removeEmpty(folder);
}

/** With tabs, and comments of one sentence on one line: 6 % less. */
const briefly = text =>
  text
    .replaceAll(/^(?: {4})+/gm, spaces => '\t'.repeat(spaces.length / 4))
    .replaceAll(/\/\*\*\n\s*\* ([^@\n][^\n]*)\n\s*\*\//g, '/** $1 */');

function removeEmpty(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}
