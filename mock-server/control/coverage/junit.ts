/**
 * The coverage as JUnit, which CI servers show: what was never used is skipped, and a request that the document does not
 * allow is a failure.
 */
import { junitReport, type TestCase, type TestSuites } from '../../junit.ts';
import type { ContractMistake } from './mistakes.ts';
import type { Coverage } from './report.ts';

export function junitOf({ operations, disallowed, drift }: Coverage): string {
  const rows = Object.entries(operations);
  const skippedUnless = (count: number, message: string): TestCase['result'] =>
    count > 0 ? null : { kind: 'skipped', message };
  const suites: TestSuites = [
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
        : disallowed.map(failureOf),
    ],
    ...(drift.length === 0 ? [] : [['Answers of the real server', drift.map(failureOf)] as const]),
  ];
  return junitReport('Coverage of the contract', suites);
}

const failureOf = ({ method, path, reason, status, count }: ContractMistake): TestCase => ({
  name: `${method} ${path}: ${reason}`,
  result: {
    kind: 'failure',
    message: `The document does not allow it: ${reason} (${count} x, answered with ${status ?? 'nothing'})`,
  },
});
