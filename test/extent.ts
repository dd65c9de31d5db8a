/**
 * What belongs to the whole run only (`npm run test:all`). `npm test` runs what an ordinary change can break: no
 * `*.slow.test.ts`, and the first of the variants that a test repeats itself over. A file that is named on the command
 * line runs whole.
 */

/** Whether this is a quick run: see `suiteOf` in helper.ts. */
export const isQuick = process.env.TEST_RUN === 'quick';

/** Whether this run has what an ordinary one leaves out: it is the whole run, or the rest of one. */
export const isWhole = !['ordinary', 'quick'].includes(process.env.TEST_RUN ?? '');

/**
 * The variants over which a test is repeated: the first one, and all of them in the whole run.
 *
 * @example
 * for (const javaScriptEnabled of variants([true, false]))
 *   test(`works with scripts ${javaScriptEnabled ? 'on' : 'off'}`, async cleanup => {
 */
export const variants = <Variant>(all: readonly Variant[]): readonly Variant[] =>
  isWhole ? all : all.slice(0, 1);
