/** Bookmarks over HTTP: events that are kept under a name, as samples for routes and tests. */
import { MarketplaceError } from '../../common/errors.ts';
import type {
  AutomationBookmark,
  AutomationEvent,
  BookmarkAutomationEventRequest,
  NoInput,
} from '../../generated/types.ts';
import type { Outcome } from '../../group/operation.ts';
import { limitIn, limitReached } from '../../limits/record-limits.ts';
import { isRefused } from '../../repository/index.ts';
import { automationRecordLimits } from '../record-limits.ts';
import { inboundErrors } from './errors.ts';
import { showEvent } from './history.ts';
import type { InboundCall } from './service.ts';

const reasons = {
  not_found: inboundErrors.automation_event_not_found,
  taken: inboundErrors.automation_bookmark_taken,
} as const;

export async function bookmarkEvent(
  call: InboundCall<BookmarkAutomationEventRequest>,
): Promise<Outcome<AutomationEvent>> {
  const { params, principal, repository, limits, now } = call;
  const { event_id: id = '' } = params;
  const { name } = call.input;
  const at = new Date(now).toISOString();
  // Events with a bookmark are never pruned.
  const most = limitIn(limits, automationRecordLimits, 'bookmarks');
  const event = await repository.automation.setBookmark(principal.workspaceId, id, { name, at, most });
  if (isRefused(event)) {
    if (event.refused === 'too_many') throw limitReached(inboundErrors.too_many_automation_bookmarks, most);
    throw new MarketplaceError(reasons[event.refused]);
  }
  return { result: await showEvent(call, event) };
}

export async function removeBookmark(call: InboundCall<NoInput>): Promise<Outcome<AutomationEvent>> {
  const { params, principal, repository } = call;
  const { event_id: id = '' } = params;
  const event = await repository.automation.removeBookmark(principal.workspaceId, id);
  if (isRefused(event)) throw new MarketplaceError(reasons.not_found);
  return { result: await showEvent(call, event) };
}

export async function listBookmarks({
  principal,
  repository,
}: InboundCall<NoInput>): Promise<Outcome<AutomationBookmark[]>> {
  return { result: [...(await repository.automation.listBookmarks(principal.workspaceId))] };
}
