/** How many links a workspace has. */
import type { Counted } from '../database/counted.ts';

export const countedLinks = (
  schema: string,
  workspaceId: string,
  most = Number.POSITIVE_INFINITY,
): Counted => ({
  workspaceId,
  name: 'links',
  recount: [`select count(*) as count from ${schema}links where workspace_id = $1`, [workspaceId]],
  most,
});
