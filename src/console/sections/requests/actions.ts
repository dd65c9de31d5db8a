/** The request log: what was asked with the keys of a workspace, how much, and how it was answered. */
import { MarketplaceError } from '../../../common/errors/errors.ts';
import type { RequestListRequest, RequestLogEntry } from '../../../generated/types.ts';
import { requestPageOf, showRequest as shown } from '../../../requests/service.ts';
import { frameOf } from '../../actions/frame.ts';
import { isListAgain } from '../../actions/list-again.ts';
import { notFound } from '../../page-error.ts';
import { requireMember, workspaceOf } from '../../session/member.ts';
import { rangeIn } from '../../time-range.ts';
import type { Answer, LoggedInUser } from '../../visit.ts';
import { commandOf } from './command.ts';
import { medianOf } from './median.ts';
import { requestsPage } from './pages/requests.ts';
import { usageIn } from './usage.ts';
import type { LoggedRequestView } from './views.ts';
import { filtersOf, namesOfKeys, type RequestVisit, searchedFor } from './visit.ts';

export { showUsageFile } from './usage.ts';

const onPage = 25;

const classes = ['2xx', '3xx', '4xx', '5xx', 'errors'] as const;

/** The page of the log that the URL asks for, or why it cannot be shown. */
async function pageOf(
  { repository, options: { served } }: RequestVisit,
  workspaceId: string,
  query: URLSearchParams,
) {
  const status = classes.find(one => one === query.get('status'));
  const after = query.get('after') ?? '';
  const typed = (query.get('q') ?? '').trim();
  // The id of one entry, as its page shows it.
  if (/^req_\w{1,100}$/.test(typed)) {
    const one = await repository.requests.find(workspaceId, typed);
    if (one !== null) return { data: [shown(one)], next_cursor: null, problem: null };
  }
  try {
    const input: RequestListRequest = {
      ...filtersOf(query),
      ...searchedFor(typed, Object.keys(served.errors)),
      ...rangeIn(query),
      limit: onPage,
      ...(status !== undefined && { status }),
      ...(after !== '' && { cursor: after }),
    };
    return { ...(await requestPageOf(repository.requests, workspaceId, input)), problem: null };
  } catch (error) {
    if (!(error instanceof MarketplaceError)) throw error;
    return { data: [], next_cursor: null, problem: error.message };
  }
}

export async function showRequests(visit: RequestVisit): Promise<Answer> {
  const member = await requireMember(visit);
  await visit.service.flush();
  return logPage(visit, member, null);
}

/** The list, with a request beside it or the counts above it. */
async function logPage(
  visit: RequestVisit,
  member: LoggedInUser,
  record: LoggedRequestView | null,
): Promise<Answer> {
  const current = workspaceOf(visit, member);
  const { id } = current.workspace;
  const query = new URLSearchParams(visit.ctx.querystring);
  const showsUsage = record === null && !isListAgain(visit);
  const [usage, page] = await Promise.all([
    showsUsage ? usageIn(visit, id, query) : null,
    pageOf(visit, id, query),
  ]);
  const chosen = query.get('key') ?? '';
  const keyIds = [
    ...page.data.map(({ key_id }) => key_id),
    ...(usage?.byKey ?? []).map(({ name }) => name),
    ...(chosen === '' ? [] : [chosen]),
  ];
  return {
    html: requestsPage(frameOf(visit, { member, current }), {
      requests: page.data,
      next: page.next_cursor,
      problem: page.problem,
      query,
      usage,
      record,
      operationNames: new Map(visit.options.served.operations.map(({ id, summary }) => [id, summary])),
      keyNames: await namesOfKeys(visit, id, keyIds),
    }),
    ...(page.problem !== null && { status: 400 }),
  };
}

export async function showRequest(visit: RequestVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const { id } = workspaceOf(visit, member).workspace;
  const { repository, params } = visit;
  await visit.service.flush();
  const found = await repository.requests.find(id, params.request_id ?? '');
  if (found === null) throw notFound();
  return logPage(visit, member, await recordOf(visit, id, shown(found)));
}

async function recordOf(
  visit: RequestVisit,
  workspaceId: string,
  request: RequestLogEntry,
): Promise<LoggedRequestView> {
  const { served } = visit.options;
  const [names, median] = await Promise.all([
    namesOfKeys(visit, workspaceId, [request.key_id]),
    medianOf(visit.repository.requests, workspaceId, request),
  ]);
  const operation = served.operations.find(({ id }) => id === request.operation) ?? null;
  return {
    request,
    keyName: names.get(request.key_id) ?? null,
    operationName: operation?.summary ?? null,
    message: served.errors[request.error ?? '']?.message ?? null,
    missingScope: request.error === 'missing_scope' ? (operation?.scope ?? null) : null,
    median,
    command: commandOf(request, operation, visit.apiBase),
  };
}
