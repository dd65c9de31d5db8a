import { workspaceHref } from '../../../layout.ts';
import { deliveryDetail } from '../../../pages/delivery.ts';
import type { AutomationDeliveryView } from '../views.ts';
import { recordHref, shell } from './shell.ts';

/** One delivery: its attempts, and the event that was delivered. */
export function automationDeliveryPage(view: AutomationDeliveryView): string {
  const { frame, delivery, payload, receiver, canManage, notice, query } = view;
  const list = query === '' ? '' : `?${query}`;
  const { kind, id, name } = receiver;
  const isWebhook = kind === 'webhook' || kind === 'destination';
  return shell(
    frame,
    `${delivery.event_type} to ${name}`,
    deliveryDetail(frame, {
      delivery,
      payload,
      kind,
      receiver: [
        isWebhook
          ? workspaceHref(frame, `/webhooks/${encodeURIComponent(id)}`)
          : `${recordHref(frame, `${kind}s`, id)}${list}`,
        name,
      ],
      href: `${recordHref(frame, 'deliveries', delivery.id)}${list}`,
      query,
      event: recordHref(frame, 'events', delivery.event_id),
      replay: canManage ? recordHref(frame, 'deliveries', delivery.id, '/replay') : null,
    }),
    { notice },
  );
}
