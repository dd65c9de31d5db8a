import { MarketplaceError } from '../common/errors/errors.ts';
import type {
  NoInput,
  RequestListRequest,
  RequestLogEntry,
  UsageRequest,
  UsageRow,
} from '../generated/types.ts';
import type { Outcome } from '../group/operation.ts';
import { requestErrors } from './errors.ts';
import { type RequestCall, requestPageOf, showRequest, usageOf } from './service.ts';

export async function listRequests({
  input,
  principal,
  repository,
  service,
}: RequestCall<RequestListRequest>): Promise<
  Outcome<{ data: RequestLogEntry[]; next_cursor: string | null }>
> {
  await service.flush();
  return { result: await requestPageOf(repository.requests, principal.workspaceId, input) };
}

export async function getRequest({
  params,
  principal,
  repository,
  service,
}: RequestCall<NoInput>): Promise<Outcome<RequestLogEntry>> {
  await service.flush();
  const found = await repository.requests.find(principal.workspaceId, params.request_id ?? '');
  if (found === null) throw new MarketplaceError(requestErrors.request_not_found);
  return { result: showRequest(found) };
}

export async function getUsage({
  input,
  principal,
  repository,
  service,
  now,
}: RequestCall<UsageRequest>): Promise<Outcome<UsageRow[]>> {
  await service.flush();
  return { result: await usageOf(repository.requests, principal.workspaceId, input, now) };
}
