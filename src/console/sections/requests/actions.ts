/** The request log: what was asked with the keys of a workspace, how much, and how it was answered. */

import { defined } from '../../../common/defined.ts';
import { MarketplaceError } from '../../../common/errors/errors.ts';
import { dayOf } from '../../../common/time/days.ts';
import type { RequestListRequest, UsageRow } from '../../../generated/types.ts';
import {
  type RequestService,
  requestPageOf,
  showRequest as shown,
  usageOf,
} from '../../../requests/service.ts';
import { frameOf } from '../../actions/frame.ts';
import { csvFile } from '../../csv.ts';
import { notFound } from '../../page-error.ts';
import { type Period, periodOf } from '../../pages/report.ts';
import { requireMember, workspaceOf } from '../../session/member.ts';
import type { Answer, Visit } from '../../visit.ts';
import { requestPage } from './pages/request.ts';
import { requestsPage, sumOf } from './pages/requests.ts';

export type RequestVisit = Visit<'requests', RequestService>;

const day = 86_400_000;
const onPage = 25;
/** Names in the lists of the most frequent ones. */
const maxNames = 20;

const classes = ['2xx', '3xx', '4xx', '5xx', 'errors'] as const;

/** The filters in the URL of the page, as the operations take them. */
function filtersOf(query: URLSearchParams): Pick<RequestListRequest, 'key_id' | 'operation'> {
  const key = query.get('key') ?? '';
  const operation = query.get('operation') ?? '';
  return { ...(key !== '' && { key_id: key }), ...(operation !== '' && { operation }) };
}

export async function showRequests(visit: RequestVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const { repository, service, options, ctx } = visit;
  const { id } = current.workspace;
  const query = new URLSearchParams(ctx.querystring);
  const status = classes.find(one => one === query.get('status'));
  const after = query.get('after') ?? '';
  await service.flush();
  const [usage, page] = await Promise.all([
    usageIn(visit, id, query),
    requestPageOf(repository.requests, id, {
      ...filtersOf(query),
      limit: onPage,
      ...(status !== undefined && { status }),
      ...(after !== '' && { cursor: after }),
    }).catch(problemOf),
  ]);
  const keyIds = [...page.data, ...usage.byKey.map(({ name }) => ({ key_id: name }))].map(one => one.key_id);
  const chosen = query.get('key') ?? '';
  return {
    html: requestsPage(frameOf(visit, { member, current }), {
      requests: page.data,
      next: page.next_cursor,
      problem: 'problem' in page ? page.problem : null,
      query,
      ...usage,
      operationNames: new Map(options.served.operations.map(({ id, summary }) => [id, summary])),
      keyNames: await namesOfKeys(visit, id, [...keyIds, ...(chosen === '' ? [] : [chosen])]),
    }),
    ...('problem' in page && { status: 400 }),
  };
}

/** What an invalid cursor shows instead of a page. */
function problemOf(error: unknown) {
  if (!(error instanceof MarketplaceError)) throw error;
  return { data: [], next_cursor: null, problem: error.message };
}

async function namesOfKeys(
  { repository }: RequestVisit,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = await Promise.all([...new Set(ids)].map(id => repository.keys.find(workspaceId, id)));
  return new Map(found.flatMap(key => (key === null ? [] : [[key.id, key.name] as const])));
}

const nothing = { requests: 0, succeeded: 0, client_errors: 0, server_errors: 0, mean_duration_ms: 0 };

/** The days of the period, and the sum of as many days before it. `given`: the filters of the page. */
async function countsIn(
  { repository, now }: RequestVisit,
  workspaceId: string,
  period: Period,
  given: ReturnType<typeof filtersOf>,
) {
  const between = (first: number, last: number) =>
    usageOf(
      repository.requests,
      workspaceId,
      { by: 'day', from: dayOf(now - first * day), to: dayOf(now - last * day), ...given },
      now,
    );
  const [counted, before] = await Promise.all([between(period - 1, 0), between(2 * period - 1, period)]);
  const byDay = new Map(counted.map(row => [row.name, row]));
  const days = Array.from({ length: period }, (_, index): UsageRow => {
    const name = dayOf(now - (period - 1 - index) * day);
    return byDay.get(name) ?? { name, ...nothing };
  });
  return { days, before: sumOf(before) };
}

/** The counts of the period that the page asks for, and its most frequent operations and keys. */
async function usageIn(visit: RequestVisit, workspaceId: string, query: URLSearchParams) {
  const { repository, now } = visit;
  const period = periodOf(query.toString());
  const { key_id, operation } = filtersOf(query);
  const most = (by: 'operation' | 'key', given: ReturnType<typeof filtersOf>) =>
    usageOf(
      repository.requests,
      workspaceId,
      { by, from: dayOf(now - (period - 1) * day), to: dayOf(now), ...given },
      now,
      maxNames,
    );
  const [counts, byOperation, byKey] = await Promise.all([
    countsIn(visit, workspaceId, period, filtersOf(query)),
    // Each list shows what its own filter could be changed to.
    most('operation', defined({ key_id })),
    most('key', defined({ operation })),
  ]);
  return { period, ...counts, byOperation, byKey };
}

/** The days of the period as a file. */
export async function showUsageFile(visit: RequestVisit): Promise<Answer> {
  const { workspace } = workspaceOf(visit, await requireMember(visit));
  await visit.service.flush();
  const query = new URLSearchParams(visit.ctx.querystring);
  const period = periodOf(query.toString());
  const { days } = await countsIn(visit, workspace.id, period, filtersOf(query));
  return csvFile(
    `requests-${days[0]?.name}-${days.at(-1)?.name}`,
    ['day', 'requests', 'succeeded', 'client_errors', 'server_errors', 'mean_duration_ms'],
    days.map(one => [
      one.name,
      one.requests,
      one.succeeded,
      one.client_errors,
      one.server_errors,
      one.mean_duration_ms,
    ]),
  );
}

export async function showRequest(visit: RequestVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const { repository, options, params } = visit;
  await visit.service.flush();
  const found = await repository.requests.find(current.workspace.id, params.request_id ?? '');
  if (found === null) throw notFound();
  const names = await namesOfKeys(visit, current.workspace.id, [found.key_id]);
  const operation = options.served.operations.find(({ id }) => id === found.operation);
  return {
    html: requestPage(frameOf(visit, { member, current }), {
      request: shown(found),
      keyName: names.get(found.key_id) ?? null,
      operationName: operation?.summary ?? null,
      message: options.served.errors[found.error ?? '']?.message ?? null,
      missingScope: found.error === 'missing_scope' ? (operation?.scope ?? null) : null,
    }),
  };
}
