/** What PostgreSQL stores besides the records of a collection, in the transaction that changes them. */
import type { AutomationEndpointRecord, WebhookEndpointRecord } from '../../generated/types.ts';
import type { CollectionName } from '../rules/collections/index.ts';
import { TakenError } from '../rules/scripts/script.ts';
import { addTokens, removeTokens } from './automation/tokens.ts';
import type { RunStatement } from './database/database.ts';
import { isDuplicate } from './database/failures.ts';
import { ringBells } from './webhooks/bells.ts';
import { hideDeliveriesTo, isDeleted } from './webhooks/remove.ts';

interface Place {
  readonly run: RunStatement;
  readonly schema: string;
  readonly workspaceId: string;
}

export interface Effects<One> {
  /** Before a record is added. @throws TakenError */
  readonly adding?: (place: Place, record: One) => Promise<void>;
  /** After a record was changed. @throws TakenError */
  readonly changed?: (place: Place, before: One, after: One) => Promise<void>;
  /** After a record was removed. */
  readonly removed?: (place: Place, record: One) => Promise<void>;
}

/** Tokens are unique in the whole storage. */
async function takeTokens(
  { run, schema, workspaceId }: Place,
  endpointId: string,
  tokens: AutomationEndpointRecord['tokens'],
): Promise<void> {
  if (tokens.length === 0) return;
  try {
    await addTokens(run, schema, [{ workspaceId, endpointId, tokens }]);
  } catch (error) {
    throw isDuplicate(error) ? new TakenError('a token') : error;
  }
}

const automationEndpoints: Effects<Readonly<AutomationEndpointRecord>> = {
  adding: (place, { id, tokens }) => takeTokens(place, id, tokens),
  async changed(place, before, after) {
    const [old, kept] = [before, after].map(({ tokens }) => new Set(tokens.map(({ digest }) => digest)));
    await takeTokens(
      place,
      after.id,
      after.tokens.filter(({ digest }) => !old?.has(digest)),
    );
    await removeTokens(
      place.run,
      place.schema,
      before.tokens.filter(({ digest }) => !kept?.has(digest)),
    );
  },
  removed: ({ run, schema }, { tokens }) => removeTokens(run, schema, tokens),
};

const webhookEndpoints: Effects<Readonly<WebhookEndpointRecord>> = {
  async adding({ run, schema, workspaceId }, { id }) {
    if (await isDeleted(run, schema, workspaceId, id)) throw new TakenError('the id of a deleted endpoint');
  },
  async changed({ run, schema, workspaceId }, before, { id, state, ordered }) {
    // Deliveries that waited during the pause or in a line may be due now.
    if ((state === 'active' && before.state !== state) || ordered !== before.ordered)
      await ringBells(run, schema, [{ workspace_id: workspaceId, endpoint_id: id }]);
  },
  removed: ({ run, schema, workspaceId }, { id }) => hideDeliveriesTo(run, schema, workspaceId, id),
};

export const effects: { readonly [Name in CollectionName]?: Effects<never> } = {
  automation_endpoints: automationEndpoints,
  webhook_endpoints: webhookEndpoints,
};
