/**
 * Loaded in each test process and in processes that tests start: tells which mutant is active and which tests run, and
 * records what each test reaches. It is JavaScript, because it runs before TypeScript is loaded.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @type {import('./run-one.ts').Order} */
const { awake, tests, reachFolder } = JSON.parse(process.env.MUTATION ?? '{}');
const wanted = tests === null ? null : new Set(tests);
/** The mutants that a test reached; under an empty name, those reached outside of tests. */
const reached = new Map([['', new Set()]]);
let current = reached.get('');

/** @type {import('../../test/runner/mutation.ts').Mutation} */
const mutation = {
  begins(test) {
    if (wanted !== null && !wanted.has(test)) return false;
    current = reached.get(test) ?? new Set();
    reached.set(test, current);
    return true;
  },
  failed() {
    // One failure is sufficient.
    if (awake !== null) process.exit(1);
  },
};

/** @param {number} id */
const mutated = id => {
  if (awake === null && !current?.has(id)) (isLoading() ? reached.get('') : current)?.add(id);
  return id === awake;
};

/**
 * Whether a module is being loaded. Code that runs then runs once, in the first test that needs it, and affects all
 * later tests.
 */
function isLoading() {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 200;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return /^ +at (?!async ).*node:internal\/modules\/esm\/module_job/m.test(stack);
}

Object.assign(globalThis, { mutation, mutated });

if (reachFolder !== null)
  process.on('exit', () => {
    const reach = Object.fromEntries([...reached].map(([test, ids]) => [test, [...ids]]));
    writeFileSync(join(reachFolder, `${process.pid}.json`), JSON.stringify(reach));
  });
