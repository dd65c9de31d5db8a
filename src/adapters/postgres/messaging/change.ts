import type { MessageRecord } from '../../../generated/types.ts';
import {
  type MessageName,
  type MessagingRepository,
  type Refused,
  refuse,
} from '../../../repository/index.ts';
import { advanced, edited, reacted, settled } from '../../data/messages.ts';
import { checkRecord, checkTimes, checkUnknown } from '../../data/storable.ts';
import { isStorable, updating } from '../database/columns.ts';
import type { Database, Run } from '../database/database.ts';
import { correctDue } from './due.ts';
import { keepMedia, lockMessage, storable } from './lock.ts';
import { tellWithin } from './publish.ts';
import { mediaIdOf, messageOf, messageTable } from './rows.ts';

type Message = Readonly<MessageRecord>;
type Place = readonly [workspaceId: string, instanceId: string];
type ChangeMethods = Pick<
  MessagingRepository,
  'settleMessage' | 'advanceMessage' | 'changeMessage' | 'react'
>;

interface Changing<Reason extends string> {
  readonly name: MessageName;
  readonly generation: number | undefined;
  /** The message after the change, or the same one if it changes nothing. */
  readonly change: (
    message: Message,
    run: Run,
  ) => Message | Refused<Reason> | Promise<Message | Refused<Reason>>;
  readonly events: (message: Message) => ReturnType<typeof noEvents>;
}

const noEvents = (): readonly Parameters<typeof tellWithin>[4][number][] => [];

export function postgresMessageChanges(database: Database): ChangeMethods {
  const { schema } = database;
  const others = `select 1 from ${schema}messages m
    where m.workspace_id = $1 and m.instance_id = $2 and m.external_id = $3 and m.id <> $4`;
  const wake = correctDue(schema);

  async function changeOne<Reason extends string>(
    method: string,
    [workspaceId, instanceId]: Place,
    { name, generation, change, events }: Changing<Reason>,
  ): Promise<Message | Refused<Reason | 'not_found' | 'lost'>> {
    if (!storable(workspaceId, instanceId)) return refuse('not_found');
    return database.transaction<Message | Refused<Reason | 'not_found' | 'lost'>>(async run => {
      const row = await lockMessage(run, schema, [workspaceId, instanceId], name, generation);
      if ('refused' in row) return row as Refused<'not_found' | 'lost'>;
      const before = messageOf(row);
      const after = await change(before, run);
      if ('refused' in after || after === before) return after;
      checkRecord(method, 'messages', after as MessageRecord);
      const names = changedNames(before, after);
      const values = messageTable.row(workspaceId, after as MessageRecord);
      await run(updating(messageTable, schema, names), [workspaceId, before.id, JSON.stringify(values)]);
      if (isWaking(before, after)) await run(wake, [workspaceId, instanceId, before.chat]);
      if (isNews(before, after)) await tellWithin(run, schema, workspaceId, instanceId, events(after));
      return after;
    });
  }

  /** An id on the channel that no other message of the instance has. */
  async function freeId(run: Run, place: Place, { id, external_id }: Message, given: string | null) {
    if (given === null || external_id !== null || !isStorable(given)) return null;
    return (await run(others, [...place, given, id])).rows.length > 0 ? null : given;
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

/** The columns that a change of a message may change, so that there are few statements. */
const fared = ['external_id', 'state', 'reason', 'sending', 'retry_at', 'sent_at', 'delivered_at', 'read_at'];
const said = ['content', 'media_id', 'edited_at', 'deleted_at', 'state', 'reason', 'retry_at'];

function changedNames(before: Message, after: Message): readonly string[] {
  if (before.content !== after.content) return said;
  return before.reactions === after.reactions ? fared : ['reactions'];
}

/** Whether there is something to tell, which an outcome that comes after the report of the channel is not. */
const isNews = (before: Message, after: Message): boolean =>
  before.sending === after.sending || before.state === 'queued';

/** Whether the next message of its chat may be taken at another time. */
const isWaking = (before: Message, after: Message): boolean =>
  before.sending !== after.sending || before.state !== after.state || before.retry_at !== after.retry_at;
