/** Whatever receives the events of a workspace, with the names that a trace gives them. */
import type {
  AutomationRouteConfig,
  AutomationTraceDelivery,
  WebhookEndpointRecord,
} from '../generated/types.ts';
import type { Parts } from '../repository/index.ts';

type Endpoint = Readonly<WebhookEndpointRecord>;
/** The kinds of receivers that are no plain webhooks. */
const otherKinds = ['hook', 'route', 'destination'] as const;

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
  const all = [...(await webhooks.listEndpoints(workspaceId))];
  for (const kind of otherKinds) all.push(...(await webhooks.listEndpoints(workspaceId, { kind })));
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
  kind: otherKinds.find(one => one === kind) ?? 'webhook',
  name: description === '' ? url : description,
});
