import type { Step } from './migration.ts';

/** The instances that a webhook wants events of; null: of any. */
export const instances = (schema: string): readonly Step[] => [
  { moment: `alter table ${schema}webhook_endpoints add column if not exists instances text[]` },
];
