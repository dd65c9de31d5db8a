/** How many events an inbound endpoint accepts per minute. Each process counts on its own, so no request waits for the storage. */

import type { RateLimit } from '../../limits/options.ts';
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

  #take({ workspaceId, endpoint: { id, rate } }: FoundAutomationEndpoint, kind: string, now: number): void {
    const limit = rate === null ? this.#standard : { requests: rate, seconds: minute };
    if (limit === null) return;
    const window = this.#windows.take(`${workspaceId} ${id}${kind}`, limit.seconds, now);
    if (window.uses > limit.requests) throw beyond({ name: 'endpoint', ...limit }, window, now);
  }

  /** Counts the further events of a batch. They are accepted, and the next requests have to wait. */
  add(found: FoundAutomationEndpoint, events: number, now: number): void {
    const { rate } = found.endpoint;
    const seconds = rate === null ? this.#standard?.seconds : minute;
    if (seconds === undefined) return;
    for (let left = events; left > 0; left -= 1)
      this.#windows.take(`${found.workspaceId} ${found.endpoint.id}`, seconds, now);
  }
}
