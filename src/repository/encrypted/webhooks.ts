/** Webhooks whose secrets, and the values of whose headers, are encrypted. */
import type { WebhookEndpointRecord } from '../../generated/types.ts';
import {
  type Claim,
  isRefused,
  refuse,
  type Settlement,
  type StoredSettlement,
  type WebhookJob,
} from '../index.ts';
import type { EndpointChange, SecretRotation } from '../webhooks.ts';
import {
  type CallPart,
  type EncryptedMethods,
  openedList,
  openedRecord,
  type TellUnreadable,
  withOpened,
} from './calls.ts';
import type { EncryptedRecord, SecretRecords } from './records.ts';
import { SkippedLanes } from './skipped-lanes.ts';
import { faultIn } from './unreadable.ts';

type Endpoint = Readonly<WebhookEndpointRecord>;

/** Why nothing can be sent as it should, or `null`. */
const faultOf = ({ secrets, headers, config }: Endpoint) => faultIn(secrets, headers, config?.credentials);

/** How often a rotation is tried again, because the stored text of the same secret has become another one. */
const maxTries = 5;

export function webhookMethods(
  call: CallPart,
  records: SecretRecords,
  tell: TellUnreadable,
): EncryptedMethods {
  const placeOf = (workspaceId: string, recordId: string): EncryptedRecord => ({
    kind: 'webhook endpoint',
    workspaceId,
    recordId,
  });
  const opener = (workspaceId: string) => (endpoint: Endpoint) => records.openWebhook(endpoint, workspaceId);
  const skipped = new SkippedLanes();

  /** Only jobs that can be sent as they should. The others are released, and wait. */
  function usable(jobs: readonly WebhookJob[], token: string) {
    if (jobs.every(({ workspaceId, endpoint }) => records.openWebhook(endpoint, workspaceId) === endpoint))
      return jobs;
    // Jobs share an endpoint, and what is derived from it.
    const opened = new Map<Endpoint, Endpoint>();
    const unusable: WebhookJob[] = [];
    const left = jobs.flatMap(job => {
      const { workspaceId, endpoint } = job;
      const open = opened.get(endpoint) ?? records.openWebhook(endpoint, workspaceId);
      opened.set(endpoint, open);
      if (open === endpoint) return [job];
      if (faultOf(open) === null) return [{ ...job, endpoint: open }];
      unusable.push(job);
      return [];
    });
    if (unusable.length === 0) return left;
    for (const job of unusable) skipped.add(job);
    for (const endpoint of new Set(opened.values())) {
      const fault = faultOf(endpoint);
      if (fault !== null) tell(fault);
    }
    // Whoever has the key may take them at once.
    const released = (async () => call('release', token, unusable))();
    return released.catch(tell).then(() => left);
  }

  const rotate = async (workspaceId: string, id: string, rotation: SecretRotation): Promise<unknown> => {
    const { from } = rotation;
    const place = placeOf(workspaceId, id);
    for (let tried = 1; ; tried += 1) {
      const secret = records.seal(rotation.secret, place, 'secrets');
      const found = (await call('findEndpoint', workspaceId, id)) as Endpoint | null | undefined;
      const current = found?.secrets?.[0]?.secret;
      if (current !== undefined && records.open(current, place, 'secrets') !== from) return refuse('changed');
      // In the step of the storage, it is compared as it is stored.
      const expected = current === undefined ? rotation : { ...rotation, from: current };
      const rotated = await call('rotateSecret', workspaceId, id, { ...expected, secret });
      const isBeaten =
        isRefused(rotated as Endpoint) && (rotated as { refused?: string }).refused === 'changed';
      if (!isBeaten || tried === maxTries) return openedRecord(rotated, opener(workspaceId));
    }
  };

  const methods = {
    createEndpoint(workspaceId: string, endpoint: WebhookEndpointRecord, options?: object) {
      const sealed = records.sealWebhook(endpoint, placeOf(workspaceId, endpoint.id));
      return openedRecord(call('createEndpoint', workspaceId, sealed, options), opener(workspaceId));
    },
    listEndpoints: (workspaceId: string, query?: object) =>
      openedList<Endpoint>(call('listEndpoints', workspaceId, query), list => list.map(opener(workspaceId))),
    findEndpoint: (workspaceId: string, id: string) =>
      openedRecord(call('findEndpoint', workspaceId, id), opener(workspaceId)),
    changeEndpoint(workspaceId: string, id: string, change: EndpointChange, options?: object) {
      const sealed = records.sealWebhook(change, placeOf(workspaceId, id));
      const given = withOpened(options, opener(workspaceId));
      return openedRecord(call('changeEndpoint', workspaceId, id, sealed, given), opener(workspaceId));
    },
    rotateSecret(workspaceId: string, id: string, rotation: SecretRotation) {
      if (records.hasKeys && rotation.from !== undefined) return rotate(workspaceId, id, rotation);
      const secret = records.seal(rotation.secret, placeOf(workspaceId, id), 'secrets');
      return openedRecord(
        call('rotateSecret', workspaceId, id, { ...rotation, secret }),
        opener(workspaceId),
      );
    },
    deleteEndpoint: (workspaceId: string, id: string) =>
      openedRecord(call('deleteEndpoint', workspaceId, id), opener(workspaceId)),
    claim(claim: Claim) {
      const rooms = skipped.among(claim.rooms);
      const given = rooms === claim.rooms ? claim : { ...claim, rooms };
      return openedList<WebhookJob>(call('claim', given), jobs => usable(jobs, claim.token));
    },
    settle(token: string, settlements: readonly Settlement[], options?: object) {
      const originals = new Map<Settlement, Settlement>();
      const given = settlements.map(settlement => {
        const { workspaceId, follow } = settlement;
        if (follow === undefined) return settlement;
        const wrapped: Settlement = {
          ...settlement,
          follow: fared => follow({ ...fared, endpoint: opener(workspaceId)(fared.endpoint) }),
        };
        originals.set(wrapped, settlement);
        return wrapped;
      });
      return openedList<StoredSettlement>(call('settle', token, given, options), stored =>
        stored.map(one => ({ ...one, settlement: originals.get(one.settlement) ?? one.settlement })),
      );
    },
  };
  return methods as unknown as EncryptedMethods;
}
