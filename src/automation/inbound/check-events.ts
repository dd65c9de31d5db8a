/** Whether an inbound endpoint takes the events of a request: their types, and their data. */
import { MarketplaceError, type Problem } from '../../common/errors.ts';
import type { AutomationEndpointRecord } from '../../generated/types.ts';
import type { FoundAutomationEndpoint } from '../../repository/index.ts';
import { mostProblems } from '../sandbox/sandbox.ts';
import { unlessBusy } from '../sandbox/unless-busy.ts';
import { allowedTypes, allowsType } from './allowed-types.ts';
import { inboundErrors } from './errors.ts';
import type { ReadEvents } from './read.ts';
import type { ReceiveCall } from './service.ts';

/** @throws MarketplaceError 422 for an event whose type the endpoint does not allow */
export function checkAllowed(
  { event_type, event_types }: AutomationEndpointRecord,
  { drafts, isBatch, typeAt = '/type' }: ReadEvents,
): void {
  const allowed = allowedTypes(event_types);
  const index = drafts.findIndex(({ type }) => type !== event_type && !allowsType(allowed, type));
  if (index === -1) return;
  const pointer = `${isBatch ? `/${index}` : ''}${typeAt}`;
  const reason = `${drafts[index]?.type} is not among the event types that it allows`;
  throw new MarketplaceError(inboundErrors.automation_type_not_allowed, `${pointer} ${reason}`, {
    problems: [{ pointer, reason }],
  });
}

/** @throws MarketplaceError 422 for data that does not match the schema of the endpoint */
export async function checkEventData(
  { service }: Pick<ReceiveCall, 'service'>,
  found: FoundAutomationEndpoint,
  { drafts, isBatch }: ReadEvents,
): Promise<void> {
  const { data_schema: schema } = found.endpoint;
  if (schema === null) return;
  const problems: Problem[] = [];
  let left = 0;
  for (const [index, { data }] of drafts.entries()) {
    const checked = await unlessBusy(service.checks.check(found, schema, data));
    if (checked.ok) continue;
    const place = `${isBatch ? `/${index}` : ''}/data`;
    for (const { pointer, reason } of [checked, ...(checked.further ?? [])])
      problems.push({ pointer: `${place}${pointer}`, reason });
    left += checked.left ?? 0;
  }
  if (problems.length === 0) return;
  const told = problems.slice(0, mostProblems);
  left += problems.length - told.length;
  const sentence = told.map(({ pointer, reason }) => `${pointer} ${reason}`).join('; ');
  const rest = left === 0 ? '' : `; and ${left} more`;
  throw new MarketplaceError(inboundErrors.automation_data_invalid, `${sentence}${rest}`, { problems: told });
}
