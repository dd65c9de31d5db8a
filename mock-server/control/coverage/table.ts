/** The coverage as a text for a terminal. */
import type { ContractMistake } from './mistakes.ts';
import type { Coverage, OperationCoverage, UsedOf } from './report.ts';

/** One line for each operation, those that were called first, and one for each mistake. */
export function coverageTable({ summary, operations, disallowed, drift }: Coverage): string {
  const rows = Object.entries(operations).sort(
    ([, one], [, other]) => Number(other.calls > 0) - Number(one.calls > 0),
  );
  const lines = [
    ['OPERATION', 'CALLS', 'ANSWERED', 'NEVER ANSWERED', 'NEVER SENT', 'REQUEST'],
    ...rows.map(([id, one]) => [
      id,
      String(one.calls),
      answeredIn(one),
      one.calls === 0 ? '' : neverIn(one.statuses),
      one.calls === 0 ? '' : neverIn(one.parameters),
      `${one.method} ${one.path}`,
    ]),
  ];
  const { requestFields, responseFields } = summary;
  return [
    `Used of the document: ${wordsFor(summary.operations, 'operations')}, ${wordsFor(summary.statuses, 'statuses')}, ${wordsFor(summary.parameters, 'query parameters')}`,
    ...(requestFields === null || responseFields === null
      ? []
      : [`Fields: ${wordsFor(requestFields, 'of requests')}, ${wordsFor(responseFields, 'of answers')}`]),
    '',
    ...aligned(lines),
    '',
    `Requests that the document does not allow: ${summary.disallowed}`,
    ...disallowed.map(lineOf),
    ...(drift.length === 0
      ? []
      : [`Answers of the real server that it does not allow: ${summary.drift}`, ...drift.map(lineOf)]),
    '',
  ].join('\n');
}

const lineOf = ({ count, method, path, status, reason }: ContractMistake): string =>
  `  ${count} x ${method} ${path} (${status ?? 'no answer'}): ${reason}`;

const wordsFor = ({ used, all }: UsedOf, what: string): string => `${used} of ${all} ${what}`;

/** Such as `200 x3, 404`. */
const answeredIn = ({ statuses, sharedStatuses, otherStatuses }: OperationCoverage): string =>
  Object.entries({ ...statuses, ...sharedStatuses, ...otherStatuses })
    .filter(([, count]) => count > 0)
    .map(([status, count]) => (count === 1 ? status : `${status} x${count}`))
    .join(', ');

const neverIn = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .filter(([, count]) => count === 0)
    .map(([name]) => name)
    .join(', ');

function aligned(lines: readonly (readonly string[])[]): string[] {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map(line => line[column]?.length ?? 0)),
  );
  return lines.map(line =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
