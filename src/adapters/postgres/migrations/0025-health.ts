import type { Step } from './migration.ts';

/** What holders notice of their instances, and the health that was told. The previous release stores neither. */
export const health = (schema: string): readonly Step[] => [
  { moment: `alter table ${schema}instances add column if not exists vitals json` },
  { moment: `alter table ${schema}instances add column if not exists health json` },
  {
    index: 'messages_waiting',
    on: "messages (workspace_id, instance_id, (coalesce(send_at, created_at))) where state = 'queued'",
  },
];
