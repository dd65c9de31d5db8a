/** The actions on inbound endpoints, hooks, routes, event types, events and their deliveries. */
import * as delivery from './delivery.ts';
import * as history from './history.ts';
import { hookActions } from './hooks.ts';
import { inboundActions } from './inbound.ts';
import { inboundTestActions } from './inbound-test.ts';
import { routeActions } from './routes.ts';
import { typeActions } from './types.ts';

export const actions = {
  ...inboundActions,
  ...inboundTestActions,
  ...hookActions,
  ...routeActions,
  ...typeActions,
  ...history,
  ...delivery,
};
