/** Bookmarks of events: their list, and the forms on the page of an event. */
import { bookmarkEvent, listBookmarks, removeBookmark } from '../../../../automation/inbound/bookmarks.ts';
import { MarketplaceError } from '../../../../common/errors.ts';
import type { BookmarkAutomationEventRequest } from '../../../../generated/types.ts';
import { createInputReader } from '../../../../http/input.ts';
import { callOf, orNotFound, redirectWith, sender } from '../../../actions/call.ts';
import type { FormWords } from '../../../actions/form-errors.ts';
import { frameOf } from '../../../actions/frame.ts';
import { requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer } from '../../../visit.ts';
import { bookmarksPage } from '../pages/bookmarks.ts';
import { eventDetail, eventPath } from './history.ts';
import { readWhole } from './read-whole.ts';
import { type AutomationVisit, formErrors } from './visit.ts';

const reader = createInputReader('BookmarkAutomationEventRequest');
const words: FormWords = {
  name: { field: 'name', name: 'The name', told: { minLength: 'Enter a name.' } },
};

export async function showBookmarks(visit: AutomationVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const { result } = await listBookmarks(callOf(visit, current.workspace.id, {}));
  return { html: bookmarksPage(frameOf(visit, { member, current }), result) };
}

export async function bookmarkAutomationEvent(visit: AutomationVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'events');
  const name = form.one('name').trim();
  try {
    const input: BookmarkAutomationEventRequest = readWhole(reader, { name }, []);
    await bookmarkEvent(callOf(visit, workspaceId, input));
  } catch (error) {
    if (error instanceof MarketplaceError && error.status === 404) return orNotFound(Promise.reject(error));
    const isTaken = error instanceof MarketplaceError && error.code === 'automation_bookmark_taken';
    const errors = isTaken ? { name: `${error.message}.` } : formErrors(error, words);
    return { html: await eventDetail(visit, member, { bookmark: { name, errors } }), status: 422 };
  }
  return redirectWith(visit, eventPath(visit), 'bookmarked');
}

export async function deleteBookmark(visit: AutomationVisit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'events');
  await orNotFound(removeBookmark(callOf(visit, workspaceId, {})));
  return redirectWith(visit, eventPath(visit), 'unbookmarked');
}
