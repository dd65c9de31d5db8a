import type { WebhookEndpointRecord } from '../../../generated/types.ts';
import { TakenError } from '../../rules/scripts/script.ts';
import type { RowEffects } from '../effect.ts';
import { hideDeliveriesTo, isDeleted } from './remove.ts';
import { insertWakeUps } from './wake-ups.ts';

const endpoints: RowEffects<Readonly<WebhookEndpointRecord>> = {
  async adding({ run, schema, workspaceId }, { id }) {
    if (await isDeleted(run, schema, workspaceId, id)) throw new TakenError('the id of a deleted endpoint');
  },
  async changed({ run, schema, workspaceId }, before, { id, state, ordered }) {
    // Deliveries that waited during the pause or in a line may be due now.
    if ((state === 'active' && before.state !== state) || ordered !== before.ordered)
      await insertWakeUps(run, schema, [{ workspace_id: workspaceId, endpoint_id: id }]);
  },
  removed: ({ run, schema, workspaceId }, { id }) => hideDeliveriesTo(run, schema, workspaceId, id),
};

export const webhookEffects = { webhook_endpoints: endpoints };
