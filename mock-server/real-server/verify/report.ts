/** A comparison as people and programs read it. */
import { groupBy } from '../../../src/common/collections/group-by.ts';
import { junitReport, type TestCase } from '../../junit.ts';
import type { Finding, ServerVerification, Verdict } from './verification.ts';

const words: Readonly<Record<Exclude<Verdict, 'ok' | 'untried'>, string>> = {
  drift: 'DIFFERS',
  absent: 'NOT THERE',
};

/** What differs and what was not tried, and how many requests were answered as the document says. */
export function verificationText({ url, summary, findings }: ServerVerification): string {
  const { operations, ok, drift, absent, untried } = summary;
  const untriedOnes = findings.filter(one => one.verdict === 'untried');
  return [
    `${url}: ${operations} operations, ${ok} attempts as documented, ${drift} differ, ${absent} operations not there, ${untried} attempts not tried`,
    ...[...groupBy(findings, ({ operation }) => operation).values()].flatMap(ofOperation),
    ...(untriedOnes.length === 0 ? [] : ['', 'Not tried']),
    // Most of them for the same reason.
    ...[...groupBy(untriedOnes, ({ reason }) => reason ?? '')].flatMap(([reason, ones]) => [
      `  ${reason}:`,
      `    ${[...new Set(ones.map(({ operation }) => operation))].join(', ')}`,
    ]),
    '',
  ].join('\n');
}

function ofOperation(findings: readonly Finding[]): readonly string[] {
  const lines = findings.flatMap(({ verdict, attempt, reason, request, status }) =>
    verdict === 'ok' || verdict === 'untried'
      ? []
      : [
          `  ${words[verdict]}  ${attempt}: ${reason}`,
          ...(request === null ? [] : [`    ${request}: ${status ?? 'no answer'}`]),
        ],
  );
  const [{ operation, method, path }] = findings as readonly [Finding];
  return lines.length === 0 ? [] : ['', `${operation}  ${method} ${path}`, ...lines];
}

export const verificationJson = (verification: ServerVerification): string =>
  `${JSON.stringify(verification, null, 2)}\n`;

/** A suite for each group. What was not tried is skipped. */
export function verificationJunit({ url, findings }: ServerVerification): string {
  const suites = [...groupBy(findings, ({ group }) => group)].map(
    ([group, cases]) => [group, cases.map(caseOf)] as const,
  );
  return junitReport(`Comparison of ${url} with the document`, suites);
}

function caseOf({ operation, method, path, attempt, verdict, reason, request, status }: Finding): TestCase {
  const name = `${operation} (${method} ${path}): ${attempt}`;
  if (verdict === 'ok') return { name, result: null };
  const sent = request === null ? '' : ` (${request}: ${status ?? 'no answer'})`;
  return {
    name,
    result: { kind: verdict === 'untried' ? 'skipped' : 'failure', message: `${reason}${sent}` },
  };
}
