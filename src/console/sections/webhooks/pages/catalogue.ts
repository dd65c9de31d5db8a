import type { OfferedEvent } from '../../../../group/event.ts';
import { html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { codeBlock } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';

/** All event types, each with an example that unfolds. */
export const cataloguePage = (frame: Frame, events: readonly OfferedEvent[]): string =>
  layout(
    frame,
    'Events',
    html`<div class="head">
<h1>Events</h1>
<p class="muted">Each event is sent as a JSON object with <code>type</code>, <code>timestamp</code> and <code>data</code>. A <a href="${workspaceHref(frame, '/webhooks')}">webhook</a> subscribes to events by name, by group (<code>key.*</code>) or to all events (<code>*</code>).</p>
</div>
<ul class="event-list">
${events.map(
  ({
    type,
    summary,
    description = '',
    example = {},
  }) => html`<li><details class="fold" id="event-${type}"><summary><h2><code>${type}</code></h2> <span class="muted">${summary}</span></summary>
<div class="stack">
${description !== '' && html`<p>${description}</p>`}
${codeBlock(`example-${type.replaceAll('.', '-')}`, 'Example', JSON.stringify({ type, timestamp: '2026-03-14T09:26:53Z', data: example }, null, 2), 'JSON')}
</div></details></li>\n`,
)}</ul>`,
  );
