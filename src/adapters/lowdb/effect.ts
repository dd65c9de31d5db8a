import type { ScriptSteps } from '../rules/scripts/steps.ts';
import type { FrozenData } from './data.ts';

/** What a change of a record means for other records, or for its own. */
export interface DataEffects<One> {
  /** `before`: the record whose place it takes, if any. @throws TakenError */
  readonly check?: (data: FrozenData, record: One, before: One | undefined) => void;
  readonly removed?: (data: FrozenData, workspaceId: string, records: readonly One[]) => FrozenData;
}

/** The data after a step, and its answer. */
export type DataStep<Given extends readonly unknown[], Answer = unknown> = (
  data: FrozenData,
  ...given: Given
) => { readonly data: FrozenData; readonly answer: Answer };

export type DataSteps = {
  readonly [Name in keyof ScriptSteps]: DataStep<
    Parameters<ScriptSteps[Name]>,
    ReturnType<ScriptSteps[Name]>
  >;
};
