/** What lowdb checks and removes besides the records that a script stores. */
import type { AutomationEndpointRecord, WebhookEndpointRecord } from '../../generated/types.ts';
import type { CollectionName } from '../rules/collections/index.ts';
import { TakenError } from '../rules/scripts/script.ts';
import { findByToken } from './automation/records.ts';
import type { FrozenData } from './data.ts';
import { withoutDeliveriesTo } from './webhooks/records.ts';

export interface Effects<One> {
  /** `before`: the record whose place it takes, if any. @throws TakenError */
  readonly check?: (data: FrozenData, record: One, before: One | undefined) => void;
  readonly removed?: (data: FrozenData, workspaceId: string, records: readonly One[]) => FrozenData;
}

const tokens: Effects<Readonly<AutomationEndpointRecord>> = {
  check(data, { tokens: all }, before) {
    const own = new Set(before?.tokens.map(({ digest }) => digest));
    for (const { digest } of all)
      if (!own.has(digest) && findByToken(data, digest) !== null) throw new TakenError('a token');
  },
};

const deliveries: Effects<Readonly<WebhookEndpointRecord>> = {
  removed: (data, workspaceId, records) =>
    withoutDeliveriesTo(data, workspaceId, new Set(records.map(({ id }) => id))),
};

export const effects: { readonly [Name in CollectionName]?: Effects<never> } = {
  automation_endpoints: tokens,
  webhook_endpoints: deliveries,
};
