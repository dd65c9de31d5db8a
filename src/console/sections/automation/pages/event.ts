import type { AutomationTrace } from '../../../../generated/types.ts';
import { fullTime } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { detailHead } from '../../../pages/detail.ts';
import { dataBlock } from '../../../pages/json-block.ts';
import { brokenUrl, codeBlock, csrfField, refreshed, seenField } from '../../../pages/parts.ts';
import { recordPage } from '../../../pages/record-page.ts';
import type { Frame } from '../../../views.ts';
import type { EventView } from '../views.ts';
import { eventTrace } from './event-trace.ts';
import { eventBadge } from './history.ts';
import { automationHref, recordHref, shell } from './shell.ts';

/** One event, and what became of it. */
export function eventPage(view: EventView): string {
  const { frame, event, trace, from } = view;
  const href = recordHref(frame, 'events', event.id);
  const live = (id: string, content: Html | false) =>
    html`<span id="${id}" data-refresh="#${id}" data-from="${href}">${content}</span>`;
  return recordPage(view, {
    isEntry: true,
    up: [automationHref(frame, '/events'), 'History'],
    title: event.type,
    documentTitle: `${event.type} ${event.id} · History`,
    status: live('status', eventBadge(event)),
    copy: event.id,
    actions: view.canManage && live('actions', actions(frame, view)),
    facts: [
      [
        'From',
        event.endpoint_id === null
          ? from
          : html`<a href="${recordHref(frame, 'endpoints', event.endpoint_id)}">${from}</a>`,
      ],
      ['Source', html`<code class="token">${brokenUrl(event.source)}</code>`],
      event.source_id !== null && ['Id at the source', html`<code class="token">${event.source_id}</code>`],
      event.subject !== null && ['Subject', event.subject],
      ['Time', fullTime(event.time)],
      ['Received', fullTime(event.received_at)],
    ],
    main: html`<section aria-labelledby="trace-title"><h2 id="trace-title">Trace</h2>
${refreshed('event-trace', href, eventTrace(frame, trace, { event, from }))}
</section>
<section aria-labelledby="data-title"><h2 id="data-title">Data</h2>
${event.data_json === undefined ? dataBlock('data', 'JSON', event.data) : codeBlock('data', 'JSON', event.data_json)}
${event.headers !== undefined && dataBlock('headers', 'Headers', event.headers)}
${event.cloudevent !== undefined && dataBlock('cloudevent', 'CloudEvent', event.cloudevent)}
</section>`,
    hasForms: false,
  });
}

/** An event that is not stored among those of automation, as far as its deliveries tell. */
export function unstoredEventPage(frame: Frame, trace: AutomationTrace): string {
  const [event] = trace.events;
  const title = event?.type ?? trace.event_id;
  return shell(
    frame,
    `${title} ${trace.event_id} · History`,
    html`${detailHead({ isEntry: true, up: [automationHref(frame, '/events'), 'History'], title, copy: trace.event_id })}
<section aria-labelledby="trace-title"><h2 id="trace-title">Trace</h2>
${eventTrace(frame, trace, null)}
</section>`,
  );
}

function actions(frame: Frame, { event, trace }: EventView): Html | false {
  const href = (action: string) => recordHref(frame, 'events', event.id, action);
  if (event.state === 'scheduled')
    return html`<details class="menu" name="menu" data-menu><summary class="button danger">Cancel event</summary>
<form class="panel stack" method="post" action="${href('/cancel')}">${csrfField(frame)}
<p><strong>Cancel this event?</strong> It will not be published. This cannot be undone.</p>
<button class="button danger solid" type="submit">Cancel event</button></form></details>`;
  return (
    trace.deliveries.some(({ delivery }) => delivery.event_id === event.id && delivery.state !== 'pending') &&
    html`<form method="post" action="${href('/replay')}">${csrfField(frame)}${seenField(frame)}<button class="button primary" type="submit">Replay</button></form>`
  );
}
