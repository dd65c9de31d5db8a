/**
 * In each process of tests, and in those that they start: which mutant is awake, which tests run, and what each
 * of them reaches. In JavaScript, since it comes before what loads TypeScript.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @type {import('./run-one.ts').Order} */
const { awake, tests, reachFolder } = JSON.parse(process.env.MUTATION ?? '{}');
const wanted = tests === null ? null : new Set(tests);
/** The mutants that a test reached; under an empty name what was reached outside of all of them. */
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
    // One failure is enough.
    if (awake !== null) process.exit(1);
  },
};

/** @param {number} id */
const mutated = id => {
  if (awake === null && !current?.has(id)) (isLoading() ? reached.get('') : current)?.add(id);
  return id === awake;
};

/**
 * Whether a module is being loaded. What it does then is done once, in the test that happens to need it first, and
 * is there for all tests that follow.
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
