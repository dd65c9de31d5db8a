/** Faults of an adapter that replaces secrets in a pass over all records. */
import type { RewriteSecrets } from '../../../../src/repository/index.ts';
import { type Faults, type Plant, turn } from './plant.ts';

/** It stores what it has made of an earlier state of the record. */
const stale =
  (part: 'webhooks' | 'automation' | 'messaging'): Plant =>
  repository => {
    const owner = repository[part] as unknown as {
      rewriteSecrets: RewriteSecrets<{ id: string }, 'id'>;
    };
    const { rewriteSecrets } = owner;
    owner.rewriteSecrets = async (rewrite, page) => {
      const found = new Map<string, ReturnType<typeof rewrite>>();
      await rewriteSecrets((workspaceId, record) => {
        found.set(`${workspaceId} ${record.id}`, rewrite(workspaceId, record));
        return null;
      }, page);
      await turn();
      return rewriteSecrets((workspaceId, { id }) => found.get(`${workspaceId} ${id}`) ?? null, page);
    };
  };

export const rewritingFaults: Faults = {
  'puts back a secret that was rotated while it was encrypted': stale('webhooks'),
  'puts back a verification that was changed while it was encrypted': stale('automation'),
  'puts back settings that were changed while they were encrypted': stale('messaging'),
};
