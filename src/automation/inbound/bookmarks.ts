/** Bookmarks over HTTP: events that are kept under a name, as samples for routes and tests. */
import { MarketplaceError } from '../../common/errors.ts';
import type {
  AutomationBookmark,
  AutomationEvent,
  BookmarkAutomationEventRequest,
  NoInput,
} from '../../generated/types.ts';
import type { Outcome } from '../../group/operation.ts';
import { isRefused } from '../../repository/index.ts';
import { inboundErrors } from './errors.ts';
import { showEvent } from './history.ts';
import type { InboundCall } from './service.ts';

/** Maximum number of bookmarks of a workspace: their events are never pruned. */
const most = 100;

const reasons = {
  not_found: inboundErrors.automation_event_not_found,
  taken: inboundErrors.automation_bookmark_taken,
  too_many: inboundErrors.too_many_automation_bookmarks,
} as const;

export async function bookmarkEvent({
  input: { name },
  params: { event_id: id = '' },
  principal,
  repository,
  now,
}: InboundCall<BookmarkAutomationEventRequest>): Promise<Outcome<AutomationEvent>> {
  const at = new Date(now).toISOString();
  const event = await repository.automation.setBookmark(principal.workspaceId, id, { name, at, most });
  if (isRefused(event)) throw new MarketplaceError(reasons[event.refused]);
  return { result: showEvent(event, now) };
}

export async function removeBookmark({
  params: { event_id: id = '' },
  principal,
  repository,
  now,
}: InboundCall<NoInput>): Promise<Outcome<AutomationEvent>> {
  const event = await repository.automation.removeBookmark(principal.workspaceId, id);
  if (isRefused(event)) throw new MarketplaceError(reasons.not_found);
  return { result: showEvent(event, now) };
}

export async function listBookmarks({
  principal,
  repository,
}: InboundCall<NoInput>): Promise<Outcome<AutomationBookmark[]>> {
  return { result: [...(await repository.automation.listBookmarks(principal.workspaceId))] };
}
