/** Sends signed webhooks with undici. */
import { createHmac } from 'node:crypto';
import { Agent } from 'undici';

export const keyOf = secret => Buffer.from(secret.slice('whsec_'.length), 'base64');

/** `post(url, id, payload, key)` over as many connections. */
export function postsOver(connections) {
  const agent = new Agent({ connections });
  let place;
  return async (to, id, payload, key) => {
    place ??= new URL(to);
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${payload}`).digest('base64');
    const { statusCode, body } = await agent.request({
      origin: place.origin,
      path: place.pathname,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
      },
      body: payload,
    });
    return { status: statusCode, text: await body.text() };
  };
}
