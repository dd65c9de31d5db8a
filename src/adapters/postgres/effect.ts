import type { ScriptSteps } from '../rules/scripts/steps.ts';
import type { RunStatement } from './database/database.ts';

/** The transaction of a change. */
export interface EffectPlace {
  readonly run: RunStatement;
  readonly schema: string;
  readonly workspaceId: string;
}

/** What PostgreSQL stores besides a record, in the transaction that changes it. */
export interface RowEffects<One> {
  /** A condition of the rows `t` that are records: others are left of what was deleted. */
  readonly isThere?: (schema: string) => string;
  /** SQL expressions for columns of a new record whose value is not the `given` one. */
  readonly values?: Readonly<Record<string, string>>;
  /** Before a record is added. @throws TakenError */
  readonly adding?: (place: EffectPlace, record: One) => Promise<void>;
  /** After a record was changed. @throws TakenError */
  readonly changed?: (place: EffectPlace, before: One, after: One) => Promise<void>;
  /** After a record was removed. */
  readonly removed?: (place: EffectPlace, record: One) => Promise<void>;
}

/** A step of a script, in its transaction. */
export type RowStep<Given extends readonly unknown[], Answer = unknown> = (
  place: Pick<EffectPlace, 'run' | 'schema'>,
  ...given: Given
) => Promise<Answer>;

export type RowSteps = {
  readonly [Name in keyof ScriptSteps]: RowStep<Parameters<ScriptSteps[Name]>, ReturnType<ScriptSteps[Name]>>;
};
