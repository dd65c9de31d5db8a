import type { MessageRecord } from '../../../generated/types.ts';
import { type MessagingRepository, refuse } from '../../../repository/index.ts';
import { mediaIdOf } from '../../rules/files.ts';
import { advanced, edited, reacted } from '../../rules/messages.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { changingMessages, noEvents } from './change-one.ts';
import { keepMedia } from './lock.ts';

type Message = Readonly<MessageRecord>;
type ChangeMethods = Pick<MessagingRepository, 'advanceMessage' | 'changeMessage' | 'react'>;

export function postgresMessageChanges(database: Database): ChangeMethods {
  const { schema } = database;
  const changeOne = changingMessages(database);

  return {
    async advanceMessage(workspaceId, instanceId, name, progress, { generation, events = noEvents } = {}) {
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
      { generation, when = () => true, events = noEvents } = {},
    ) {
      const copy = structuredClone(given);
      const media = 'content' in copy ? mediaIdOf(copy) : null;
      const change = async (message: Message, run: RunStatement) => {
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

    async react(workspaceId, instanceId, name, reaction, { generation, events = noEvents } = {}) {
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
