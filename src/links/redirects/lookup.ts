/** Looks up links by short URL, with a short-lived cache for storages that are not in-process. */

import { type Awaitable, after } from '../../common/concurrency/awaitable.ts';
import { elapsed } from '../../common/time/worker-time.ts';
import type { FoundLink, LinksRepository } from '../../repository/index.ts';

/** The maximum number of cached links. */
const most = 20_000;

export class Lookup {
  readonly #repository: LinksRepository;
  readonly #age: number;
  readonly #kept = new Map<string, { readonly found: FoundLink; readonly until: number }>();
  /** Counts invalidations: the result of a look-up that started before an invalidation may be stale. */
  #forgotten = 0;

  /** `age`: how long a link is cached, in milliseconds. */
  constructor(repository: LinksRepository, age: number) {
    this.#repository = repository;
    this.#age = age;
  }

  find(domain: string, slugKey: string): Awaitable<FoundLink | null> {
    const known = this.#kept.size === 0 ? undefined : this.#kept.get(placeKeyOf(domain, slugKey));
    if (known !== undefined && known.until > elapsed()) return known.found;
    const found = this.#repository.findBySlug(domain, slugKey);
    // A storage that answers synchronously needs no cache.
    if (!(found instanceof Promise) || this.#age === 0) return found;
    const asked = elapsed();
    const forgotten = this.#forgotten;
    return after(found, link => {
      if (link === null || forgotten !== this.#forgotten) return link;
      if (this.#kept.size >= most) this.#kept.clear();
      this.#kept.set(placeKeyOf(domain, slugKey), { found: link, until: asked + this.#age });
      return link;
    });
  }

  forget(domain: string, slugKey: string): void {
    this.#forgotten += 1;
    this.#kept.delete(placeKeyOf(domain, slugKey));
  }
}

const placeKeyOf = (domain: string, slugKey: string) => `${domain} ${slugKey}`;
