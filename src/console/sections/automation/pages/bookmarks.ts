import type { AutomationBookmark } from '../../../../generated/types.ts';
import { timeFrom } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { errorSummary, hasErrors } from '../../../pages/form-parts.ts';
import { emptyList, listTable } from '../../../pages/list-table.ts';
import { csrfField } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { EventView } from '../views.ts';
import { automationHref, field, recordHref, shell } from './shell.ts';

/** The bookmarks of a workspace, by name. */
export const bookmarksPage = (frame: Frame, bookmarks: readonly AutomationBookmark[]): string =>
  shell(
    frame,
    'Bookmarks · History',
    html`<div class="head">
<p class="eyebrow"><a href="${automationHref(frame, '/events')}">History</a></p>
<h1>Bookmarks</h1>
<p class="muted">Events that are kept as samples for routes and tests.</p>
</div>
${
  bookmarks.length === 0
    ? emptyList('No bookmarks', 'The page of an event has the button that gives it a bookmark.')
    : listTable<AutomationBookmark>({
        label: 'Bookmarks',
        rows: bookmarks,
        href: ({ event_id }) => recordHref(frame, 'events', event_id),
        columns: [
          { title: 'Name', cell: ({ name }) => name },
          { title: 'Event', cell: ({ type }) => type },
          { title: 'Event id', cell: ({ event_id }) => html`<code>${event_id}</code>`, wideOnly: true },
          {
            title: 'Bookmarked',
            kind: 'time',
            cell: ({ bookmarked_at }) => timeFrom(frame.seen, bookmarked_at),
            size: 's',
          },
        ],
      })
}`,
  );

/** The button that gives an event a bookmark, or another one. */
export const bookmarkMenu = (frame: Frame, { event, bookmark: { name, errors } }: EventView): Html =>
  html`<details class="menu" name="menu" data-menu${hasErrors(errors) && html` open`}>
<summary class="button">${event.bookmark === undefined ? 'Bookmark' : 'Rename bookmark'}</summary>
<form class="panel stack" method="post" action="${recordHref(frame, 'events', event.id, '/bookmark')}">
${csrfField(frame)}
${errorSummary('bookmark', errors, 'Nothing was saved. Please correct:')}
${field('bookmark', 'name', errors, {
  label: 'Name',
  hint: 'The event is kept under this name, as a sample for routes and tests.',
  control: aria =>
    html`<input name="name" type="text" required maxlength="200" autocomplete="off" value="${name}"${aria}>`,
})}
<p class="actions"><button class="button" type="submit">Save bookmark</button></p>
</form>
</details>`;
