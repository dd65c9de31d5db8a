/** Runs JSONata, in the sandbox's own process and there in a realm that has nothing of Node. */
import { readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import { furnish } from './realm.js';

// Its text, to run it in the realm. It asks for nothing else.
const text = readFileSync(new URL(import.meta.resolve('jsonata')), 'utf8');
const library = new Script(text, { filename: 'jsonata.js' });
const run = new Script('run()', { filename: 'mapping.js' });

/** How deep what a mapping gives may be nested. */
const mostLevels = 100;
/** How many expressions are kept, and how many characters they have in all. */
const kept = [200, 1_000_000];

function createRealm(mostBytes) {
  // What is awaited in the realm is done before a call into it returns, so the limit of time holds for it too.
  const realm = createContext(Object.create(null), {
    microtaskMode: 'afterEvaluate',
    codeGeneration: { strings: false, wasm: false },
  });
  library.runInContext(realm);
  new Script(`(${furnish})(${[mostBytes, mostLevels, ...kept].join()})`).runInContext(realm);
  return realm;
}

/** Answers mappings: with an input to run them on, without one to see whether they compile. */
export function createMappings({ mostBytes }) {
  let realm = createRealm(mostBytes);
  return ({ source, input }, timeMs) => {
    Object.assign(realm, { source, input, value: undefined, failure: undefined });
    try {
      run.runInContext(realm, { timeout: timeMs });
    } catch (error) {
      // What it left undone must not go on with the next one.
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
