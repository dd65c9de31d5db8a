import type { UsageRow } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';
import { listHref } from '../../../pages/list-table.ts';
import { countList, periodReport } from '../../../pages/report.ts';
import type { RequestLogView, UsageView } from '../views.ts';
import { duration } from './log.ts';

/** The answers that are counted, by the status that the log is filtered by. */
const answers = new Map([
  ['2xx', 'Succeeded'],
  ['4xx', 'Refused (4xx)'],
  ['5xx', 'Failed (5xx)'],
]);

/** The requests of a period by day, and what was asked most, by whom, and how it was answered. */
export function usageReport(
  { period, days, before: daysBefore, byOperation, byKey }: UsageView,
  { query, keyNames, operationNames }: RequestLogView,
  path: string,
): Html {
  const [now, before] = [sumOf(days), sumOf(daysBefore)];
  const kept = (changes: Readonly<Record<string, string>>) => listHref(path, query, changes);
  const linkTo = (name: 'operation' | 'key', words: (id: string) => string) => (id: string) =>
    html`<a href="${kept({ [name]: id })}">${words(id)}</a>`;
  const counts = (rows: readonly UsageRow[]) => rows.map(({ name, requests }) => ({ name, count: requests }));
  const none = 'No requests in this period.';
  return html`${periodReport({
    id: 'usage',
    title: 'Usage',
    period,
    hrefOf: one => kept({ period: String(one) }),
    csv: listHref(`${path}/usage.csv`, query, { status: '', from: '', to: '' }),
    figures: [
      { name: 'Requests', now: now.requests, before: before.requests },
      {
        name: 'Errors',
        now: now.client_errors + now.server_errors,
        before: before.client_errors + before.server_errors,
      },
      {
        name: 'Mean time',
        now: now.mean_duration_ms,
        before: before.mean_duration_ms,
        words: duration,
      },
    ],
    days: days.map(({ name }) => name),
    shown: { name: 'Requests', values: days.map(({ requests }) => requests) },
    bad: { name: 'Errors', values: days.map(one => one.client_errors + one.server_errors) },
    before: daysBefore.map(({ requests }) => requests),
    hrefOfDays: (from, to) => kept({ from, to }),
    query,
    columns: [
      { name: 'Succeeded', values: days.map(({ succeeded }) => succeeded) },
      { name: 'Refused (4xx)', values: days.map(({ client_errors }) => client_errors) },
      { name: 'Failed (5xx)', values: days.map(({ server_errors }) => server_errors) },
    ],
  })}
<details class="fold breakdown"><summary>Break down by operation, key and status</summary>
<div class="thirds">
${countList({ id: 'operations', title: 'Operations', counts: counts(byOperation), none, words: linkTo('operation', id => operationNames.get(id) ?? id) })}
${countList({ id: 'keys', title: 'Keys', counts: counts(byKey), none, words: linkTo('key', id => keyNames.get(id) ?? id) })}
${countList({
  id: 'answers',
  title: 'Answers',
  counts: [
    { name: '2xx', count: now.succeeded },
    { name: '4xx', count: now.client_errors },
    { name: '5xx', count: now.server_errors },
  ].filter(({ count }) => count > 0),
  none,
  words: status => html`<a href="${kept({ status })}">${answers.get(status) ?? status}</a>`,
})}
</div></details>`;
}

/** The sum of some days, with the mean duration of all their requests. */
function sumOf(rows: readonly UsageRow[]): UsageRow {
  const sum = (value: (row: UsageRow) => number) => rows.reduce((total, row) => total + value(row), 0);
  const requests = sum(row => row.requests);
  return {
    name: '',
    requests,
    succeeded: sum(row => row.succeeded),
    client_errors: sum(row => row.client_errors),
    server_errors: sum(row => row.server_errors),
    mean_duration_ms: requests === 0 ? 0 : sum(row => row.mean_duration_ms * row.requests) / requests,
  };
}
