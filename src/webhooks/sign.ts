/** Signatures as Standard Webhooks has them: HMAC-SHA256 over id, timestamp and body, in base64. */
import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookSecret } from '../generated/types.ts';

const prefix = 'whsec_';

export const newSecret = (): string => `${prefix}${randomBytes(24).toString('base64')}`;

const keyOf = (secret: string): Buffer => Buffer.from(secret.slice(prefix.length), 'base64');

/** The headers of a delivery: one signature for each secret that is in use at the instant, in milliseconds. */
export function signatureHeaders(
  id: string,
  body: string,
  secrets: readonly WebhookSecret[],
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  const content = `${id}.${timestamp}.${body}`;
  const inUse = secrets.filter(({ expires_at }) => expires_at === null || Date.parse(expires_at) > now);
  const signatures = inUse.map(
    ({ secret }) => `v1,${createHmac('sha256', keyOf(secret)).update(content).digest('base64')}`,
  );
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
