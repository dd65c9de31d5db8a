/**
 * Current settings of endpoints: a waiting delivery was leased some time ago, and any process may have updated, paused
 * or deleted its endpoint since.
 */
import { FairQueue } from '../common/concurrency/fair-queue.ts';
import { encryptedCollections } from '../repository/encrypted/declared.ts';
import { unreadableIn } from '../repository/encrypted/records.ts';
import type { Awaitable, WebhookJob, WebhooksRepository } from '../repository/index.ts';
import type { Lane } from './lane.ts';

/**
 * Maximum number of concurrent look-ups, and of one workspace: with many endpoints, it would otherwise take all
 * connections of the storage at once.
 */
const slots = 8;
const slotsPerShare = 4;
/** Maximum age of cached settings, in milliseconds. */
const maxAge = 1_000;

type Endpoint = WebhookJob['endpoint'];

interface CachedEndpoint {
  readonly at: number;
  /** `null`: the endpoint receives nothing. `undefined`: the storage did not answer. */
  readonly found: Promise<Endpoint | null | undefined>;
}

export class CurrentEndpoints {
  readonly #webhooks: Pick<WebhooksRepository, 'findEndpoint'>;
  readonly #onError: (error: unknown) => void;
  readonly #cached = new WeakMap<Lane, CachedEndpoint>();
  readonly #queue = new FairQueue({
    slots,
    slotsPerShare,
    // As many wait as there are lanes with deliveries, which is limited.
    perShare: Number.POSITIVE_INFINITY,
    perLine: Number.POSITIVE_INFINITY,
    full: () => new Error('too many endpoints are looked up at once'),
  });

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
    if (now - asked < maxAge) return endpoint;
    let cached = this.#cached.get(lane);
    if (cached === undefined || now - cached.at >= maxAge) {
      cached = { at: now, found: this.#find(lane) };
      this.#cached.set(lane, cached);
    }
    return cached.found.then(found => (found === undefined ? endpoint : found));
  }

  async #find({ workspaceId, endpointId }: Lane): Promise<Endpoint | null | undefined> {
    try {
      const turn = { line: 'endpoints', share: workspaceId };
      const found = await this.#queue.run(turn, async () =>
        this.#webhooks.findEndpoint(workspaceId, endpointId),
      );
      const fault = unreadableIn(encryptedCollections.webhook_endpoints, found);
      if (fault !== null) throw fault;
      return found?.state === 'active' ? found : null;
    } catch (error) {
      this.#onError(error);
      return undefined;
    }
  }
}
