import type { AutomationVisit } from './visit.ts';

export interface NamedReceiver {
  readonly name: string;
  readonly kind: 'webhook' | 'hook' | 'route';
}

/** The names of everything in a workspace that receives events, by id. */
export async function receiversOf(
  { repository }: AutomationVisit,
  workspaceId: string,
): Promise<(id: string) => NamedReceiver> {
  const { webhooks } = repository;
  const [plain, hooks, routes] = [
    await webhooks.listEndpoints(workspaceId),
    await webhooks.listEndpoints(workspaceId, { kind: 'hook' }),
    await webhooks.listEndpoints(workspaceId, { kind: 'route' }),
  ];
  const known = new Map<string, NamedReceiver>();
  for (const { id, url, description, kind } of [...plain, ...hooks, ...routes])
    known.set(id, {
      name: description === '' ? url : description,
      kind: kind === 'hook' || kind === 'route' ? kind : 'webhook',
    });
  return id => known.get(id) ?? { name: id, kind: 'webhook' };
}
