/** Where wishes are kept: a file of the host's own. The service knows nothing of it. */
import { readFile, rename, writeFile } from 'node:fs/promises';

export interface Wish {
  readonly item_id: number;
  readonly note: string;
  readonly wished_at: string;
}

/** In characters. */
export const longestNote = 200;

/** Wishes of a workspace are bounded, like everything that a request can make more of. */
export const mostWishes = 100;

type Wishes = Readonly<Record<string, readonly Wish[]>>;

export class WishStorage {
  readonly #file: string;
  /** One change after the other: what is checked holds until it is stored. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(file: string) {
    this.#file = file;
  }

  async list(workspaceId: string): Promise<readonly Wish[]> {
    return wishesOf(await this.#read(), workspaceId);
  }

  /** Stores a wish, unless there is one for the item or there are too many. Of two at once, one comes first. */
  add(workspaceId: string, wish: Wish): Promise<'added' | 'wished_already' | 'too_many'> {
    const step = this.#last.then(async () => {
      const all = await this.#read();
      const wishes = wishesOf(all, workspaceId);
      if (wishes.some(({ item_id: id }) => id === wish.item_id)) return 'wished_already';
      if (wishes.length >= mostWishes) return 'too_many';
      await writeFile(`${this.#file}.new`, JSON.stringify({ ...all, [workspaceId]: [...wishes, wish] }));
      await rename(`${this.#file}.new`, this.#file);
      return 'added';
    });
    this.#last = step.catch(() => {});
    return step;
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
