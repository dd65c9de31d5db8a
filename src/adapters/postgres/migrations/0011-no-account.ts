import type { Step } from './migration.ts';

/** A workspace may have no account. */
export const noAccount = (schema: string): readonly Step[] => [
  { moment: `alter table ${schema}workspaces alter column account_id drop not null` },
];
