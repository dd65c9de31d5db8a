import type { FrozenData } from './data.ts';

/** What a change of a record means for other records, or for its own. */
export interface DataEffects<One> {
  /** `before`: the record whose place it takes, if any. @throws TakenError */
  readonly check?: (data: FrozenData, record: One, before: One | undefined) => void;
  readonly removed?: (data: FrozenData, workspaceId: string, records: readonly One[]) => FrozenData;
}
