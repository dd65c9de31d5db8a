/**
 * Current settings of endpoints: a waiting delivery was leased some time ago, and any process may have updated, paused
 * or deleted its endpoint since.
 */
import type { Awaitable, WebhookJob, WebhooksRepository } from '../repository/index.ts';
import type { Lane } from './lane.ts';

/** Maximum age of cached settings, in milliseconds. */
const mostAge = 1_000;

type Endpoint = WebhookJob['endpoint'];

interface Look {
  readonly at: number;
  /** `null`: the endpoint receives nothing. `undefined`: the storage did not answer. */
  readonly found: Promise<Endpoint | null | undefined>;
}

export class CurrentEndpoints {
  readonly #webhooks: Pick<WebhooksRepository, 'findEndpoint'>;
  readonly #onError: (error: unknown) => void;
  readonly #looks = new WeakMap<Lane, Look>();

  /** `onError` never throws. */
  constructor(webhooks: Pick<WebhooksRepository, 'findEndpoint'>, onError: (error: unknown) => void) {
    this.#webhooks = webhooks;
    this.#onError = onError;
  }

  /**
   * The endpoint of a delivery that was leased at the given time, or `null` if it is paused or deleted. If the storage
   * fails, the settings from the lease are used.
   */
  of({ endpoint }: WebhookJob, lane: Lane, asked: number, now: number): Awaitable<Endpoint | null> {
    if (now - asked < mostAge) return endpoint;
    let look = this.#looks.get(lane);
    if (look === undefined || now - look.at >= mostAge) {
      look = { at: now, found: this.#find(lane) };
      this.#looks.set(lane, look);
    }
    return look.found.then(found => (found === undefined ? endpoint : found));
  }

  async #find({ workspaceId, endpointId }: Lane): Promise<Endpoint | null | undefined> {
    try {
      const found = await this.#webhooks.findEndpoint(workspaceId, endpointId);
      return found?.state === 'active' ? found : null;
    } catch (error) {
      this.#onError(error);
      return undefined;
    }
  }
}
