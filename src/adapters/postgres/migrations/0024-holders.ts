import type { Step } from './migration.ts';

/** Which process holds an instance. Claims of the previous release leave the name of an earlier one. */
export const holders = (schema: string): readonly Step[] => [
  { moment: `alter table ${schema}instances add column if not exists holder text` },
];
