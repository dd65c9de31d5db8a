/** What a route would do with an event, and why. */
import { invalidParameters, MarketplaceError } from '../common/errors/errors.ts';
import { checkPatterns } from '../common/events/event-pattern.ts';
import { filterProblems } from '../common/events/filter-bounds.ts';
import { exactPart } from '../common/json/exact-json.ts';
import { roundedIn } from '../common/json/non-finite-numbers.ts';
import { whyNoMatchInFull } from '../common/text/filter-words.ts';
import type { AutomationRouteTry, TryAutomationRouteRequest } from '../generated/types.ts';
import type { Outcome } from '../group/operation.ts';
import { allowsType } from './inbound/allowed-types.ts';
import { inboundErrors } from './inbound/errors.ts';
import { checkRegistered } from './inbound/registered-types.ts';
import { publishedEvent } from './published-event.ts';
import { registeredOutcome } from './registered-outcome.ts';
import { type RouteOutcome, runRoute } from './run-route.ts';
import { unlessBusy } from './sandbox/unless-busy.ts';
import type { AutomationCall } from './service.ts';

type TryCall = AutomationCall<TryAutomationRouteRequest>;

/** An event, its text, and the inbound endpoint that it came from. */
interface Tried {
  readonly event: { readonly type?: unknown; readonly data?: unknown };
  readonly text: string;
  readonly endpointId: string | null;
}

const endpointSource = /^\/automation\/endpoints\/([^/]+)$/;

/** @throws MarketplaceError 400 for no event, for two, and for one that may have been rounded, 404 for one that is not stored */
async function triedEvent({ input, principal, repository }: TryCall): Promise<Tried> {
  const { event, event_id: id } = input;
  if (event !== undefined && id !== undefined)
    throw invalidParameters({ pointer: '/event_id', reason: 'must not be given with event' });
  if (event !== undefined) {
    const rounded = roundedIn(event);
    if (rounded !== null)
      throw invalidParameters({
        pointer: `/event${rounded}`,
        reason: 'is beyond 2^53 and may have been rounded: publish the event, and give its id as event_id',
      });
    const [, endpointId = null] = endpointSource.exec(String(event.source)) ?? [];
    return { event, text: JSON.stringify(event), endpointId };
  }
  if (id === undefined)
    throw invalidParameters({ pointer: '/event', reason: 'is required, unless event_id is given' });
  const stored = await repository.automation.findEvent(principal.workspaceId, id);
  if (stored === null) throw new MarketplaceError(inboundErrors.automation_event_not_found);
  const { payload } = publishedEvent(stored);
  return { event: JSON.parse(payload), text: payload, endpointId: stored.endpoint_id };
}

/** Why a route does not take an event, before its mapping is run; `null` if it does. */
function whyNotTaken(
  { event_types: types = [], sources = [], filter = [], filter_match: match }: TryAutomationRouteRequest,
  { event, endpointId }: Tried,
): string | null {
  if (sources.length > 0 && !sources.includes(endpointId ?? ''))
    return `The source does not fit: the event came ${endpointId === null ? 'from no inbound endpoint' : `from ${endpointId}`}.`;
  if (types.length > 0 && !allowsType(types, String(event.type)))
    return `The type does not fit: it is ${JSON.stringify(event.type)?.slice(0, 200)}.`;
  return whyNoMatchInFull(filter, match, event);
}

/** The schema of the reply allows any value, which its type does not say. */
const none = null as unknown as AutomationRouteTry['value'];

/** What a route would do with an event. Nothing is stored or sent. */
export async function triedOutcome(call: TryCall): Promise<RouteOutcome> {
  const { input, principal, service, repository } = call;
  const { workspaceId } = principal;
  const [problem, ...more] = filterProblems(input.filter);
  if (problem !== undefined) throw invalidParameters(problem, ...more);
  const tried = await triedEvent(call);
  const reason = whyNotTaken(input, tried);
  if (reason !== null) return { outcome: 'skipped', reason };
  const { mapping = null, event_type: given = null } = input;
  const { event, text } = tried;
  return registeredOutcome(
    await unlessBusy(runRoute({ filter: [], mapping }, event, text, service.mappings, workspaceId)),
    { given, kept: event.type, isOwn: service.knows(String(event.type)) },
    events => checkRegistered(service, repository.automation, workspaceId, events),
  );
}

export async function tryRoute(call: TryCall): Promise<Outcome<AutomationRouteTry>> {
  checkPatterns(call.input.event_types);
  const run = await triedOutcome(call);
  const exact = run.outcome === 'made' ? exactPart(run.json, run.value) : null;
  return {
    result: {
      outcome: run.outcome,
      value: run.outcome === 'made' ? (run.value as AutomationRouteTry['value']) : none,
      ...(exact !== null && { value_json: exact }),
      error: run.outcome === 'failed' ? run.error : null,
      reason: run.outcome === 'skipped' ? run.reason : null,
    },
  };
}
