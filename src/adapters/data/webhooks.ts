/** What both adapters do alike with webhooks, apart from how they store it. */
import type { WebhookEndpointRecord, WebhookSecret } from '../../generated/types.ts';
import type { EndpointHealth, SecretRotation, Settlement } from '../../repository/index.ts';

/** How many old secrets stay beside the one in use. */
const mostOld = 9;

/** The secrets after a rotation: the new one first, the old ones until the overlap ends, or earlier. */
export function rotated(
  secrets: readonly WebhookSecret[],
  { secret, oldExpiresAt, now }: SecretRotation,
): WebhookSecret[] {
  const time = (instant: string) => Date.parse(instant);
  const old = secrets
    .map(one => {
      const expires_at =
        one.expires_at !== null && time(one.expires_at) < time(oldExpiresAt) ? one.expires_at : oldExpiresAt;
      return { ...one, expires_at };
    })
    .filter(({ expires_at }) => time(expires_at) > time(now));
  return [{ secret, expires_at: null }, ...old.slice(0, mostOld)];
}

export const healthOf = ({ recent_failures, failing_since }: WebhookEndpointRecord): EndpointHealth => ({
  recent_failures,
  failing_since,
});

/** How an endpoint fares after a try. */
export const healthAfter = (before: EndpointHealth, { state, attempt }: Settlement): EndpointHealth =>
  state === 'succeeded'
    ? { recent_failures: 0, failing_since: null }
    : { recent_failures: before.recent_failures + 1, failing_since: before.failing_since ?? attempt.at };
