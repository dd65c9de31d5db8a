/** Contacts and groups. */
import type { ChatGroupRecord, ContactRecord } from '../../../../generated/types.ts';
import {
  type AddressName,
  type ChangeOptions,
  type HolderOptions,
  type MessagingRepository,
  type Refused,
  refuse,
} from '../../../../repository/index.ts';
import { changedContact, changedGroup, mergedContact, replacedGroup } from '../../messaging.ts';
import { checkRecord } from '../../storable.ts';
import {
  addUntaken,
  change,
  findOne,
  hold,
  holdNow,
  isFull,
  pick,
  refusedIfTaken,
  remove,
  type Script,
  type ScriptRunner,
  step,
} from '../script.ts';

type Place = readonly [workspaceId: string, instanceId: string];

const whereOf = ([workspaceId, instanceId]: Place, by: AddressName) => ({
  ...('id' in by ? { id: by.id } : { address: by.address }),
  workspace_id: workspaceId,
  instance_id: instanceId,
});

/** What contacts and groups have in common. */
function addressed<One extends Readonly<ContactRecord | ChatGroupRecord>>(
  collection: 'contacts' | 'chat_groups',
) {
  const name = collection as 'contacts';

  function* replace(place: Place, before: One, after: One) {
    const [workspaceId] = place;
    if (after.picture_id !== before.picture_id) yield* step('keepMedia', workspaceId, [after.picture_id]);
    yield* change(name, before as ContactRecord, after as ContactRecord, workspaceId);
  }

  return {
    *find(place: Place, by: AddressName): Script<One | null> {
      return ((yield* findOne(name, whereOf(place, by))) as One | undefined) ?? null;
    },

    /** `replaced`: what takes the place of a record with this address; `null`: nothing does. */
    *put(
      place: Place,
      record: One,
      options: ChangeOptions<One> & HolderOptions & { readonly most?: number },
      replaced: (known: One) => One | null,
    ): Script<One | Refused<'not_found' | 'lost' | 'taken' | 'too_many'>> {
      const { generation, most = Number.POSITIVE_INFINITY, events = () => [] } = options;
      const [workspaceId, instanceId] = place;
      const refused = yield* step('holdInstance', ...place, { generation, isAlone: true });
      if (refused !== null) return refused;
      const known = (yield* hold(name, whereOf(place, { address: record.address }))) as One | undefined;
      const after = known === undefined ? record : replaced(known);
      if (after === null) return refuse('taken');
      if (after === known) return known;
      if (known === undefined) {
        const same = yield* pick(name, ['id'], { id: record.id, workspace_id: workspaceId });
        if (same.length > 0) return refuse('taken');
        const own = { instance_id: instanceId, workspace_id: workspaceId };
        if (yield* isFull(name, own, most)) return refuse('too_many');
        yield* step('keepMedia', workspaceId, [record.picture_id]);
        // A record of a deleted instance, which stays for a while and is not found, may have the id.
        yield* addUntaken(name, record as ContactRecord, workspaceId);
      } else yield* replace(place, known, after);
      yield* step('publishOfInstance', ...place, events(after));
      return after;
    },

    /** `changed`: the record after the change, or the same if it changes nothing. */
    *change(
      method: string,
      place: Place,
      by: AddressName,
      options: ChangeOptions<One> & HolderOptions & { readonly now?: string },
      changed: (one: One, now: string) => One,
    ): Script<One | Refused<'not_found' | 'lost'>> {
      const { generation, now, events = () => [] } = options;
      const refused = yield* step('holdInstance', ...place, { generation });
      if (refused !== null) return refused;
      const held = yield* holdNow(name, whereOf(place, by));
      if (held === undefined) return refuse('not_found');
      const before = held.record as One;
      const after = changed(before, now ?? held.now);
      if (after === before) return before;
      checkRecord(method, collection, after);
      yield* replace(place, before, after);
      yield* step('publishOfInstance', ...place, events(after));
      return after;
    },
  };
}

const contacts = addressed<Readonly<ContactRecord>>('contacts');
const groups = addressed<Readonly<ChatGroupRecord>>('chat_groups');

/** Each storage lists and searches in its own way. */
export function addressBookScripts(runner: ScriptRunner) {
  return {
    async putContact(workspaceId, instanceId, contact, { upsert = false, ...options } = {}) {
      checkRecord('messaging.putContact', 'contacts', contact);
      const record = structuredClone({ ...contact, instance_id: instanceId });
      const place = [workspaceId, instanceId] as const;
      return refusedIfTaken(
        runner.change(workspaceId, () =>
          contacts.put(place, record, options, known => (upsert ? mergedContact(known, record) : null)),
        ),
      );
    },

    findContact: (workspaceId, instanceId, by) =>
      runner.read(() => contacts.find([workspaceId, instanceId], by)),

    async changeContact(workspaceId, instanceId, id, given, options = {}) {
      const wanted = structuredClone(given);
      const place = [workspaceId, instanceId] as const;
      const changed = await runner.change(workspaceId, () =>
        contacts.change('messaging.changeContact', place, { id }, options, (contact, now) =>
          changedContact(contact, wanted, now),
        ),
      );
      // Only a caller with a generation loses an instance.
      return changed as Readonly<ContactRecord> | Refused<'not_found'>;
    },

    deleteContact: (workspaceId, instanceId, id, { events = () => [] } = {}) =>
      runner.change(workspaceId, function* () {
        const [contact] = yield* remove('contacts', whereOf([workspaceId, instanceId], { id }));
        if (contact === undefined) return refuse('not_found');
        yield* step('publishOfInstance', workspaceId, instanceId, events(contact));
        return contact;
      }),

    async putGroup(workspaceId, instanceId, group, options = {}) {
      checkRecord('messaging.putGroup', 'chat_groups', group);
      const record = structuredClone({ ...group, instance_id: instanceId });
      const place = [workspaceId, instanceId] as const;
      return refusedIfTaken(
        runner.change(workspaceId, () =>
          groups.put(place, record, options, known => replacedGroup(known, record)),
        ),
      );
    },

    findGroup: (workspaceId, instanceId, by) => runner.read(() => groups.find([workspaceId, instanceId], by)),

    changeGroup: async (workspaceId, instanceId, by, given, options = {}) =>
      runner.change(workspaceId, () =>
        groups.change('messaging.changeGroup', [workspaceId, instanceId], by, options, (group, now) =>
          changedGroup(group, structuredClone(given(group)), now),
        ),
      ),
  } satisfies Partial<MessagingRepository>;
}
