/** How a key is used, on its page. */
import { maxDays } from '../../../common/time/days.ts';
import { requestPageOf } from '../../../requests/service.ts';
import { frameOf } from '../../actions/frame.ts';
import { html } from '../../html.ts';
import { workspaceHref } from '../../layout.ts';
import { listTable } from '../../pages/list-table.ts';
import { refreshed } from '../../pages/parts.ts';
import { trendTile } from '../../pages/trend.ts';
import { overviewPeriod, sum, valuesIn } from '../../period.ts';
import type { OnRecord } from '../../section.ts';
import { requireMember, workspaceOf } from '../../session/member.ts';
import { requestTable } from './pages/log.ts';
import type { RequestVisit } from './visit.ts';

const latestShown = 5;

/** Nothing for records that are no keys. */
export async function showUse(visit: RequestVisit, workspaceId: string, recordId: string): Promise<OnRecord> {
  const { params, service, repository, options, now } = visit;
  if (params.key_id !== recordId) return {};
  const member = await requireMember(visit);
  await service.flush();
  const period = overviewPeriod('day', now);
  const [from = '', to = ''] = [period.before[0], period.names.at(-1)];
  const [counts, { data: requests }] = await Promise.all([
    repository.requests.usage(workspaceId, { by: 'day', from, to, keyId: recordId, limit: maxDays }),
    requestPageOf(repository.requests, workspaceId, { key_id: recordId, limit: latestShown }),
  ]);
  type Count = (typeof counts)[number];
  const errorsOf = ({ client_errors, server_errors }: Count) => client_errors + server_errors;
  const inPeriod = (of: (count: Count) => number) => valuesIn(period, counts, ({ name }) => name, of);
  const all = inPeriod(count => count.succeeded + errorsOf(count));
  const errors = inPeriod(errorsOf);
  const total = sum(all.values);
  const frame = frameOf(visit, { member, current: workspaceOf(visit, member) });
  const list = `/requests?key=${encodeURIComponent(recordId)}`;
  const hrefOf = (path: string) => workspaceHref(frame, path);
  const content =
    requests.length === 0 && total + all.before === 0
      ? html`<p class="card empty muted" role="status">Waiting for the first request with this key…</p>`
      : html`<div class="trends">
${trendTile({ label: 'Requests', path: list, ...all, more: 'good' }, period, hrefOf)}
${trendTile({ label: 'Errors', path: `${list}&status=errors`, ...errors, more: 'bad', ...(total > 0 && { note: `${((sum(errors.values) / total) * 100).toFixed(1)}% of requests` }) }, period, hrefOf)}
</div>
${
  requests.length > 0 &&
  listTable({
    ...requestTable(frame, {
      requests,
      operationNames: new Map(options.served.operations.map(({ id, summary }) => [id, summary])),
      hrefOf: ({ id }) => hrefOf(`/requests/${encodeURIComponent(id)}`),
    }),
    label: 'Latest requests',
  })
}`;
  const own = hrefOf(`/keys/${encodeURIComponent(recordId)}`);
  return {
    above: html`<section aria-labelledby="use-title">
<div class="card-head"><h2 id="use-title">Requests</h2><div class="actions"><a class="button small" href="${hrefOf(list)}">All requests</a></div></div>
${refreshed('key-use', own, content)}
</section>`,
  };
}
