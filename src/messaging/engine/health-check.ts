/** Looks whether something is wrong with the instance of a session, and stores and tells it once. */
import type { InstanceHealthRecord, InstanceRecord } from '../../generated/types.ts';
import type { Holding, InstanceChange, OutboxEvent } from '../../repository/index.ts';
import { healthOf } from '../events.ts';
import { assess, good, isHealthNews } from '../health/assess.ts';
import { noBacklog } from '../health/show.ts';
import type { MessagingContext } from './context.ts';

/** A health and its events, which are stored in one step: it is told once, no matter who dies when. */
export interface HealthChange {
  readonly health: InstanceHealthRecord;
  readonly events: (changed: Readonly<InstanceRecord>) => OutboxEvent[];
}

export interface HealthCheckParts {
  readonly holding: Holding;
  /** The instance, with what its holder has noticed. */
  readonly instance: () => Readonly<InstanceRecord>;
  /** Whether nothing is to be stored any more. */
  readonly isOver: () => boolean;
  /** Stores a health, if the instance is still held. */
  readonly change: (change: HealthChange) => Promise<void>;
}

export class HealthCheck {
  readonly #context: MessagingContext;
  readonly #parts: HealthCheckParts;
  /** A look that is under way. */
  #looking: Promise<void> | null = null;
  #oldestAt: string | null = null;

  constructor(context: MessagingContext, parts: HealthCheckParts) {
    this.#context = context;
    this.#parts = parts;
  }

  /** `oldestAt`: since when the oldest message waits that could be sent. */
  look(oldestAt: string | null): void {
    this.#oldestAt = oldestAt;
    this.#looking ??= this.#look()
      .catch(error => this.#context.onError(error))
      .finally(() => {
        this.#looking = null;
      });
  }

  /** Resolves when no look is under way. */
  async idle(): Promise<void> {
    await this.#looking;
  }

  /** The health after a change that is not stored yet. */
  async after(change: InstanceChange): Promise<HealthChange> {
    const { messaging, clock, now } = this.#context;
    const { workspaceId, instanceId } = this.#parts.holding;
    const { health: before } = this.#parts.instance();
    // Counted only if there is something to tell.
    const [backlog = noBacklog] = isHealthNews(before, this.#assessed(change))
      ? await messaging.countBacklog(workspaceId, { instanceId, ...clock() })
      : [];
    const health = this.#assessed(change);
    const isNews = isHealthNews(before, health);
    return {
      health,
      events: changed => (isNews ? [healthOf(changed, backlog, { now: now() })] : []),
    };
  }

  #assessed(change: InstanceChange = {}): InstanceHealthRecord {
    const { now, settings } = this.#context;
    const instance = { ...this.#parts.instance(), ...change };
    return assess({ instance, oldestAt: this.#oldestAt, now: now(), limits: settings.health });
  }

  async #look(): Promise<void> {
    const { health = good, wanted } = this.#parts.instance();
    if (this.#parts.isOver() || wanted !== 'open' || this.#assessed() === health) return;
    const change = await this.after({});
    if (!this.#parts.isOver()) await this.#parts.change(change);
  }
}
