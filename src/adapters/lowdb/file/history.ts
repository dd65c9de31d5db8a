/** What was stored lately. Versions share their records and lists, so only the changed lists need memory. */
import type { FrozenData } from '../data.ts';

/** Versions, and entries of their lists that no later version shares. */
const most = { versions: 500, entries: 1_000_000 };

export class History {
  #versions: { readonly data: FrozenData; readonly entries: number }[] = [];
  #entries = 0;

  add(data: FrozenData): void {
    const last = this.latest;
    const entries = last === undefined ? 0 : changedEntries(last, data);
    this.#versions.push({ data, entries });
    this.#entries += entries;
    while (
      this.#versions.length > most.versions ||
      (this.#entries > most.entries && this.#versions.length > 1)
    )
      this.#entries -= this.#versions.shift()?.entries ?? 0;
  }

  get latest(): FrozenData | undefined {
    return this.#versions.at(-1)?.data;
  }

  /** The latest last. */
  get versions(): readonly FrozenData[] {
    return this.#versions.map(({ data }) => data);
  }
}

/** How many entries the lists of a version have that the next one does not share. */
function changedEntries(before: object, after: object): number {
  let count = 0;
  for (const [name, value] of Object.entries(before)) {
    const next: unknown = (after as Record<string, unknown>)[name];
    if (value === next) continue;
    if (Array.isArray(value)) count += value.length;
    else if (typeof value === 'object' && value !== null)
      count += Object.keys(value).length + changedEntries(value, (next ?? {}) as object);
  }
  return count;
}
