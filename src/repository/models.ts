import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { Model } from '../generated/types.ts';
import type { Kinds } from './kinds.ts';

export interface ModelsRepository {
  /** The models that a workspace may use, in a stable order; none if the workspace does not exist. */
  list(workspaceId: string): Awaitable<readonly Model[]>;
}

/** What its methods answer. */
export const modelMethods: Kinds<ModelsRepository> = { list: 'list' };
