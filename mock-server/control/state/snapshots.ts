/** Named snapshots of the stored data, in the memory of the mock server. */
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import type { StoredData } from '../../storage.ts';
import { type Counts, countsOf } from './records.ts';

export interface Snapshot {
  readonly name: string;
  /** When it was taken, as an ISO 8601 timestamp. */
  readonly taken_at: string;
  /** Number of records of each collection. */
  readonly collections: Counts;
}

/** A snapshot in memory shares its records with the data; one of PostgreSQL is a copy. */
const maxSnapshots = 20;

const name = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

export class Snapshots {
  readonly #kept = new Map<string, { readonly about: Snapshot; readonly data: StoredData }>();

  /** @throws MarketplaceError for a name that cannot be used, or if there are too many */
  check(given: string): void {
    if (typeof given !== 'string' || !name.test(given))
      throw new MarketplaceError(
        'invalid_request',
        'the name of a snapshot must have 1 to 64 letters, digits, dots, underscores and hyphens, and start with a letter or digit',
      );
    if (!this.#kept.has(given) && this.#kept.size >= maxSnapshots)
      throw new MarketplaceError(
        'invalid_request',
        `there are ${maxSnapshots} snapshots already: delete one first, or replace one`,
      );
  }

  /** Replaces the one with the same name. */
  keep(given: string, data: StoredData, at: number): Snapshot {
    // Others may have been kept while the data was read.
    this.check(given);
    const about = { name: given, taken_at: new Date(at).toISOString(), collections: countsOf(data) };
    this.#kept.set(given, { about, data });
    return about;
  }

  /** @throws MarketplaceError if there is none with this name */
  dataOf(given: string): StoredData {
    return this.#get(given).data;
  }

  delete(given: string): void {
    this.#get(given);
    this.#kept.delete(given);
  }

  list(): readonly Snapshot[] {
    return [...this.#kept.values()].map(({ about }) => about);
  }

  #get(given: string) {
    const found = this.#kept.get(given);
    if (found === undefined) throw new MarketplaceError('not_found', 'no snapshot has this name');
    return found;
  }
}
