import { dropForeignKeys } from './0009-drop-foreign-keys.ts';
import { recollate } from './0010-recollate.ts';
import type { Step } from './migration.ts';

/** Steps that SQL cannot express, because their statements depend on what is there, by their names in the files. */
export const codedSteps: Readonly<Record<string, (schema: string) => readonly Step[]>> = {
  'drop-foreign-keys': dropForeignKeys,
  recollate,
};
