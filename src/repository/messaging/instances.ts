/** Instances, and the processes that hold them. */
import type { Awaitable } from '../../common/concurrency/awaitable.ts';
import type { InstanceRecord } from '../../generated/types.ts';
import type { ChangeOptions, Refused } from '../results.ts';
import type {
  HeldInstance,
  HolderOptions,
  Holding,
  InstanceChange,
  InstanceClaim,
  InstanceWork,
  instanceSteps,
  Renewal,
} from './work.ts';

export interface InstanceMethods {
  /**
   * Stores an instance, whose state is `created`. Concurrent calls with `most` never leave the workspace with more
   * instances than that.
   */
  createInstance(
    workspaceId: string,
    instance: InstanceRecord,
    options?: ChangeOptions<Readonly<InstanceRecord>> & { readonly most?: number },
  ): Awaitable<Readonly<InstanceRecord> | Refused<'workspace_unknown' | 'taken' | 'too_many'>>;

  /** The instances of a workspace by `created_at`, oldest first (equal times by id). */
  listInstances(workspaceId: string): Awaitable<readonly Readonly<InstanceRecord>[]>;

  findInstance(workspaceId: string, instanceId: string): Awaitable<Readonly<InstanceRecord> | null>;

  /**
   * Changes an instance, and sets its `changed_at`. Refused: `step` if {@link instanceSteps} does not allow the new
   * state, `changed` if `when` returns false in this step, `lost` to a holder of another generation.
   *
   * `interrupt`: the instance gets the next generation and no lease, so that its holder loses it and any process may
   * claim it at once. If the `address` becomes another one or null, queued messages without `from` get the one before: they
   * were to be sent by that account.
   */
  changeInstance(
    workspaceId: string,
    instanceId: string,
    change: InstanceChange,
    options?: ChangeOptions<Readonly<InstanceRecord>> &
      HolderOptions & {
        readonly interrupt?: boolean;
        readonly when?: (instance: Readonly<InstanceRecord>) => boolean;
        readonly now?: string;
      },
  ): Awaitable<Readonly<InstanceRecord> | Refused<'not_found' | 'step' | 'changed' | 'lost'>>;

  /**
   * Deletes an instance, no matter who holds it. Its messages, chats, contacts, groups and commands are no longer found, and
   * `prune` removes them. Its events stay in the feed until they are old, so that anyone who catches up misses none, and is
   * told of the deletion too. Returns the deleted instance: only one of concurrent calls gets it.
   */
  deleteInstance(
    workspaceId: string,
    instanceId: string,
    options?: ChangeOptions<Readonly<InstanceRecord>>,
  ): Awaitable<Readonly<InstanceRecord> | Refused<'not_found'>>;

  /**
   * Leases instances of any workspace whose `wanted` is `open`, or `logged_out` while they keep a `memory`, and that
   * nobody holds, or somebody who has ended, oldest first: each gets the next generation. No instance is leased to two calls. Messages that the
   * previous holder was sending (`sending` is not null) stay so: see `takeMessages`.
   */
  claimInstances(claim: InstanceClaim): Awaitable<readonly HeldInstance[]>;

  /**
   * Extends the leases of those that still have the given generation, and stores their `healthStats`, if they are given.
   * Returns these; the others are lost, and keep what they have.
   */
  renewInstances(
    held: readonly Renewal[],
    options: { readonly leaseFor: number; readonly now?: string },
  ): Awaitable<readonly HeldInstance[]>;

  /** Ends the leases of those that still have the given generation: any process may claim them at once. */
  releaseInstances(held: readonly Holding[]): Awaitable<void>;

  /**
   * What there is to do for those that still have the given generation; the others are lost. Holders ask this for all
   * their instances at once, every second, so it must be cheap. A message that waits behind another one of its chat may
   * count too: `takeMessages` decides.
   */
  workOf(held: readonly Holding[], options?: { readonly now?: string }): Awaitable<readonly InstanceWork[]>;
}
