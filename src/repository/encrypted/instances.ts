/** Instances of messaging, whose settings, and what their drivers keep between connections, are encrypted. */
import type { InstanceRecord } from '../../generated/types.ts';
import type { HeldInstance, InstanceChange } from '../index.ts';
import {
  type CallPart,
  type EncryptedMethods,
  openedList,
  openedRecord,
  type TellUnreadable,
  withOpened,
} from './calls.ts';
import type { EncryptedRecord, SecretRecords } from './records.ts';
import { faultIn } from './unreadable.ts';

type Instance = Readonly<InstanceRecord>;

export function instanceMethods(
  call: CallPart,
  records: SecretRecords,
  tell: TellUnreadable,
): EncryptedMethods {
  const placeOf = (workspaceId: string, recordId: string): EncryptedRecord => ({
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
      openedRecord(
        call(
          'createInstance',
          workspaceId,
          records.sealInstance(instance, placeOf(workspaceId, instance.id)),
          withOpened(options, opener(workspaceId)),
        ),
        opener(workspaceId),
      ),
    listInstances: (workspaceId: string) =>
      openedList<Instance>(call('listInstances', workspaceId), list => list.map(opener(workspaceId))),
    findInstance: (workspaceId: string, id: string) =>
      openedRecord(call('findInstance', workspaceId, id), opener(workspaceId)),
    changeInstance: (workspaceId: string, id: string, change: InstanceChange, options?: object) =>
      openedRecord(
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
      openedRecord(
        call('deleteInstance', workspaceId, id, withOpened(options, opener(workspaceId))),
        opener(workspaceId),
      ),
    claimInstances: (claim: object) => openedList<HeldInstance>(call('claimInstances', claim), usable),
    renewInstances: (held: readonly unknown[], options: object) =>
      openedList<HeldInstance>(call('renewInstances', held, options), usable),
  };
  return methods as unknown as EncryptedMethods;
}
