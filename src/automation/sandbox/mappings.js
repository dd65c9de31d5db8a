/** Runs JSONata in a process of the sandbox, in a realm without access to Node. */
import { readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import { furnish } from './realm.js';

// The source of JSONata, which is evaluated in the realm. It imports nothing.
const text = readFileSync(new URL(import.meta.resolve('jsonata')), 'utf8');
const library = new Script(text, { filename: 'jsonata.js' });
const run = new Script('run()', { filename: 'mapping.js' });

/** Maximum nesting of the result of a mapping. */
const mostLevels = 100;
/** Maximum number of compiled expressions in the cache, and of their characters in total. */
const kept = [200, 1_000_000];

function createRealm(mostBytes) {
  // Promises of the realm settle before a call into it returns, so the time limit includes them.
  const realm = createContext(Object.create(null), {
    microtaskMode: 'afterEvaluate',
    codeGeneration: { strings: false, wasm: false },
  });
  library.runInContext(realm);
  new Script(`(${furnish})(${[mostBytes, mostLevels, ...kept].join()})`).runInContext(realm);
  return realm;
}

/** Returns a function that applies a mapping to an input. Without an input, it only compiles the mapping. */
export function createMappings({ mostBytes }) {
  let realm = createRealm(mostBytes);
  return ({ source, input }, timeMs) => {
    Object.assign(realm, { source, input, value: undefined, failure: undefined });
    try {
      run.runInContext(realm, { timeout: timeMs });
    } catch (error) {
      // The interrupted mapping must not continue during the next one.
      realm = createRealm(mostBytes);
      throw error;
    }
    const { value, failure } = realm;
    if (failure !== undefined) return { ok: false, error: failure };
    if (value !== undefined && Buffer.byteLength(value) > mostBytes)
      return { ok: false, error: `The mapping gives more than ${mostBytes / 1024} kB.` };
    return { ok: true, value };
  };
}
