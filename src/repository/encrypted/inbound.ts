/** Inbound endpoints of automation, the secrets of whose verification are encrypted. */
import type { AutomationEndpointRecord } from '../../generated/types.ts';
import type { AutomationEndpointChange, FoundAutomationEndpoint } from '../automation.ts';
import { type CallPart, type EncryptedMethods, openedList, openedRecord, withOpened } from './calls.ts';
import type { EncryptedRecord, SecretRecords } from './records.ts';

type Endpoint = Readonly<AutomationEndpointRecord>;

export function inboundMethods(call: CallPart, records: SecretRecords): EncryptedMethods {
  const placeOf = (workspaceId: string, recordId: string): EncryptedRecord => ({
    kind: 'inbound endpoint',
    workspaceId,
    recordId,
  });
  const opener = (workspaceId: string) => (endpoint: Endpoint) => records.openInbound(endpoint, workspaceId);
  /** A method of an endpoint whose last argument is its options. */
  const changing =
    (name: string) =>
    (workspaceId: string, ...args: readonly unknown[]) => {
      const options = withOpened(args.at(-1), opener(workspaceId));
      return openedRecord(call(name, workspaceId, ...args.slice(0, -1), options), opener(workspaceId));
    };

  const methods = {
    createEndpoint: (workspaceId: string, endpoint: Endpoint, options?: object) =>
      changing('createEndpoint')(
        workspaceId,
        records.sealInbound(endpoint, placeOf(workspaceId, endpoint.id)),
        options,
      ),
    listEndpoints: (workspaceId: string) =>
      openedList<Endpoint>(call('listEndpoints', workspaceId), list => list.map(opener(workspaceId))),
    findEndpoint: (workspaceId: string, id: string) =>
      openedRecord(call('findEndpoint', workspaceId, id), opener(workspaceId)),
    findByToken: (digest: string) =>
      openedRecord<FoundAutomationEndpoint>(call('findByToken', digest), found => {
        const endpoint = records.openInbound(found.endpoint, found.workspaceId);
        return endpoint === found.endpoint ? found : { ...found, endpoint };
      }),
    changeEndpoint: (workspaceId: string, id: string, change: AutomationEndpointChange, options?: object) =>
      changing('changeEndpoint')(
        workspaceId,
        id,
        records.sealInbound(change, placeOf(workspaceId, id)),
        options,
      ),
    rotateToken: (workspaceId: string, id: string, rotation: object, options?: object) =>
      changing('rotateToken')(workspaceId, id, rotation, options),
    deleteEndpoint: (workspaceId: string, id: string, options?: object) =>
      changing('deleteEndpoint')(workspaceId, id, options),
  };
  return methods as unknown as EncryptedMethods;
}
