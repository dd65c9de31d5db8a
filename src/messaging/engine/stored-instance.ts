/** The instance that a session holds, as it is stored. Each change is stored with its events. */
import type { InstanceRecord } from '../../generated/types.ts';
import { type Holding, type InstanceChange, isRefused } from '../../repository/index.ts';
import { type pairingOf, statusOf } from '../events.ts';
import { InstanceLostError, type MessagingContext } from './context.ts';
import type { HealthCheck } from './health-check.ts';
import type { HealthStatsTracker } from './health-stats-tracker.ts';
import { lineOf } from './reason.ts';
import { untilStored } from './until-stored.ts';

export type StateChange = InstanceChange & Pick<InstanceRecord, 'state' | 'reason'>;

export interface StoredInstanceParts {
  readonly holding: Holding;
  readonly healthStats: HealthStatsTracker;
  /** Aborted when the instance is held no longer. */
  readonly gone: AbortSignal;
  /** The instance has another generation. */
  readonly lost: () => void;
}

export class StoredInstance {
  readonly #context: MessagingContext;
  readonly #parts: StoredInstanceParts;
  #record: Readonly<InstanceRecord>;

  constructor(context: MessagingContext, record: Readonly<InstanceRecord>, parts: StoredInstanceParts) {
    this.#context = context;
    this.#record = record;
    this.#parts = parts;
  }

  get record(): Readonly<InstanceRecord> {
    return this.#record;
  }

  /** It was read again: its user may have changed its rate. */
  renewed({ name, rate }: Readonly<InstanceRecord>): void {
    this.#record = { ...this.#record, name, rate };
  }

  /**
   * Stores a new state, until it is stored or the instance is lost. Emits its event if it is another one. `healthCheck`: it
   * is the last state, with which the health is stored too.
   */
  async change(change: StateChange, healthCheck: HealthCheck | null = null): Promise<void> {
    const { state, reason, pairing } = this.#record;
    const line = change.reason === null ? null : lineOf(change.reason);
    const isNew = state !== change.state || reason !== line;
    if (!isNew && pairing === null && change.wanted === undefined) return;
    await untilStored(this.#context, this.#parts.gone, async () => {
      const next = { ...change, reason: line };
      const last = healthCheck === null ? null : await healthCheck.after(next);
      const reported = last === null ? next : { ...next, health: last.health };
      await this.changeNow(reported, changed => [
        ...(isNew ? [statusOf(changed, { now: this.#context.now() })] : []),
        ...(last?.events(changed) ?? []),
      ]).catch(error => {
        // Nothing is left to store.
        if (!(error instanceof InstanceLostError || error instanceof IllegalStep)) throw error;
      });
    });
  }

  /** @throws InstanceLostError */
  async changeNow(
    change: InstanceChange,
    events: (changed: Readonly<InstanceRecord>) => ReturnType<typeof pairingOf> = () => [],
  ): Promise<void> {
    const { holding, healthStats, lost } = this.#parts;
    const { workspaceId, instanceId, generation } = holding;
    const { messaging, clock, stored } = this.#context;
    const { unstored } = healthStats;
    const noticed = unstored === undefined ? change : { ...change, health_stats: unstored };
    const changed = await messaging.changeInstance(workspaceId, instanceId, noticed, {
      generation,
      events,
      ...clock(),
    });
    if (isRefused(changed)) {
      if (changed.refused === 'step' || changed.refused === 'changed')
        throw new IllegalStep(`${instanceId} cannot become ${change.state} now`);
      lost();
      throw new InstanceLostError(holding);
    }
    this.#record = changed;
    healthStats.stored(unstored);
    stored(workspaceId);
  }
}

/** The storage does not allow the new state. */
class IllegalStep extends Error {
  override readonly name = 'IllegalStep';
}
