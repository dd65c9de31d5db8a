/** Whatever receives the events of a workspace, with the names that a trace gives them. */
import type {
  AutomationRouteConfig,
  AutomationTraceDelivery,
  WebhookEndpointRecord,
} from '../generated/types.ts';
import type { Parts } from '../repository/index.ts';

type Endpoint = Readonly<WebhookEndpointRecord>;
type Receiver = AutomationTraceDelivery['receiver'];

export interface TracedReceivers {
  readonly all: readonly Endpoint[];
  /** One that was deleted since has its id as its name. */
  of(id: string): Receiver;
  /** Whether a route sends what it makes to hooks. */
  hasHooks(routeId: string): boolean;
}

export async function tracedReceivers(
  { webhooks }: Pick<Parts, 'webhooks'>,
  workspaceId: string,
): Promise<TracedReceivers> {
  const all = [
    ...(await webhooks.listEndpoints(workspaceId)),
    ...(await webhooks.listEndpoints(workspaceId, { kind: 'hook' })),
    ...(await webhooks.listEndpoints(workspaceId, { kind: 'route' })),
  ];
  const known = new Map(all.map(one => [one.id, shown(one)]));
  return {
    all,
    of: id => known.get(id) ?? { id, kind: 'webhook', name: id },
    hasHooks: routeId => {
      const { config } = all.find(({ id }) => id === routeId) ?? {};
      return ((config as AutomationRouteConfig | undefined)?.hooks.length ?? 0) > 0;
    },
  };
}

const shown = ({ id, kind, description, url }: Endpoint): Receiver => ({
  id,
  kind: kind === 'hook' || kind === 'route' ? kind : 'webhook',
  name: description === '' ? url : description,
});
