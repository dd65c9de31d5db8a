import type { MessageRecord } from '../../../generated/types.ts';
import { type MessagingRepository, refuse } from '../../../repository/index.ts';
import { mediaIdOf } from '../../data/files.ts';
import { advanced, edited, reacted, settled } from '../../data/messages.ts';
import { checkTimes, checkUnknown } from '../../data/storable.ts';
import { isStorable } from '../database/columns.ts';
import type { Database, Run } from '../database/database.ts';
import { changingMessages, noEvents } from './change-one.ts';
import { keepMedia } from './lock.ts';

type Message = Readonly<MessageRecord>;
type Place = readonly [workspaceId: string, instanceId: string];
type ChangeMethods = Pick<
  MessagingRepository,
  'settleMessage' | 'advanceMessage' | 'changeMessage' | 'react'
>;

export function postgresMessageChanges(database: Database): ChangeMethods {
  const { schema } = database;
  const others = `select 1 from ${schema}messages m
    where m.workspace_id = $1 and m.instance_id = $2 and m.external_id = $3 and m.chat = $4 and m.id <> $5`;
  const changeOne = changingMessages(database);

  /** An id on the channel that no other message of the chat has. */
  async function freeId(run: Run, place: Place, { id, chat, external_id }: Message, given: string | null) {
    if (given === null || external_id !== null || !isStorable(given)) return null;
    return (await run(others, [...place, given, chat, id])).rows.length > 0 ? null : given;
  }

  return {
    async settleMessage(workspaceId, instanceId, messageId, outcome, { generation, events, ...unknown }) {
      checkUnknown('messaging.settleMessage', unknown);
      const place = [workspaceId, instanceId] as const;
      const change = async (message: Message, run: Run) => {
        if (message.sending !== generation) return refuse('changed');
        const given = outcome.state === 'sent' ? outcome.externalId : null;
        return settled(message, outcome, await freeId(run, place, message, given));
      };
      const tell = (message: Message) => events?.(message) ?? [];
      const name = { id: messageId };
      return changeOne('messaging.settleMessage', place, { name, generation, change, events: tell });
    },

    async advanceMessage(
      workspaceId,
      instanceId,
      name,
      progress,
      { generation, events = noEvents, ...unknown } = {},
    ) {
      checkUnknown('messaging.advanceMessage', unknown);
      checkTimes('messaging.advanceMessage', { at: progress.at });
      const change = (message: Message) => advanced(message, progress);
      return changeOne<never>('messaging.advanceMessage', [workspaceId, instanceId], {
        name,
        generation,
        change,
        events,
      });
    },

    async changeMessage(
      workspaceId,
      instanceId,
      name,
      given,
      { generation, when = () => true, events = noEvents, ...unknown } = {},
    ) {
      checkUnknown('messaging.changeMessage', unknown);
      const copy = structuredClone(given);
      const media = 'content' in copy ? mediaIdOf(copy) : null;
      const change = async (message: Message, run: Run) => {
        if (!when(message)) return refuse('changed');
        await keepMedia(run, schema, workspaceId, [media]);
        return edited(message, copy);
      };
      return changeOne('messaging.changeMessage', [workspaceId, instanceId], {
        name,
        generation,
        change,
        events,
      });
    },

    async react(workspaceId, instanceId, name, reaction, { generation, events = noEvents, ...unknown } = {}) {
      checkUnknown('messaging.react', unknown);
      const copy = structuredClone(reaction);
      const change = (message: Message) => reacted(message, copy);
      return changeOne<never>('messaging.react', [workspaceId, instanceId], {
        name,
        generation,
        change,
        events,
      });
    },
  };
}
