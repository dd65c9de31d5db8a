import { type Html, html } from '../../../html.ts';
import { workspaceHref } from '../../../layout.ts';
import { deliveryDetail } from '../../../pages/delivery.ts';
import { closeLink } from '../../../pages/panes.ts';
import { buttonForm, codeBlock } from '../../../pages/parts.ts';
import { timeline } from '../../../pages/timeline.ts';
import type { Frame } from '../../../views.ts';
import type { DeliveryView } from '../views.ts';
import { isDestination, webhookTitle } from './title.ts';

export const deliveryTitle = (view: Pick<DeliveryView, 'delivery' | 'endpoint'>): string =>
  `${view.delivery.event_type} to ${webhookTitle(view.endpoint)}`;

/** One delivery: its attempts, its request, and what else became of the event. `list`: URL of the list beside it. */
export function deliveryPart(frame: Frame, list: string, view: DeliveryView): Html {
  const { delivery, payload, endpoint, headers, canManage } = view;
  const headerText = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const query = list.split('?')[1] ?? '';
  const hrefOf = (id: string) =>
    `${workspaceHref(frame, `/webhook-deliveries/${encodeURIComponent(id)}`)}${query && `?${query}`}`;
  const href = workspaceHref(frame, `/webhook-deliveries/${encodeURIComponent(delivery.id)}`);
  const webhook = workspaceHref(frame, `/webhooks/${encodeURIComponent(endpoint.id)}`);
  const isPaused = endpoint.state === 'paused';
  return html`${isPaused && (delivery.state === 'pending' || canManage) && html`<div class="notice with-action"><p>${pausedWords(delivery, webhook)}</p>${canManage && buttonForm(frame, `${webhook}/resume`, 'Resume webhook', 'small')}</div>`}
${deliveryDetail(frame, {
  delivery,
  payload,
  up: [list, 'Deliveries'],
  close: closeLink(list),
  receiver: [webhook, webhookTitle(endpoint)],
  href: hrefOf(delivery.id),
  replay: canManage ? `${href}/replay` : null,
  skip: canManage && endpoint.ordered === true ? `${href}/skip` : null,
  isPaused,
  isOrdered: endpoint.ordered === true,
  query,
  request: html`${isDestination(endpoint) ? codeBlock('target', 'Destination', endpoint.url) : codeBlock('target', 'URL', `POST ${endpoint.url}`)}
${codeBlock('headers', 'Headers', headerText.join('\n'))}`,
  event: eventHref(frame, delivery.event_id),
  trace: trace(frame, view, hrefOf),
})}`;
}

const pausedWords = ({ state }: DeliveryView['delivery'], webhook: string): Html =>
  state === 'pending'
    ? html`The <a href="${webhook}">webhook is paused</a>: nothing is sent until you resume it.`
    : html`The <a href="${webhook}">webhook is paused</a>: what you resend waits until you resume it.`;

/** The event, and all its deliveries to webhooks. */
function trace(frame: Frame, { delivery, siblings }: DeliveryView, hrefOf: (id: string) => string): Html {
  const { event_id: id, event_type: type } = delivery;
  const all = workspaceHref(frame, `/webhook-deliveries?event=${encodeURIComponent(id)}`);
  return timeline(
    [
      { at: delivery.created_at, words: type, href: eventHref(frame, id), note: 'happened' },
      ...siblings.map(one => ({
        ...one,
        href: hrefOf(one.delivery.id),
        isCurrent: one.delivery.id === delivery.id,
      })),
    ],
    count => html`<a href="${all}">${count} more deliveries</a>`,
  );
}

/** The page of automation that shows the way of an event, to hooks and routes too. */
const eventHref = (frame: Frame, id: string): string | null =>
  frame.pagesOf('automation') !== null
    ? workspaceHref(frame, `/automation/events/${encodeURIComponent(id)}`)
    : null;
