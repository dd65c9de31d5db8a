/** A mock server with its demo data, what plain HTTP says about it, and a receiver of the events. */
import { createHash } from 'node:crypto';
// @ts-expect-error: the built package, which this folder does not depend on
import { startMock } from '../../../dist/mock.js';
import { receiver } from '../receiver.ts';

/** Records of the demo data that the programs ask for. */
export const inputs = {
  WRONG_KEY: 'mk_nobody',
  ITEM_ID: '1042',
  MISSING_ITEM_ID: '999999',
  PURCHASE_CODE: '4f1c9a52-7c1e-4c55-9d0e-2b6a8f3d1e07',
  LINK_URL: 'https://clients.example/made',
  /** A time in seconds since 1970. */
  LINK_EXPIRES: '1904367600',
  EVENT_TYPE: 'client.check',
  MEDIA_ID: 'med_demo_photo',
  LINK_ID: 'lnk_demo_spring',
  INSTANCE_ID: 'ins_demo',
};

export interface World {
  readonly url: string;
  readonly key: string;
  /** The answer to a request with the demo key, or with another. */
  readonly answer: (path: string, method?: string, key?: string) => Promise<Response>;
  // biome-ignore lint/suspicious/noExplicitAny: what the server answers is looked at by the calls
  readonly get: (path: string, method?: string) => Promise<any>;
  readonly digest: (path: string) => Promise<{ sha256: string; size: number }>;
  /** The event with this id as the receiver got it, once it has come. */
  readonly delivered: (id: unknown) => Promise<{ type: unknown; data: unknown }>;
  readonly close: () => Promise<void>;
}

export async function startWorld(): Promise<World> {
  const mock = await startMock();
  const events = await receiver();
  const key: string = mock.keys.studio;
  const answer = (path: string, method = 'GET', other = key) =>
    fetch(`${mock.url}${path}`, { method, headers: { authorization: `Bearer ${other}` } });
  await fetch(`${mock.url}/api/v1/automation/hooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ target_url: events.url, event_type: inputs.EVENT_TYPE }),
  });
  return {
    url: mock.url,
    key,
    answer,
    get: async (path, method) => (await answer(path, method)).json(),
    async digest(path) {
      const content = new Uint8Array(await (await answer(path)).arrayBuffer());
      return { sha256: createHash('sha256').update(content).digest('hex'), size: content.length };
    },
    async delivered(id) {
      // Deliveries may come in any order.
      for (let index = 0; ; index += 1) {
        const event = (await events.body(index)) as { id: unknown; type: unknown; data: unknown };
        if (event.id === id) return event;
      }
    },
    async close() {
      events.close();
      await mock.close();
    },
  };
}
