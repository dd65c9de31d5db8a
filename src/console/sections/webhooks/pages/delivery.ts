import { html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { deliveryDetail } from '../../../pages/delivery.ts';
import { codeBlock, noticeBox } from '../../../pages/parts.ts';
import type { DeliveryView, Frame } from '../../../views.ts';

/** One delivery: its attempts, and its request. */
export function deliveryPage(frame: Frame, view: DeliveryView): string {
  const { delivery, payload, endpoint, headers, canManage, notice } = view;
  const headerText = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const href = workspaceHref(frame, `/webhook-deliveries/${encodeURIComponent(delivery.id)}`);
  return layout(
    frame,
    `${delivery.event_type} to ${endpoint.description === '' ? endpoint.url : endpoint.description}`,
    html`${notice !== null && noticeBox(notice.kind, notice.text)}
${endpoint.state === 'paused' && delivery.state === 'pending' && html`<p class="notice">The webhook is paused: nothing is sent until you resume it.</p>`}
${deliveryDetail(frame, {
  delivery,
  payload,
  receiver: [
    workspaceHref(frame, `/webhooks/${encodeURIComponent(endpoint.id)}`),
    endpoint.description === '' ? endpoint.url : endpoint.description,
  ],
  href,
  replay: canManage ? `${href}/replay` : null,
  request: html`${codeBlock('target', 'URL', `POST ${endpoint.url}`)}
${codeBlock('headers', 'Headers', headerText.join('\n'))}`,
})}`,
  );
}
