/** Instances of messaging, whose settings, and what their drivers keep between connections, are encrypted. */
import type { InstanceRecord } from '../../generated/types.ts';
import type { HeldInstance, InstanceChange } from '../index.ts';
import {
  type CallPart,
  type EncryptedMethods,
  type Tell,
  withList,
  withOpened,
  withRecord,
} from './calls.ts';
import type { RecordPlace, SecretRecords } from './records.ts';
import { faultIn } from './unreadable.ts';

type Instance = Readonly<InstanceRecord>;

export function instanceMethods(call: CallPart, records: SecretRecords, tell: Tell): EncryptedMethods {
  const placeOf = (workspaceId: string, recordId: string): RecordPlace => ({
    kind: 'instance',
    workspaceId,
    recordId,
  });
  const opener = (workspaceId: string) => (instance: Instance) => records.openInstance(instance, workspaceId);

  /** Only instances that can connect as they should. The lease of another one ends by itself, and it is told again then. */
  const usable = (list: readonly HeldInstance[]): readonly HeldInstance[] =>
    list.flatMap(held => {
      const instance = records.openInstance(held.instance, held.workspaceId);
      if (instance === held.instance) return [held];
      const fault = faultIn(instance.settings, instance.memory);
      if (fault === null) return [{ ...held, instance }];
      tell(fault);
      return [];
    });

  const methods = {
    createInstance: (workspaceId: string, instance: InstanceRecord, options?: object) =>
      withRecord(
        call(
          'createInstance',
          workspaceId,
          records.sealInstance(instance, placeOf(workspaceId, instance.id)),
          withOpened(options, opener(workspaceId)),
        ),
        opener(workspaceId),
      ),
    listInstances: (workspaceId: string) =>
      withList<Instance>(call('listInstances', workspaceId), list => list.map(opener(workspaceId))),
    findInstance: (workspaceId: string, id: string) =>
      withRecord(call('findInstance', workspaceId, id), opener(workspaceId)),
    changeInstance: (workspaceId: string, id: string, change: InstanceChange, options?: object) =>
      withRecord(
        call(
          'changeInstance',
          workspaceId,
          id,
          records.sealInstance(change, placeOf(workspaceId, id)),
          withOpened(options, opener(workspaceId)),
        ),
        opener(workspaceId),
      ),
    deleteInstance: (workspaceId: string, id: string, options?: object) =>
      withRecord(
        call('deleteInstance', workspaceId, id, withOpened(options, opener(workspaceId))),
        opener(workspaceId),
      ),
    claimInstances: (claim: object) => withList<HeldInstance>(call('claimInstances', claim), usable),
    renewInstances: (held: readonly unknown[], options: object) =>
      withList<HeldInstance>(call('renewInstances', held, options), usable),
  };
  return methods as unknown as EncryptedMethods;
}
