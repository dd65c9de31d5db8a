import type { KeyRecord } from '../../../generated/types.ts';
import type { FoundKey } from '../../../repository/index.ts';
import { derived, type FrozenData } from '../data.ts';

/** The keys of all workspaces. */
export const byDigest = derived((keys: FrozenData['keys']) => {
  const index = new Map<string, FoundKey>();
  for (const [workspaceId, records] of Object.entries(keys))
    for (const key of records) index.set(key.digest, Object.freeze({ workspaceId, key: key as KeyRecord }));
  return index;
});
