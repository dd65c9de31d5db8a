/** Does one kind of work of an instance over one connection: as much at the same time as there is room for. */
import type { ChannelConnection, ChannelDriver } from '../../channel/driver.ts';
import type { Awaitable } from '../../common/concurrency/awaitable.ts';
import { type Holding, isRefused, type Refused } from '../../repository/index.ts';
import type { MessagingContext } from './context.ts';
import { untilStored } from './until-stored.ts';

export interface WorkParts {
  readonly holding: Holding;
  readonly driver: ChannelDriver;
  readonly connection: ChannelConnection;
  /** Aborted when the connection has ended: what is under way is given up. */
  readonly ended: AbortSignal;
  /** Aborted when the instance is held no longer: nothing can be stored any more. */
  readonly gone: AbortSignal;
  /** The instance has another generation. */
  readonly lost: () => void;
}

/** How the storage is asked for work. */
interface Taking {
  readonly generation: number;
  readonly limit: number;
  readonly now?: string;
}

export abstract class InstanceWorker<Item, Parts extends WorkParts = WorkParts> {
  protected readonly context: MessagingContext;
  protected readonly parts: Parts;
  /** What is being done, or whose outcome is being stored. */
  readonly #inFlight = new Map<Promise<void>, Item>();
  #isTaking = false;
  /** Whether there may be more to take. */
  #isHungry = false;
  #isClosed = false;

  constructor(context: MessagingContext, parts: Parts) {
    this.context = context;
    this.parts = parts;
  }

  /** How many may be taken now. */
  protected abstract room(inFlight: number): number;

  protected abstract take(
    workspaceId: string,
    instanceId: string,
    taking: Taking,
  ): Awaitable<readonly Item[] | Refused<'not_found' | 'lost'>>;

  protected abstract perform(item: Item): Promise<void>;

  /** There may be something to do. */
  poke(): void {
    this.#isHungry = true;
    this.takeMore();
  }

  /** Takes nothing more. */
  close(): void {
    this.#isClosed = true;
  }

  /** Resolves when nothing of what is being done now, or of some of it, is being done any more. */
  async idle(isMeant: (item: Item) => boolean = () => true): Promise<void> {
    await Promise.all([...this.#inFlight].flatMap(([doing, item]) => (isMeant(item) ? doing : [])));
  }

  /** Takes more if there is more and room for it. */
  protected takeMore(): void {
    if (!this.#isTaking) void this.#take();
  }

  async #take(): Promise<void> {
    this.#isTaking = true;
    try {
      while (this.#isHungry && !this.#isClosed && !this.parts.ended.aborted) {
        const limit = this.room(this.#inFlight.size);
        // A storage gives besides what it took when its answer was lost: then there is less than none.
        if (limit <= 0) break;
        this.#isHungry = false;
        await this.#takeSome(limit);
      }
    } catch (error) {
      // The next look of the holder tries again.
      this.context.onError(error);
    } finally {
      this.#isTaking = false;
    }
  }

  async #takeSome(limit: number): Promise<void> {
    const { workspaceId, instanceId, generation } = this.parts.holding;
    const taken = await this.take(workspaceId, instanceId, { generation, limit, ...this.context.clock() });
    if (isRefused(taken)) {
      this.parts.lost();
      return;
    }
    if (taken.length > 0) this.#isHungry = true;
    for (const item of taken) {
      // What a host gives may fail in ways that nobody has thought of.
      const doing = this.perform(item)
        .catch(this.context.onError)
        .then(() => {
          this.#inFlight.delete(doing);
          this.poke();
        });
      this.#inFlight.set(doing, item);
    }
  }

  /** What an outcome has become, stored as soon as that works; `null`: nobody wants it any more. */
  protected async stored<Stored extends object>(
    store: () => Awaitable<Stored | Refused<'not_found' | 'lost' | 'changed'>>,
  ): Promise<Stored | null> {
    const answer = await untilStored(this.context, this.parts.gone, store);
    if (answer === null || !isRefused(answer)) return answer;
    if (answer.refused !== 'changed') this.parts.lost();
    return null;
  }

  /** A time by the clock of the storage, so many milliseconds from now. Never rejects. */
  protected async dueIn(wait: number): Promise<string> {
    const { now, storageNow } = this.context;
    return new Date((await storageNow().catch(now)) + wait).toISOString();
  }
}
