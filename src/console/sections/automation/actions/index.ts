/** The actions on inbound endpoints, hooks, routes, events and their deliveries. */
export { goToAutomationDelivery, replayAutomationDelivery, showAutomationDelivery } from './delivery.ts';
export {
  cancelAutomationEvent,
  changeRetention,
  goToAutomationEvent,
  goToHistory,
  replayAutomationEvent,
  replayAutomationEvents,
  showAutomationEvent,
  showHistory,
} from './history.ts';
export {
  createHook,
  deleteHook,
  goToHook,
  newHook,
  pauseHook,
  refillHook,
  resumeHook,
  showHook,
  showHooks,
} from './hooks.ts';
export {
  createInboundEndpoint,
  newInboundEndpoint,
  refillEndpoint,
  showInboundEndpoint,
  showInboundEndpoints,
} from './inbound.ts';
export {
  changeInboundEndpoint,
  deleteInboundEndpoint,
  editInboundEndpoint,
  goToEndpoint,
  newInboundTest,
  pauseInboundEndpoint,
  refillChangedEndpoint,
  refillTest,
  resumeInboundEndpoint,
  rotateInboundEndpoint,
  testInboundEndpoint,
} from './inbound-change.ts';
export { createRouteHook, goToNewRoute, refillRouteHook } from './route-hook.ts';
export {
  changeRoute,
  createRoute,
  deleteRoute,
  editRoute,
  goToRoute,
  newRoute,
  pauseRoute,
  refillChangedRoute,
  refillRoute,
  resumeRoute,
  showRoute,
  showRoutes,
} from './routes.ts';
export {
  changeType,
  changeTypePolicy,
  createType,
  deleteType,
  goToType,
  goToTypes,
  newType,
  refillChangedType,
  refillType,
  showType,
  showTypes,
} from './types.ts';
