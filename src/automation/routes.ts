/** Routes over HTTP: make, list, read, change, delete, try. */

import { isDeepStrictEqual } from 'node:util';
import { defined } from '../common/defined.ts';
import { invalidParameters, MarketplaceError, type Problem } from '../common/errors/errors.ts';
import { refusalOfNew } from '../common/errors/id-taken-error.ts';
import { patternProblemIn } from '../common/events/event-pattern.ts';
import { filterProblems } from '../common/events/filter-bounds.ts';
import { eventNamesOf, subscriptionTo } from '../common/events/subscription.ts';
import type {
  AutomationFilter,
  AutomationFilterMatch,
  AutomationRoute,
  AutomationRouteConfig,
  ChangeAutomationRouteRequest,
  CreateAutomationRouteRequest,
  NoInput,
  WebhookEndpointRecord,
} from '../generated/types.ts';
import type { Outcome } from '../group/operation.ts';
import { limitIn, limitReached } from '../limits/record-limits.ts';
import { type EndpointChange, isRefused } from '../repository/index.ts';
import { endpointOf, newEndpoint, stateChange } from './endpoints.ts';
import { automationErrors } from './errors.ts';
import { automationRecordLimits } from './record-limits.ts';
import { unlessBusy } from './sandbox/unless-busy.ts';
import type { AutomationCall } from './service.ts';

/** The placeholder URL of endpoints that are routes: their deliveries are not sent. */
const nowhere = 'urn:koa-marketplace:route';
/** Maximum number of attempts to change a route that others change at the same time. */
const maxTries = 10;

type Route = Readonly<WebhookEndpointRecord>;

const notFound = () => new MarketplaceError(automationErrors.route_not_found);

const configOf = ({ config }: Route) => config as unknown as AutomationRouteConfig;

function showRoute(record: Route): AutomationRoute {
  const { id, description, sources = [] } = record;
  const { filter, filter_match = 'all', mapping, type, hooks } = configOf(record);
  const { state, paused_reason, paused_at, failing_since, recent_failures, created_at } = record;
  return {
    id,
    name: description,
    sources: [...sources],
    event_types: eventNamesOf(record),
    filter,
    filter_match,
    mapping,
    event_type: type,
    hooks,
    state,
    paused_reason,
    paused_at,
    failing_since,
    recent_failures,
    created_at,
  };
}

/**
 * Refuses what the schema of the request cannot refuse: a filter beyond its limits, an invalid mapping, and unknown hooks
 * and inbound endpoints.
 * `known`: what the route has already: inbound endpoints that may be deleted by now, and a filter.
 */
export async function checkRoute(
  {
    filter,
    mapping,
    hooks = [],
    sources = [],
    event_types = [],
  }: {
    readonly event_types?: readonly string[];
    readonly filter?: AutomationFilter;
    readonly mapping?: string | null;
    readonly hooks?: readonly string[];
    readonly sources?: readonly string[];
  },
  { repository, principal, service }: AutomationCall<unknown>,
  known: { readonly sources: readonly string[]; readonly filter?: AutomationFilter } = { sources: [] },
): Promise<void> {
  const { workspaceId } = principal;
  const problems: Problem[] = filterProblems(filter, known.filter);
  const wrong = patternProblemIn(event_types);
  if (wrong !== null) problems.push({ pointer: '/event_types', reason: wrong });
  if (typeof mapping === 'string') {
    const compiled = await unlessBusy(service.mappings.compiles(workspaceId, mapping));
    if (!compiled.ok) problems.push({ pointer: '/mapping', reason: `cannot be read: ${compiled.error}` });
  }
  if (hooks.length > 0) {
    const ids = new Set(
      (await repository.webhooks.listEndpoints(workspaceId, { kind: 'hook' })).map(({ id }) => id),
    );
    for (const [index, id] of hooks.entries())
      if (!ids.has(id))
        problems.push({ pointer: `/hooks/${index}`, reason: 'is not a hook of this workspace' });
  }
  if (sources.some(id => !known.sources.includes(id))) {
    const endpoints = await repository.automation.listEndpoints(workspaceId);
    const ids = new Set([...known.sources, ...endpoints.map(({ id }) => id)]);
    for (const [index, id] of sources.entries())
      if (!ids.has(id))
        problems.push({ pointer: `/sources/${index}`, reason: 'is no inbound endpoint of this workspace' });
  }
  const [first, ...more] = problems;
  if (first !== undefined) throw invalidParameters(first, ...more);
}

export async function listRoutes({
  repository,
  principal,
}: AutomationCall<NoInput>): Promise<Outcome<AutomationRoute[]>> {
  const routes = await repository.webhooks.listEndpoints(principal.workspaceId, { kind: 'route' });
  return { result: routes.map(showRoute) };
}

/** Only what differs from the default is stored. */
const storedMatch = (match: AutomationFilterMatch) => (match === 'all' ? {} : { filter_match: match });

/** `id`: of the route. An existing one is not created again. */
export async function createRoute(
  call: AutomationCall<CreateAutomationRouteRequest>,
  { id }: { readonly id?: string } = {},
): Promise<Outcome<AutomationRoute>> {
  const { input, repository, principal, service, limits, now } = call;
  await checkRoute(input, call);
  const { name, sources = [], event_types = [], filter = [], mapping = null, event_type, hooks } = input;
  const { filter_match: match = 'all' } = input;
  const record = newEndpoint('route', now, {
    url: nowhere,
    description: name,
    sources,
    ...subscriptionTo(event_types, one => service.knows(one)),
    config: { filter, ...storedMatch(match), mapping, type: event_type ?? null, hooks },
    ...defined({ id }),
  });
  const most = limitIn(limits, automationRecordLimits, 'routes');
  const made = await repository.webhooks.createEndpoint(principal.workspaceId, record, { most });
  if (isRefused(made)) {
    if (made.refused === 'too_many') throw limitReached(automationErrors.too_many_routes, most);
    throw refusalOfNew('a new route', made.refused);
  }
  return { result: showRoute(made) };
}

const routeOf = async (call: AutomationCall<unknown>): Promise<Route> => {
  const route = await endpointOf(call, 'route', call.params.route_id ?? '');
  if (route === null) throw notFound();
  return route;
};

export async function getRoute(call: AutomationCall<NoInput>): Promise<Outcome<AutomationRoute>> {
  return { result: showRoute(await routeOf(call)) };
}

/** The changes of a route. Omitted fields stay as they are. */
function changeOf(
  {
    name,
    sources,
    event_types,
    state,
    filter,
    filter_match,
    mapping,
    event_type,
    hooks,
  }: ChangeAutomationRouteRequest,
  route: Route,
  { service, now }: AutomationCall<unknown>,
): EndpointChange {
  const config = configOf(route);
  return {
    ...defined({ description: name, sources }),
    ...(event_types === undefined ? {} : subscriptionTo(event_types, one => service.knows(one))),
    config: {
      filter: filter ?? config.filter,
      ...storedMatch(filter_match ?? config.filter_match ?? 'all'),
      mapping: mapping === undefined ? config.mapping : mapping,
      type: event_type === undefined ? config.type : event_type,
      hooks: hooks ?? config.hooks,
    },
    ...stateChange(state, route, now),
  };
}

export async function changeRoute(
  call: AutomationCall<ChangeAutomationRouteRequest>,
): Promise<Outcome<AutomationRoute>> {
  const { input, repository, principal } = call;
  const before = await routeOf(call);
  await checkRoute(input, call, { sources: before.sources ?? [], filter: configOf(before).filter });
  for (let tries = 0; tries < maxTries; tries += 1) {
    const route = await routeOf(call);
    const changed = await repository.webhooks.changeEndpoint(
      principal.workspaceId,
      route.id,
      changeOf(input, route, call),
      // Another request may have changed the fields that this one keeps.
      { when: one => one.state === route.state && isDeepStrictEqual(one.config, route.config) },
    );
    if (!isRefused(changed)) return { result: showRoute(changed) };
    if (changed.refused === 'not_found') throw notFound();
  }
  throw new MarketplaceError('unavailable');
}

export async function deleteRoute(call: AutomationCall<NoInput>): Promise<Outcome<AutomationRoute>> {
  const { repository, principal } = call;
  const { id } = await routeOf(call);
  const deleted = await repository.webhooks.deleteEndpoint(principal.workspaceId, id);
  if (isRefused(deleted)) throw notFound();
  return { result: showRoute(deleted) };
}
