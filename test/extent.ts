/**
 * What belongs to the whole run only (`npm run test:all`). `npm test` runs what an ordinary change can break: no
 * `*.slow.test.ts`, and the first of the variants that a test repeats itself over. A file that is named on the command
 * line runs whole.
 */

/** Whether this is a quick run: see `suiteOf` in helper.ts. */
export const isQuick = process.env.TEST_RUN === 'quick';

/** Whether this run has what an ordinary one leaves out: it is the whole run, or the rest of one. */
export const isWhole = !['ordinary', 'quick'].includes(process.env.TEST_RUN ?? '');

/** Whether only the tests of a file that an ordinary run leaves out are registered: the rest of a run does so. */
let isOnlyRest = false;

/** The number of loops over variants that are beyond their first one. */
let beyondFirst = 0;

/** Whether the file has registered its tests, which run now. */
let isLoaded = false;

/**
 * Loads a file, which registers its tests. `runsWhole`: an ordinary run leaves it out, or leaves out something inside its
 * tests.
 */
export async function load(url: string, { runsWhole }: { runsWhole: boolean }): Promise<void> {
  isOnlyRest = process.env.TEST_RUN === 'rest' && !runsWhole;
  isLoaded = false;
  await import(url);
  isLoaded = true;
}

/** Whether this run leaves out the test that is registered now, because the ordinary run has it. */
export const isOfOrdinaryRun = (): boolean => isOnlyRest && beyondFirst === 0;

/**
 * The variants over which a test is repeated: the first one, and all of them in the whole run. For a loop around tests; in
 * a test, see `variantsInTest`.
 *
 * @example
 * for (const javaScriptEnabled of variants([true, false]))
 *   test(`works with scripts ${javaScriptEnabled ? 'on' : 'off'}`, async cleanup => {
 */
export function* variants<Variant>(all: readonly Variant[]): Generator<Variant, void> {
  if (isLoaded) throw new Error('Inside a test, the loop must be over variantsInTest(…)');
  for (const [index, variant] of all.entries()) {
    if (index > 0 && !isWhole) return;
    beyondFirst += index > 0 ? 1 : 0;
    try {
      yield variant;
    } finally {
      beyondFirst -= index > 0 ? 1 : 0;
    }
  }
}

/** The same for a loop inside a test, which the rest of a run repeats whole. */
export const variantsInTest = <Variant>(all: readonly Variant[]): readonly Variant[] =>
  isWhole ? all : all.slice(0, 1);
