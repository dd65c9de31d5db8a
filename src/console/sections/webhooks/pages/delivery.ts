import { html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { attemptSection, deliveryFacts } from '../../../pages/deliveries.ts';
import { codeBlock, csrfField, noticeBox, seenField } from '../../../pages/parts.ts';
import type { DeliveryView, Frame } from '../../../views.ts';

/** One delivery: its attempts, its request, and how a receiver verifies it. */
export function deliveryPage(frame: Frame, view: DeliveryView): string {
  const { delivery, payload, endpoint, headers, canManage, notice } = view;
  const headerText = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return layout(
    frame,
    'Delivery',
    html`<div class="head">
<p class="eyebrow"><a href="${workspaceHref(frame, `/webhooks/${encodeURIComponent(endpoint.id)}`)}">${endpoint.description === '' ? endpoint.url : endpoint.description}</a></p>
<h1>${delivery.event_type}</h1>
</div>
${notice !== null && noticeBox(notice.kind, notice.text)}
${deliveryFacts(
  delivery,
  canManage &&
    delivery.state !== 'pending' &&
    html`<form method="post" action="${workspaceHref(frame, `/webhook-deliveries/${encodeURIComponent(delivery.id)}/replay`)}">${csrfField(frame)}${seenField(frame)}<button class="button primary" type="submit">Replay</button></form>`,
)}
${attemptSection(delivery.attempts)}
<section class="card" aria-labelledby="posted-title"><h2 id="posted-title">Request</h2>
${codeBlock('headers', 'Headers', headerText.join('\n'))}
${codeBlock('payload', 'Body', payload)}
${codeBlock('verify', 'Verify it in JavaScript', verify)}
</section>`,
  );
}

/** With the library of Standard Webhooks, which exists for every common language. */
const verify = `import { Webhook } from "standardwebhooks";

// body: the text as it came, not parsed and written again
const event = new Webhook(process.env.WEBHOOK_SECRET).verify(body, headers);`;
