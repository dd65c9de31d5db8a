/** The storage of wishes: a file of the host, independent of the service. */
import { readFile, rename, writeFile } from 'node:fs/promises';

export interface Wish {
  readonly item_id: number;
  readonly note: string;
  readonly wished_at: string;
}

/** In characters. */
export const maxNote = 200;

/** The wishes of a workspace are limited, like everything that requests can create. */
export const maxWishes = 100;

type Wishes = Readonly<Record<string, readonly Wish[]>>;

export class WishStorage {
  readonly #file: string;
  /** Changes run one after the other, so a check is still valid when the change is stored. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(file: string) {
    this.#file = file;
  }

  async list(workspaceId: string): Promise<readonly Wish[]> {
    return wishesOf(await this.#read(), workspaceId);
  }

  /**
   * Stores a wish, unless the item already has one or the limit is reached. Concurrent calls run one after the other.
   */
  add(workspaceId: string, wish: Wish): Promise<'added' | 'wished_already' | 'too_many'> {
    return this.#step(async all => {
      const wishes = wishesOf(all, workspaceId);
      if (wishes.some(({ item_id: id }) => id === wish.item_id)) return 'wished_already';
      if (wishes.length >= maxWishes) return 'too_many';
      await this.#write({ ...all, [workspaceId]: [...wishes, wish] });
      return 'added';
    });
  }

  /** Forgets what was wished for before a time. */
  forget(before: string): Promise<void> {
    return this.#step(async all => {
      const isKept = ({ wished_at: at }: Wish) => at >= before;
      const kept = Object.entries(all).map(([id, wishes]) => [id, wishes.filter(isKept)]);
      if (!Object.values(all).flat().every(isKept)) await this.#write(Object.fromEntries(kept));
    });
  }

  /** Leaves each of these workspaces with one wish, and all others with none. */
  replace(workspaceIds: readonly string[], wish: Wish): Promise<void> {
    return this.#step(() => this.#write(Object.fromEntries(workspaceIds.map(id => [id, [wish]]))));
  }

  #step<Result>(change: (all: Wishes) => Promise<Result>): Promise<Result> {
    const step = this.#last.then(async () => change(await this.#read()));
    this.#last = step.catch(() => {});
    return step;
  }

  async #write(all: Wishes): Promise<void> {
    await writeFile(`${this.#file}.new`, JSON.stringify(all));
    await rename(`${this.#file}.new`, this.#file);
  }

  async #read(): Promise<Wishes> {
    try {
      return JSON.parse(await readFile(this.#file, 'utf8')) as Wishes;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
      throw error;
    }
  }
}

const wishesOf = (all: Wishes, workspaceId: string): readonly Wish[] =>
  Object.hasOwn(all, workspaceId) ? (all[workspaceId] ?? []) : [];
