/** Secrets and signatures as Standard Webhooks has them: HMAC-SHA256 over id, timestamp and body. */
import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

export const newSigningSecret = (): string => `${prefix}${randomBytes(24).toString('base64')}`;

/** The key in a secret, with `whsec_` before it or without. */
export const signingKeyOf = (secret: string): Buffer =>
  Buffer.from(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret, 'base64');

/** `key`: see {@link signingKeyOf}. `timestamp` in seconds, as it stands in its header. */
export function standardSignature(
  key: Buffer,
  id: string,
  timestamp: string,
  body: string | Uint8Array,
): Buffer {
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
}
