import { type MessagingRepository, refuse } from '../../../repository/index.ts';
import { changedGroup, replacedGroup } from '../../rules/messaging.ts';
import { checkRecord } from '../../rules/storable.ts';
import type { Database } from '../database/database.ts';
import { AddressedTable } from './addresses.ts';
import { keepMedia, withHeld } from './lock.ts';
import { publishChannelEvents } from './publish.ts';
import { groupTable } from './rows.ts';

type GroupMethods = Pick<
  MessagingRepository,
  'putGroup' | 'listGroups' | 'searchGroups' | 'findGroup' | 'changeGroup'
>;

export function postgresChatGroups(database: Database): GroupMethods {
  const { schema } = database;
  const groups = new AddressedTable(database, groupTable);

  return {
    async putGroup(
      workspaceId,
      instanceId,
      given,
      { generation, most = Number.POSITIVE_INFINITY, events = () => [] } = {},
    ) {
      checkRecord('messaging.putGroup', 'chat_groups', given);
      const group = structuredClone({ ...given, instance_id: instanceId });
      const place = [workspaceId, instanceId] as const;
      // Nobody else adds one meanwhile.
      return withHeld(database, place, { generation, exclusive: true }, async run => {
        await keepMedia(run, schema, workspaceId, [group.picture_id]);
        const before = await groups.lock(run, place, { address: group.address }, undefined);
        if (before === null && (await groups.isKnown(run, workspaceId, group.id))) return refuse('taken');
        if (before === null && (await groups.isFull(run, place, most))) return refuse('too_many');
        const after = before === null ? group : replacedGroup(before.one, group);
        if (after === before?.one) return after;
        if (before === null) await groups.add(run, workspaceId, after);
        else await groups.replace(run, workspaceId, after);
        await publishChannelEvents(run, schema, workspaceId, instanceId, events(after));
        return after;
      });
    },

    async listGroups(workspaceId, instanceId, query) {
      const { page, next } = await groups.list([workspaceId, instanceId], query);
      return { groups: page, next };
    },

    async searchGroups(workspaceId, query) {
      const { page, next } = await groups.search(workspaceId, query);
      return { groups: page, next };
    },

    findGroup: (workspaceId, instanceId, name) => groups.find([workspaceId, instanceId], name),

    async changeGroup(workspaceId, instanceId, name, changeOf, { generation, now, events = () => [] } = {}) {
      const place = [workspaceId, instanceId] as const;
      return withHeld(database, place, { generation }, async run => {
        const before = await groups.lock(run, place, name, now);
        if (before === null) return refuse('not_found');
        const change = structuredClone(changeOf(before.one));
        await keepMedia(run, schema, workspaceId, [change.picture_id]);
        const after = changedGroup(before.one, change, before.now);
        if (after === before.one) return after;
        checkRecord('messaging.changeGroup', 'chat_groups', after);
        await groups.replace(run, workspaceId, after);
        await publishChannelEvents(run, schema, workspaceId, instanceId, events(after));
        return after;
      });
    },
  };
}
