/** Changes one message, with the events of the change. */
import type { MessageRecord } from '../../../generated/types.ts';
import { type MessageName, type MessageRefusal, type Refused, refuse } from '../../../repository/index.ts';
import { checkRecord, storable } from '../../rules/storable.ts';
import { updating } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { correctDue } from './due.ts';
import { lockMessage } from './lock.ts';
import { publishChannelEvents } from './publish.ts';
import { messageTable } from './rows.ts';

type Message = Readonly<MessageRecord>;
type Place = readonly [workspaceId: string, instanceId: string];

interface Changing<Reason extends string, Named extends MessageName> {
  readonly name: Named;
  readonly generation: number | undefined;
  /** The message after the change, or the same one if it changes nothing. */
  readonly change: (
    message: Message,
    run: RunStatement,
  ) => Message | Refused<Reason> | Promise<Message | Refused<Reason>>;
  readonly events: (message: Message) => ReturnType<typeof noEvents>;
}

export const noEvents = (): readonly Parameters<typeof publishChannelEvents>[4][number][] => [];

export function changingMessages(database: Database) {
  const { schema } = database;
  const wake = correctDue(schema);
  return async function changeOne<Reason extends string, Named extends MessageName = MessageName>(
    method: string,
    [workspaceId, instanceId]: Place,
    { name, generation, change, events }: Changing<Reason, Named>,
  ): Promise<Message | Refused<Reason | MessageRefusal<Named>>> {
    if (!storable(workspaceId, instanceId)) return refuse('not_found');
    return database.change<Message | Refused<Reason | MessageRefusal<Named>>>(workspaceId, async run => {
      const row = await lockMessage(run, schema, [workspaceId, instanceId], name, generation);
      if ('refused' in row) return row as Refused<MessageRefusal<Named>>;
      const before = messageTable.of(row);
      const after = await change(before, run);
      if ('refused' in after || after === before) return after;
      checkRecord(method, 'messages', after as MessageRecord);
      const names = changedNames(before, after);
      const values = messageTable.row(workspaceId, after as MessageRecord);
      await run(updating(messageTable, schema, names), [workspaceId, before.id, JSON.stringify(values)]);
      if (isWaking(before, after)) await run(wake, [workspaceId, instanceId, [before.chat]]);
      if (isNews(before, after))
        await publishChannelEvents(run, schema, workspaceId, instanceId, events(after));
      return after;
    });
  };
}

/** The columns that a change of a message may change, so that there are few statements. */
const fared = [
  'external_id',
  'origin_id',
  'state',
  'reason',
  'sending',
  'retry_at',
  'sent_at',
  'delivered_at',
  'read_at',
];
const filed = ['file', 'file_due_at'];
const said = ['content', 'media_id', ...filed, 'edited_at', 'deleted_at', 'state', 'reason', 'retry_at'];

export function changedNames(before: Message, after: Message): readonly string[] {
  if (before.content !== after.content) return said;
  if (before.file !== after.file) return filed;
  return before.reactions === after.reactions ? fared : ['reactions'];
}

/** Whether there is something to tell, which an outcome that comes after the report of the channel is not. */
export const isNews = (before: Message, after: Message): boolean =>
  before.sending === after.sending || before.state === 'queued';

/** Whether the next message of its chat may be taken at another time. */
export const isWaking = (before: Message, after: Message): boolean =>
  before.sending !== after.sending || before.state !== after.state || before.retry_at !== after.retry_at;
