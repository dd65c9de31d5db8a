import type { Step } from './migration.ts';

/** Files of received messages that are fetched after the message is stored. The previous release stores none. */
export const files = (schema: string): readonly Step[] => [
  { moment: `alter table ${schema}messages add column if not exists file json` },
  { moment: `alter table ${schema}messages add column if not exists file_due_at timestamptz` },
  {
    index: 'messages_files',
    on: 'messages (workspace_id, instance_id, file_due_at, id) where file is not null',
  },
];
