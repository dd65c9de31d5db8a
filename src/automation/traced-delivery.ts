/** A delivery as a trace has it: how it ended, in a word, and why. */
import { isNoMatch } from '../common/text/filter-words.ts';
import type { AutomationTraceDelivery, WebhookAttempt, WebhookDelivery } from '../generated/types.ts';
import { mappingGaveNull } from './run-route.ts';

const maxAttempts = 20;
const maxResponseLength = 200;

type Receiver = AutomationTraceDelivery['receiver'];

export const earlierAttempts = ({ attempts }: WebhookDelivery): number =>
  Math.max(0, attempts.length - maxAttempts);

/** What a route made in any of the attempts. */
export const madeEventsOf = ({ attempts }: WebhookDelivery): readonly string[] => [
  ...new Set(attempts.flatMap(({ made_events = [] }) => made_events)),
];

export function asTraced(delivery: WebhookDelivery, receiver: Receiver): AutomationTraceDelivery {
  const attempts = delivery.attempts
    .slice(-maxAttempts)
    .map(one => ({ ...one, response: one.response?.slice(0, maxResponseLength).toWellFormed() ?? null }));
  return { receiver, ...endOf(delivery, receiver), delivery: { ...delivery, attempts } };
}

function endOf(
  { state, attempts }: WebhookDelivery,
  { kind }: Receiver,
): Pick<AutomationTraceDelivery, 'outcome' | 'reason'> {
  const last = attempts.at(-1);
  const reason = last === undefined ? null : failureOf(last);
  if (state === 'pending') return { outcome: last === undefined ? 'waiting' : 'retrying', reason };
  if (state === 'failed') return { outcome: 'failed', reason };
  const isFiltered = last?.status === null && isNoMatch(last.response);
  if (last === undefined || (kind !== 'route' && !isFiltered)) return { outcome: 'delivered', reason: null };
  if (last.made_events !== undefined) return { outcome: 'made', reason: null };
  const outcome = last.response === mappingGaveNull ? 'dropped' : 'filtered';
  return { outcome, reason: last.response };
}

/** `null` for a success, after which somebody has asked to send it again. */
function failureOf({ status, error }: WebhookAttempt): string | null {
  if (error !== null) return error;
  return status === null || (status >= 200 && status < 300) ? null : `The response had the status ${status}.`;
}
