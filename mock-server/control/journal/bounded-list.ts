/** A list that keeps the newest records: a number of them, and so many bytes. */

interface Kept {
  readonly id: number;
  /** Bytes that the list counts for it. */
  size: number;
}

export class BoundedList<One extends Kept> {
  readonly #most: number;
  readonly #maxBytes: number;
  /** Records by their id modulo `most`: adding one moves nothing. */
  #places: (One | undefined)[] = [];
  #first = 1;
  #last = 0;
  #bytes = 0;

  constructor({ most, bytes }: { readonly most: number; readonly bytes: number }) {
    this.#most = most;
    this.#maxBytes = bytes;
  }

  /** The id of the next record: 1, 2, 3 and so on, never used twice. */
  get nextId(): number {
    return this.#last + 1;
  }

  /** Adds a record with the id `nextId`. */
  add(one: One): void {
    this.#last = one.id;
    if (one.id - this.#first >= this.#most) this.#drop();
    this.#places[one.id % this.#most] = one;
    this.#bytes += one.size;
    this.#shrink();
  }

  /** Counts more bytes for a record, if it is still in the list. */
  grow(one: One, bytes: number): void {
    if (one.id < this.#first) return;
    one.size += bytes;
    this.#bytes += bytes;
    this.#shrink();
  }

  /** All records with a greater id, oldest first. */
  after(id: number): One[] {
    const found: One[] = [];
    for (let at = Math.max(id + 1, this.#first); at <= this.#last; at += 1) {
      const one = this.#places[at % this.#most];
      if (one !== undefined) found.push(one);
    }
    return found;
  }

  get(id: number): One | null {
    return (id >= this.#first && id <= this.#last ? this.#places[id % this.#most] : undefined) ?? null;
  }

  clear(): void {
    this.#places = [];
    this.#first = this.#last + 1;
    this.#bytes = 0;
  }

  #shrink(): void {
    while (this.#bytes > this.#maxBytes && this.#first <= this.#last) this.#drop();
  }

  #drop(): void {
    const place = this.#first % this.#most;
    this.#bytes -= this.#places[place]?.size ?? 0;
    this.#places[place] = undefined;
    this.#first += 1;
  }
}
