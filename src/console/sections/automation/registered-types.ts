/** The registered types of a workspace, for pages that list or offer event types. */
import type { AutomationService } from '../../../automation/service.ts';
import type { ListRegisteredTypes } from '../../section.ts';

export const listRegisteredTypes: ListRegisteredTypes<'automation' | 'webhooks', AutomationService> = async (
  { repository, service },
  workspaceId,
) => {
  const { types } = await service.types.of(repository.automation, workspaceId);
  return [...types.values()].map(({ type, description, data_example: example }) => ({
    type,
    description,
    example,
    path: `/automation/event-types/${encodeURIComponent(type)}`,
  }));
};
