/** How many events an inbound endpoint accepts per minute. Each process counts on its own, so no request waits for the storage. */

import { MarketplaceError } from '../../common/errors/errors.ts';
import type { RateLimit } from '../../limits/rate-limit.ts';
import { beyond } from '../../limits/too-many.ts';
import { Windows } from '../../limits/windows.ts';
import type { FoundAutomationEndpoint } from '../../repository/index.ts';

const minute = 60;

export class EndpointRates {
  readonly #windows = new Windows();
  readonly #standard: RateLimit | null;

  /** `standard`: the limit of endpoints without their own rate; `null`: none. */
  constructor(standard: RateLimit | null) {
    this.#standard = standard;
  }

  /** Counts a request. @throws MarketplaceError 429 */
  take(found: FoundAutomationEndpoint, now: number): void {
    this.#take(found, '', now);
  }

  /** Counts a request whose sender cannot be verified. @throws MarketplaceError 429 */
  takeUnverified(found: FoundAutomationEndpoint, now: number): void {
    this.#take(found, ' unverified', now);
  }

  /**
   * Counts the further events of a batch.
   * @throws MarketplaceError 429; 400 for a batch that is larger than the limit, which would never be accepted
   */
  add(found: FoundAutomationEndpoint, events: number, now: number): void {
    const limit = this.#limitOf(found);
    if (limit !== null && events >= limit.requests)
      throw new MarketplaceError(
        'invalid_request',
        `a batch for this inbound endpoint contains at most ${limit.requests} events`,
      );
    for (let left = events; left > 0; left -= 1) this.#take(found, '', now);
  }

  /** Events per minute that an endpoint accepts; `null`: any number. */
  perMinute(found: FoundAutomationEndpoint): number | null {
    const limit = this.#limitOf(found);
    return limit === null ? null : Math.floor((limit.requests * minute) / limit.seconds);
  }

  #limitOf({ endpoint: { rate } }: FoundAutomationEndpoint): RateLimit | null {
    return rate === null ? this.#standard : { requests: rate, seconds: minute };
  }

  #take(found: FoundAutomationEndpoint, kind: string, now: number): void {
    const limit = this.#limitOf(found);
    if (limit === null) return;
    const name = `${found.workspaceId} ${found.endpoint.id}${kind}`;
    const window = this.#windows.take(name, limit.seconds, now);
    if (window.uses > limit.requests) throw beyond({ name: 'endpoint', ...limit }, window, now);
  }
}
