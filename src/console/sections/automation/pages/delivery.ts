import { html } from '../../../html.ts';
import { prettyJson, readJson } from '../../../json.ts';
import { workspaceHref } from '../../../layout.ts';
import { attemptSection, deliveryFacts } from '../../../pages/deliveries.ts';
import { codeBlock, csrfField, seenField } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { AutomationDeliveryView } from '../views.ts';
import { recordHref, shell } from './shell.ts';

/** One delivery: its attempts, and the event that was delivered. */
export function automationDeliveryPage(frame: Frame, view: AutomationDeliveryView): string {
  const { delivery, payload, receiver, canManage, notice } = view;
  const read = readJson(payload);
  const from =
    receiver.kind === 'webhook'
      ? workspaceHref(frame, `/webhooks/${encodeURIComponent(receiver.id)}`)
      : recordHref(frame, `${receiver.kind}s`, receiver.id);
  return shell(
    frame,
    receiver.kind === 'webhook' ? 'events' : `${receiver.kind}s`,
    'Delivery',
    html`<div class="head">
<p class="eyebrow"><a href="${from}">${receiver.name}</a></p>
<h1>${delivery.event_type}</h1>
</div>
${deliveryFacts(
  delivery,
  canManage &&
    delivery.state !== 'pending' &&
    html`<form method="post" action="${recordHref(frame, 'deliveries', delivery.id, '/replay')}">${csrfField(frame)}${seenField(frame)}<button class="button primary" type="submit">Replay</button></form>`,
)}
${attemptSection(delivery.attempts)}
<section class="card" aria-labelledby="event-title"><h2 id="event-title">Event</h2>
${codeBlock('payload', 'Event', read.ok ? prettyJson(read.value) : payload)}
</section>`,
    { notice },
  );
}
