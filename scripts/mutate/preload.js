/**
 * Loaded in each test process and in processes that tests start: tells which mutant is active and which tests run, and
 * records what each test reaches. It is JavaScript, because it runs before TypeScript is loaded.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @type {import('./order.ts').Order} */
const { isKept = false, reachFolder = null, ...first } = JSON.parse(process.env.MUTATION ?? '{}');
/** @type {Pick<import('./order.ts').Order, 'awake' | 'tests'>} */
let order = first;
/** @type {ReadonlySet<string> | null} */
let wanted = null;
/** The mutants that a test reached; under an empty name, those reached outside of tests. */
const reached = new Map([['', new Set()]]);
let current = reached.get('');
let isReached = false;
/** The test that runs, and the one that failed last. */
let running = '';
let failing = '';

/** @param {typeof order} next */
const follow = next => {
  order = next;
  wanted = order.tests === null ? null : new Set(order.tests);
  isReached = false;
};
follow(first);

/** @type {import('../../test/runner/mutation.ts').Mutation} */
const mutation = {
  begins(test) {
    if (wanted !== null && !wanted.has(test)) return false;
    running = test;
    current = reached.get(test) ?? new Set();
    reached.set(test, current);
    return true;
  },
  failed() {
    if (order.awake === null) return;
    // One failure is sufficient.
    if (!isKept) process.exit(1);
    failing = running;
    wanted = new Set();
  },
  ...(isKept && {
    isReached: () => isReached,
    /** @param {unknown} given */
    take(given) {
      const next = /** @type {import('./order.ts').Order} */ (given);
      follow(next.tests === 'the failed one' ? { awake: null, tests: [failing] } : next);
      // For the processes that tests start.
      process.env.MUTATION = JSON.stringify({ ...order, reachFolder: null });
    },
  }),
};

/** @param {number} id */
const mutated = id => {
  if (isKept) isReached ||= id === order.awake;
  else if (order.awake === null && !current?.has(id)) (isLoading() ? reached.get('') : current)?.add(id);
  return id === order.awake;
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
