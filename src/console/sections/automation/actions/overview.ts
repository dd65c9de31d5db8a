/** What the first page of a workspace says of its hooks. */
import { brokenWords, isBroken } from '../../../pages/deliveries.ts';
import type { Overview } from '../../../section.ts';
import type { AutomationVisit } from './visit.ts';

export async function overview(
  { repository: { webhooks } }: AutomationVisit,
  workspaceId: string,
): Promise<Overview> {
  const hooks = await webhooks.listEndpoints(workspaceId, { kind: 'hook' });
  return {
    attention: hooks.filter(isBroken).map(hook => ({
      text: `The hook ${hook.description === '' ? hook.url : hook.description} ${brokenWords(hook)}`,
      path: `/automation/hooks/${encodeURIComponent(hook.id)}`,
      isUrgent: true,
    })),
  };
}
