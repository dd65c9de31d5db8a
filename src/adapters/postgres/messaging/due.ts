/**
 * When the next message of a chat can be taken. Anyone who adds, takes or changes messages of a chat locks the chat first,
 * then its messages, and stores this. A message that waits behind another one may let the chat be due too early:
 * `takeMessages` finds nothing then, and corrects it. Nothing lets it be due too late.
 */

/**
 * The moment for the chat `c`, as an SQL expression. An immediate message is due at once, whatever clock made it. Null:
 * nothing waits, or a message is being sent; one that an earlier generation was sending is found by `takeMessages`.
 */
export function dueOfChat(schema: string): string {
  const queued = (at: string, isScheduled: boolean) => `(select coalesce(q.retry_at, ${at})
      from ${schema}messages q where q.workspace_id = c.workspace_id and q.instance_id = c.instance_id
      and q.chat = c.address and q.state = 'queued' and q.send_at is ${isScheduled ? 'not null' : 'null'}
      order by q.send_at, q.sequence limit 1)`;
  return `case when exists (select 1 from ${schema}messages b where b.workspace_id = c.workspace_id
      and b.instance_id = c.instance_id and b.chat = c.address and b.state = 'queued' and b.sending is not null) then null
    else least(${queued('least(q.created_at, now())', false)}, ${queued('q.send_at', true)}) end`;
}

/** Stores the moment for the chats $3 of the instance $2 of the workspace $1. */
export const correctDue = (
  schema: string,
): string => `update ${schema}chats c set due_at = ${dueOfChat(schema)}
  where c.workspace_id = $1 and c.instance_id = $2 and c.address = any ($3::text[])`;
