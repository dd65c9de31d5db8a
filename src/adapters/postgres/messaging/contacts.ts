import { type MessagingRepository, refuse } from '../../../repository/index.ts';
import { changedContact, mergedContact } from '../../rules/messaging.ts';
import { checkRecord, storable } from '../../rules/storable.ts';
import { selection } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { orTaken } from '../database/failures.ts';
import { AddressedTable } from './addresses.ts';
import { isThere, keepMedia, withHeld } from './lock.ts';
import { publishChannelEvents } from './publish.ts';
import { contactTable } from './rows.ts';

type ContactMethods = Pick<
  MessagingRepository,
  'putContact' | 'listContacts' | 'searchContacts' | 'findContact' | 'changeContact' | 'deleteContact'
>;

export function postgresContacts(database: Database): ContactMethods {
  const { schema } = database;
  const contacts = new AddressedTable(database, contactTable);
  const remove = `delete from ${schema}contacts t where t.workspace_id = $1 and t.instance_id = $2 and t.id = $3
    and ${isThere(schema)} returning ${selection(contactTable, 't')}`;

  return {
    async putContact(
      workspaceId,
      instanceId,
      given,
      { upsert = false, most = Number.POSITIVE_INFINITY, generation, events = () => [] } = {},
    ) {
      checkRecord('messaging.putContact', 'contacts', given);
      const contact = structuredClone({ ...given, instance_id: instanceId });
      const place = [workspaceId, instanceId] as const;
      return orTaken(
        // Nobody else adds one meanwhile.
        withHeld(database, place, { generation, exclusive: true }, async run => {
          await keepMedia(run, schema, workspaceId, [contact.picture_id]);
          const before = await contacts.lock(run, place, { address: contact.address }, undefined);
          if (before !== null && !upsert) return refuse('taken');
          if (before === null && (await contacts.isKnown(run, workspaceId, contact.id)))
            return refuse('taken');
          if (before === null && (await contacts.isFull(run, place, most))) return refuse('too_many');
          const after = before === null ? contact : mergedContact(before.one, contact);
          if (after === before?.one) return after;
          if (before === null) await contacts.add(run, workspaceId, after);
          else await contacts.replace(run, workspaceId, after);
          await publishChannelEvents(run, schema, workspaceId, instanceId, events(after));
          return after;
        }),
      );
    },

    async listContacts(workspaceId, instanceId, query) {
      const { page, next } = await contacts.list([workspaceId, instanceId], query);
      return { contacts: page, next };
    },

    async searchContacts(workspaceId, query) {
      const { page, next } = await contacts.search(workspaceId, query);
      return { contacts: page, next };
    },

    findContact: (workspaceId, instanceId, name) => contacts.find([workspaceId, instanceId], name),

    async changeContact(workspaceId, instanceId, contactId, given, { now, events = () => [] } = {}) {
      const change = structuredClone(given);
      const place = [workspaceId, instanceId] as const;
      return withHeld(database, place, {}, async run => {
        await keepMedia(run, schema, workspaceId, [change.picture_id]);
        const before = await contacts.lock(run, place, { id: contactId }, now);
        if (before === null) return refuse('not_found');
        const after = changedContact(before.one, change, before.now);
        if (after === before.one) return after;
        checkRecord('messaging.changeContact', 'contacts', after);
        await contacts.replace(run, workspaceId, after);
        await publishChannelEvents(run, schema, workspaceId, instanceId, events(after));
        return after;
      });
    },

    async deleteContact(workspaceId, instanceId, contactId, { events = () => [] } = {}) {
      if (!storable(workspaceId, instanceId, contactId)) return refuse('not_found');
      return database.change(workspaceId, async run => {
        const [row] = (await run(remove, [workspaceId, instanceId, contactId])).rows;
        if (row === undefined) return refuse('not_found');
        const contact = contactTable.of(row);
        await publishChannelEvents(run, schema, workspaceId, instanceId, events(contact));
        return contact;
      });
    },
  };
}
