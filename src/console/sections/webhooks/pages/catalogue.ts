import type { OfferedEvent } from '../../../../group/event.ts';
import { html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { codeBlock } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';

/** All event types with examples. */
export const cataloguePage = (frame: Frame, events: readonly OfferedEvent[]): string =>
  layout(
    frame,
    'Events',
    html`<div class="head">
<p class="eyebrow">${frame.current?.workspace.name}</p>
<h1>Events</h1>
<p class="muted">Each event is sent as a JSON object with <code>type</code>, <code>timestamp</code> and <code>data</code>. A <a href="${workspaceHref(frame, '/webhooks')}">webhook</a> subscribes to events by name, by group (<code>key.*</code>) or to all events (<code>*</code>).</p>
</div>
${events.map(
  ({
    type,
    summary,
    description = '',
    example = {},
  }) => html`<section class="card" aria-labelledby="event-${type}">
<h2 id="event-${type}"><code>${type}</code></h2>
<p>${summary}. ${description}</p>
${codeBlock(`example-${type.replaceAll('.', '-')}`, 'Example', JSON.stringify({ type, timestamp: '2026-03-14T09:26:53Z', data: example }, null, 2), 'JSON')}
</section>\n`,
)}`,
  );
