import type { WebhookEndpointRecord } from '../../../generated/types.ts';
import type { DataEffects } from '../effect.ts';
import { withoutDeliveriesTo } from './records.ts';

const endpoints: DataEffects<Readonly<WebhookEndpointRecord>> = {
  removed: (data, workspaceId, records) =>
    withoutDeliveriesTo(data, workspaceId, new Set(records.map(({ id }) => id))),
};

export const webhookEffects = { webhook_endpoints: endpoints };
