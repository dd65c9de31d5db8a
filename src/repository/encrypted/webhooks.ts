/** What webhooks do besides encrypting what passes: deliveries that cannot be sent wait, and a rotation compares secrets. */

import { after } from '../../common/concurrency/awaitable.ts';
import type { WebhookEndpointRecord } from '../../generated/types.ts';
import {
  type Claim,
  isRefused,
  refuse,
  type Settlement,
  type StoredSettlement,
  type WebhookJob,
} from '../index.ts';
import type { SecretRotation } from '../webhook-endpoints.ts';
import { type EncryptedMethods, type Encryption, opened, usable } from './methods.ts';
import { SkippedLanes } from './skipped-lanes.ts';

type Endpoint = Readonly<WebhookEndpointRecord>;

/** How often a rotation is tried again, because the stored text of the same secret has become another one. */
const maxTries = 5;

export function webhookMethods(encryption: Encryption): EncryptedMethods {
  const { call, records, tell } = encryption;
  const skipped = new SkippedLanes();

  const rotate = async (workspaceId: string, id: string, rotation: SecretRotation): Promise<unknown> => {
    const { from } = rotation;
    const place = records.placeOf(workspaceId, id);
    for (let tried = 1; ; tried += 1) {
      const secret = records.sealText(rotation.secret, place, 'secrets');
      // Nothing is compared, or it is stored as it is given.
      if (from === undefined || !records.hasKeys)
        return opened(
          encryption,
          await call('rotateSecret', workspaceId, id, { ...rotation, secret }),
          workspaceId,
        );
      const found = (await call('findEndpoint', workspaceId, id)) as Endpoint | null | undefined;
      const current = found?.secrets?.[0]?.secret;
      if (current !== undefined && records.open(current, place, 'secrets') !== from) return refuse('changed');
      // In the step of the storage, it is compared as it is stored.
      const expected = current === undefined ? rotation : { ...rotation, from: current };
      const rotated = await call('rotateSecret', workspaceId, id, { ...expected, secret });
      const isBeaten = isRefused(rotated) && (rotated as { refused?: string }).refused === 'changed';
      if (!isBeaten || tried === maxTries) return opened(encryption, rotated, workspaceId);
    }
  };

  const methods = {
    rotateSecret: rotate,
    claim(claim: Claim) {
      const rooms = skipped.among(claim.rooms);
      return after(call('claim', rooms === claim.rooms ? claim : { ...claim, rooms }), jobs =>
        usable(encryption, jobs as readonly WebhookJob[], async unusable => {
          for (const job of unusable) skipped.add(job);
          try {
            // Anyone who has the key may take them at once.
            await call('release', claim.token, unusable);
          } catch (error) {
            tell(error);
          }
        }),
      );
    },
    settle(token: string, settlements: readonly Settlement[], options?: object) {
      const originals = new Map<Settlement, Settlement>();
      const given = settlements.map(settlement => {
        const { workspaceId, follow } = settlement;
        if (follow === undefined) return settlement;
        const wrapped: Settlement = {
          ...settlement,
          follow: fared => follow({ ...fared, endpoint: records.openRecord(fared.endpoint, workspaceId) }),
        };
        originals.set(wrapped, settlement);
        return wrapped;
      });
      return after(call('settle', token, given, options), stored =>
        (stored as readonly StoredSettlement[]).map(one => ({
          ...one,
          settlement: originals.get(one.settlement) ?? one.settlement,
        })),
      );
    },
  };
  return methods as unknown as EncryptedMethods;
}
