/** Reports in the format of JUnit, which CI servers show. */

export interface TestCase {
  readonly name: string;
  /** Why it was skipped or has failed. `null`: it has passed. */
  readonly result: { readonly kind: 'skipped' | 'failure'; readonly message: string } | null;
}

/** Each with a name and its cases. */
export type TestSuites = readonly (readonly [name: string, cases: readonly TestCase[]])[];

export function junitReport(title: string, suites: TestSuites): string {
  const all = suites.flatMap(([, cases]) => cases);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escaped(title)}"${numbersOf(all)}>`,
    ...suites.flatMap(([name, cases]) => [
      `  <testsuite name="${escaped(name)}"${numbersOf(cases)}>`,
      ...cases.map(one => `    ${textOf(name, one)}`),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function numbersOf(cases: readonly TestCase[]): string {
  const count = (kind: 'skipped' | 'failure') => cases.filter(({ result }) => result?.kind === kind).length;
  return ` tests="${cases.length}" failures="${count('failure')}" errors="0" skipped="${count('skipped')}" time="0"`;
}

function textOf(suite: string, { name, result }: TestCase): string {
  const start = `<testcase classname="${escaped(suite)}" name="${escaped(name)}" time="0"`;
  return result === null
    ? `${start}/>`
    : `${start}><${result.kind} message="${escaped(result.message)}"/></testcase>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no place at all for control characters and unpaired surrogates. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, '\uFFFD')
    .replaceAll(/[&<>"]/g, one => entities[one] ?? one);
