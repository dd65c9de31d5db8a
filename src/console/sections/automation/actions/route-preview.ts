/** What a route would make of the sample in its form. */
import { triedOutcome } from '../../../../automation/try-route.ts';
import type { Problem } from '../../../../common/errors/errors.ts';
import { exactPart } from '../../../../common/json/exact-json.ts';
import type { AutomationRoute, TryAutomationRouteRequest } from '../../../../generated/types.ts';
import { createInputReader } from '../../../../http/input.ts';
import { callOf } from '../../../actions/call.ts';
import { filterInput } from '../../../actions/filter-form.ts';
import { prettyJson, readJson } from '../../../json.ts';
import { routeForm } from '../route-form.ts';
import type { RouteForm } from '../views.ts';
import { readWhole } from './read-whole.ts';
import { type AutomationVisit, whenBusy } from './visit.ts';

const reader = createInputReader('TryAutomationRouteRequest');

/** The form with what its filter and mapping make of the sample. `route`: the one to change. */
export async function tried(
  visit: AutomationVisit,
  workspaceId: string,
  given: RouteForm,
  route: AutomationRoute | null,
): Promise<RouteForm> {
  try {
    const found: Problem[] = [];
    const { sample, match, texts } = given;
    const read = readJson(sample);
    const parts = {
      // A form without the field has the stored one.
      filter: route?.filter ?? [],
      ...filterInput(given, found, route),
      ...(match !== null && { filter_match: match }),
      mapping: texts.mapping || null,
      event_type: texts.event_type || null,
      event: read.ok ? read.value : null,
    };
    const input: TryAutomationRouteRequest = readWhole(reader, parts, found);
    const result = await triedOutcome(callOf(visit, workspaceId, input));
    if (result.outcome === 'made') {
      const text = exactPart(result.json, result.value) ?? prettyJson(result.value);
      return { ...given, preview: { outcome: 'made', text } };
    }
    if (result.outcome === 'skipped') {
      const reason = `This event would be skipped. ${result.reason}`;
      return { ...given, preview: { outcome: 'skipped', reason } };
    }
    const { error, isRefused } = result;
    const reason = isRefused ? error : `The mapping failed: ${error}`;
    const errors = { [isRefused ? 'type' : 'mapping']: reason };
    return { ...given, preview: { outcome: 'failed', reason }, errors };
  } catch (error) {
    const errors = whenBusy(error) ?? routeForm.errors(error, given);
    return { ...given, preview: { outcome: 'failed', reason: Object.values(errors).join(' ') }, errors };
  }
}
