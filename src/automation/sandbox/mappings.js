/** Runs JSONata in a process of the sandbox. Each workspace has a realm of its own, without access to Node. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import { readIntegers, withIntegers } from './exact-integers.js';
import { isolate } from './isolate.js';
import { furnish } from './realm.js';
import { Realms } from './realms.js';

// The source of JSONata, which is evaluated in the realm. It imports nothing.
const text = readFileSync(new URL(import.meta.resolve('jsonata')), 'utf8');
const isolation = new Script(`(${isolate})()`, { filename: 'isolate.js' });
const integers = new Script(`(${readIntegers})('${randomUUID()}')`, { filename: 'exact-integers.js' });
const library = new Script(withIntegers(text), { filename: 'jsonata.js' });
const run = new Script('mapper.run()', { filename: 'mapping.js' });

/** Maximum nesting of the result of a mapping. */
const maxLevels = 100;
/** Maximum number of compiled expressions in the cache of a realm, and of their characters in total. */
const kept = [200, 200_000];

const furnishing = maxBytes =>
  new Script(`(${furnish})(${[maxBytes, maxLevels, ...kept].join()})`, { filename: 'realm.js' });

/** Exported for tests. */
export function createRealm(maxBytes, script = furnishing(maxBytes)) {
  // Promises of the realm settle before a call into it returns, so the time limit includes them.
  const realm = createContext(Object.create(null), {
    microtaskMode: 'afterEvaluate',
    codeGeneration: { strings: false, wasm: false },
  });
  isolation.runInContext(realm);
  integers.runInContext(realm);
  library.runInContext(realm);
  script.runInContext(realm);
  if (realm.mapper === undefined) throw new Error('the realm cannot be prepared');
  return realm;
}

/** Returns a function that applies a mapping to an input. Without an input, it only compiles the mapping. */
export function createMappings({ maxBytes, maxOwners }) {
  const script = furnishing(maxBytes);
  const realms = new Realms(() => createRealm(maxBytes, script), maxOwners);
  return ({ owner, source, input }, timeMs) => {
    const realm = realms.of(owner);
    const { mapper } = realm;
    mapper.begin(source, input);
    try {
      run.runInContext(realm, { timeout: timeMs });
    } catch (error) {
      // The interrupted mapping must not continue during the next one.
      realms.drop(owner);
      throw error;
    }
    const { value, error } = mapper.end();
    realms.note(owner, mapper.size());
    if (error !== undefined) return { ok: false, error };
    if (value !== undefined && Buffer.byteLength(value) > maxBytes)
      return { ok: false, error: `The mapping gives more than ${maxBytes / 1024} KiB.` };
    return { ok: true, value };
  };
}
