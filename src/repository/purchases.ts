import type { Awaitable } from '../common/awaitable.ts';
import type { Purchase } from '../generated/types.ts';

export interface PurchasesRepository {
  /**
   * The purchase with exactly this code in this workspace, with its full item, or `null`. An indexed look-up
   * by workspace and code together, so that another workspace's code takes as long as one that nobody has.
   */
  findByCode(workspaceId: string, purchaseCode: string): Awaitable<Readonly<Purchase> | null>;
}
