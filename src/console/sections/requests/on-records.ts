/** How a key is used, on its page. */
import { showKey } from '../../../keys/keys.ts';
import { requestPageOf } from '../../../requests/service.ts';
import { frameOf } from '../../actions/frame.ts';
import { html } from '../../html.ts';
import { workspaceHref } from '../../layout.ts';
import { listTable } from '../../pages/list-table.ts';
import { refreshed } from '../../pages/parts.ts';
import { trendTile } from '../../pages/trend.ts';
import { overviewPeriod, sum } from '../../period.ts';
import type { OnRecord } from '../../section.ts';
import { requireMember, workspaceOf } from '../../session/member.ts';
import { requestTable } from './pages/log.ts';
import { countsIn, trendsOf } from './trends.ts';
import type { RequestVisit } from './visit.ts';

const latestShown = 5;

/** Nothing for records that are no keys. */
export async function showUse(visit: RequestVisit, workspaceId: string, recordId: string): Promise<OnRecord> {
  const { params, service, repository, options, now } = visit;
  if (params.key_id !== recordId) return {};
  const member = await requireMember(visit);
  await service.flush();
  const period = overviewPeriod('day', now);
  const [counts, { data: requests }] = await Promise.all([
    countsIn(repository.requests, workspaceId, period, { keyId: recordId }),
    requestPageOf(repository.requests, workspaceId, { key_id: recordId, limit: latestShown }),
  ]);
  const frame = frameOf(visit, { member, current: workspaceOf(visit, member) });
  const list = `/requests?key=${encodeURIComponent(recordId)}`;
  const hrefOf = (path: string) => workspaceHref(frame, path);
  const trends = trendsOf(period, counts, list);
  const isUsed = trends.some(({ values, before }) => sum(values) + before > 0);
  const key = requests.length > 0 || isUsed ? null : await repository.keys.find(workspaceId, recordId);
  const isUsable = key !== null && showKey(key, now).state === 'active';
  const content =
    requests.length === 0 && !isUsed
      ? html`<p class="card empty muted" role="status">${isUsable ? 'Waiting for the first request with this key…' : 'No requests in the last 60 days.'}</p>`
      : html`<div class="trends">
${trends.map(trend => trendTile(trend, period, hrefOf))}
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
${refreshed('key-use', own, content, requests.length === 0 ? 3 : 15)}
</section>`,
  };
}
