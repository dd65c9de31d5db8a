import { type MessagingRepository, refuse } from '../../../../repository/index.ts';
import { oldestFirst } from '../../created-first.ts';
import { allows, changedInstance, checkNewInstance, ownerOfUnsent } from '../../messaging.ts';
import { checkRecord } from '../../storable.ts';
import {
  add,
  change,
  find,
  hold,
  holdNow,
  pick,
  refusedIfTaken,
  remove,
  type ScriptRunner,
  step,
} from '../script.ts';

/** Each storage finds one instance, and rewrites secrets, in its own way. */
export function instanceScripts(runner: ScriptRunner) {
  return {
    async createInstance(workspaceId, instance, { most = Number.POSITIVE_INFINITY, events = () => [] } = {}) {
      const record = structuredClone(instance);
      checkNewInstance(record);
      return refusedIfTaken(
        runner.change(workspaceId, function* () {
          if ((yield* hold('workspaces', { id: workspaceId })) === undefined)
            return refuse('workspace_unknown');
          const all = yield* pick('instances', ['id'], { workspace_id: workspaceId });
          if (all.some(({ id }) => id === record.id)) return refuse('taken');
          if (all.length >= most) return refuse('too_many');
          yield* add('instances', record, workspaceId);
          yield* step('publishOfInstance', workspaceId, record.id, events(record));
          return record;
        }),
      );
    },

    listInstances: workspaceId =>
      runner.read(function* () {
        return oldestFirst(yield* find('instances', { workspace_id: workspaceId }));
      }),

    async changeInstance(
      workspaceId,
      instanceId,
      given,
      { generation, interrupt = false, when = () => true, now, events = () => [] } = {},
    ) {
      const wanted = structuredClone(given);
      return runner.change(workspaceId, function* () {
        const held = yield* holdNow('instances', { id: instanceId, workspace_id: workspaceId });
        if (held === undefined) return refuse('not_found');
        const { record: instance } = held;
        if (generation !== undefined && instance.generation !== generation) return refuse('lost');
        if (!when(instance)) return refuse('changed');
        if (!allows(instance, wanted)) return refuse('step');
        const changed = changedInstance(instance, wanted, { interrupt, now: now ?? held.now });
        checkRecord('messaging.changeInstance', 'instances', changed);
        yield* change('instances', instance, changed, workspaceId);
        const owner = ownerOfUnsent(instance, changed);
        if (owner !== null) yield* step('signQueued', workspaceId, instanceId, owner);
        yield* step('publishOfInstance', workspaceId, instanceId, events(changed));
        return changed;
      });
    },

    deleteInstance: async (workspaceId, instanceId, { events = () => [] } = {}) =>
      runner.change(workspaceId, function* () {
        const [instance] = yield* remove('instances', { id: instanceId, workspace_id: workspaceId });
        if (instance === undefined) return refuse('not_found');
        yield* step('publishOfInstance', workspaceId, instanceId, events(instance));
        return instance;
      }),
  } satisfies Partial<MessagingRepository>;
}
