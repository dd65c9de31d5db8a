/** What a change of a message changes. */
import type { MessageRecord } from '../../../generated/types.ts';
import { updating } from '../database/columns.ts';
import type { RowSteps } from '../effect.ts';
import { correctDue } from './due.ts';
import { messageTable } from './rows.ts';

type Message = Readonly<MessageRecord>;

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

export const changeMessage: RowSteps['changeMessage'] = async (
  { run, schema },
  workspaceId,
  before,
  after,
) => {
  const { id, instance_id, chat } = before;
  const values = JSON.stringify(messageTable.row(workspaceId, after));
  await run(updating(messageTable, schema, changedNames(before, after)), [workspaceId, id, values]);
  if (isWaking(before, after)) await run(correctDue(schema), [workspaceId, instance_id, [chat]]);
};
