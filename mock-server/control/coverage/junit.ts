/**
 * The coverage as JUnit, which CI servers show: what was never used is skipped, and a request that the document does not
 * allow is a failure.
 */
import type { Coverage } from './report.ts';

interface TestCase {
  readonly name: string;
  /** Why it was skipped or has failed. `null`: it has passed. */
  readonly result: { readonly kind: 'skipped' | 'failure'; readonly message: string } | null;
}

export function junitOf({ operations, disallowed }: Coverage): string {
  const rows = Object.entries(operations);
  const skippedUnless = (count: number, message: string): TestCase['result'] =>
    count > 0 ? null : { kind: 'skipped', message };
  const suites: readonly (readonly [string, readonly TestCase[]])[] = [
    [
      'Operations',
      rows.map(([id, { calls, method, path }]) => ({
        name: `${id} (${method} ${path})`,
        result: skippedUnless(calls, 'was never called'),
      })),
    ],
    [
      'Statuses',
      rows.flatMap(([id, { statuses }]) =>
        Object.entries(statuses).map(([status, count]) => ({
          name: `${id} ${status}`,
          result: skippedUnless(count, 'was never answered'),
        })),
      ),
    ],
    [
      'Query parameters',
      rows.flatMap(([id, { parameters }]) =>
        Object.entries(parameters).map(([name, count]) => ({
          name: `${id} ${name}`,
          result: skippedUnless(count, 'was never sent'),
        })),
      ),
    ],
    [
      'Requests',
      disallowed.length === 0
        ? [{ name: 'The document allows all requests', result: null }]
        : disallowed.map(({ method, path, reason, status, count }) => ({
            name: `${method} ${path}: ${reason}`,
            result: {
              kind: 'failure',
              message: `The document does not allow it: ${reason} (${count} x, answered with ${status ?? 'nothing'})`,
            },
          })),
    ],
  ];
  const all = suites.flatMap(([, cases]) => cases);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Coverage of the contract"${numbersOf(all)}>`,
    ...suites.flatMap(([name, cases]) => [
      `  <testsuite name="${name}"${numbersOf(cases)}>`,
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
  const start = `<testcase classname="${suite}" name="${escaped(name)}" time="0"`;
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
