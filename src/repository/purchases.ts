import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { Purchase } from '../generated/types.ts';
import type { Kinds } from './kinds.ts';

export interface PurchasesRepository {
  /**
   * The purchase with this code in this workspace, with its full item, or `null`. The code comes without spaces around
   * it, and the case of its letters counts unless your storage says otherwise. It must be an indexed look-up
   * by workspace and code together, so that a code of another workspace takes as long as an unknown code.
   */
  findByCode(workspaceId: string, purchaseCode: string): Awaitable<Readonly<Purchase> | null>;
}

/** What its methods answer. */
export const purchaseMethods: Kinds<PurchasesRepository> = { findByCode: 'found' };
