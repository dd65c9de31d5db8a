/** The headers that sign a delivery, according to Standard Webhooks. */
import type { WebhookSecret } from '../generated/types.ts';
import { signingKeyOf, standardSignature } from '../secrets/standard-webhooks.ts';

/** Secrets are decoded once: an endpoint shares them between its deliveries. */
const keys = new WeakMap<WebhookSecret, Buffer>();

function keyOf(secret: WebhookSecret): Buffer {
  const known = keys.get(secret);
  if (known !== undefined) return known;
  const key = signingKeyOf(secret.secret);
  keys.set(secret, key);
  return key;
}

/** The headers of a delivery, with one signature for each secret that is valid at this time (in milliseconds). */
export function signatureHeaders(
  id: string,
  body: string | Uint8Array,
  secrets: readonly WebhookSecret[],
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  const inUse = secrets.filter(({ expires_at }) => expires_at === null || Date.parse(expires_at) > now);
  const signatures = inUse.map(
    secret => `v1,${standardSignature(keyOf(secret), id, timestamp, body).toString('base64')}`,
  );
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
