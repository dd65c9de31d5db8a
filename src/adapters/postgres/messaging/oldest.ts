import { maxLookedAt as most } from '../../../repository/index.ts';

/** Since when the oldest command of an instance waits, as an SQL expression. */
export const oldestCommand = (schema: string): string =>
  `(select (extract(epoch from min(c.created_at)) * 1000)::bigint from (select created_at
      from ${schema}channel_commands where state = 'waiting' order by workspace_id, instance_id limit ${most}) c)`;
