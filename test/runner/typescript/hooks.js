/** Loads TypeScript with its types blanked out; what was blanked once is kept. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const cache = fileURLToPath(new URL('../../../.cache/typescript/', import.meta.url));

/** @type {import('node:module').LoadHookSync} */
export function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  return { format: 'module', source: blanked(readFileSync(fileURLToPath(url), 'utf8')), shortCircuit: true };
}

/** @param {string} text */
function blanked(text) {
  const place = `${cache}${createHash('sha1').update(text).digest('hex')}.js`;
  try {
    return readFileSync(place, 'utf8');
  } catch {
    const { code } = require('@swc/wasm-typescript').transformSync(text, { mode: 'strip-only' });
    // Another process may do the same at this moment.
    const own = `${place}.${process.pid}`;
    mkdirSync(cache, { recursive: true });
    writeFileSync(own, code);
    renameSync(own, place);
    return code;
  }
}
